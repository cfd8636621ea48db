"""News pictures 1 to 9."""
import math

from parts import bins, city, machines, people, plant, rooms, small, vehicles
from parts.basics import (at, ball, blob, box, circle, cone, cyl, lathe, pipe, prism, row, scatter, sheet,
                          terrain, torus, tube)
from parts.places import bush, mountain, palm, paving, tree
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
    for x in (-26, 26):
        with at(x * 1.4, 90):
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


@scene('blog-06', 'M')
def beach_cleanup():
    light('morning', azimuth=-50, elevation=34, haze=0.25, haze_from=50, haze_to=400, exposure=-0.25)
    sheet(-400, 400, 3.5, 700, -0.12, 'water_turquoise')
    sheet(-900, 900, 26, 1400, -0.1, '#2E8FC9')
    terrain(lambda x, y: min(0.3, 0.1 * (3.6 - y + 0.9 * math.sin(x * 0.35))) if y > 0 else 0.3 + 0.06 * math.sin(x * 0.8 + y), -60, 60, -30, 9, 'sand', 120, 60)
    for k in range(60):
        x = -24 + k * 0.85
        ball(0.4, (x, 4.6 + 0.9 * math.sin(x * 0.35), -0.12), 'white', (1.6, 0.55, 0.2), sub=2)
    crew = ((-4.2, 0.2, -30, 'blue', 'short', 'low', 2), (-1.4, -1.6, 40, 'green', 'pony', 'front', 1), (1.8, 0.6, 200, 'white', 'curly', 'low', 3),
            (4.4, -0.9, 150, 'yellow', 'bob', 'wave', 2), (7.2, 1.2, 210, 'orange', 'crop', 'hold', 1))
    for i, (x, y, a, c, hs, hd, sk) in enumerate(crew):
        with at(x, y, 0.28, rz=a):
            people.person(c, ('blue_dark', 'sand_paint', 'teal')[i % 3], sk, hs, hands=hd, feet='walk' if i % 2 else 'stand', gloves='green' if i % 2 else 'blue', hat='cap' if i in (0, 4) else None, hat_mat='white')
    for i, (x, y) in enumerate(((-3.2, -0.6), (0.2, -1.4), (2.9, -0.2), (5.6, -0.4), (-5.2, -0.8))):
        with at(x, y, 0.3):
            bins.bag(('green_dark', 'blue', 'green_dark', 'orange', 'blue')[i], 1.1, i)
    for i, (x, y, a, s) in enumerate(scatter(16, -7, 9, -3.6, 2, 8, 0.9)):
        with at(x, y, 0.36, rx=90, rz=a):
            if i % 3:
                bins.bottle(('clear_blue', 'clear_green')[i % 2], ('blue', 'red', 'white')[i % 3], 0.9)
            else:
                cyl(0.07, 0.2, (0, 0, 0), 'red')
    for x, y, h, l in ((-6.6, 2.6, 5.6, 1.2), (-9, 1, 7, 1.4), (9.8, 2.2, 5.4, -1.0)):
        with at(x, y, 0.2):
            palm(h, l, int(x))
    with at(9.0, -2.0, 0.26, rz=200):
        bins.bin1100('blue', 'green')
    camera((-2.2, -10.4, 3.3), (0.9, 1.4, 1.35), 36, 1.6, (0.5, -0.3, 1))


@scene('blog-07', 'M')
def storm_drain():
    light('overcast', azimuth=-50, elevation=50, haze=0.45, haze_from=14, haze_to=90, exposure=-0.1)
    ground('concrete')
    sheet(-40, 40, -14, 1.0, 0.01, 'asphalt')
    sheet(-40, 40, -1.6, 0.55, 0.035, 'water')
    box((80, 0.5, 0.3), (0, 1.2, 0), 'grey_light', 0.06)
    box((80, 4, 0.28), (0, 3.4, 0), 'pavement', 0.03)
    box((3.4, 1.5, 0.06), (0.2, 0.1, 0.03), 'steel_dark', 0.02)
    for x in row(13, 0.25):
        box((0.12, 1.4, 0.05), (0.2 + x, 0.1, 0.07), 'charcoal', 0.02)
    box((3.4, 0.16, 0.24), (0.2, 0.98, 0.05), 'charcoal', 0.04)
    for i, (x, y, a, s) in enumerate(scatter(90, -9, 9, -8, 0.4, 5, 0.45)):
        torus(0.12 * s, 0.012, (x, y, 0.045), 'clear_blue')
    with at(-2.6, -0.9, 0.03, rz=20):
        people.person('yellow', 'yellow', 2, 'short', hat='helmet', hat_mat='white', hands='front', feet='wide', shoes='blue_dark', vest='orange', gloves='blue')
    tube([(-2.0, -1.0, 1.0), (-1.2, -0.45, 0.12)], 0.025, 'wood')
    with at(-1.2, -0.45, 0.08, rz=45):
        box((0.5, 0.06, 0.1), (0, 0, 0), 'green', 0.02)
    with at(3.4, 2.9, 0.28, rz=-110):
        people.child('red', 0.72, hair_style='bob', hands=((0.2, 0.2, 1.0), (0.03, -0.36, 0.62)), pants='blue_dark', shoes='yellow')
    with at(3.36, 2.75, 0.98):
        rooms.umbrella('red', 0.85)
    with at(4.7, 3.2, 0.28, rz=200):
        people.person('teal', 'charcoal', 1, 'long', hands=((0.2, 0.2, 1.05), (0.03, -0.36, 0.62)), skirt='blue_dark', shoes='charcoal')
    with at(4.5, 3.05, 1.35):
        rooms.umbrella('blue', 1.0)
    with at(-4.4, 0.2, 0.03):
        bins.bag('green_dark', 1.0, 2)
    with at(-4.6, 2.2, 0.28):
        bins.bin240('green')
    for i, (x, c, f) in enumerate(((-9, 'blue_light', 2), (-0.8, 'terracotta', 2), (7.5, 'ochre', 2), (15.5, 'teal', 2))):
        with at(x, 9):
            city.house(7.6, 6, 3, c, 'terracotta_dark', f, i + 2, lit=True)
    for x in (-6.5, 1.6, 9):
        with at(x, 4.4, 0.28):
            city.lamp_post(5, True)
    rooms.rain(420, -8, 9, -6, 6, 6.5, 3)
    camera((-3.0, -8.2, 2.9), (0.6, 1.0, 1.25), 36, 1.8, (-0.6, -0.2, 0.8))


@scene('blog-08', 'M')
def market_hall():
    rooms.room(17, 11, 6, floor='terracotta', wall='#F4E2BF', side='#EBCF9B', power=700, base='green_dark')
    for i, x in enumerate((-5.2, -1.2, 2.8, 6.8)):
        with at(x, 2.7):
            box((3.3, 1.3, 0.85), (0, 0, 0), 'wood', 0.05)
            for k, c in enumerate(row(5, 0.66)):
                prism([(0, 0), (-1.5, -0.55), (-1.5, -0.75), (0, -0.1)], 0.66, (c, 0.6, 2.9), ('green', 'white', 'blue', 'white')[(k + i) % 2 + (i % 2)], 'x', 0)
            for s in (-1, 1):
                cyl(0.05, 2.9, (1.58 * s, 0.6, 0), 'white')
            for k, u in enumerate(row(4, 0.8)):
                fill = [('red', 'orange'), ('leaf_light', 'green'), ('yellow', 'ochre'), ('purple', 'flower'), ('orange', 'yellow'), ('green', 'leaf')][(i * 2 + k) % 6]
                with at(u, -0.25, 0.86, rx=-14):
                    small.crate(None, 0.72, 0.6, 0.2, 'wood_dark')
                    for x2, y2, a, s in scatter(18, -0.28, 0.28, -0.22, 0.22, k + i, 0.11):
                        ball(0.085 * s, (x2, y2, 0.2), fill[int(a) % 2], sub=2)
        with at(x + 0.3, 4.1, 0, rz=-90):
            people.person(('white', 'red', 'teal', 'ochre')[i], skin=i % 3 + 1, hair_style=('bun', 'short', 'braids', 'crop')[i], apron='green', hands='hips' if i % 2 else 'hold')
    for x in (-1.9, -1.1):
        with at(x, -0.9, s=1.15):
            bins.bin240('green', 'green_dark', open_=0)
    with at(0.2, -1.4, 0, rz=10):
        small.crate('organic', 0.85, 0.6, 0.36, 'wood', 4)
    with at(1.2, -1.0, 0, rz=-14):
        small.crate('organic', 0.85, 0.6, 0.36, 'wood', 9)
    with at(-3.0, -1.2, 0, rz=10):
        people.worker(hands='push', feet='walk', skin=3)
    with at(2.9, -1.3, 0, rz=150):
        people.person('purple', 'sand_paint', 2, 'bob', hands='hold', skirt='purple')
    with at(2.5, -1.1, 0.7):
        small.crate('organic', 0.5, 0.36, 0.2, 'wood', 2)
    for x in (-4, 0, 4):
        rooms.bunting(x - 2.4, x + 2.4, 1.2, 4.3)
    camera((-2.0, -9.4, 3.6), (0.4, 1.0, 1.45), 33, 2.0, (0, -0.8, 1))


@scene('blog-09', 'M')
def debris_container():
    light('morning', azimuth=-125, elevation=36, haze=0.35, haze_from=25, haze_to=140)
    ground('soil_light')
    city.road(-50, 50, -3.5, 7)
    with at(2, 9):
        box((15, 8, 6.6), (0, 0, 0), 'terracotta', 0.05)
        box((15.2, 8.2, 0.4), (0, 0, 3.2), 'concrete', 0.05)
        box((15.4, 8.4, 0.4), (0, 0, 6.5), 'concrete', 0.05)
        for f in (0, 1):
            for x in row(5, 2.8):
                box((1.6, 0.2, 1.7), (x, -4, 0.8 + 3.3 * f), 'charcoal', 0.02)
                box((1.8, 0.24, 0.2), (x, -4.03, 2.5 + 3.3 * f), 'concrete', 0.03)
    with at(2, 4.2):
        for x in row(7, 2.4):
            for y in (-0.45, 0.45):
                cyl(0.06, 7.6, (x, y, 0), 'yellow')
        for z in (2.3, 4.6, 6.9):
            box((14.8, 1.2, 0.1), (0, 0, z), 'wood', 0.02)
            for d in (0.5, 1.0):
                tube([(-7.4, -0.5, z + d), (7.4, -0.5, z + d)], 0.035, 'yellow')
        for x in row(6, 2.4):
            tube([(x - 1.2, -0.45, 0), (x + 1.2, -0.45, 2.3)], 0.035, 'yellow')
        with at(1.0, 0, 2.4, rz=-90):
            people.worker(hands='point', skin=1, helmet='yellow', vest='orange')
    with at(-0.6, 1.3, 0.02):
        bins.rolloff('blue', 5.4, 1.5, lambda: bins.heap(1.05, 0.6, ('concrete', 'grey', 'terracotta', 'stone', 'wood'), 110, 3, 0.32), 2.3)
    with at(-5.6, 0.9, 0, rz=10):
        people.worker(hands='push', feet='walk', skin=2, helmet='yellow')
    with at(-4.8, 1.05, 0, rz=10):
        lathe([(0.15, 0.35), (0.42, 0.72), (0.4, 0.74)], (0.3, 0, 0), 'green', 4, rot=(0, 0, 45), smooth=5)
        cyl(0.17, 0.1, (0.75, 0, 0.18), 'tyre', 'y')
        for y in (-0.22, 0.22):
            tube([(-0.4, y, 0.9), (0.7, y * 0.3, 0.25)], 0.03, 'wood')
        ball(0.28, (0.3, 0, 0.74), 'concrete', (1, 1, 0.5))
    with at(5.2, 1.2):
        bins.heap(1.1, 0.8, ('concrete', 'terracotta', 'grey', 'stone'), 90, 8, 0.3)
    for x in (-8, 9.5, 3.4):
        with at(x, -0.2 if x < 9 else 0.4):
            plant.safety_cone()
    with at(14.5, 8):
        tree(6, 'leaf', 2)
    with at(-11, 9):
        tree(6.5, 'leaf_dark', 3)
    camera((-5.0, -9.6, 3.6), (0.2, 2.0, 2.1), 31, 1.8, (-0.6, 0.5, 1))
