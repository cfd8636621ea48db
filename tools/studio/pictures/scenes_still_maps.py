"""Maps in relief: the country with its branches, the peninsula in the hurricane season, routes of a town."""
import math
import random

from parts import papers, small, vehicles
from parts.basics import (at, ball, blob, box, cone, prism, row, scatter, sheet, torus, tube)
from parts.nature import pine, tree
from studio import camera, light, scene

MAINLAND = (
    (-114.8, 32.4), (-111.1, 31.3), (-108.2, 31.3), (-108.2, 31.8), (-106.5, 31.8), (-105.0, 30.7), (-104.5, 29.6),
    (-103.1, 29.0), (-102.3, 29.9), (-101.4, 29.8), (-100.3, 28.3), (-99.5, 27.5), (-99.0, 26.4), (-97.15, 25.95),
    (-97.5, 25.0), (-97.7, 23.8), (-97.8, 22.4), (-97.3, 21.5), (-96.5, 19.9), (-95.8, 18.8), (-94.5, 18.15),
    (-92.7, 18.6), (-91.5, 18.5), (-90.7, 19.3), (-90.5, 20.6), (-90.3, 21.1), (-88.5, 21.5), (-87.0, 21.6),
    (-86.8, 21.0), (-87.5, 19.9), (-87.7, 18.7), (-88.3, 18.5), (-89.1, 17.9), (-91.0, 17.8), (-91.0, 17.25),
    (-91.4, 17.2), (-90.4, 16.1), (-91.75, 16.05), (-92.2, 15.2), (-92.2, 14.55), (-93.6, 15.7), (-95.0, 16.2),
    (-96.5, 15.65), (-98.5, 16.3), (-99.9, 16.8), (-101.6, 17.6), (-103.5, 18.3), (-104.9, 19.3), (-105.6, 20.4),
    (-105.3, 21.5), (-106.0, 22.8), (-107.8, 24.6), (-109.4, 25.7), (-109.9, 26.8), (-110.6, 27.6), (-111.6, 28.5),
    (-112.8, 30.0), (-113.1, 31.2), (-114.0, 31.5), (-114.75, 31.95))
BAJA = (
    (-117.1, 32.5), (-114.95, 32.6), (-114.85, 31.6), (-114.6, 30.9), (-113.6, 29.6), (-112.8, 28.3), (-111.9, 27.0),
    (-111.3, 25.9), (-110.6, 24.7), (-110.2, 24.2), (-109.4, 23.4), (-109.9, 22.9), (-110.3, 23.5), (-112.1, 24.7),
    (-112.2, 25.9), (-113.5, 26.8), (-115.0, 27.8), (-114.1, 28.5), (-115.5, 29.6), (-116.0, 30.5), (-116.7, 31.6))
BRANCHES = (
    (-100.3128, 25.7003), (-100.9076, 22.1098), (-90.5441, 19.8388), (-104.6163, 24.0572), (-100.4212, 20.6341),
    (-86.8587, 21.1538), (-103.3571, 20.6447), (-89.6758, 20.9346), (-100.9912, 25.4441), (-98.2938, 26.0786),
    (-101.6346, 21.1018))
RANGES = (  # Sierra Madre Occidental, Oriental, Volcanic Axis, Sur, Baja
    ((-108.6, 30.2), (-105.0, 22.4)), ((-101.2, 25.2), (-98.4, 20.6)), ((-103.8, 19.7), (-97.4, 19.2)),
    ((-102.2, 18.5), (-96.2, 16.7)), ((-115.9, 31.6), (-111.4, 25.4)), ((-93.6, 16.7), (-92.0, 15.6)))


def flat(lon, lat):
    return (lon + 101.5) * 0.92, lat - 23.6


def inside(x, y, ring):
    hit = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def land(ring, mat='grass'):
    pts = [flat(*p) for p in ring]
    for h, c in ((0.28, 'sand'), (0.5, mat)):
        prism(pts, h, (0, 0, 0.1), c, 'z', 0)
    return tuple(pts)


def country():
    """Mexico about 28 x 18 units round the origin; ground of the land at z 0.6."""
    rings = land(MAINLAND), land(BAJA)
    rnd = random.Random(2)
    for (a, b) in RANGES:
        (x0, y0), (x1, y1) = flat(*a), flat(*b)
        n = int(math.hypot(x1 - x0, y1 - y0) / 0.42)
        for k in range(n):
            t = (k + 0.5) / n
            x, y = x0 + (x1 - x0) * t + rnd.uniform(-0.3, 0.3), y0 + (y1 - y0) * t + rnd.uniform(-0.3, 0.3)
            if any(inside(x, y, r) for r in rings):
                h = rnd.uniform(0.5, 1.1)
                cone(rnd.uniform(0.5, 0.75), h, (x, y, 0.58), ('mountain_green', 'mountain', 'mountain_warm')[k % 3], 0.05, 8, (0, 0, rnd.uniform(0, 90)))
    for i, (x, y, a, s) in enumerate(scatter(150, -14, 14, -9, 9, 5, 0.55, lambda x, y: any(inside(x, y, r) for r in rings))):
        with at(x, y, 0.58, s=0.14 * s):
            (pine if y > 2 and i % 2 else tree)(4.5, ('leaf', 'leaf_light', 'leaf_dark')[i % 3])


@scene('faq-coverage', 'S')
@scene('mexico-map', 'B')
def mexico_map():
    light('studio', azimuth=-150, elevation=42, haze=0, vignette=0.1, exposure=-0.08)
    sheet(-400, 400, -400, 400, 0, '#8FC1EA')
    country()
    for i, (lon, lat) in enumerate(BRANCHES):
        x, y = flat(lon, lat)
        with at(x, y, 0.6):
            small.map_pin(('blue', 'green')[i % 2], 2.1)
    for x, y, r in ((6.4, 2.2, 2.0), (-9.5, -4.4, 2.4)):
        with at(x, y, 0, rz=24, s=0.2):
            for k in (0, 4.5, 9):
                tube([(k * 0.6 - 6, -k, 0.1), (k * 0.6 - 3, 1 - k, 0.1), (k * 0.6, -k, 0.1), (k * 0.6 + 3, 1 - k, 0.1), (k * 0.6 + 6, -k, 0.1)], 0.16, 'white', True)
    camera((1.4, -25.5, 21.5), (0.7, -0.6, 0.2), 39, 0.6)


@scene('blog-hurricane', 'M')
def hurricane_map():
    light('studio', azimuth=-150, elevation=40, haze=0, vignette=0.12, exposure=-0.1)
    sheet(-400, 400, -400, 400, 0, '#3F8FC4')
    with at(-11.2, 3.4, 0):
        country()
        for lon, lat in ((-86.8587, 21.1538), (-89.6758, 20.9346), (-90.5441, 19.8388)):
            x, y = flat(lon, lat)
            with at(x, y, 0.6):
                small.map_pin('red', 1.5)
    with at(6.2, 0.2, 1.5, s=0.8):
        for arm in range(3):
            for k in range(15):
                t = k / 14
                a = math.radians(arm * 120 + 250 * t)
                r = 0.85 + 3.1 * t
                blob(0.6 - 0.36 * t, (r * math.cos(a), r * math.sin(a), 0.32 * (1 - t)), 'cloud', (arm + k) % 5, 40, 0.45, (1, 1, 0.6))
        torus(0.75, 0.26, (0, 0, 0.15), 'cloud')
    tube([(8.6, -4.8, 0.2), (7.6, -3.6, 0.2), (6.8, -2.9, 0.2)], 0.09, 'white', True)
    cone(0.26, 0.55, (6.85, -2.95, 0.2), 'white', rot=(-90, 0, 50))
    camera((2.4, -12.2, 8.6), (3.0, -0.2, 0.4), 46, 0.35, (2.6, -0.4, 1))


@scene('route-map', 'M')
def route_map():
    light('studio', azimuth=-140, elevation=40, haze=0, vignette=0.1, exposure=-0.05)
    sheet(-400, 400, -400, 400, 0, '#E7EDF4')
    w, d = 15.4, 10.4
    box((w + 0.5, d + 0.5, 0.4), (0, 0, 0), 'wood', 0.12)
    box((w, d, 0.08), (0, 0, 0.4), '#F4F1E6', 0.02)
    rnd = random.Random(11)
    xs, ys = row(6, 2.6), row(4, 2.6)
    for i, x in enumerate(xs):
        for j, y in enumerate(ys):
            if (i, j) in ((4, 1), (4, 2)):
                continue
            kind = (i * 5 + j * 3) % 7
            box((2.05, 2.05, 0.1), (x, y, 0.48), 'green_pale' if kind == 3 else 'grey_light', 0.04)
            if kind == 3:
                for k, (a, b, t, s) in enumerate(scatter(7, -0.8, 0.8, -0.8, 0.8, i + j, 0.5)):
                    with at(x + a, y + b, 0.58, s=0.2 * s):
                        tree(4, ('leaf', 'leaf_light')[k % 2], k)
                continue
            for a, b in ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)):
                h = 0.35 + 0.3 * rnd.random() + (0.9 * rnd.random() if kind in (0, 5) else 0)
                box((0.78, 0.78, h), (x + a, y + b, 0.58), ('white', 'blue_pale', 'cream', 'terracotta', 'blue_light')[rnd.randrange(5)], 0.05)
    prism([(-1.0, -2.4), (0.9, -2.6), (1.1, -0.4), (0.8, 2.2), (-0.9, 2.5), (-1.2, 0.4)], 0.12, (xs[4], 0, 0.46), 'grass', 'z', 0.03)
    prism([(-0.6, -1.2), (0.5, -1.3), (0.7, 0.2), (0.2, 1.3), (-0.6, 0.9)], 0.03, (xs[4], 0, 0.575), 'water', 'z', 0)
    z = 0.6

    def route(points, mat):
        pts = [(a * 1.3, b * 1.3, z) for a, b in points]
        tube(pts, 0.12, mat)
        for p in pts:
            ball(0.12, p, mat)

    route(((-6, -2), (-2, -2), (-2, 2), (-6, 2), (-6, 4)), 'blue')
    route(((-4, 0), (2, 0), (2, -4), (-4, -4)), 'green')
    route(((0, 4), (0, 2), (2, 2), (2, 4), (6, 4), (6, -2), (4, -2)), 'orange')
    for x, y, c in ((-6, 4, 'blue'), (-4, -4, 'green'), (4, -2, 'orange')):
        with at(x * 1.3, y * 1.3, 0.5):
            small.map_pin(c, 1.9)
    for x, y, a, s in ((-2, -0.9, 90, 0.17), (0.3, 0, 0, 0.17), (6, 1.2, -90, 0.17)):
        with at(x * 1.3, y * 1.3, 0.74, rz=a, s=s):
            vehicles.collection_truck()
    with at(7.0, -6.4, 0, rz=30):
        papers.pencil('green', 2.6)
    camera((-4.6, -16.6, 13.4), (0.0, -0.3, 0.4), 41, 0.5, (-1, -1, 0.6))
