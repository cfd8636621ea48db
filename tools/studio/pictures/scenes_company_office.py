"""Rooms of the company: the team, the call centre."""
from parts import people, sets, vehicles
from parts.basics import *
from studio import camera, ground, light, scene


@scene('inst-equipo', 'B')
def inst_team():
    light('morning', azimuth=-120, elevation=40, haze=0)
    ground('grass')
    sheet(-30, 30, -20, 4, 0.01, 'planks')
    room('#DCE8F4', 'blue')
    cyl(1.9, 0.1, (0, 0, 0.74), 'white')
    cyl(0.4, 0.74, (0, 0, 0), 'charcoal', r2=0.2)
    looks = (('blue', 1, 'bob', 'down'), ('green_dark', 2, 'short', 'front'), ('white', 3, 'curly', 'point'), ('terracotta', 1, 'bun', 'down'),
             ('ochre', 2, 'long', 'front'))
    for (x, y, a), (shirt, skin, hairs, hands) in zip(circle(5, 2.3, -15, 262), looks):
        with at(x, y, 0, rz=a + 180):
            people.person(shirt, 'charcoal', skin, hairs, feet='sit', drop=0.16, hands='type')
            chair()
    for i, (x, y) in enumerate(((-0.8, 0.5), (0.7, 0.7), (0.9, -0.6))):
        box((0.36, 0.28, 0.02), (x, y, 0.84), 'paper', 0, (0, 0, i * 40))
        cyl(0.07, 0.14, (x * 0.6, y * 0.5 - 0.3, 0.84), ('green', 'blue', 'white')[i])
    with at(0.05, 0.05, 0.84, s=0.1):
        vehicles.collection_truck()
    with at(-4.2, 2.6, 0):
        plant_pot(1.9)
    with at(4.6, 2.8, 0):
        plant_pot(1.5)
    camera((2.4, -6.6, 3.2), (0, 0.2, 1.0), lens=33, fstop=1.0)


def room(wall='#DCE8F4', accent='blue', w=16, h=4.2, y=4):
    """Room seen from -y: back wall with windows onto the sky, skirting, picture rail."""
    for x0, x1 in ((-w, -4.4), (-1.2, 1.2), (4.4, w)):
        box((x1 - x0, 0.2, h), ((x0 + x1) / 2, y, 0), wall, 0)
    for x in (-2.8, 2.8):
        box((3.2, 0.2, 1.1), (x, y, 0), wall, 0)
        box((3.2, 0.2, h - 3.3), (x, y, 3.3), wall, 0)
        for k in (-1.55, 0, 1.55):
            box((0.1, 0.16, 2.2), (x + k, y, 1.1), 'white', 0)
        box((3.4, 0.4, 0.1), (x, y - 0.1, 1.05), 'white', 0.02)
    box((2 * w, 0.1, 0.16), (0, y - 0.12, 0), accent, 0)
    sets.skyline(-50, 50, 60, 6, 3, (3, 8))


def chair(mat='blue'):
    box((0.5, 0.5, 0.09), (0, 0, 0.38), mat, 0.04)
    box((0.08, 0.46, 0.55), (-0.26, 0, 0.52), mat, 0.04)
    cyl(0.04, 0.38, (0, 0, 0), 'steel')
    cyl(0.26, 0.05, (0, 0, 0), 'charcoal')


def plant_pot(h=1.6):
    lathe([(0.24, 0), (0.34, 0.5), (0.36, 0.52), (0.3, 0.5), (0, 0.46)], (0, 0, 0), 'terracotta', 24)
    for i, (x, y, a) in enumerate(circle(7, 0.12)):
        with at(x, y, 0.46, rz=a):
            prism([(0, 0), (0.25, h * 0.4), (0.5, h * 0.62), (0.34, h * 0.36), (0.06, 0)], 0.16, (0, 0, 0), ('leaf', 'leaf_dark')[i % 2], 'y', 0, (0, -14 * (i % 3), 0))


@scene('contact')
def contact():
    light('morning', azimuth=-125, elevation=42, haze=0)
    ground('grass')
    sheet(-30, 30, -20, 4, 0.01, 'floor_blue')
    room('#CFE0F2', 'green')
    for i, x in enumerate((-2.2, 0.2, 2.6)):
        with at(x, 0.6 + (i == 1) * 0.2, 0):
            box((2.0, 1.0, 0.08), (0, 0, 0.72), 'wood')
            box((0.06, 0.9, 0.72), (-0.94, 0, 0), 'white')
            box((0.06, 0.9, 0.72), (0.94, 0, 0), 'white')
            box((2.0, 0.06, 0.5), (0, -0.46, 0.2), ('blue', 'green', 'blue')[i], 0.02)
            box((0.62, 0.05, 0.4), (0.62, 0.0, 0.92), 'charcoal', 0.02, (0, 0, 24))
            box((0.1, 0.08, 0.16), (0.62, 0.02, 0.8), 'charcoal', 0)
            box((0.44, 0.16, 0.02), (-0.1, 0.28, 0.8), 'grey_dark', 0.005)
            with at(-0.1, 0.78, 0, rz=-90):
                people.person(('blue', 'white', 'green_dark')[i], 'charcoal', (1, 3, 2)[i], ('pony', 'short', 'bob')[i], feet='sit', drop=0.16, hands='type')
                chair('green')
                torus(0.275, 0.025, (0, 0, 1.28), 'charcoal', 'x', arc=180)
                for y in (-0.26, 0.26):
                    cyl(0.09, 0.06, (0, y, 1.27), 'charcoal', 'y')
                tube([(0, 0.27, 1.22), (0.18, 0.2, 1.14), (0.27, 0.08, 1.17)], 0.014, 'charcoal', True)
                ball(0.03, (0.27, 0.07, 1.17), 'green')
            cyl(0.06, 0.12, (-0.6, -0.2, 0.8), ('green', 'white', 'terracotta')[i])
    with at(-4.4, 2.4, 0):
        plant_pot(2.2)
    with at(4.9, 2.2, 0):
        plant_pot(1.8)
    with at(1.4, -0.9, 0):
        plant_pot(0.7)
    camera((-1.7, -4.4, 2.2), (0.1, 0.8, 1.1), lens=32, fstop=0.8, focus=(0, 0.6, 1.2))
