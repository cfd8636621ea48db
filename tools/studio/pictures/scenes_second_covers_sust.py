"""Covers of the sustainability reports."""
import math

from parts import bins, plant
from parts.basics import (at, ball, blob, box, circle, cone, cyl, lathe, pipe, prism, row, torus,
                          tube)
from parts.places import tree
from scenes_second_tiles_a import tile
from studio import scene


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
