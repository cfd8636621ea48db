"""News pictures 15 to 18."""
import math

from parts import bins, machines, people, plant, rooms, small, vehicles
from parts.basics import at, box, cone, cyl, lathe, prism, scatter, torus, tube
from parts.places import tree
from studio import area, camera, ground, light, scene


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
