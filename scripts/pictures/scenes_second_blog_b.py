"""News pictures 10 to 18."""
import math

from parts import bins, city, machines, people, plant, rooms, small, vehicles
from parts.basics import (at, ball, blob, box, circle, cone, cyl, lathe, pipe, prism, row, scatter, sheet,
                          terrain, torus, tube)
from parts.places import bush, mountain, tree
from studio import area, camera, ground, light, scene


@scene('blog-10', 'M')
def battery_point():
    rooms.room(12, 7, 4.4, floor='concrete_warm', wall='#CFE7B6', side='#B9DB98', base='green_dark', window=False)
    with at(0, 1.2):
        cyl(0.95, 0.35, (0, 0, 0), 'green', seg=48)
        cyl(0.85, 2.1, (0, 0, 0.35), 'clear', seg=48, bevel=0)
        cyl(0.98, 0.5, (0, 0, 2.45), 'green', seg=48)
        cyl(0.3, 0.06, (0, 0, 2.93), 'charcoal')
        box((0.9, 0.1, 0.16), (0, -0.96, 2.62), 'charcoal', 0.03)
        for i, (x, y, a, s) in enumerate(scatter(110, -0.66, 0.66, -0.66, 0.66, 4, 0.05, lambda u, v: u * u + v * v < 0.44)):
            with at(x, y, 0.42 + 1.25 * (i % 12) / 12, rx=70 + a % 40, rz=a):
                rooms.battery(('blue', 'red', 'yellow', 'charcoal', 'orange', 'green')[i % 6], 0.08, 0.32)
    for i, (x, y, c) in enumerate(((-2.3, -0.4, 'blue'), (-1.75, -0.75, 'orange'), (1.9, -0.9, 'red'))):
        with at(x, y):
            rooms.battery(c, 0.24, 0.85)
    with at(2.55, -0.6, 0.24, ry=90, rz=25):
        rooms.battery('yellow', 0.24, 0.85)
    with at(-2.2, 1.5, 0, rz=-15):
        people.person('terracotta', 'blue_dark', 1, 'bob', hands=((0.5, 0.1, 1.5), (0.03, -0.36, 0.62)), hair_mat='#8A3A1C')
    with at(-1.62, 1.5, 1.42, rx=40):
        rooms.battery('blue', 0.07, 0.26)
    with at(2.5, 1.5, 0, rz=200):
        people.child('yellow', 0.7, hair_style='short', hands='hold', skin=2, pants='blue_dark')
    with at(4.2, 2.4):
        small.plant(1.7, 'white')
    with at(-4.6, 2.3):
        for c, y in (('blue', 0), ('orange', 0.9)):
            with at(0, y - 0.6, 0, rz=60, s=1.1):
                bins.bin240(c)
    camera((-1.8, -6.6, 2.5), (0.05, 0.6, 1.35), 38, 1.8, (0, 0, 1.2))


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


@scene('blog-15', 'M')
def simulator():
    rooms.room(13, 8, 4.8, floor='floor_blue', wall='#27508F', side='#1C3F78', window=False, power=420, base='green')
    for a, x, y, rz in ((0, 1.6, 3.0, 0), (1, -2.1, 2.3, 38), (2, 5.3, 2.3, -38)):
        with at(x, y, 1.1, rz=rz):
            box((3.7, 0.14, 2.3), (0, 0.08, -0.08), 'charcoal', 0.05)
            box((3.5, 0.05, 2.1), (0, 0, 0.02), 'emit:#9CCBF5:1.0', 0.01)
            prism([(-1.75, 0.02), (1.75, 0.02), (1.75, 0.85), (-1.75, 0.85)], 0.03, (0, -0.03, 0), 'emit:#8FBF55:0.8', 'y', 0)
            if a == 0:
                prism([(-1.3, 0.02), (1.3, 0.02), (0.12, 0.88), (-0.12, 0.88)], 0.03, (0, -0.05, 0), 'emit:#4A525E:0.8', 'y', 0)
                for z, w in ((0.1, 0.09), (0.38, 0.06), (0.62, 0.04)):
                    box((w, 0.02, 0.16), (0, -0.075, z), 'lamp_white', 0)
            for k, u in enumerate((-1.3, -0.8, 0.9, 1.35)):
                box((0.34, 0.03, 0.5 + 0.2 * (k % 3)), (u, -0.045, 0.84), ('emit:#F3E3C4:0.9', 'emit:#D9734A:0.9', 'emit:#FFFFFF:0.8')[(k + a) % 3], 0.01)
            cyl(0.06, 1.1, (0, 0.1, -1.1), 'grey')
            box((1.0, 0.6, 0.06), (0, 0.1, -1.1), 'grey')
    with at(1.6, 0.2):
        box((2.6, 2.6, 0.24), (0, 0, 0.5), 'grey_dark', 0.06)
        for x in (-0.95, 0.95):
            for y in (-0.95, 0.95):
                cyl(0.1, 0.5, (x, y, 0), 'steel')
                cyl(0.2, 0.06, (x, y, 0), 'charcoal')
        box((2.2, 0.5, 0.75), (0, 0.95, 0.74), 'blue', 0.12)
        box((1.9, 0.3, 0.1), (0, 0.72, 1.4), 'charcoal', 0.04)
        torus(0.3, 0.04, (0, 0.48, 1.5), 'charcoal', rot=(60, 0, 0))
        tube([(0, 0.5, 1.48), (0, 0.8, 1.3)], 0.04, 'charcoal')
        box((0.7, 0.7, 0.2), (0, -0.4, 1.0), 'charcoal', 0.08)
        box((0.7, 0.18, 0.85), (0, -0.75, 1.15), 'charcoal', 0.08, (8, 0, 0))
        with at(0, -0.4, 0.74, rz=90):
            people.person('blue', 'blue_dark', 2, 'pony', hands=((0.62, 0.24, 0.95), (0.62, -0.24, 0.95)), feet='sit', drop=0.14, vest='green')
        for k in range(2):
            box((1.0, 0.4, 0.2), (0, -1.6 - 0.35 * k, 0.3 - 0.26 * k), 'grey', 0.03)
    with at(-2.0, -0.4, 0, rz=20):
        people.worker(hands='point', skin=1, helmet='white')
    with at(5.2, -0.6, 0, rz=165):
        people.worker(hands='hold', skin=3, helmet='yellow', hair_style='curly')
    with at(4.95, -0.5, 0.82, rz=165):
        box((0.24, 0.34, 0.03), (0, 0, 0), 'white', 0.01, (0, -20, 0))
    area((1.6, -4, 5), (1.6, 0, 1), 4, 260, '#FFF3E0')
    camera((-1.6, -7.6, 3.4), (1.5, 1.0, 1.5), 32, 1.8, (1.6, 0, 1.4))


@scene('blog-16', 'M')
def route_table():
    rooms.room(13, 8, 4.6, floor='wood', wall='#C9DDF4', side='#AFCBEA', power=520)
    with at(0.4, 0):
        rooms.table(5.2, 3.2, 0.9, 'wood')
        box((5.0, 3.0, 0.08), (0, 0, 0.9), 'green_pale', 0.03)
        with at(z=0.98):
            for y in (-0.55, 0.6):
                box((5.0, 0.26, 0.02), (0, y, 0), 'asphalt', 0)
            for x in (-1.4, 0.2, 1.7):
                box((0.26, 3.0, 0.021), (x, 0, 0), 'asphalt', 0)
            tube([(-2.4, -0.55, 0.05), (-1.4, -0.55, 0.05), (-1.4, 0.6, 0.05), (0.2, 0.6, 0.05), (0.2, -0.55, 0.05), (1.7, -0.55, 0.05), (1.7, 0.6, 0.05), (2.4, 0.6, 0.05)], 0.035, 'lamp_green')
            n = 0
            for x0, x1 in ((-2.4, -1.6), (-1.2, 0.0), (0.4, 1.5), (1.9, 2.4)):
                for y0, y1 in ((-1.4, -0.75), (-0.38, 0.42), (0.78, 1.4)):
                    for k, (x, y, a, s) in enumerate(scatter(4, x0 + 0.12, x1 - 0.12, y0 + 0.12, y1 - 0.12, n, 0.34)):
                        n += 1
                        if n % 5 == 0:
                            with at(x, y, 0, s=0.09):
                                tree(4.4, 'leaf', n)
                        else:
                            c = ('white', 'terracotta', 'cream', 'blue_light', 'ochre')[n % 5]
                            h = 0.14 + 0.09 * (n * 7 % 6)
                            box((0.24, 0.22, h), (x, y, 0), c, 0.02)
                            box((0.26, 0.24, 0.03), (x, y, h), ('blue', 'terracotta_dark', 'grey')[n % 3], 0.01)
            for x, y, rz in ((-1.4, 0.1, 90), (0.9, -0.55, 0), (2.1, 0.6, 0)):
                with at(x, y, 0.03, rz=rz, s=0.085):
                    vehicles.collection_truck()
            for x, y, c in ((-2.0, 0.2, 'green'), (0.95, 1.05, 'blue'), (2.15, -1.0, 'orange')):
                with at(x, y, 0.3):
                    small.map_pin(c, 0.55)
    ppl = ((-2.9, 0.3, 0, 'blue', 'short', 2, 'point', None), (-0.7, 2.3, -80, 'white', 'bun', 1, 'hips', None), (1.6, 2.3, -100, 'teal', 'crop', 3, 'hold', None), (3.7, 0.2, 180, 'terracotta', 'bob', 2, 'front', 'black'))
    for x, y, a, c, hs, sk, hd, gl in ppl:
        with at(x, y, 0, rz=a):
            people.person(c, 'charcoal', sk, hs, hands=hd, glasses=gl)
    rooms.lamp(-0.8, 0, 3.3, 'blue', 3)
    rooms.lamp(1.6, 0, 3.3, 'blue', 3)
    with at(-5.4, 2.6):
        small.plant(2.0, 'white')
    with at(5.4, 2.8):
        small.plant(1.6, 'green')
    camera((-1.6, -6.4, 4.3), (0.4, 0.25, 1.15), 32, 1.6, (0.3, -0.4, 1))


@scene('blog-17', 'M')
def used_oil():
    light('morning', azimuth=-55, elevation=38, haze=0.3, haze_from=25, haze_to=140, exposure=-0.1)
    ground('concrete')
    with at(2, 7.5):
        plant.shed(20, 7, 5)
    with at(0.3, 1.0):
        box((6.4, 3.4, 0.3), (0, 0, 0), 'yellow', 0.05)
        box((6.0, 3.0, 0.1), (0, 0, 0.24), 'charcoal', 0.02)
        for i in range(4):
            for j in range(2):
                with at(-2.15 + 1.42 * i, -0.7 + 1.4 * j, 0.33):
                    if i in (0, 3) or j:
                        bins.pallet(1)
                    for u in (-0.33, 0.33):
                        for v in (-0.3, 0.3):
                            with at(u, v, 0.15):
                                bins.drum(('blue', 'green_dark', 'blue', 'red')[i], band=('yellow', 'white', 'yellow', 'white')[i])
    with at(5.6, -0.4, 0, rz=200):
        machines.forklift('green', 0.3, lambda: oil_pallet())
    with at(-4.2, -0.8, 0, rz=25):
        people.worker(hands='hold', skin=2)
    with at(-3.85, -0.65, 0.85, rz=25):
        box((0.24, 0.32, 0.03), (0, 0, 0), 'white', 0.008, (0, -25, 0))
    with at(-1.5, -2.0, 0, rz=20):
        lathe([(0.28, 0), (0.3, 0.02), (0.3, 0.5), (0.24, 0.55)], (0, 0, 0), 'clear_amber', 32)
        cyl(0.26, 0.34, (0, 0, 0.03), 'ochre', seg=32)
        cyl(0.24, 0.1, (0, 0, 0.55), 'yellow', seg=32)
    with at(-0.7, -2.2):
        lathe([(0.36, 0.5), (0.06, 0.2), (0.04, 0)], (0, 0, 0), 'green', 32)
    for x, y in ((-5.0, 2.6), (4.6, -2.4), (-3.0, -2.7)):
        with at(x, y):
            plant.safety_cone()
    for x in (-11, 14):
        with at(x, 5):
            tree(6, 'leaf', 3)
    camera((-4.4, -8.8, 3.9), (0.6, 0.8, 1.0), 36, 1.8, (0, 0, 1))


def oil_pallet():
    """Pallet with four drums for the forklift."""
    bins.pallet(1)
    for u in (-0.3, 0.3):
        for v in (-0.3, 0.3):
            with at(u, v, 0.15):
                bins.drum('blue', band='green')


@scene('blog-18', 'M')
def glass_mountains():
    light('noon', azimuth=-130, elevation=40, haze=0.3, haze_from=30, haze_to=160, exposure=-0.15)
    ground('concrete')
    sets = (('#3E8E4A', '#5FB56A', '#2C6E38'), ('#B5752B', '#8F5518', '#D19A4A'), ('#E4F1F6', '#CFE4EE', '#F4FAFC'))
    for k, x in enumerate((-6.2, 0, 6.2)):
        with at(x, 3.5):
            for i, (u, v, a, s) in enumerate(scatter(330, -2.5, 2.5, -2.1, 2.2, k + 3, 0.17, lambda p, q: p * p / 6.4 + q * q / 4.6 < 1)):
                z = 2.7 * max(0, 1 - math.sqrt(u * u / 6.4 + v * v / 4.6))
                with at(u, v, z + 0.08, rx=50 + a % 80, rz=a, s=1.5 * s):
                    wine_bottle(sets[k][i % 3])
            cone(2.3, 2.4, (0, 0, 0), sets[k][0], seg=32)
    for x in (-9.3, -3.1, 3.1, 9.3):
        for j in range(4):
            for z in range(2):
                box((0.7, 1.3, 0.7), (x, 0.9 + 1.34 * j, 0.71 * z), 'grey_light', 0.05)
    for j in range(15):
        for z in range(3):
            box((1.3, 0.7, 0.7), (-9.4 + 1.34 * j, 6.6, 0.71 * z), 'grey_light', 0.05)
    with at(2.2, -1.2, 0, rz=78, s=0.8):
        machines.loader('green', 0.5, lambda: None)
    with at(-5.4, -1.4, 0, rz=60):
        people.worker(hands='point', skin=1)
    with at(-4.3, -1.8, 0, rz=120):
        people.person('white', 'blue_dark', 3, 'bun', hands='hold', hat='helmet', hat_mat='blue', vest='orange')
    for i, (x, y, a, s) in enumerate(scatter(26, -26, 28, 11, 24, 3, 3.4)):
        with at(x, y):
            tree(6 * s, ('leaf', 'leaf_dark')[i % 2], i)
    camera((-3.4, -12.4, 5.4), (0.2, 1.6, 1.4), 33, 2.2, (0, 1.5, 1))


def wine_bottle(mat):
    """Small glass bottle lying in the heap."""
    lathe([(0, 0), (0.075, 0), (0.085, 0.03), (0.085, 0.24), (0.03, 0.34), (0.03, 0.45), (0, 0.45)], (0, 0, 0), mat, 10, smooth=60)
