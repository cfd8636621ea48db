"""News pictures 6 to 10."""
import math

from parts import bins, city, people, plant, rooms, small
from parts.basics import at, ball, box, cyl, lathe, prism, row, scatter, sheet, terrain, torus, tube
from parts.places import palm, tree
from studio import camera, ground, light, scene


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
