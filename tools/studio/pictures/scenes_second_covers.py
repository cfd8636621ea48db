"""Covers of the annual reports, one idea a year."""
import math
import random

from parts import bins, city, people, plant, vehicles
from parts.basics import (at, ball, blob, box, cone, cyl, lathe, prism, row, scatter, sheet,
                          terrain, torus, tube)
from parts.places import mountain, tree
from studio import backdrop, camera, ground, light, scene


@scene('cover-annual-2020', 'M')
def clean_street():
    light('dawn', azimuth=70, elevation=18, haze=0.5, haze_from=20, haze_to=150, rim=1.0, exposure=0.1)
    ground('pavement')
    with at(rz=90):
        city.road(-40, 160, 0, 7, cross=2)
    cols = ('cream', 'terracotta', 'blue_light', 'white', 'ochre', 'pink', 'teal')
    for s in (-1, 1):
        for k in range(11):
            with at(s * 10.6, 4 + 8.2 * k, 0, rz=-90 * s):
                if (k + (s > 0)) % 3 == 0:
                    city.shop(7.6, 6, 4, cols[(k * 2 + (s > 0)) % 7], ('green', 'blue', 'orange')[k % 3], floors=2)
                else:
                    city.house(7.8, 6, 3, cols[(k * 3 + 2 * (s > 0)) % 7], floors=2, seed=k + 20 * (s > 0), style=('gable', 'flat', 'hip')[k % 3])
        for k in range(12):
            with at(s * 5.2, 1 + 8.2 * k):
                tree(4.4, ('leaf', 'leaf_light', 'leaf_dark')[k % 3], k)
            with at(s * 4.6, 5.4 + 8.2 * k, 0.16, rz=90 * s):
                city.lamp_post(5, k < 3, 1.2)
    for y in (3.4, 11.6):
        with at(5.6, y, 0.16, rz=-90):
            city.bench()
    for k, c in enumerate(('green', 'blue', 'orange')):
        with at(-5.5, 3.2 + 0.9 * k, 0.16, rz=90):
            bins.bin240(c)
    ball(9, (4, 190, 15), 'emit:#FFE0B0:3.2')
    camera((-1.6, -7.5, 2.6), (0.2, 20, 3.2), 30, 2.8, (0, 8, 1))


@scene('cover-annual-2021', 'M')
def truck_and_sunrise():
    light('dawn', azimuth=75, elevation=14, haze=0.55, haze_from=40, haze_to=260, rim=1.5, exposure=0.15)
    ground('grass')
    for k in range(60):
        t = k / 59
        with at(-10 + 26 * t + 6 * math.sin(t * 5), -14 + 130 * t, 0.0, rz=90 - math.degrees(math.atan((26 + 30 * math.cos(t * 5)) / 130))):
            sheet(-1.6, 1.6, -3.6, 3.6, 0.02 + 0.0004 * k, 'asphalt')
            if k % 2:
                sheet(-0.8, 0.8, -0.09, 0.09, 0.06 + 0.0004 * k, 'white')
    city.hills(-120, 140, 70, 14, 60, 'grass_dark', 4, 7)
    with at(30, 230):
        mountain([(-260, 2), (-160, 30), (-100, 50), (-40, 34), (10, 26), (60, 44), (130, 28), (260, 4)], 60, 'mountain', 9)
    ball(26, (38, 330, 42), 'emit:#FFD08A:3.4', sub=5)
    for i, (x, y, a, s) in enumerate(scatter(60, -50, 60, 4, 70, 3, 5, lambda x, y: abs(x + 10 - (y + 14) * 0.2) > 13)):
        with at(x, y):
            tree(5.5 * s, ('leaf', 'leaf_dark', 'leaf_autumn')[i % 3 if i % 4 else 0], i)
    with at(-4.2, -2.4, 0.06, rz=-114):
        vehicles.collection_truck(lights=True)
    for i, (x, y, a, s) in enumerate(scatter(60, -16, 14, -12, 2, 7, 0.8, lambda x, y: abs(x + 10 - (y + 14) * 0.36) > 5.4)):
        ball(0.16 * s, (x, y, 0.1), ('flower', 'yellow', 'white', 'leaf_light')[i % 4], sub=2)
    camera((-9.0, -17.5, 3.0), (-0.5, 4, 4.6), 33, 2.2, (-4.5, -4, 2))


@scene('cover-annual-2022', 'M')
def tree_from_bales():
    light('studio', azimuth=-45, elevation=42, haze=0, rim=1.0, exposure=-0.05)
    sheet(-60, 60, -60, 60, 0, '#BFDCA0')
    box((120, 0.3, 50), (0, 9, 0), '#CFE6F6', 0)
    kinds = (lambda k: bins.card_bale(k), lambda k: bins.pet_bale('blue', k), lambda k: bins.pet_bale('green', k), lambda k: bins.paper_bale(k), lambda k: bins.metal_bale(k, (1.5, 1, 1)))
    n = 0
    for z, spots in ((0, ((-1.65, 0.5), (0, 0.45), (1.65, 0.5), (-0.85, -0.65), (0.85, -0.65), (0, 1.6))), (1.03, ((-0.85, 0.2), (0.85, 0.2), (0, 1.2)))):
        for x, y in spots:
            with at(x, y, z, rz=(n * 53) % 11 - 5):
                kinds[(n * 2 + (z > 0)) % 5](n)
            n += 1
    tube([(0.05, 0.35, 1.9), (0.0, 0.35, 2.6), (0.1, 0.4, 3.3)], 0.2, 'trunk', True)
    for dx, dy, dz in ((-0.9, 0.1, 3.6), (0.95, 0.3, 3.8), (0.1, 0.9, 3.9), (0.15, -0.2, 4.1)):
        tube([(0.08, 0.38, 3.0), (dx * 0.5, 0.38 + dy * 0.3, 3.35), (dx, dy, dz)], 0.09, 'trunk', True)
    for i, (x, y, z, r) in enumerate(((-1.05, 0.2, 4.0, 0.75), (1.1, 0.4, 4.15, 0.8), (0.1, 0.9, 4.4, 0.85), (0.1, -0.1, 4.6, 0.9), (0.0, 0.4, 5.2, 0.7))):
        blob(r, (x, y, z), ('leaf', 'leaf_light', 'leaf_dark', 'leaf', 'leaf_light')[i], i, 60)
    for k in range(6):
        a = k * 1.05
        tube([(0.05, 0.35, 2.12), (0.5 * math.cos(a), 0.35 + 0.45 * math.sin(a), 2.1), (1.0 * math.cos(a), 0.35 + 0.75 * math.sin(a), 2.08)], 0.07, 'trunk', True)
    for i, (x, y, a) in enumerate(((-3.1, -0.9, 20), (3.2, -0.6, 160))):
        with at(x, y, 0, rz=a):
            people.worker(hands=('point', 'wave')[i], skin=2 - i, hair_style=('short', 'pony')[i])
    for i, (x, y, a, s) in enumerate(scatter(26, -4, 4, -2.4, 2.4, 5, 0.7, lambda x, y: abs(x) > 2.8 or y < -1.4)):
        with at(x, y):
            blob(0.13 * s, (0, 0, 0.08), ('leaf_light', 'leaf', 'flower')[i % 3], 1, 20)
    camera((-2.2, -12.4, 4.0), (0, 0.3, 2.85), 40, 2, (0, -0.4, 2))


@scene('cover-annual-2023', 'M')
def toy_blocks():
    backdrop('#F6DFB4', azimuth=-45, elevation=46, exposure=-0.05)
    rnd = random.Random(5)
    cols = ('blue', 'green', 'yellow', 'orange', 'red', 'white', 'blue_light', 'terracotta', 'teal')

    def stud_block(w, d, h, c):
        box((w, d, h), (0, 0, 0), c, 0.06)
        for x in row(int(w / 0.5), 0.5):
            for y in row(int(d / 0.5), 0.5):
                cyl(0.15, 0.1, (x, y, h), c, seg=20, bevel=0.02)

    box((13, 9, 0.2), (0, 1, 0), 'green_dark', 0.1)
    box((13, 1.6, 0.06), (0, -0.2, 0.19), 'asphalt', 0.02)
    for x in row(9, 1.4):
        box((0.6, 0.1, 0.02), (x, -0.2, 0.25), 'white', 0)
    k = 0
    for y, hs in ((1.8, (2, 4, 3, 5, 3, 2)), (3.9, (4, 3, 6, 4, 5, 3))):
        for i, n in enumerate(hs):
            x = -5 + 2 * i
            z = 0.2
            for f in range(n):
                w = 1.5 if f < n - 1 or n < 4 else 1.0
                with at(x, y, z):
                    stud_block(w, 1.5 if w > 1.2 else 1.0, 0.7, cols[(k + f * 2) % 9])
                    if f % 2 == 0 and w > 1.2:
                        for u in (-0.35, 0.35):
                            box((0.34, 0.06, 0.36), (u, -0.76, 0.17), 'glass_dark' if (k + f) % 3 else 'lamp', 0.02)
                z += 0.7
            if n == 3:
                prism([(-0.8, 0), (0.8, 0), (0, 0.8)], 1.5, (x, y, z + 0.05), ('red', 'blue')[i % 2], 'y', 0.04)
            k += rnd.randrange(1, 4)
    for i, (x, y) in enumerate(((-5.2, -2), (-3.1, -2.3), (3.4, -2.1), (5.3, -2.4), (0.4, -2.3))):
        with at(x, y, 0.2):
            cyl(0.12, 0.4, (0, 0, 0), 'wood')
            if i % 2:
                cone(0.55, 1.2, (0, 0, 0.35), 'green')
            else:
                ball(0.52, (0, 0, 0.85), 'green')
    with at(-1.2, -0.55, 0.25, s=0.33):
        vehicles.collection_truck()
    with at(3.4, 0.15, 0.25, rz=180, s=0.33):
        vehicles.van('white', 'green')
    for i, (x, y, c) in enumerate(((-7.4, -1.4, 'red'), (7.2, -2.2, 'blue'), (6.9, -3.3, 'yellow'))):
        with at(x, y, 0, rz=i * 34 + 10):
            stud_block(1.0, 1.0, 0.7, c)
    camera((-6.2, -12.5, 6.6), (0.1, 1.0, 1.6), 40, 2, (0, 0, 1))


@scene('cover-annual-2024', 'M')
def turbine_park():
    light('morning', azimuth=-125, elevation=36, haze=0.35, haze_from=50, haze_to=320, exposure=-0.1)

    def land(x, y):
        return 7.5 * math.exp(-((x - 6) ** 2 / 700 + (y - 28) ** 2 / 320)) + 3.5 * math.exp(-((x + 34) ** 2 / 500 + (y - 48) ** 2 / 400))

    terrain(land, -160, 170, -40, 200, 'grass', 120, 100)
    for k in range(70):
        t = k / 69
        x, y = -14 + 40 * t + 5 * math.sin(t * 7), -8 + 38 * t
        cyl(1.1, 0.1, (x, y, land(x, y) - 0.03 + 0.0004 * k), 'soil_light', seg=20, bevel=0)
    for i, (x, y, r) in enumerate(((11, 40, 10), (-13, 50, 60), (37, 50, -25), (24, 92, 30))):
        with at(x, y, land(x, y) - 0.2):
            plant.wind_turbine(17, r)
    cyl(6.5, 0.12, (-15, 14, 0.1), 'white', seg=56)
    cyl(6.2, 0.16, (-15, 14, 0.1), 'water_turquoise', seg=56)
    for i, (x, y, a, s) in enumerate(scatter(70, -44, 56, 4, 70, 5, 4, lambda x, y: (x + 15) ** 2 + (y - 14) ** 2 > 70 and (x - 8) ** 2 + (y - 30) ** 2 > 40)):
        t = (y + 8) / 38
        if abs(x - (-14 + 40 * t + 5 * math.sin(t * 7))) > 2.6:
            with at(x, y, land(x, y) - 0.1):
                tree(4 * s, ('leaf', 'leaf_light', 'leaf_dark')[i % 3], i)
    for x, y in ((14, 16), (20, 23), (-4, 24)):
        with at(x, y, land(x, y)):
            plant.gas_well(1.8)
    for i in range(3):
        for j in range(2):
            with at(15 + 3.3 * i, 3 + 3.2 * j, land(15 + 3.3 * i, 3 + 3.2 * j) + 0.8, rx=26, s=1.7):
                plant.solar_panel(1.8, 1.1)
                cyl(0.05, 0.8, (0, 0.2, -0.7), 'steel')
    walkers = ((-8.4, -0.4, 40, 'red'), (-7.4, -1.0, 50, 'white'), (0.5, 4, 220, 'yellow'))
    for i, (x, y, a, c) in enumerate(walkers):
        with at(x, y, land(x, y) + 0.05, rz=a, s=(1, 0.68, 1)[i]):
            people.person(c, 'blue_dark', i + 1, ('pony', 'short', 'crop')[i], feet='walk', hands='walk')
    with at(2, -2.2, 0, rz=20):
        city.bench()
    with at(0, 190):
        mountain([(-240, 2), (-150, 24), (-80, 36), (-20, 22), (50, 40), (130, 24), (240, 2)], 60, 'mountain', 3)
    camera((-14, -19, 5.2), (2.5, 14, 6.8), 32, 2.4, (-5, 0, 2))


@scene('cover-annual-2025', 'M')
def recycled_globe():
    light('studio', azimuth=-45, elevation=40, haze=0, rim=1.2, exposure=-0.05)
    sheet(-60, 60, -60, 60, 0, '#2C64B8')
    box((120, 0.3, 60), (0, 9, 0), '#1E57B4', 0)
    rnd = random.Random(11)
    R, cz = 1.75, 2.45
    ball(R * 0.93, (0, 0, cz), 'blue_light', sub=5)
    land = ((-0.5, -0.75, 0.45, 0.62), (-0.2, -0.9, -0.1, 0.4), (0.15, -0.85, -0.5, 0.45), (0.75, -0.55, 0.35, 0.55), (0.6, -0.7, -0.05, 0.35),
                              (0.1, -0.45, 0.9, 0.4), (-0.95, 0, 0.2, 0.5), (-0.8, -0.4, -0.5, 0.3), (0.95, 0.1, -0.3, 0.5))
    n = 620
    for i in range(n):
        zz = 1 - 2 * (i + 0.5) / n
        a = i * 2.39996
        q = math.sqrt(1 - zz * zz)
        d = (q * math.cos(a), q * math.sin(a), zz)
        if d[1] > 0.55:
            continue
        on = any(sum((d[k] - lo[k] / math.sqrt(lo[0] ** 2 + lo[1] ** 2 + lo[2] ** 2)) ** 2 for k in range(3)) < (lo[3] * 0.66) ** 2 for lo in land)
        p = (R * d[0], R * d[1], cz + R * d[2])
        rx, ry, rz = rnd.uniform(0, 90), rnd.uniform(0, 90), rnd.uniform(0, 360)
        if on:
            kind = i % 4
            if kind == 0:
                box((0.26, 0.2, 0.12), p, ('cardboard', 'cardboard_light')[i % 2], 0.02, (rx, ry, rz))
            elif kind == 1:
                cyl(0.09, 0.14, p, ('green', 'leaf_light', 'yellow')[i % 3], rot=(rx, ry, 0), seg=16, bevel=0.02)
            elif kind == 2:
                ball(0.14, p, ('green', 'leaf', 'green_pale')[i % 3], (1.2, 1, 0.8), sub=2)
            else:
                box((0.24, 0.18, 0.16), p, ('green', 'green_dark', 'ochre')[i % 3], 0.03, (rx, ry, rz))
        else:
            kind = i % 3
            if kind == 0:
                cyl(0.1, 0.1, p, ('blue', 'blue_light', 'white')[i % 3], rot=(rx, ry, 0), seg=16, bevel=0.02)
            elif kind == 1:
                ball(0.13, p, ('blue_light', 'blue', 'blue_pale')[i % 3], (1.3, 1, 0.7), sub=2)
            else:
                box((0.22, 0.18, 0.1), p, ('blue', 'teal', 'blue_pale')[i % 3], 0.03, (rx, ry, rz))
    lathe([(1.1, 0), (1.05, 0.16), (0.4, 0.26), (0.3, 0.5), (0.55, 0.62), (0.55, 0.7)], (0, 0, 0), 'white', 56, smooth=40)
    torus(0.98, 0.05, (0, 0, 0.1), 'green')
    for i, (x, y, a) in enumerate(((-3.2, -0.6, 15), (3.1, -0.5, 165), (-2.4, -1.5, 40))):
        with at(x, y, 0, rz=a, s=(1, 1, 0.68)[i]):
            people.person(('green', 'white', 'yellow')[i], ('blue_dark', 'charcoal', 'orange')[i], (2, 3, 1)[i], ('bun', 'curly', 'braids')[i], hands=('point', 'wave_r', 'cheer')[i])
    with at(2.3, -1.6):
        bins.pet_bale('green', 2, (0.9, 0.7, 0.65))
    with at(3.6, 0.8):
        tree(2.6, 'leaf', 1)
    with at(-4.0, 1.0):
        tree(3.0, 'leaf_light', 2)
    camera((-1.8, -10.6, 3.3), (0, 0, 2.1), 44, 2, (0, -1.2, 2.2))
