"""Small props: bins, bags, crates, furniture, office things, for tiles and as extras in scenes."""
import math

from parts.basics import (at, ball, blob, box, circle, cone, cyl, lathe, pipe, prism, row, scatter,
                          torus, tube)


def wheeled_bin(body='green', lid=None, s=1.0, open_lid=0, load=None):
    """Two-wheeled bin of 240 litres, front to -y, 1.06 m high."""
    lid = lid or body
    with at(s=s):
        with at(rz=0):
            prism([(-0.24, 0.08), (0.22, 0.08), (0.30, 0.98), (-0.32, 0.98)], 0.54, (0, 0, 0), body, 'x', 0.04)
            box((0.62, 0.68, 0.07), (0, -0.01, 0.96), body, 0.03)
            for x in (-0.16, 0, 0.16):
                box((0.04, 0.03, 0.62), (x, -0.285, 0.22), body, 0.012, (3.5, 0, 0))
            with at(0, 0.3, 1.03, rx=open_lid):
                box((0.64, 0.7, 0.07), (0, -0.33, 0), lid, 0.035)
                box((0.5, 0.5, 0.05), (0, -0.33, 0.05), lid, 0.025)
                box((0.3, 0.08, 0.06), (0, -0.69, 0.0), lid, 0.02)
            cyl(0.03, 0.56, (0, 0.36, 1.0), lid, 'x')
            for x in (-0.3, 0.3):
                cyl(0.13, 0.09, (x, 0.24, 0.13), 'tyre', 'x')
                cyl(0.07, 0.1, (x, 0.24, 0.13), 'grey_light', 'x')
            box((0.22, 0.04, 0.16), (0, -0.29, 0.62), 'white', 0.015)
            box((0.16, 0.05, 0.05), (0, -0.293, 0.66), 'green' if body != 'green' else 'blue', 0.01)
            if load:
                load()


def container_1100(body='blue', lid='green'):
    """Four-wheeled container of 1100 litres, front to -y, 1.4 m high."""
    prism([(-0.62, 0.25), (0.62, 0.25), (0.72, 1.15), (-0.72, 1.15)], 0.98, (0, 0, 0), body, 'y', 0.06)
    box((1.5, 1.08, 0.08), (0, 0, 1.12), body, 0.03)
    for x in row(5, 0.26):
        box((0.05, 0.05, 0.72), (x, -0.5, 0.36), body, 0.02)
    lathe([(0.02, -0.73), (0.56, -0.72), (0.56, 0.72), (0.02, 0.73)], (0, 0, 1.17), lid, 32, 'x',
          scale=(0.5, 1, 1), smooth=40)
    for x in (-0.78, 0.78):
        cyl(0.05, 0.14, (x, 0, 1.0), 'steel', 'x')
        for y in (-0.3, 0.3):
            cyl(0.11, 0.07, (x * 0.66, y, 0.11), 'tyre', 'x')
            box((0.1, 0.08, 0.16), (x * 0.66, y, 0.16), 'steel_dark', 0.02)
    box((0.36, 0.04, 0.2), (0, -0.52, 0.7), 'white', 0.02)
    for x in (-0.5, 0.5):
        tube([(x - 0.1, -0.56, 0.95), (x + 0.1, -0.56, 0.95)], 0.025, 'steel')


def pedal_bin(body='white', lid='green', h=0.62):
    """Small household bin with pedal and bag edge."""
    lathe([(0.19, 0), (0.21, 0.05), (0.235, h), (0.22, h)], (0, 0, 0), body, 36, smooth=50)
    lathe([(0.25, -0.06), (0.25, 0), (0.24, 0.04), (0.0, 0.12)], (0, 0, h + 0.05), lid, 36, smooth=60)
    torus(0.238, 0.018, (0, 0, h - 0.02), 'grey_light')
    box((0.14, 0.14, 0.03), (0, -0.25, 0.03), 'charcoal', 0.012)
    ball(0.03, (0, 0, h + 0.18), lid)


def bag(mat='charcoal', s=1.0, tie='yellow', seed=0):
    """Tied rubbish bag."""
    with at(s=s, rz=seed * 40):
        lathe([(0.0, 0), (0.26, 0.01), (0.34, 0.14), (0.33, 0.3), (0.22, 0.46), (0.06, 0.54), (0.05, 0.57),
               (0.13, 0.66), (0.1, 0.67), (0.0, 0.6)], (0, 0, 0), mat, 11, smooth=70)
        torus(0.06, 0.018, (0, 0, 0.55), tie)


def carton(w=0.6, d=0.45, h=0.4, tape=True, mat='cardboard'):
    """Closed cardboard box."""
    box((w, d, h), (0, 0, 0), mat, 0.012)
    if tape:
        box((w + 0.006, 0.07, 0.012), (0, 0, h - 0.006), 'cardboard_light', 0.002)
        for s in (-1, 1):
            box((0.012, 0.07, h * 0.35), (s * w / 2, 0, h * 0.65), 'cardboard_light', 0.002)
    box((0.14, 0.01, 0.1), (w * 0.25, -d / 2, h * 0.2), 'paper', 0.002)


def bottle(mat='clear_blue', cap='blue', s=1.0, label='white'):
    """Plastic bottle standing, 0.32 m."""
    with at(s=s):
        lathe([(0.0, 0), (0.05, 0), (0.058, 0.02), (0.055, 0.06), (0.058, 0.1), (0.055, 0.14), (0.058, 0.19),
               (0.05, 0.23), (0.02, 0.28), (0.02, 0.31)], (0, 0, 0), mat, 18, smooth=60)
        if label:
            lathe([(0.0595, 0), (0.0595, 0.07)], (0, 0, 0.09), label, 18)
        cyl(0.026, 0.03, (0, 0, 0.3), cap)


def drum(mat='blue', lid='steel_dark', band='white', h=0.88):
    """Steel drum of 200 litres."""
    lathe([(0.29, 0), (0.3, 0.02), (0.285, 0.05), (0.285, h * 0.33), (0.3, h * 0.35), (0.285, h * 0.37),
           (0.285, h * 0.63), (0.3, h * 0.65), (0.285, h * 0.67), (0.285, h - 0.04), (0.3, h - 0.02),
           (0.29, h), (0.27, h - 0.03), (0, h - 0.03)], (0, 0, 0), mat, 36, smooth=50)
    cyl(0.05, 0.03, (0.13, 0, h - 0.035), lid)
    cyl(0.03, 0.03, (-0.14, 0.06, h - 0.035), lid)
    if band:
        lathe([(0.288, 0), (0.288, h * 0.22)], (0, 0, h * 0.39), band, 36)


def pallet(w=1.2, d=1.0):
    """Wooden pallet, 0.14 m high."""
    for x in row(3, w / 2 - 0.06):
        box((0.1, d, 0.08), (x, 0, 0.02), 'wood_dark', 0.01)
    for y in row(6, d / 5.4):
        box((w, 0.12, 0.025), (0, y, 0.1), 'wood', 0.006)
    for y in row(3, d / 2 - 0.06):
        box((w, 0.1, 0.022), (0, y, 0), 'wood', 0.006)


def bale(kind='pet', w=1.2, d=0.9, h=0.9, seed=0):
    """Pressed bale with straps: 'pet', 'card', 'alu', 'paper' or 'mixed'."""
    core = {'pet': 'blue_light', 'card': 'cardboard', 'alu': 'steel', 'paper': 'paper', 'mixed': 'green_pale'}[kind]
    box((w * 0.97, d * 0.97, h * 0.97), (0, 0, 0.01), core, 0.05)
    mats = {'pet': ('clear_blue', 'white', 'blue_light', 'clear_green', 'clear'), 'card': ('cardboard', 'cardboard_light'),
            'alu': ('steel', 'grey_light', 'red', 'steel'), 'paper': ('paper', 'white', 'blue_pale'),
            'mixed': ('green', 'green_pale', 'white')}[kind]
    rnd = scatter(64, -0.47, 0.47, -0.45, 0.45, seed, 0.09)
    for i, (u, v, a, s) in enumerate(rnd):
        mt = mats[i % len(mats)]
        face = i % 3
        if kind in ('card', 'paper'):
            sz = (0.24 * s, 0.03, 0.12)
            if face == 0:
                box(sz, (u * w, -d / 2, h * (0.45 + v * 0.9)), mt, 0.008, (0, a % 20 - 10, 0))
            elif face == 1:
                box((0.03, 0.24 * s, 0.12), (w / 2, u * d, h * (0.45 + v * 0.9)), mt, 0.008)
            else:
                box((0.3 * s, 0.14, 0.025), (u * w, v * d, h - 0.015), mt, 0.008, (0, 0, a))
        else:
            r = 0.07 * s
            p = ((u * w, -d / 2, h * (0.5 + v)), (w / 2, u * d, h * (0.5 + v)), (u * w, v * d, h))[face]
            ball(r, p, mt, (1.2, 1, 0.8), (a, a, a), sub=2)
    for x in row(3, w / 3.3):
        for y in (-1, 1):
            box((0.03, 0.012, h), (x, y * (d / 2 + 0.045), 0.01), 'charcoal', 0)
        box((0.03, d + 0.09, 0.012), (x, 0, h + 0.04), 'charcoal', 0)


def crate(load='organic', w=0.7, d=0.5, h=0.34, mat='wood', seed=0):
    """Slatted crate; load 'organic', 'apples' or None."""
    for z in row(3, h / 3):
        for y in (-1, 1):
            box((w, 0.025, h / 4), (0, y * d / 2, h / 2 + z - h / 8), mat, 0.008)
        for x in (-1, 1):
            box((0.025, d, h / 4), (x * w / 2, 0, h / 2 + z - h / 8), mat, 0.008)
    for x in (-1, 1):
        for y in (-1, 1):
            box((0.05, 0.05, h), (x * (w / 2 - 0.03), y * (d / 2 - 0.03), 0), mat, 0.01)
    box((w * 0.96, d * 0.96, 0.02), (0, 0, 0.03), mat, 0)
    if load:
        cols = ('red', 'green', 'orange', 'yellow', 'leaf_light', 'terracotta', 'purple')
        box((w * 0.9, d * 0.9, h * 0.72), (0, 0, 0.05), 'compost', 0.03)
        for i, (x, y, a, s) in enumerate(scatter(40, -w * 0.4, w * 0.4, -d * 0.38, d * 0.38, seed, 0.085)):
            z = h * 0.78 + 0.05 * math.cos(x * 4) * s
            if i % 5 == 0:
                blob(0.085 * s, (x, y, z + 0.03), 'leaf_light', 2, 24)
            elif i % 7 == 1:
                tube([(x - 0.1, y, z), (x, y + 0.05, z + 0.06), (x + 0.1, y, z)], 0.028, 'yellow', True)
            elif i % 6 == 2:
                cone(0.035, 0.2, (x, y, z), 'orange', rot=(80, 0, a), seg=12)
            else:
                ball(0.06 * s, (x, y, z), cols[i % 7], sub=2)


def sharps(s=1.0, label=True):
    """Red sharps container with its lid."""
    with at(s=s):
        prism([(-0.15, 0), (0.15, 0), (0.19, 0.36), (-0.19, 0.36)], 0.26, (0, 0, 0), 'red', 'y', 0.03)
        box((0.42, 0.3, 0.05), (0, 0, 0.36), 'red_dark', 0.02)
        cyl(0.09, 0.05, (0.04, 0, 0.41), 'white', bevel=0.015)
        box((0.06, 0.18, 0.04), (-0.14, 0, 0.41), 'red_dark', 0.015)
        if label:
            box((0.17, 0.02, 0.17), (0, -0.135, 0.09), 'white', 0.008)
            for k in range(3):
                a = math.radians(90 + 120 * k)
                torus(0.036, 0.011, (0.036 * math.cos(a), -0.148, 0.175 + 0.036 * math.sin(a)), 'black', 'y',
                      seg=20, ring=8)
