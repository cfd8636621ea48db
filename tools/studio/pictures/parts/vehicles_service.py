"""Tanker, flat-bed, van and street sweeper. Same frame as parts.vehicles."""
from parts.basics import *
from parts.vehicle_bits import bumper_lamps, cab, chassis, diagonal, fender, rear_lamps, wheel, wheel_pair


def tanker(color='blue', tank='white'):
    """Vacuum tanker for sludge."""
    chassis(-4.3, 3.2)
    for x in (-2.8, -1.5, 2.55):
        wheel_pair(x, double=x < 0)
        if x < 0:
            for y in (-1.0, 1.0):
                fender(x, y, 0.66, 0.62, color)
    with at(1.55, 0, 0.72):
        cab(color, 'green', False, True)
    prof = [(0, -2.75), (0.75, -2.62), (1.05, -2.3), (1.12, -1.9), (1.12, 1.9), (1.05, 2.3),
            (0.75, 2.62), (0, 2.75)]
    lathe(prof, (-1.45, 0, 2.32), tank, 40, 'x', smooth=60)
    for x in (-3.2, -1.45, 0.3):
        pipe(1.15, 0.1, (x, 0, 2.32), 'steel', 0.04, 'x')
    for x in (-2.3, -0.6):
        pipe(1.14, 0.5, (x, 0, 2.32), 'green' if x < -1 else color, 0.03, 'x')
        cyl(0.3, 0.2, (x, 0, 3.38), 'steel')
        torus(0.22, 0.03, (x, 0, 3.62), 'yellow')
    for y in (-0.55, 0.55):
        tube([(-3.6, y, 3.35), (-3.6, y, 3.75), (0.6, y, 3.75), (0.6, y, 3.35)], 0.03, 'grey_light')
        box((4.4, 0.3, 0.3), (-1.4, y, 1.1), 'charcoal')
    for i in range(8):
        box((0.04, 0.4, 0.04), (-4.18, 0.5, 1.0 + i * 0.32), 'steel')
    for y in (-1.05, 1.05):
        pipe(0.16, 3.2, (-1.2, y, 1.15), 'green_dark' if y < 0 else 'grey_dark', 0.03, 'x')
    cyl(0.2, 0.25, (-4.25, -0.2, 1.9), 'steel', 'x')
    cyl(0.28, 0.08, (-4.35, -0.2, 1.9), 'red', 'x')
    bumper_lamps(3.62, False)
    rear_lamps(-4.35, 0.8)


def flatbed(color='blue', load=None):
    """Flat-bed truck; `load` is drawn on the deck (6 x 2.4 m)."""
    chassis(-4.3, 3.2)
    for x in (-2.6, 2.55):
        wheel_pair(x, double=x < 0)
    for y in (-1.0, 1.0):
        fender(-2.6, y, 0.66, 0.6, color)
    with at(1.55, 0, 0.72):
        cab(color, 'green', False, True)
    box((5.6, 2.5, 0.16), (-1.6, 0, 1.22), 'wood')
    for y in (-1.24, 1.24):
        box((5.6, 0.08, 0.26), (-1.6, y, 1.16), color)
        for x in row(5, 1.3):
            box((0.09, 0.09, 0.6), (x - 1.6, y, 1.3), 'grey_light')
        box((5.4, 0.05, 0.12), (-1.6, y, 1.78), 'green')
    box((0.12, 2.4, 1.5), (1.1, 0, 1.3), color)
    for z in (1.75, 2.15, 2.55):
        box((0.06, 2.0, 0.08), (1.02, 0, z), 'grey_light')
    if load:
        with at(-1.7, 0, 1.38):
            load()
    bumper_lamps(3.62, False)
    rear_lamps(-4.4, 0.9)


def van(color='white', stripe='red', open_doors=False, inside=None, lights=False):
    """High-roof van, 5.6 m. `inside` is drawn in the cargo room when the rear doors are open."""
    prof = [(2.75, 0.42), (2.8, 0.85), (2.72, 1.12), (2.15, 1.32), (1.45, 2.3), (1.1, 2.48),
            (-2.7, 2.48), (-2.78, 2.36), (-2.78, 0.42)]
    if open_doors:
        for y in (-0.96, 0.96):
            prism(prof, 0.08, (0, y, 0), color, 'y', 0.03)
        prism([(2.75, 0.42), (2.8, 0.85), (2.72, 1.12), (2.15, 1.32), (1.45, 2.3), (1.1, 2.48),
               (0.5, 2.48), (0.5, 0.42)], 1.9, (0, 0, 0), color, 'y', 0.05)
        box((3.3, 1.9, 0.08), (-1.1, 0, 2.4), color)
        box((3.3, 1.9, 0.1), (-1.1, 0, 0.45), 'grey')
        for y, a in ((-0.98, 1), (0.98, -1)):
            with at(-2.78, y, 0.45, rz=a * 22):
                box((0.9, 0.06, 1.95), (-0.45, 0, 0), color)
                box((0.55, 0.08, 0.5), (-0.45, 0, 1.2), 'glass_dark')
                box((0.9, 0.075, 0.16), (-0.45, 0, 0.6), stripe, 0.01)
        if inside:
            with at(-1.3, 0, 0.55):
                inside()
    else:
        prism(prof, 2.0, (0, 0, 0), color, 'y', 0.09)
        box((0.03, 0.04, 1.7), (-2.79, 0, 0.6), 'grey')
        for y in (-0.45, 0.45):
            box((0.03, 0.6, 0.5), (-2.785, y, 1.65), 'glass_dark')
    for y in (-1.0, 1.0):
        box((4.6, 0.03, 0.2), (-0.35, y * 1.005, 0.98), stripe, 0.01)
        prism([(-2.6, 1.3), (-1.7, 1.3), (-0.6, 2.3), (-1.5, 2.3)], 0.03, (0, y * 1.005, 0), 'blue', 'y', 0)
        prism([(-1.55, 1.3), (-1.25, 1.3), (-0.15, 2.3), (-0.45, 2.3)], 0.03, (0, y * 1.005, 0), 'green', 'y', 0)
        prism([(0.75, 1.42), (1.98, 1.42), (1.42, 2.2), (0.75, 2.25)], 0.03, (0, y * 1.01, 0), 'glass_dark', 'y', 0)
        box((0.2, 0.05, 0.05), (0.7, y * 1.01, 1.2), 'charcoal')
        for x in (0.55, -0.6):
            box((0.025, 0.03, 1.6), (x, y * 1.004, 0.6), 'grey')
        tube([(1.8, y, 1.5), (1.9, y * 1.2, 1.55)], 0.03, 'charcoal')
        box((0.1, 0.16, 0.3), (1.9, y * 1.24, 1.42), 'charcoal')
        cyl(0.17, 0.08, (2.74, y * 0.72, 0.92), 'lamp_white' if lights else 'clear', 'x')
        cyl(0.2, 0.05, (2.73, y * 0.72, 0.92), 'steel', 'x')
        box((0.04, 0.14, 0.4), (-2.79, y * 0.92, 0.95), 'lamp_red')
        for x in (1.75, -1.75):
            wheel(x, y * 0.9, 0.4, 0.24)
            fender(x, y * 0.93, 0.46, 0.2, 'charcoal')
    prism([(2.2, 1.36), (1.52, 2.3), (1.48, 2.27), (2.14, 1.34)], 1.7, (0.03, 0, 0.02), 'glass_dark', 'y', 0)
    box((0.14, 2.0, 0.28), (2.76, 0, 0.38), 'grey_dark')
    box((0.14, 2.0, 0.2), (-2.8, 0, 0.38), 'grey_dark')
    box((0.05, 0.9, 0.2), (2.77, 0, 0.82), 'charcoal')
    cyl(0.1, 0.14, (0.9, 0, 2.46), 'lamp_amber')


def sweeper(color='blue'):
    """Compact street sweeper with round brushes and a suction mouth."""
    box((3.6, 1.5, 0.3), (-0.2, 0, 0.5), 'charcoal')
    with at(0.35, 0, 0.5, s=0.72):
        cab(color, 'green', False, True)
    box((2.2, 1.62, 1.5), (-1.05, 0, 0.75), 'white', 0.2)
    with at(-1.0, 0, 0.72, s=0.62):
        diagonal(-1.33, 'green', color)
        diagonal(1.33, 'green', color)
    prism([(-2.1, 0.8), (-2.5, 0.95), (-2.5, 1.9), (-2.1, 2.2)], 1.5, (0, 0, 0), color, 'y', 0.06)
    for x in (-1.4, 1.1):
        for y in (-0.68, 0.68):
            wheel(x, y, 0.42, 0.28)
    for y in (-0.95, 0.95):
        tube([(1.2, y * 0.6, 0.75), (1.9, y * 1.05, 0.6)], 0.07, 'yellow')
        cone(0.62, 0.34, (1.95, y * 1.1, 0.0), 'orange', 0.3)
        cyl(0.24, 0.2, (1.95, y * 1.1, 0.32), 'grey_dark')
    tube([(0.2, -0.75, 0.35), (0.1, -1.0, 1.2), (-0.4, -0.8, 2.2), (-0.8, -0.3, 2.35)], 0.16,
         'charcoal', True)
    box((0.6, 1.4, 0.25), (0.3, 0, 0.05), 'grey_dark')
    cyl(0.12, 0.18, (-1.4, 0, 2.25), 'lamp_amber')
