"""News pictures 1 to 5."""
import math

from parts import bins, city, people, plant, rooms, vehicles
from parts.basics import (at, ball, blob, box, cone, cyl, lathe, prism, row, scatter, sheet, torus,
                          tube)
from parts.places import paving, tree
from studio import area, camera, ground, light, scene


@scene('blog-01', 'M')
def school_bins():
    light('morning', azimuth=-55, elevation=36, haze=0.3, haze_from=30, haze_to=160, exposure=-0.1)
    ground('grass')
    paving(-12, 14, -8, 6.5, 0.0, ('concrete_warm', 'cream'), 1.6)
    box((22, 6, 4.2), (2, 10, 0), 'yellow', 0.1)
    box((22.6, 7, 0.4), (2, 9.8, 4.2), 'terracotta', 0.08)
    for k, x in enumerate(row(6, 3.5)):
        if k != 2:
            city.window(x + 2, 7, 1.3, 2.2, 1.6)
    city.door(-1.6 + 1.85, 7, 0, 1.6, 2.7, 'blue')
    with at(-4.6, 4.4):
        for s in (-1, 1):
            cyl(0.09, 3.0, (0.7 * s, 0, 0), 'wood_dark')
        box((1.9, 0.25, 0.18), (0, 0, 2.95), 'wood_dark')
        prism([(-1.2, 0), (1.2, 0), (0, 0.6)], 0.9, (0, 0, 3.1), 'terracotta', 'y', 0.04)
        lathe([(0.42, 0), (0.36, 0.08), (0.24, 0.3), (0.2, 0.52), (0.08, 0.62), (0.04, 0.75)], (0, 0, 2.2), 'gold', 32, smooth=60)
        ball(0.08, (0, 0, 2.2), 'bronze')
    for i, (c, l, load) in enumerate((('green', 'green_dark', 'leaf'), ('blue', 'blue_dark', 'paper'), ('orange', 'terracotta', 'clear_blue'))):
        with at(-1.6 + 1.5 * i, 0.8, 0.06, s=1.35):
            bins.bin240(c, l)
    kids = ((-3.6, -0.6, 20, 'red', 'braids', 2), (-0.6, -1.4, 80, 'white', 'short', 1), (3.6, -0.4, 165, 'teal', 'pony', 3), (4.8, 1.8, 190, 'purple', 'curly', 3))
    for i, (x, y, a, c, hs, sk) in enumerate(kids):
        with at(x, y, 0.06, rz=a):
            people.child(c, 0.72, skin=sk, hair_style=hs, hands=('front', 'hold', 'front', 'wave')[i], pants='blue_dark', feet='walk' if i == 3 else 'stand')
    with at(-2.95, -0.4, 0.72):
        ball(0.12, (0, 0, 0), 'red')
    with at(-0.5, -1.05, 0.62):
        box((0.26, 0.2, 0.2), (0, 0, -0.08), 'cardboard', 0.02)
    with at(6.8, 1.0, 0.06, rz=170):
        people.person('green', 'sand_paint', 2, 'bun', hands='point')
    for x, y, h in ((-11, 9, 6), (-14, 4, 5), (15, 6, 6), (17, 10, 7)):
        with at(x, y):
            tree(h, 'leaf', int(h))
    camera((-2.4, -10.6, 3.4), (0.4, 1.5, 1.75), 36, 1.6, (0.5, 0.3, 1))


@scene('blog-02', 'M')
def compost():
    light('late', azimuth=-130, elevation=34, haze=0.3, haze_from=25, haze_to=140)
    ground('grass')
    for i, x in enumerate((-3.3, -0.9)):
        with at(x, 1.4):
            for z in row(5, 0.22):
                for s in (-1, 1):
                    if s < 0 and z > (-0.1 if i == 0 else 0.3):
                        continue
                    box((2.1, 0.06, 0.18), (0, s * 1.0, 0.55 + z), 'wood', 0.02)
                    box((0.06, 2.0, 0.18), (1.02, 0, 0.55 + z), 'wood', 0.02)
                    box((0.06, 2.0, 0.18), (-1.02, 0, 0.55 + z), 'wood', 0.02)
            blob(0.78, (0, 0, 0.52), 'compost', i, 60, 0.3, (1.1, 1.05, 0.75 - 0.1 * i))
            if i == 0:
                for j, (u, v, a, s) in enumerate(scatter(40, -0.7, 0.7, -0.7, 0.7, 3, 0.14)):
                    ball(0.08 * s, (u, v, 1.22 - 0.45 * (u * u + v * v)), ('leaf_light', 'orange', 'red', 'yellow', 'leaf_autumn')[j % 5], sub=2)
    for j, (x, y, c) in enumerate(((2.8, 2.8, 'leaf_light'), (2.8, 0.6, 'leaf'), (2.8, -1.6, 'leaf_dark'))):
        with at(x, y):
            box((4.4, 1.4, 0.32), (0, 0, 0), 'wood_dark', 0.04)
            box((4.1, 1.1, 0.1), (0, 0, 0.27), 'compost', 0.02)
            for k, u in enumerate(row(7, 0.56)):
                for v in (-0.28, 0.28):
                    blob(0.19, (u, v, 0.45), c, k, 24)
                    if j == 1:
                        ball(0.09, (u + 0.08, v - 0.14, 0.5), 'red', sub=2)
                    if j == 2:
                        ball(0.1, (u, v, 0.62), ('flower', 'yellow', 'white')[k % 3], sub=2)
    with at(0.5, -1.9, 0, rz=15):
        people.kneel(shirt='teal', pants='blue_dark', skin=2, hat='straw', hat_mat='sand_paint', gloves='orange', hair_style='bob')
    with at(-1.6, -1.2, 0, rz=60):
        cyl(0.22, 0.36, (0, 0, 0), 'green', seg=32)
        tube([(0.18, 0, 0.1), (0.5, 0, 0.42)], 0.04, 'green')
        cyl(0.1, 0.05, (0.52, 0, 0.42), 'green_dark', rot=(0, 50, 0))
        torus(0.17, 0.025, (-0.2, 0, 0.24), 'green_dark', 'y')
    with at(-4.7, 0.3, 0, rz=20):
        rooms.spade()
    for i, (x, y, a, s) in enumerate(scatter(16, -12, 12, 5, 11, 3, 1.8)):
        with at(x, y):
            tree(3.8 * s, ('leaf', 'leaf_dark', 'leaf_light')[i % 3], i)
    for x in row(30, 0.55):
        box((0.36, 0.07, 1.1), (x, 4.2, 0), 'white', 0.03)
    box((17, 0.05, 0.1), (0, 4.26, 0.7), 'white', 0.02)
    camera((-3.6, -8.2, 3.9), (0.3, 0.9, 0.75), 40, 1.6, (0, 0, 0.8))


@scene('blog-03', 'M')
def night_truck():
    light('night', azimuth=60, elevation=40, haze=0.35, haze_from=30, haze_to=200, glow=0.16, exposure=0.3)
    ground('concrete')
    city.road(-80, 80, 0, 9)
    for i, (x, w, f, c) in enumerate(((-26, 12, 6, 'blue_light'), (-12, 11, 4, 'cream'), (0, 10, 8, 'blue_pale'), (12, 12, 5, 'terracotta'), (26, 13, 9, 'white'), (40, 11, 6, 'cream'))):
        with at(x, 16 + (i % 2) * 2):
            city.office(w, 10, f, c, lit=True, seed=i)
    for i, (x, f) in enumerate(((-34, 10), (-18, 14), (6, 16), (20, 12), (34, 18), (52, 13))):
        with at(x, 44):
            city.office(12, 10, f, 'blue_pale', lit=True, seed=20 + i)
    for x in (-16, -4, 8, 20):
        with at(x, 6.3, 0, rz=180):
            city.lamp_post(6, True)
        area((x, 4.4, 5.7), (x, 3.6, 0), 0.8, 420, '#FFC880')
    with at(1.5, -2.0):
        vehicles.collection_truck(lights=True)
    area((7.5, -2, 1.2), (12, -2, 0), 0.6, 260, '#FFE9C0')
    area((-2, -11, 7), (1, -2, 1), 7, 420, '#9DBBFF')
    with at(-6.8, -3.4, 0.0, rz=20):
        people.worker(hands='push', feet='walk', skin=2)
    with at(-6.1, -3.15, 0.0, rz=110):
        bins.bin240('green')
    for x in (-9, 14.5):
        with at(x, 6.6):
            tree(4, 'leaf_dark', int(x) % 5)
    camera((-9.5, -15, 3.6), (0.8, 3, 3.4), 36, 1.6, (2, -2, 2))


@scene('blog-04', 'M')
def electric_truck():
    light('noon', azimuth=-55, elevation=42, haze=0.35, haze_from=30, haze_to=200, exposure=-0.15)
    ground('grass')
    sheet(-40, 40, -12, 8.5, 0.02, 'concrete')
    for x in (-9, -1.5, 6, 13.5):
        cyl(0.16, 4.8, (x, 5.2, 0), 'white')
        tube([(x, 5.2, 3.6), (x, 2.2, 5.1)], 0.09, 'white')
    with at(2.2, 3.6, 5.0, rx=12):
        box((26, 5.6, 0.18), (0, 0, 0), 'white', 0.04)
        for x in row(14, 1.8):
            for y in row(4, 1.3):
                with at(x, y, 0.2):
                    plant.solar_panel(1.7, 1.2)
    for k, x in enumerate((-5.2, 2.3, 9.8)):
        box((0.75, 0.55, 2.0), (x, 4.6, 0), 'white', 0.12)
        box((0.5, 0.06, 0.5), (x, 4.32, 1.3), 'lamp_green' if k == 1 else 'lamp_blue', 0.03)
        box((0.77, 0.57, 0.22), (x, 4.6, 0.5), 'green', 0.03)
        box((0.14, 7.0, 0.02), (x + 3.7, 0.5, 0.03), 'white', 0)
    with at(3.0, 0.2, 0.02):
        vehicles.collection_truck(color='green', stripe='blue')
    with at(1.2, -3.4):
        box((0.7, 0.5, 1.75), (0, 0, 0), 'white', 0.12)
        box((0.46, 0.06, 0.42), (0, -0.24, 1.15), 'lamp_green', 0.03)
        box((0.72, 0.52, 0.2), (0, 0, 0.45), 'green', 0.03)
        box((1.5, 1.2, 0.12), (0, 0, 0), 'grey_light', 0.04)
    tube([(1.55, -3.4, 1.0), (2.0, -3.1, 0.25), (2.9, -2.2, 0.3), (3.35, -1.2, 1.0)], 0.06, 'lamp_green', True)
    box((0.26, 0.16, 0.3), (3.35, -1.02, 0.85), 'white', 0.05)
    with at(-6.4, 1.6, 0.02, rz=-90):
        vehicles.van('white', 'green')
    with at(-2.4, -2.6, 0.02, rz=-30):
        people.worker(hands='hips', skin=1, helmet='green')
    with at(-1.2, -3.2, 0.02, rz=140):
        people.person('white', 'blue_dark', 2, 'side', hands='hold')
    for i, (x, y, a, s) in enumerate(scatter(40, -40, 50, 10, 34, 4, 4)):
        with at(x, y):
            tree(5.5 * s, ('leaf', 'leaf_light', 'leaf_dark')[i % 3], i)
    for x in (26, 36):
        with at(x * 1.9, 90):
            plant.wind_turbine(34, 20 + x)
    camera((-8.6, -13.5, 4.8), (1.7, 2.0, 2.5), 35, 1.8, (3, -1, 2))


@scene('blog-05', 'M')
def bottles_to_flakes():
    rooms.room(18, 8, 5, floor='floor_blue', wall='#BCD6F2', side='#A4C6EC')
    with at(-4.2, 0.4):
        plant.conveyor(6.5, 0.9, 2.2, 1.1, None, frame='green')
    for i, (x, y, a, s) in enumerate(scatter(46, -7.1, -1.4, 0.05, 0.8, 3, 0.3)):
        with at(x, y, 1.16 + (x + 7.4) * 0.2, rx=90, rz=a):
            bins.bottle(('clear_blue', 'clear_green', 'clear')[i % 3], ('blue', 'white', 'green')[i % 3], 1.3)
    with at(0.6, 0.4, s=0.85):
        plant.shredder('blue')
    with at(5.2, -0.6):
        for i, (x, y, a, s) in enumerate(scatter(520, -1.7, 1.7, -1.5, 1.5, 5, 0.09, lambda u, v: u * u / 2.9 + v * v / 2.2 < 1)):
            z = 1.25 * max(0, 1 - math.sqrt(x * x / 2.9 + y * y / 2.2)) + 0.02
            box((0.17 * s, 0.12 * s, 0.02), (x, y, z), ('#7DB5EC', '#A9D0F3', 'white', '#94CB4A', '#4F96DC')[i % 5], 0, (a % 70 - 35, a % 50 - 25, a))
        cone(1.6, 1.2, (0, 0, 0), '#A9D0F3', seg=32)
    with at(-5.2, -2.2, 0):
        bins.pet_bale('clear', 3)
    with at(-3.4, -2.6, 0, rz=-12):
        bins.pet_bale('blue', 5)
    with at(1.4, -2.4, 0, rz=70):
        people.worker(hands='front', skin=2)
    with at(3.6, -2.6, 0, rz=60):
        people.worker(hands='low', skin=1, helmet='yellow', hair_style='pony')
    rooms.lamp(-3, 1.5, 3.9)
    rooms.lamp(3, 1.5, 3.9)
    camera((-1.5, -10.2, 3.8), (0.7, 0.2, 1.35), 32, 2, (1, -0.5, 1))
