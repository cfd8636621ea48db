"""Off-road machines of the plants: loader, landfill compactor, forklift, excavator. Look to +x."""
from parts.basics import *
from parts.vehicle_bits import driver_figure, wheel


def cabin(color='yellow', h=1.5):
    """Glazed operator cabin, 1.3 x 1.3 m, base z 0."""
    box((1.35, 1.35, 0.35), (0, 0, 0), color, 0.06)
    for x, y in grid(2, 2, 1.2):
        box((0.09, 0.09, h), (x, y, 0.3), color, 0.02)
    for y in (-0.62, 0.62):
        box((1.15, 0.02, h - 0.1), (0, y, 0.35), 'clear', 0)
    for x in (-0.62, 0.62):
        box((0.02, 1.15, h - 0.1), (x, 0, 0.35), 'clear', 0)
    box((1.5, 1.5, 0.14), (0, 0, h + 0.28), 'white', 0.05)
    cyl(0.09, 0.16, (-0.4, 0.4, h + 0.4), 'lamp_amber')
    box((0.4, 0.5, 0.3), (-0.15, 0, 0.3), 'charcoal')
    with at(-0.15, 0, 0.5):
        driver_figure('white')


def loader(color='green', lift=0.2, load=None):
    """Wheel loader; lift 0..1 raises the bucket; `load` is drawn in the bucket."""
    for x in (-1.3, 1.3):
        for y in (-0.85, 0.85):
            wheel(x, y, 0.72, 0.5, rim='yellow')
    box((2.0, 1.3, 0.7), (-1.4, 0, 0.85), color, 0.15)
    prism([(-2.45, 1.5), (-0.7, 1.5), (-0.9, 2.1), (-2.3, 1.95)], 1.2, (0, 0, 0), color, 'y', 0.08)
    for z in (1.05, 1.2, 1.35):
        box((0.06, 0.9, 0.06), (-2.42, 0, z), 'charcoal')
    box((1.3, 0.9, 0.6), (1.1, 0, 0.8), color, 0.12)
    with at(-0.15, 0, 1.35):
        cabin(color)
    cyl(0.06, 0.8, (-1.6, 0.4, 2.0), 'steel')
    with at(0.9, 0, 1.5, ry=32 - 62 * lift):
        for y in (-0.5, 0.5):
            box((2.3, 0.16, 0.3), (1.1, y, -0.15), 'charcoal')
        cyl(0.09, 1.4, (0.7, 0, 0.12), 'steel', 'x')
        with at(2.35, 0, -0.2, ry=-32 + 62 * lift - 10):
            prism([(-0.1, -0.25), (1.05, -0.3), (0.5, -0.18), (0.15, 0.0), (0.1, 0.45), (0.35, 0.75),
                   (0.1, 0.75), (-0.12, 0.4)], 2.3, (0, 0, 0), 'steel_dark', 'y', 0)
            for y in (-1.13, 1.13):
                prism([(-0.1, -0.25), (1.0, -0.3), (0.36, 0.75), (0.1, 0.75)], 0.06, (0, y, 0), color, 'y', 0)
            if load:
                with at(0.45, 0, 0.0):
                    load()


def compactor(color='green'):
    """Landfill compactor: toothed steel drums and a dozer blade."""
    for x in (-1.6, 1.6):
        for y in (-0.95, 0.95):
            cyl(0.78, 0.85, (x, y, 0.86), 'steel_dark', 'y')
            cyl(0.3, 0.9, (x, y, 0.86), color, 'y')
            for j, yy in enumerate(row(4, 0.24)):
                for i in range(14):
                    t = math.radians(i * 360 / 14 + j * 13)
                    box((0.16, 0.14, 0.16), (x + 0.76 * math.sin(t), y + yy, 0.86 + 0.76 * math.cos(t)),
                        'steel_dark', 0.02, (0, math.degrees(t), 0))
    box((2.3, 1.5, 0.8), (-1.6, 0, 1.2), color, 0.15)
    prism([(-2.9, 1.9), (-0.8, 1.9), (-1.0, 2.5), (-2.7, 2.35)], 1.4, (0, 0, 0), color, 'y', 0.08)
    for z in row(4, 0.16):
        box((0.06, 1.0, 0.07), (-2.78, 0, 1.55 + z), 'charcoal')
    prism([(-1.5, 1.6), (-1.1, 1.6), (-0.6, 2.3), (-1.0, 2.3)], 1.44, (0, 0, 0), 'white', 'y', 0)
    box((1.7, 1.1, 0.7), (1.2, 0, 1.1), color, 0.12)
    with at(0.0, 0, 1.7):
        cabin(color, 1.55)
    cyl(0.07, 0.9, (-1.7, 0.45, 2.4), 'steel')
    for y in (-0.9, 0.9):
        box((1.1, 0.16, 0.22), (2.4, y * 0.6, 0.8), 'charcoal', rot=(0, 8, 0))
    pts = [(0, 0), (0.3, -0.02), (0.14, 0.35), (0.12, 0.75), (0.3, 1.15), (0.1, 1.15), (-0.06, 0.6)]
    prism(pts, 3.3, (3.0, 0, 0.12), color, 'y', 0)
    box((0.08, 3.3, 0.1), (3.2, 0, 0.12), 'steel')
    for y in row(9, 0.38):
        box((0.05, 0.06, 0.4), (3.2, y, 1.25), color)
    box((0.06, 3.3, 0.06), (3.2, 0, 1.63), color)


def forklift(color='green', lift=0.6, load=None, driver=True):
    """Fork lift; `load` stands on the forks at height `lift`."""
    for x, r in ((-0.75, 0.28), (0.75, 0.34)):
        for y in (-0.5, 0.5):
            wheel(x, y, r, 0.24, rim='white')
    box((1.7, 1.0, 0.5), (-0.1, 0, 0.3), color, 0.1)
    box((0.7, 1.0, 0.75), (-0.85, 0, 0.45), color, 0.16)
    box((0.5, 0.6, 0.16), (-0.25, 0, 0.8), 'charcoal')
    box((0.12, 0.55, 0.5), (-0.5, 0, 0.95), 'charcoal')
    for y in (-0.46, 0.46):
        tube([(0.62, y, 0.8), (0.4, y, 2.05), (-0.7, y, 2.05), (-1.0, y, 1.15)], 0.045, 'charcoal')
        box((0.12, 0.1, 2.6), (0.98, y * 0.7, 0.15), 'steel_dark')
        box((1.15, 0.12, 0.06), (1.65, y * 0.75, lift), 'steel_dark')
    box((1.1, 1.0, 0.05), (-0.15, 0, 2.05), 'clear', 0)
    box((0.08, 0.9, 0.5), (1.08, 0, lift), 'steel_dark')
    cyl(0.08, 0.14, (-0.6, 0, 2.1), 'lamp_amber')
    torus(0.16, 0.025, (0.3, 0, 1.2), 'black', rot=(0, -50, 0))
    if driver:
        with at(-0.28, 0, 0.85):
            driver_figure('white', 'skin_1')
    if load:
        with at(1.75, 0, lift + 0.06):
            load()


def excavator(color='yellow', tool='magnet', load=None, reach=0.0, turn=0):
    """Tracked excavator with an electromagnet, grab or bucket at the end of the boom (+x)."""
    for y in (-0.95, 0.95):
        box((3.4, 0.55, 0.75), (0, y, 0), 'charcoal', 0.3)
        for x in row(5, 0.58):
            cyl(0.24, 0.58, (x, y, 0.36), 'steel_dark', 'y')
    with at(0, 0, 0.75, rz=turn):
        cyl(0.8, 0.2, (0, 0, 0), 'grey_dark')
        box((2.9, 2.2, 0.85), (-0.35, 0, 0.18), color, 0.2)
        box((0.9, 2.2, 1.0), (-1.55, 0, 0.25), 'charcoal', 0.2)
        with at(0.45, 0.68, 0.75, s=0.95):
            cabin(color)
        elbow, tip = (3.3 + reach, 4.3), (5.6 + reach, 3.0)
        _arm((0.6, 0.9), elbow, 0.42, color)
        _arm(elbow, tip, 0.3, color)
        tube([(0.9, -0.35, 0.9), (2.3 + reach * 0.6, -0.35, 2.9)], 0.09, 'steel')
        tube([(2.2 + reach * 0.7, -0.35, 3.9), (4.0 + reach, -0.35, 4.1)], 0.08, 'steel')
        x, z = tip
        if tool == 'magnet':
            for dx, dy, _ in circle(3, 0.5):
                tube([(x, -0.35, z - 0.1), (x + dx, -0.35 + dy, z - 0.95)], 0.025, 'steel_dark')
            cyl(0.75, 0.3, (x, -0.35, z - 1.3), 'blue')
            cyl(0.8, 0.12, (x, -0.35, z - 1.38), 'steel')
        else:
            for dx, dy, a in circle(5, 0.32):
                prism([(0, 0), (0.3, -0.5), (0.05, -1.0), (0.12, -0.5), (-0.1, -0.05)], 0.28,
                      (x + dx, -0.35 + dy, z - 0.3), 'steel_dark', 'y', 0, (0, 0, a))
            cyl(0.25, 0.5, (x, -0.35, z - 0.45), color)
        if load:
            with at(x, -0.35, z - 1.4):
                load()


def _arm(a, b, w, color):
    """Boom section in the x-z plane, thicker in the middle."""
    dx, dz = b[0] - a[0], b[1] - a[1]
    ln = math.hypot(dx, dz)
    with at(a[0], -0.35, a[1], ry=-math.degrees(math.atan2(dz, dx))):
        prism([(-0.15, -w * 0.4), (ln * 0.5, -w * 0.55), (ln + 0.15, -w * 0.3), (ln + 0.15, w * 0.3),
               (ln * 0.5, w * 0.9), (-0.15, w * 0.4)], w * 0.8, (0, 0, 0), color, 'y', 0.03)
        cyl(w * 0.4, w, (ln, 0, 0), 'steel_dark', 'y')
