"""Tiles of the frequent questions and covers of the sustainability reports."""
import math

from parts import bins, people, plant, small, vehicles
from parts.basics import (at, ball, blob, box, circle, cone, cyl, lathe, pipe, prism, row, scatter, sheet,
                          terrain, torus, tube)
from parts.places import tree
from scenes_second_tiles_a import tile
from studio import scene


@scene('faq-1', 'S')
def question_desk():
    tile(1.75, 1.0, '#C9DDF7', az=-72, el=22)
    prism([(-1.2, 0), (1.2, 0), (1.2, 1.0), (-1.2, 1.0)], 0.6, (0, 0, 0), 'white', 'y', 0.06)
    box((2.6, 0.8, 0.1), (0, 0, 1.0), 'blue', 0.04)
    prism([(-0.9, 0.1), (-0.3, 0.1), (0.35, 0.95), (-0.25, 0.95)], 0.04, (-0.2, -0.31, 0), 'blue', 'y', 0)
    prism([(-0.1, 0.1), (0.1, 0.1), (0.75, 0.95), (0.55, 0.95)], 0.04, (-0.2, -0.31, 0), 'green', 'y', 0)
    with at(-0.5, 0.7, 0.28, rz=-80):
        people.person('blue', 'blue_dark', 2, 'bun', hands='front', collar='white')
    with at(0.72, -0.05, 1.12):
        small.question_mark('green', 1.0, 0.1)
    with at(-1.0, 0.05, 1.1):
        lathe([(0.16, 0), (0.15, 0.03), (0.11, 0.1), (0.0, 0.13)], (0, 0, 0), 'gold', 28, smooth=60)
        ball(0.03, (0, 0, 0.15), 'steel')


@scene('faq-2', 'S')
def wooden_calendar():
    tile(1.22, 0.5, '#F7E2BC', az=-70, el=20)
    box((1.75, 0.5, 0.1), (0, 0, 0), 'wood_dark', 0.03)
    for s in (-1, 1):
        box((0.08, 0.42, 1.0), (0.83 * s, 0, 0.08), 'wood_dark', 0.03)
    box((1.75, 0.42, 0.08), (0, 0, 1.06), 'wood_dark', 0.03)
    cols = ('blue', 'wood', 'green', 'wood', 'orange', 'cream', 'wood', 'blue_light', 'wood', 'green', 'wood', 'blue')
    for i, c in enumerate(cols):
        x, z = -0.57 + 0.38 * (i % 4), 0.1 + 0.315 * (i // 4)
        box((0.34, 0.34, 0.29), (x, 0, z), c, 0.03)
        if c in ('green', 'blue'):
            ball(0.05, (x, -0.175, z + 0.145), 'white', (1, 0.35, 1))
        else:
            torus(0.055, 0.014, (x, -0.172, z + 0.145), 'wood_dark' if c != 'cream' else 'orange', 'y')
    with at(0.72, -0.55, 0, rz=30):
        box((0.3, 0.3, 0.28), (0, 0, 0), 'yellow', 0.03)
        ball(0.05, (0, -0.155, 0.14), 'white', (1, 0.35, 1))
    with at(-0.75, -0.5, 0.0, rz=-20, s=0.11):
        vehicles.collection_truck()


@scene('faq-3', 'S')
def coins_and_invoices():
    tile(0.85, 0.28, '#D6EABB', az=-62, el=26)
    with at(0.2, 0.2, 0, rz=8):
        for k in range(2):
            z = 0.3 * k
            box((1.0, 0.74, 0.03), (0, 0, z), 'blue', 0.012)
            for s in (-1, 1):
                box((0.03, 0.74, 0.14), (0.5 * s, 0, z), 'blue', 0.012)
            box((1.0, 0.03, 0.14), (0, 0.36, z), 'blue', 0.012)
            for j in range(4):
                box((0.82, 0.6, 0.012), (0.01 * j, -0.02, z + 0.035 + 0.014 * j), 'paper', 0.002, (0, 0, 4 * j - 6))
        for x in (-0.46, 0.46):
            for y in (-0.33, 0.33):
                cyl(0.02, 0.3, (x, y, 0.02), 'steel')
        for j, w in enumerate((0.5, 0.62, 0.4, 0.56)):
            box((w * 0.9, 0.035, 0.003), (-0.3 + w * 0.45, 0.14 - 0.09 * j, 0.397), 'blue_light' if j else 'green', 0, (0, 0, 6))
    for i, (x, y, n, c) in enumerate(((-0.62, 0.0, 7, 'gold'), (-0.42, -0.36, 4, 'gold'), (-0.74, -0.36, 2, 'steel'), (-0.1, -0.52, 1, 'gold'))):
        for k in range(n):
            with at(x + 0.008 * math.sin(k * 2.1), y + 0.008 * math.cos(k * 1.7), 0.042 * k, rz=k * 31):
                small.coin(c)
    with at(0.24, -0.5, 0.15, rx=78, rz=24):
        small.coin('gold')


@scene('faq-4', 'S')
def helmet_and_gloves():
    tile(0.85, 0.42, '#FAD9BF', az=-66, el=22)
    box((1.5, 0.95, 0.06), (0, 0, 0.3), 'wood', 0.02)
    for x in (-0.66, 0.66):
        for y in (-0.38, 0.38):
            box((0.09, 0.09, 0.3), (x, y, 0), 'wood_dark', 0.02)
    with at(-0.26, 0.12, 0.36, rz=12, s=1.95):
        small.helmet('yellow')
    for i, (x, a) in enumerate(((0.28, 14), (0.54, -16))):
        with at(x, -0.05, 0.36 + 0.0 * i, rz=a, s=1.35):
            small.glove('green', 'blue_dark')
    with at(0.42, 0.34, 0.36):
        for y in (-0.11, 0.11):
            ball(0.1, (y * 1.2, 0, 0.07), 'clear_blue', (1.1, 0.5, 0.7))
            torus(0.1, 0.014, (y * 1.2, 0, 0.07), 'charcoal', 'y', rot=None)
        tube([(-0.24, 0, 0.08), (-0.26, 0.3, 0.02)], 0.012, 'charcoal')
        tube([(0.24, 0, 0.08), (0.26, 0.3, 0.02)], 0.012, 'charcoal')


@scene('faq-5', 'S')
def map_pins():
    tile(4.6, 1.3, '#C9E6F2', az=-62, el=30)
    for i in range(4):
        with at(-3.9 + 2.6 * i, 0, 0, ry=3 * (-1) ** i):
            box((2.62, 6.4, 0.12), (0, 0, 0.05), ('white', 'green_pale')[i % 2], 0.02)
    tube([(-5.0, -1.8, 0.26), (-2.6, -1.6, 0.26), (-1.2, 0.6, 0.26), (1.2, 0.9, 0.26), (2.6, -1.2, 0.26), (4.8, -0.6, 0.26)], 0.09, 'blue', True)
    for i, (x, y, r) in enumerate(((-3.4, 1.6, 0.9), (1.0, -1.9, 0.7), (3.9, 1.8, 0.8))):
        cyl(r, 0.06, (x, y, 0.18), ('water', 'grass', 'grass')[i], seg=32)
    with at(-0.2, -0.2, 0.24, rz=4, s=0.42):
        vehicles.collection_truck()
    for x, y, c, h in ((-3.6, -1.7, 'green', 1.9), (2.7, 1.7, 'orange', 2.2), (4.1, -1.2, 'blue', 1.8), (-1.4, 2.1, 'red', 1.7)):
        with at(x, y, 0.2):
            small.map_pin(c, h)


@scene('faq-6', 'S')
def three_bins():
    tile(1.5, 0.55, '#E2D8F2', az=-76, el=21)
    for i, (c, l) in enumerate((('green', 'green_dark'), ('blue', 'blue_dark'), ('orange', 'terracotta'))):
        with at(-0.82 + 0.82 * i, 0, 0, rz=-4 + 4 * i, s=1.08):
            bins.bin240(c, l)
    for i, (x, kind) in enumerate(((-0.8, 'apple'), (0.0, 'bottle'), (0.85, 'box'))):
        with at(x, -0.68):
            if kind == 'apple':
                ball(0.12, (0, 0, 0.11), 'red', (1, 1, 0.92))
                cyl(0.012, 0.08, (0, 0, 0.2), 'trunk')
                ball(0.05, (0.05, 0, 0.25), 'leaf', (1.3, 0.6, 0.3))
            elif kind == 'bottle':
                bins.bottle('clear_blue', 'blue', 1.0)
            else:
                with at(rz=20):
                    small.carton(0.32, 0.26, 0.22)


@scene('cover-sust-1', 'S')
def leaf():
    tile(1.5, 0.9, '#CBE4B0', az=-78, el=22)

    def side(s):
        pts = [(0, 0)] + [(s * 0.62 * math.sin(math.pi * t) ** 0.8 * (1 - 0.25 * t), 2.0 * t) for t in (k / 14 for k in range(1, 15))]
        prism(pts, 0.1, (0, 0, 0), 'green' if s > 0 else 'leaf', 'y', 0.03, (0, 0, 14 * s))
    with at(0, 0, 0.32, ry=16):
        side(1)
        side(-1)
        tube([(0, -0.06, -0.25), (0, -0.07, 1.0), (0, -0.05, 1.95)], 0.035, 'green_dark', True)
        for k in range(5):
            for s in (-1, 1):
                tube([(0, -0.08, 0.35 + 0.28 * k), (s * 0.34 * (1 - 0.14 * k), -0.08 + 0.07, 0.6 + 0.28 * k)], 0.016, 'green_dark')
    cyl(0.95, 0.22, (0, 0, 0), 'white', seg=64)
    lathe([(0.8, 0), (0.5, 0.14), (0, 0.18)], (0, 0, 0.2), 'compost', 40)
    for x, y, a in circle(9, 0.72, 10):
        with at(x, y, 0.22):
            blob(0.12, (0, 0, 0.05), 'leaf_light', 1, 20)


@scene('cover-sust-2', 'S')
def water_drop():
    tile(1.5, 0.85, '#BFE0F2', az=-70, el=24)
    pipe(1.3, 0.4, (0, 0, 0), 'white', 0.16, seg=72)
    cyl(1.16, 0.28, (0, 0, 0), 'water_turquoise', seg=72)
    for r in (0.55, 0.8, 1.02):
        torus(r, 0.022, (0, 0, 0.285), 'clear_blue')
    lathe([(0, 0.36), (0.3, 0.43), (0.46, 0.62), (0.48, 0.82), (0.38, 1.08), (0.2, 1.4), (0.08, 1.68), (0, 1.86)], (0, 0, 0), 'blue_light', 48, smooth=80)
    ball(0.09, (-0.18, -0.36, 0.98), 'white', (0.7, 0.4, 1.5), (0, 15, 0))
    for x, y, a in circle(5, 1.65, 20):
        with at(x, y):
            blob(0.18, (0, 0, 0.12), ('leaf', 'leaf_light')[int(a) % 2], 2, 24)


@scene('cover-sust-3', 'S')
def solar_tile():
    tile(2.1, 0.8, '#FBE3B2', az=-64, el=24)
    cyl(1.9, 0.2, (0, 0, 0), 'grass', seg=64)
    for j, y in enumerate((-0.75, 0.5)):
        with at(0, y, 0.2):
            for x in (-0.9, 0.9):
                cyl(0.05, 0.75, (x, 0.3, 0), 'steel')
                cyl(0.05, 0.3, (x, -0.35, 0), 'steel')
            with at(0, 0, 0.52, rx=32):
                for x in row(3, 0.84):
                    with at(x, 0, 0):
                        plant.solar_panel(0.8, 1.05)
    with at(0.9, 1.45, 0.2):
        ball(0.42, (0, 0, 1.9), 'yellow')
        cyl(0.04, 1.6, (0, 0, 0), 'white')
        for x, z, a in circle(10, 0.62):
            with at(x, 0, 1.9 + z, ry=-a):
                box((0.24, 0.09, 0.09), (0, 0, -0.045), 'yellow', 0.03)
    for x, y, a in circle(8, 1.62, 200, 160):
        ball(0.11, (x, y, 0.24), ('flower', 'white')[int(a) % 2], sub=2)


@scene('cover-sust-4', 'S')
def loop_of_bales():
    tile(3.1, 0.5, '#F4D8C6', az=-90, el=40)
    cyl(2.75, 0.1, (0, 0, 0), 'white', seg=72)
    kinds = (lambda k: bins.card_bale(k, (0.9, 0.62, 0.6)), lambda k: bins.pet_bale('blue', k, (0.9, 0.62, 0.6)), lambda k: bins.pet_bale('green', k, (0.9, 0.62, 0.6)),
             lambda k: bins.paper_bale(k, (0.9, 0.62, 0.6)), lambda k: bins.metal_bale(k, (0.9, 0.62, 0.6)))
    for i, (x, y, a) in enumerate(circle(9, 2.0, 90)):
        with at(x, y, 0.1, rz=a + 90):
            kinds[i % 5](i)
    torus(1.0, 0.13, (0, 0, 0.24), 'green', arc=290, start=60)
    with at(0.5, 0.866, 0.24, rz=-30):
        cone(0.3, 0.5, (-0.1, 0, 0), 'green', rot=(0, 90, 0))
    with at(0, 0, 0.1):
        tree(1.5, 'leaf', 2)


@scene('cover-sust-5', 'S')
def seedling():
    tile(1.25, 0.75, '#D5E8D9', az=-72, el=18)
    lathe([(0.35, 0), (0.42, 0.05), (0.56, 0.5), (0.58, 0.62), (0.5, 0.62), (0.46, 0.56), (0, 0.56)], (0, 0, 0), 'terracotta', 48, smooth=50)
    lathe([(0.48, 0), (0.3, 0.06), (0, 0.09)], (0, 0, 0.55), 'compost', 32)
    # Two hands as part of the pot: palms and four fingers each, hugging it.
    for s in (-1, 1):
        ball(0.26, (0.5 * s, -0.18, 0.24), 'skin_2', (0.75, 1, 1))
        for k in range(4):
            z = 0.14 + 0.12 * k
            tube([(0.56 * s, -0.14, z), (0.44 * s, -0.46, z + 0.02), (0.14 * s, -0.6 - 0.02 * k, z + 0.04)], 0.062, 'skin_2', True)
        tube([(0.54 * s, -0.05, 0.4), (0.58 * s, -0.2, 0.6), (0.44 * s, -0.38, 0.7)], 0.07, 'skin_2', True)
        cyl(0.2, 0.3, (0.62 * s, 0.0, 0.0), 'blue' if s < 0 else 'green', r2=0.17)
    tube([(0, 0, 0.6), (0.03, 0, 0.95), (0, 0, 1.25)], 0.035, 'green_dark', True)
    for s, z in ((-1, 1.22), (1, 1.18)):
        with at(0, 0, z, ry=-28 if s > 0 else -152):
            ball(0.26, (0.26, 0, 0.0), 'green' if s > 0 else 'leaf_light', (1, 0.62, 0.16))
    ball(0.07, (0, 0, 1.3), 'leaf_light', (0.7, 0.7, 1.4))


@scene('cover-sust-6', 'S')
def bee_and_flowers():
    tile(1.7, 1.0, '#FBEBB0', az=-74, el=22)
    cyl(1.45, 0.16, (0, 0, 0), 'grass', seg=64)
    for i, (x, y, h, c) in enumerate(((-0.75, 0.1, 1.1, 'flower'), (0.05, 0.45, 1.45, 'white'), (0.7, -0.1, 0.95, 'purple'), (-0.2, -0.5, 0.7, 'orange'))):
        with at(x, y, 0.14):
            tube([(0, 0, 0), (0.06, 0, h * 0.5), (0, 0, h)], 0.04, 'green_dark', True)
            with at(0.05, 0, h * 0.4, ry=-30, rz=i * 80):
                ball(0.2, (0.2, 0, 0), 'leaf', (1, 0.5, 0.15))
            with at(0, -0.02, h, rx=42):
                for u, v, a in circle(8, 0.24):
                    with at(u, v, 0, rz=a):
                        ball(0.17, (0, 0, 0), c, (1, 0.62, 0.32))
                ball(0.17, (0, 0, 0.05), 'yellow', (1, 1, 0.6))
    with at(0.72, -0.35, 1.75, rz=200, ry=-8):
        ball(0.34, (0, 0, 0), 'yellow', (1.3, 1, 1), sub=4)
        for x in (-0.26, -0.02, 0.2):
            r = 0.34 * math.sqrt(max(0.05, 1 - (x / 0.442) ** 2))
            pipe(r + 0.012, 0.1, (x, 0, 0), 'black', 0.03, 'x')
        ball(0.2, (0.44, 0, 0.04), 'black')
        for y in (-1, 1):
            ball(0.045, (0.6, 0.09 * y, 0.1), 'white')
            tube([(0.52, 0.07 * y, 0.2), (0.66, 0.12 * y, 0.38)], 0.015, 'black')
            with at(-0.02, 0.12 * y, 0.26, rx=38 * y, rz=-18 * y):
                ball(0.3, (-0.05, 0.3 * y, 0.02), 'clear', (0.62, 1, 0.1))
        cone(0.05, 0.14, (-0.42, 0, 0), 'black', rot=(0, -90, 0))


@scene('cover-sust-7', 'S')
def earth_ball():
    tile(1.45, 1.05, '#CFD9F5', az=-76, el=22)
    ball(0.95, (0, 0, 1.15), 'blue', sub=5)
    lands = ((-0.45, -0.78, 0.42), (-0.62, -0.5, 0.72), (-0.2, -0.88, 0.1), (0.1, -0.9, -0.35), (0.55, -0.7, 0.35), (0.72, -0.5, 0.0), (0.5, -0.55, 0.72),
             (0.05, -0.6, 0.85), (-0.85, -0.3, 0.2), (0.15, -0.8, -0.62), (0.88, -0.2, 0.35), (0.2, 0.1, 0.97), (-0.35, -0.05, 0.95), (0.62, -0.75, -0.1))
    for i, (x, y, z) in enumerate(lands):
        n = math.sqrt(x * x + y * y + z * z)
        ball(0.33 + 0.06 * (i % 3), (x / n * 0.69, y / n * 0.69, 1.15 + z / n * 0.69), ('green', 'leaf', 'leaf_light')[i % 3], (1, 1, 0.95))
    for i, (x, y, z) in enumerate(((-0.3, -0.6, 0.75), (0.5, -0.62, 0.55), (0.05, -0.15, 1.0))):
        n = math.sqrt(x * x + y * y + z * z)
        blob(0.15, (x / n * 1.1, y / n * 1.1, 1.15 + z / n * 1.1), 'cloud', 13, 24, 0.5, (1.3, 0.8, 0.6))
    lathe([(0.55, 0), (0.5, 0.1), (0.2, 0.16), (0.16, 0.25), (0.3, 0.3), (0.3, 0.33)], (0, 0, 0), 'wood', 40, smooth=40)
    torus(1.06, 0.035, (0, 0, 1.15), 'gold', rot=(90, 0, 20), arc=200, start=-110)
    for x, y in ((-1.0, -0.4), (1.05, -0.3)):
        with at(x, y):
            lathe([(0.12, 0), (0.16, 0.2), (0, 0.2)], (0, 0, 0), 'white', 24)
            blob(0.17, (0, 0, 0.32), 'leaf', 1, 26)
