"""Social programmes 1 to 4."""
import math

from parts import bins, city, people, rooms, small
from parts.basics import (at, ball, box, cone, cyl, lathe, prism, scatter, sheet, terrain, torus,
                          tube)
from parts.places import mountain, pine, tree
from studio import camera, light, scene


KIDS = (('red', 'braids', 2), ('yellow', 'short', 1), ('teal', 'pony', 3), ('purple', 'curly', 3), ('orange', 'bob', 2), ('white', 'crop', 1))


@scene('program-1', 'M')
def school_programme():
    rooms.room(12, 7, 4.4, floor='wood', wall='#F6DD9E', side='#F2CE7A', base='orange', power=430)
    box((4.4, 0.1, 1.7), (-0.6, 3.42, 1.3), 'green_dark', 0.04)
    box((4.6, 0.08, 1.9), (-0.6, 3.46, 1.2), 'wood', 0.04)
    for k, (x, c) in enumerate(((-2.0, 'green'), (-0.6, 'blue_light'), (0.8, 'orange'))):
        with at(x, 3.35, 1.75):
            torus(0.32, 0.045, (0, 0, 0.35), c, 'y', arc=300, start=20 + 60 * k)
            prism([(-0.13, 0), (0.13, 0), (0, 0.2)], 0.05, (0.32, 0, 0.36), c, 'y', 0)
    for i, (c, l) in enumerate((('green', 'green_dark'), ('blue', 'blue_dark'), ('orange', 'terracotta'))):
        with at(-1.7 + 1.15 * i, 1.6, 0, s=1.05):
            bins.bin240(c, l)
    for i, (x, y, a, h) in enumerate(((-2.9, 0.4, 45, 'hold'), (-1.3, -0.5, 80, 'front'), (0.3, -0.3, 95, 'wave'), (1.9, 0.2, 130, 'hold'), (3.1, 1.2, 170, 'cheer'))):
        c, hs, sk = KIDS[i]
        with at(x, y, 0, rz=a):
            people.child(c, 0.72, hair_style=hs, skin=sk, hands=h, pants='blue_dark')
            if h == 'hold':
                with at(0.3, 0, 0.6):
                    (bins.bottle('clear_blue', 'blue', 0.9) if i == 0 else ball(0.12, (0, 0, 0.1), 'red'))
    with at(-3.9, 1.9, 0, rz=-30):
        people.person('green', 'blue_dark', 2, 'bun', hands='point', glasses='black')
    with at(4.6, 2.7):
        small.plant(1.6, 'blue')
    for k, c in enumerate(('red', 'blue', 'yellow', 'green')):
        with at(3.6 + 0.0 * k, 3.1, 0.9 + 0.07 * k, rz=k * 11):
            small.book(0.5, 0.36, 0.07, c)
    box((1.2, 0.6, 0.9), (3.6, 3.1, 0), 'white', 0.04)
    camera((0.4, -6.6, 2.6), (-0.2, 0.9, 1.1), 36, 1.6, (0, 0.8, 1))


@scene('program-2', 'M')
def reforestation():
    light('morning', azimuth=-125, elevation=34, haze=0.4, haze_from=30, haze_to=200, exposure=-0.1)

    def slope(x, y):
        return 0.26 * (y + 6) + 0.5 * math.sin(x * 0.22) + 0.25 * math.sin(y * 0.6 + x * 0.3) + 0.0

    terrain(slope, -45, 55, -25, 34, 'grass', 90, 60)
    with at(10, 120, -2):
        mountain([(-160, 6), (-100, 34), (-60, 48), (-30, 40), (0, 36), (25, 52), (60, 38), (110, 24), (170, 6)], 55, 'mountain_green', 4)
    for i, (x, y, a, s) in enumerate(scatter(60, -16, 22, -3, 26, 3, 2.1)):
        with at(x, y, slope(x, y) - 0.03, rz=a):
            rooms.sapling(1.4 * s, i)
    for i, (x, y, a, s) in enumerate(scatter(30, -40, 48, 24, 33, 8, 3)):
        with at(x, y, slope(x, y) - 0.1):
            pine(6 * s, 'leaf_dark', i)
    for i, (x, y, a, s) in enumerate(scatter(18, -12, 14, -6, 6, 5, 2.4)):
        ball(0.3 * s, (x, y, slope(x, y)), 'rock', (1.3, 1, 0.7), (0, 0, a), sub=2)
    crew = ((-2.6, -3.4, 30, 'kneel'), (0.3, -2.6, -20, 'spade'), (2.6, -1.8, 200, 'carry'), (4.6, 0.8, 190, 'kneel'), (-4.6, 0.2, -10, 'carry'))
    for i, (x, y, a, kind) in enumerate(crew):
        c, hs, sk = (('green', 'pony', 2), ('blue', 'short', 1), ('white', 'curly', 3), ('yellow', 'bob', 1), ('orange', 'short', 2))[i]
        with at(x, y, slope(x, y), rz=a):
            if kind == 'kneel':
                people.kneel(shirt=c, hair_style=hs, skin=sk, gloves='ochre', pants='blue_dark')
                with at(0.6, 0, 0):
                    rooms.sapling(1.3, i)
            elif kind == 'spade':
                people.person(c, 'sand_paint', sk, hs, hat='straw', hat_mat='sand_paint', hands=((0.4, 0.1, 0.85), (0.4, -0.05, 1.1)), feet='wide')
                with at(0.42, 0.02, -0.05):
                    rooms.spade()
            else:
                people.person(c, 'blue_dark', sk, hs, hands='hold', feet='walk', hat='cap' if i == 4 else None, hat_mat='green')
                with at(0.42, 0, 0.66, s=0.7):
                    lathe([(0.2, 0), (0.26, 0.3)], (0, 0, 0), 'terracotta', 20)
                    with at(z=0.25):
                        rooms.sapling(1.0, 1, False)
    camera((-5.2, -11.2, 2.8), (0.6, 1.5, 2.6), 34, 1.6, (0, -2.5, 1.6))


@scene('program-3', 'M')
def river_cleanup():
    light('morning', azimuth=-55, elevation=36, haze=0.32, haze_from=30, haze_to=180, exposure=-0.1)

    def mid(y):
        return 1.6 + 3.2 * math.sin(y * 0.13) + 0.12 * y

    def bank(x, y):
        d = abs(x - mid(y)) - 3.0
        return max(-0.9, min(0.55, d * 0.55)) + 0.06 * math.sin(x * 1.3 + y)

    terrain(bank, -40, 50, -20, 70, 'grass', 110, 110)
    sheet(-60, 60, -30, 90, -0.12, 'water')
    for i, (x, y, a, s) in enumerate(scatter(60, -8, 12, -9, 22, 6, 0.9, lambda x, y: -0.4 < abs(x - mid(y)) - 3.0 < 0.7)):
        ball(0.34 * s, (x, y, bank(x, y)), 'rock', (1.3, 1, 0.65), (0, 0, a), sub=2)
    for i, (x, y, a, s) in enumerate(scatter(36, -30, 40, 12, 50, 3, 3.8, lambda x, y: abs(x - mid(y)) > 6)):
        with at(x, y, 0.5):
            tree(5.5 * s, ('leaf', 'leaf_light', 'leaf_dark')[i % 3], i)
    for i, (x, c) in enumerate(((-13, 'terracotta'), (16, 'cream'), (26, 'blue_light'), (-23, 'ochre'))):
        with at(x, 26 + i, 0.4):
            city.house(7, 6, 3, c, floors=1 + i % 2, seed=i)
    crew = ((-2.9, -1.2, 10, 'green', 'pony', 1, 'low'), (-3.6, 2.6, -25, 'blue', 'crop', 3, 'front'), (-5.0, -0.4, 40, 'yellow', 'braids', 2, 'hold'), (6.4, 2.2, 190, 'orange', 'short', 1, 'low'), (7.2, 5.2, 210, 'white', 'bun', 2, 'wave'))
    for x, y, a, c, hs, sk, h in crew:
        with at(x, y, bank(x, y), rz=a):
            people.person(c, 'blue_dark', sk, hs, hands=h, gloves='green', shoes='green_dark', vest='orange' if c == 'blue' else None, feet='wide')
    with at(0.4, 1.4, -0.55, rz=150):
        people.person('teal', 'green_dark', 2, 'short', hat='straw', hat_mat='sand_paint', hands='front', gloves='orange')
    tube([(-0.1, 1.6, 0.45), (-1.0, 2.2, -0.05)], 0.025, 'wood')
    with at(-1.1, 2.3, -0.08, rx=20):
        torus(0.26, 0.025, (0, 0, 0), 'blue')
        lathe([(0.26, 0), (0.1, -0.2)], (0, 0, 0), 'blue_light', 16)
    for i, (x, y) in enumerate(((-3.9, -1.6), (-4.5, 1.6), (-5.7, 0.6), (7.3, 1.4), (7.9, 3.4))):
        with at(x, y, bank(x, y)):
            bins.bag(('green_dark', 'blue', 'orange')[i % 3], 1.0, i)
    for i, (x, y) in enumerate(((0.2, -2.4), (1.9, 0.6), (3.0, 3.6), (0.6, 4.8))):
        with at(x, y, -0.08, rx=90, rz=i * 50):
            bins.bottle(('clear_blue', 'clear_green')[i % 2], ('red', 'blue')[i % 2], 1.0)
    camera((-4.8, -10.2, 4.2), (0.9, 1.6, 0.8), 34, 1.7, (-1, 0, 0.8))


@scene('program-4', 'M')
def scholarships():
    light('studio', azimuth=-50, elevation=44, haze=0, rim=1.0, exposure=-0.05)
    sheet(-40, 40, -40, 40, -0.01, '#8DB7EE')
    box((80, 0.3, 30), (0, 4.2, 0), '#6FA5E6', 0)
    for k, (c, w, d) in enumerate((('blue_dark', 2.5, 1.8), ('green', 2.3, 1.7), ('terracotta', 2.4, 1.75), ('cream', 2.1, 1.6))):
        with at(-0.3, 0.3, 0.34 * k, rz=(8, -6, 12, -3)[k]):
            small.book(w, d, 0.34, c)
    with at(-0.3, 0.3, 1.36 - 0.02, rz=24, s=3.1):
        lathe([(0.25, 0), (0.24, 0.14), (0, 0.15)], (0, 0, 0), 'blue_dark', 32)
        box((0.66, 0.66, 0.03), (0, 0, 0.13), 'blue_dark', 0.01)
        ball(0.025, (0, 0, 0.165), 'gold')
        tube([(0, 0, 0.165), (0.2, -0.2, 0.16), (0.31, -0.31, 0.13), (0.33, -0.33, -0.1)], 0.011, 'gold', True)
        lathe([(0.012, 0), (0.04, -0.14)], (0.33, -0.33, -0.08), 'gold', 12)
    with at(2.4, 0.5, 0, rz=-14):
        box((1.5, 0.85, 1.85), (0, 0, 0), 'green', 0.35)
        box((1.15, 0.4, 0.85), (0, -0.5, 0.2), 'green_dark', 0.18)
        box((1.0, 0.1, 0.06), (0, -0.71, 0.82), 'yellow', 0.02)
        torus(0.24, 0.06, (0, 0, 1.88), 'green_dark', 'y', arc=180, start=180)
        for x in (-0.45, 0.45):
            box((0.14, 0.08, 1.3), (x, -0.41, 0.3), 'green_dark', 0.03)
    with at(0.9, -1.5, 0, rz=28):
        cyl(0.16, 1.3, (0, 0, 0.17), 'paper', 'x', seg=32)
        cyl(0.175, 0.16, (0, 0, 0.17), 'red', 'x', seg=32)
        for s in (-1, 1):
            torus(0.11, 0.03, (0, -0.16, 0.24 + 0.05 * s), 'red', 'x')
    for i, (c, a) in enumerate((('yellow', 0), ('red', 26), ('blue', -22))):
        with at(-2.5 + 0.34 * i, -1.0 - 0.2 * i, 0, rz=60 + a):
            cyl(0.07, 1.3, (0, 0, 0.075), c, 'x', seg=6)
            cone(0.07, 0.2, (0.65, 0, 0.075), 'cream', seg=6, rot=(0, 90, 0))
            cyl(0.072, 0.14, (-0.7, 0, 0.075), 'pink', 'x', seg=12)
    with at(-2.5, 0.9):
        cyl(0.4, 0.9, (0, 0, 0), 'white', seg=40)
        for i, (c, a, b) in enumerate((('blue', 8, 10), ('orange', -12, 4), ('green', 6, -14))):
            cyl(0.06, 1.6, (0.1 * (i - 1), 0.1 * (i % 2), 0.2), c, rot=(a, b, 0), seg=6)
    camera((-1.6, -7.6, 3.0), (0.1, 0, 1.05), 44, 1.4, (-0.1, -0.6, 1.2))
