"""Pieces shared by the vehicles: wheels, cab, chassis, lamps, mud guards, the company diagonal."""
from parts.basics import *


def wheel(x, y, r=0.5, w=0.32, tyre='tyre', rim='grey_light'):
    """Tyre with shoulders, rim and nuts; axle along y."""
    h = w / 2
    lathe([(r * 0.55, -h), (r * 0.92, -h), (r, -h * 0.6), (r, h * 0.6), (r * 0.92, h),
           (r * 0.55, h)], (x, y, r), tyre, 32, 'y')
    for i in range(14):
        t = 2 * math.pi * i / 14
        box((0.07 * r * 2, w * 0.94, 0.03), (x + math.cos(t) * r * 0.985, y, r + math.sin(t) * r * 0.985), tyre,
            0, (0, 90 - math.degrees(t), 0))
    side = 1 if y > 0 else -1
    out = side * (h + 0.004)
    lathe([(0, 0), (r * 0.56, 0), (r * 0.58, 0.03), (r * 0.5, 0.045), (r * 0.42, 0.015), (r * 0.24, 0.02),
           (r * 0.2, 0.09), (0, 0.1)], (x, y + out, r), rim, 28, rot=(-90 * side, 0, 0), smooth=50)
    for cx, cz, _ in circle(8, r * 0.33):
        cyl(r * 0.045, 0.05, (x + cx, y + out + side * 0.03, r + cz), 'steel_dark', 'y', seg=6)


def wheel_pair(x, r=0.54, double=False, track=1.02):
    """Both wheels of a lorry axle."""
    for s in (-1, 1):
        wheel(x, s * track, r, 0.36)
        if double:
            wheel(x, s * (track - 0.4), r, 0.32)
    cyl(0.12, track * 1.8, (x, 0, r), 'grey_dark', 'y')


def fender(x, y, r, w, mat, z=0.52):
    """Half-round mud guard over a wheel with a flap behind."""
    pts = [(r * math.cos(math.radians(a)), r * math.sin(math.radians(a))) for a in range(8, 173, 12)]
    pts += [((r + 0.06) * math.cos(math.radians(a)), (r + 0.06) * math.sin(math.radians(a)))
            for a in range(172, 7, -12)]
    prism(pts, w, (x, y, z), mat, 'y', 0)


def diagonal(y, first='green', second='blue', k=1.0):
    """The company's rising diagonal on a body side (local x about 0, z about 0..2)."""
    for x0, w, mat in ((-1.55 * k, 0.85, second), (-0.45 * k, 0.42, first), (0.15 * k, 0.16, second)):
        prism([(x0 - 0.45, 0.38), (x0 + w - 0.45, 0.38), (x0 + w + 0.6, 1.8), (x0 + 0.6, 1.8)], 0.05,
              (0, y, 0), mat, 'y', 0)


def chassis(x0, x1):
    """Frame rails with cross members and boxes."""
    for y in (-0.42, 0.42):
        box((x1 - x0, 0.16, 0.28), ((x0 + x1) / 2, y, 0.72), 'charcoal')
    for x in (x0 + 0.3, x0 + 1.6, x0 + 3.2, x1 - 1.2):
        box((0.14, 0.9, 0.2), (x, 0, 0.76), 'charcoal')
    box((0.7, 0.5, 0.5), (0.55, 0.9, 0.62), 'grey_dark')


def driver_figure(cap='blue', skin='skin_2'):
    """Driver seated behind the wheel; base at the seat."""
    box((0.34, 0.5, 0.55), (0, 0, 0.05), 'green', 0.12)
    ball(0.2, (0.03, 0, 0.8), skin)
    ball(0.21, (0.01, 0, 0.86), cap, (1, 1, 0.75))
    box((0.22, 0.3, 0.04), (0.2, 0, 0.87), cap)
    tube([(0.1, -0.26, 0.5), (0.4, -0.24, 0.35), (0.58, -0.16, 0.45)], 0.06, 'green', True)
    tube([(0.1, 0.26, 0.5), (0.4, 0.24, 0.35), (0.58, 0.16, 0.45)], 0.06, 'green', True)


def cab(color='blue', stripe='green', lights=False, driver=True, tall=0.0, window=True):
    """Cab-over cab, 2.0 long (x -0.1..2.0), 2.4 wide, 2.3 high, base at z 0, with an interior.
    window=False: the pane of the -y door is rolled down."""
    top = 2.25 + tall
    box((2.0, 2.36, 0.98), (0.95, 0, 0), color, 0.14)
    box((1.9, 2.28, 0.06), (0.95, 0, 0.94), 'charcoal')
    box((0.3, 2.3, 1.35), (0.08, 0, 0.9), color, 0.1)
    # roof with a visor and beacons
    box((1.85, 2.32, 0.3 + tall), (0.86, 0, top - 0.34 - tall), color, 0.13)
    box((0.4, 2.2, 0.09), (1.86, 0, top - 0.3 - tall), 'charcoal', rot=(0, 14, 0))
    for y in (-1.1, 1.1):
        tube([(1.86, y, 0.9), (1.62, y, top - 0.25 - tall)], 0.075, color)
        box((0.11, 0.1, 1.1), (0.72, y, 0.9), color)
        if window or y > 0:
            box((0.92, 0.02, 0.86), (1.2, y, 0.96), 'clear', 0)
        box((0.42, 0.02, 0.7), (0.45, y, 1.0), 'clear', 0)
        # doors: seams, handle, stripe, steps, mirrors
        for x in (0.62, 1.72):
            box((0.025, 0.03, 0.86), (x, y * 1.068, 0.08), 'blue_dark' if color == 'blue' else 'grey', 0)
        box((0.2, 0.05, 0.05), (0.78, y * 1.085, 0.72), 'charcoal')
        prism([(0.1, 0.34), (0.5, 0.34), (0.72, 0.62), (0.32, 0.62)], 0.03, (0, y * 1.073, 0), stripe, 'y', 0)
        prism([(0.6, 0.34), (1.5, 0.34), (1.72, 0.62), (0.82, 0.62)], 0.03, (0, y * 1.073, 0), stripe, 'y', 0)
        fender(1.0, y * 1.0, 0.62, 0.42, 'charcoal', -0.18)
        box((0.34, 0.3, 0.34), (1.8, y * 0.95, -0.3), color, 0.05)
        for z in (-0.34, -0.02):
            box((0.34, 0.2, 0.05), (0.14, y * 1.06, z), 'steel_dark')
        tube([(1.8, y, 1.75), (2.0, y * 1.18, 1.72), (2.0, y * 1.18, 1.0), (1.84, y, 0.95)], 0.022, 'charcoal')
        box((0.09, 0.24, 0.52), (2.0, y * 1.2, 1.2), 'charcoal')
        box((0.02, 0.2, 0.46), (1.95, y * 1.2, 1.23), 'steel', 0)
        cyl(0.09, 0.14, (0.9, y * 0.75, top - 0.06), 'lamp_amber')
    prism([(1.9, 0.96), (1.92, 0.96), (1.68, top - 0.3 - tall), (1.66, top - 0.3 - tall)], 2.1, (0, 0, 0),
          'clear', 'y', 0)
    for y in (-0.45, 0.4):
        tube([(1.94, y, 0.98), (1.86, y + 0.45, 1.45)], 0.018, 'black')
    # front: grille, badge, lamps
    box((0.05, 1.5, 0.5), (1.95, 0, 0.36), 'charcoal')
    for z in (0.42, 0.54, 0.66, 0.78):
        box((0.06, 1.4, 0.04), (1.965, 0, z), 'steel')
    prism([(-0.3, 0.5), (0.0, 0.5), (0.26, 0.8), (-0.04, 0.8)], 0.06, (1.99, 0, 0), stripe, 'x', 0)
    # interior
    box((0.35, 2.0, 0.3), (1.68, 0, 0.9), 'grey_dark')
    torus(0.21, 0.03, (1.42, 0.5, 1.28), 'black', rot=(0, -60, 0))
    for y in (-0.5, 0.5):
        box((0.5, 0.55, 0.16), (0.75, y, 0.92), 'grey_dark')
        box((0.16, 0.55, 0.75), (0.5, y, 1.0), 'grey_dark')
    if driver:
        with at(0.78, 0.5, 1.0):
            driver_figure()


def bumper_lamps(x, lights=False):
    """Front bumper with headlights, indicators, number plate and tow hooks."""
    box((0.26, 2.42, 0.44), (x - 0.02, 0, 0.42), 'white', 0.08)
    box((0.1, 1.2, 0.14), (x + 0.09, 0, 0.48), 'charcoal')
    for y in (-0.9, 0.9):
        cyl(0.17, 0.1, (x + 0.09, y, 0.66), 'steel', 'x')
        cyl(0.13, 0.12, (x + 0.11, y, 0.66), 'lamp_white' if lights else 'lamp', 'x')
        box((0.06, 0.12, 0.12), (x + 0.1, y * 1.24, 0.6), 'lamp_amber')
    box((0.04, 0.5, 0.14), (x + 0.13, 0, 0.64), 'white')


def rear_lamps(x, z):
    """Tail lamps, under-run bar and mud flaps."""
    box((0.12, 2.3, 0.14), (x, 0, z - 0.42), 'grey_light')
    for y in (-0.95, 0.95):
        box((0.06, 0.34, 0.16), (x - 0.05, y, z - 0.1), 'lamp_red')
        box((0.06, 0.14, 0.16), (x - 0.05, y * 0.72, z - 0.1), 'lamp_amber')
        box((0.03, 0.5, 0.5), (x + 0.25, y, 0.2), 'black', 0)
