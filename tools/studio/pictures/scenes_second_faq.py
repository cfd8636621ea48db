"""Tiles of the frequent questions."""
import math

from parts import bins, people, small, vehicles
from parts.basics import at, ball, box, cyl, lathe, prism, torus, tube
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
