"""News pictures 11 to 14."""
import math

from parts import bins, city, machines, people, plant, rooms, small
from parts.basics import (at, box, circle, cyl, lathe, pipe, prism, row, scatter, sheet, terrain,
                          torus, tube)
from parts.places import mountain, tree
from studio import camera, ground, light, scene


@scene('blog-11', 'M')
def new_trees():
    light('morning', azimuth=-55, elevation=36, haze=0.35, haze_from=30, haze_to=180, exposure=-0.1)
    ground('grass')
    for k in range(40):
        t = k / 39
        x, y = -14 + 34 * t, -3.5 + 5.5 * math.sin(t * 4.6) + 6 * t
        cyl(1.35, 0.05 + 0.0004 * k, (x, y, 0), 'soil_light', seg=24, bevel=0)
    cyl(3.6, 0.08, (9, 9, 0), 'concrete_warm', seg=48)
    cyl(3.0, 0.14, (9, 9, 0), 'water_turquoise', seg=48)
    pipe(3.2, 0.35, (9, 9, 0), 'white', 0.25, seg=48)
    spots = scatter(30, -12, 16, -2, 20, 9, 2.3, lambda x, y: abs(y - (-3.5 + 5.5 * math.sin((x + 14) / 34 * 4.6) + 6 * (x + 14) / 34)) > 2 and (x - 9) ** 2 + (y - 9) ** 2 > 22)
    for i, (x, y, a, s) in enumerate(spots):
        with at(x, y, 0, rz=a):
            rooms.sapling(1.9 * s, i)
    for i, (x, y, a, s) in enumerate(scatter(30, -34, 44, 24, 44, 3, 4.5)):
        with at(x, y):
            tree(6 * s, ('leaf', 'leaf_dark')[i % 2], i)
    for i, (x, f, c) in enumerate(((-20, 5, 'white'), (4, 7, 'cream'), (22, 4, 'blue_pale'), (38, 8, 'white'))):
        with at(x, 56):
            city.office(12, 9, f, c, seed=i, accent=('blue', 'terracotta')[i % 2])
    with at(-1.2, -3.2, 0, rz=50):
        rooms.sapling(2.1, 3)
    with at(-1.9, -3.6, 0, rz=30):
        people.kneel(shirt='green', skin=2, pants='blue_dark', hair_style='pony', gloves='ochre')
    with at(0.4, -2.4, 0, rz=-140):
        people.person('white', 'sand_paint', 1, 'crop', hands='low', hair_mat='grey_light')
    with at(3.0, 0.4, 0.06, rz=160):
        people.child('red', 0.7, hands='cheer', hair_style='curly', skin=3, feet='walk')
    with at(4.0, 0.9, 0.06, rz=170):
        people.child('blue', 0.66, hands='walk', hair_style='braids', feet='walk')
    with at(1.5, -4.0, 0):
        cyl(0.22, 0.34, (0, 0, 0), 'blue', seg=32)
        torus(0.2, 0.02, (0, 0, 0.42), 'steel', 'y', arc=180, start=180)
    with at(-3.2, -3.0, 0, rz=20):
        rooms.spade()
    for x, y, a in ((-4.5, 2.4, -20), (5.8, 4.6, 30)):
        with at(x, y, 0, rz=a):
            city.bench()
    camera((-3.8, -11.2, 4.4), (1.0, 2.0, 1.35), 37, 1.6, (-0.5, -2, 1))


@scene('blog-12', 'M')
def paper_mill():
    rooms.room(22, 10, 6.4, floor='floor_hall', wall='#C9DDF4', side='#AFCBEA', power=760)
    with at(-5.0, 0.2):
        plant.conveyor(7.6, 0.6, 2.6, 1.5, None, frame='blue')
    for k in range(3):
        with at(-7.6 + 2.35 * k, 0.2, 0.98 + 0.62 * k, ry=-15):
            bins.paper_bale(k, (1.4, 1.0, 0.9))
    with at(1.2, 0.6):
        lathe([(1.7, 0), (1.75, 0.1), (1.75, 2.2), (1.85, 2.3), (1.6, 2.3)], (0, 0, 0.6), 'white', 48)
        cyl(1.58, 0.06, (0, 0, 2.74), '#E9E4D6', seg=48)
        lathe([(1.78, 0), (1.78, 0.3)], (0, 0, 1.4), 'green', 48)
        for x, y, a in circle(6, 1.5, 20):
            cyl(0.13, 0.65, (x, y, 0), 'steel_dark')
        torus(0.7, 0.12, (0, 0, 2.86), 'paper')
    tube([(2.9, 0.6, 1.2), (3.6, 0.6, 1.2), (4.0, 0.6, 1.6), (4.4, 0.6, 1.6)], 0.2, 'steel', True)
    with at(6.4, 0.4):
        for y in (-1.35, 1.35):
            box((4.4, 0.4, 2.6), (0, y, 0), 'blue', 0.1)
        for i, (x, z, r) in enumerate(((-1.5, 1.5, 0.45), (-0.5, 1.9, 0.45), (0.5, 1.5, 0.45), (1.45, 1.95, 0.5))):
            cyl(r, 2.4, (x, 0, z), 'steel', 'y')
        for x, z in ((-1.5, 1.95), (0.5, 1.95)):
            box((1.2, 2.2, 0.02), (x, 0, z), 'paper', 0)
    with at(4.0, -3.0):
        for i, x in enumerate((0, 2.1)):
            cyl(0.95, 1.9, (x, 0, 0.95), 'paper', 'y', seg=48)
            cyl(0.2, 1.95, (x, 0, 0.95), 'cardboard', 'y')
    with at(-2.6, -2.8, 0, rz=160):
        machines.forklift('green', 0.35, lambda: bins.paper_bale(7, (1.3, 1.0, 0.9)))
    with at(1.3, -2.5, 0, rz=110):
        people.worker(hands='point', skin=1)
    for x in (-5, 0, 5):
        rooms.lamp(x, 2.2, 4.9, 'blue')
    camera((-2.2, -12.2, 4.8), (0.5, 0, 1.5), 33, 2.2, (0, -0.6, 1))


@scene('blog-13', 'M')
def office_corner():
    rooms.room(11, 7, 4.0, floor='wood', wall='#C4DAF3', side='#84BD00', power=420)
    for i, (c, l, bits) in enumerate((('blue', 'blue_dark', 'paper'), ('green', 'green_dark', 'leaf'), ('orange', 'terracotta', 'clear'), ('grey', 'grey_dark', 'grey'))):
        with at(-3.6 + 1.02 * i, 2.75):
            box((0.92, 0.7, 1.05), (0, 0, 0), 'white', 0.05)
            box((0.94, 0.72, 0.14), (0, 0, 1.02), c, 0.04)
            box((0.5, 0.3, 0.04), (0, -0.05, 1.15), 'charcoal', 0.02)
            box((0.6, 0.03, 0.6), (0, -0.35, 0.25), c, 0.02)
            pipe(0.14, 0.04, (0, -0.37, 0.55), 'white', 0.045, 'y')
    with at(2.9, 0.8, 0, rz=0):
        small.desk(2.0, 0.9, 'white', 'wood')
        with at(-0.2, 0.1, 0.74):
            small.monitor()
        with at(0.7, 0.0, 0.74):
            small.plant(0.45, 'green')
        with at(-0.75, -0.1, 0.74):
            cyl(0.05, 0.11, (0, 0, 0), 'blue')
        with at(0, 0.95, 0):
            small.office_chair('blue')
    with at(0.4, 1.3, 0, rz=150):
        people.person('blue_light', 'charcoal', 1, 'long', hands='hold', skirt='blue_dark')
    with at(0.08, 1.5, 0.82, rz=150):
        for k in range(5):
            box((0.3, 0.22, 0.02), (0, 0, 0.022 * k), 'paper', 0.003, (0, 0, k * 7))
    with at(-3.9, 1.3, 0, rz=62):
        people.person('white', 'blue_dark', 3, 'crop', hands=((0.42, 0.2, 1.1), (0.03, -0.36, 0.62)))
    with at(-3.72, 1.75, 1.06):
        bins.bottle('clear_blue', 'blue', 0.5)
    with at(-4.75, 2.6):
        small.plant(2.1, 'white', 'leaf_dark')
    with at(4.8, 2.7):
        small.plant(1.6, 'blue')
    rooms.lamp(-2.1, 1.4, 3.2, 'blue', 3)
    rooms.lamp(2.9, 0.8, 3.0, 'blue', 3)
    box((3.4, 2.2, 0.02), (2.9, 0.9, 0.0), 'blue_pale', 0.005)
    camera((0.9, -6.9, 2.7), (-0.3, 1.2, 1.2), 34, 1.8, (-1, 1.4, 1))


@scene('blog-14', 'M')
def gas_engine():
    light('late', azimuth=-125, elevation=32, haze=0.35, haze_from=40, haze_to=220)
    ground('grass_dry')
    sheet(-40, 40, -14, 6, 0.02, 'gravel')
    terrain(lambda x, y: 9 * max(0, min(1, (y - 9) / 9)) * max(0, min(1, (30 - abs(x + 2)) / 12)) - 0.05, -45, 45, 8, 50, 'grass', 70, 50)
    for x, y in ((-14, 20), (-5, 22), (5, 20), (14, 23), (0, 30), (-20, 26)):
        with at(x, y, 9):
            plant.gas_well(2.2)
    tube([(-14, 18.6, 9.3), (14, 18.4, 9.3), (16, 14, 6), (16, 8, 0.9), (7.8, 5.2, 0.9)], 0.2, 'yellow')
    with at(0, 1.2):
        box((9.5, 3.0, 0.35), (0, 0, 0), 'concrete', 0.05)
        box((9.0, 2.7, 2.9), (0, 0, 0.35), 'white', 0.12)
        prism([(-4.0, 0.5), (-1.6, 0.5), (0.2, 3.1), (-2.2, 3.1)], 0.06, (0, -1.36, 0.05), 'blue', 'y', 0)
        prism([(-1.2, 0.5), (-0.4, 0.5), (1.4, 3.1), (0.6, 3.1)], 0.06, (0, -1.36, 0.05), 'green', 'y', 0)
        box((2.2, 0.14, 2.0), (3.0, -1.36, 0.7), 'charcoal', 0.03)
        with at(3.0, -1.5, 0.75, s=0.62):
            box((2.4, 1.0, 0.9), (0, 0, 0.2), 'green_dark', 0.1)
            for k in range(5):
                cyl(0.2, 0.5, (-0.9 + 0.45 * k, -0.2, 1.05), 'steel')
                cyl(0.09, 0.6, (-0.9 + 0.45 * k, -0.5, 1.0), 'copper', 'y')
            cyl(0.55, 0.3, (1.35, 0, 0.7), 'steel_dark', 'x')
        for x in (-3.4, -2.2):
            cyl(0.34, 2.6, (x, 0.4, 3.2), 'steel')
            lathe([(0.42, 0), (0.42, 0.2), (0.2, 0.35)], (x, 0.4, 5.8), 'steel_dark', 24)
        for x in row(3, 1.7):
            box((1.5, 1.6, 0.8), (x + 2.0, 0.2, 3.25), 'grey_light', 0.06)
            cyl(0.6, 0.14, (x + 2.0, 0.2, 4.05), 'charcoal')
    with at(8.6, 1.5):
        box((2.0, 1.6, 2.0), (0, 0, 0), 'green_dark', 0.06)
        for x in row(6, 0.28):
            box((0.1, 0.12, 1.5), (x, -0.82, 0.25), 'green', 0.02)
        for x in (-0.5, 0, 0.5):
            lathe([(0.14, 0), (0.1, 0.12), (0.14, 0.2), (0.1, 0.32), (0.06, 0.55)], (x, 0, 2.0), 'terracotta', 16)
    for x, y in ((15, 5), (27, 10), (39, 15)):
        with at(x, y):
            lathe([(0.25, 0), (0.16, 10)], (0, 0, 0), 'wood_dark', 12)
            box((0.2, 2.6, 0.2), (0, 0, 9.1), 'wood_dark')
    for d in (-1.1, 0, 1.1):
        tube([(8.6 + d * 0.4, 1.5, 2.6), (15, 5 + d, 9.4)], 0.03, 'charcoal')
        tube([(15, 5 + d, 9.4), (21, 7.5 + d, 8.6), (27, 10 + d, 9.4), (39, 15 + d, 9.4)], 0.03, 'charcoal', True)
    with at(-8.4, 3.6):
        plant.flare(7.5)
    with at(-3.6, -2.6, 0.02, rz=40):
        people.worker(hands='point', skin=2)
    with at(-2.5, -2.2, 0.02, rz=100):
        people.worker(hands='hold', skin=1, helmet='yellow', hair_style='pony')
    with at(20, 110):
        mountain([(-180, 2), (-90, 16), (-20, 10), (50, 20), (120, 10), (180, 2)], 40, 'mountain', 4)
    camera((-7.2, -13.5, 4.6), (1.3, 2, 3.1), 34, 2, (0, 0, 1.8))
