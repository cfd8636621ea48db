"""Road vehicles. All look towards +x, stand on z = 0, x = 0 lies near the middle."""
from parts.basics import *
from parts.vehicle_bits import bumper_lamps, cab, chassis, diagonal, fender, rear_lamps, wheel_pair
from parts.vehicles_service import flatbed, sweeper, tanker, van  # noqa: F401


def collection_truck(color='blue', body='white', kind='rear', arms=0.0, lights=False, driver=True,
                     stripe='green', bin=None, window=True):
    """Rear loader (kind 'rear'): cab, ribbed compactor body, hopper, lift arms; 'front': forks over
    the cab raised by `arms` (0..1); 'side': arm at the right side. `bin` = callable drawn on the comb."""
    chassis(-4.3, 3.2)
    for x in (-2.6, -1.35, 2.55):
        wheel_pair(x, double=x < 0)
    for x in (-2.6, -1.35):
        for y in (-1.0, 1.0):
            fender(x, y, 0.66, 0.62, 'charcoal')
    with at(1.55, 0, 0.72):
        cab(color, stripe, lights, driver, window=window)
    # Body: a rounded box with ribs, the rising diagonal, roof rails and a steel lower sill.
    with at(-1.35, 0, 1.12):
        box((4.9, 2.42, 2.15), (0, 0, 0), body, 0.26)
        for x in row(5, 1.05):
            for y in (-1.215, 1.215):
                box((0.1, 0.05, 1.72), (x + 0.35, y, 0.22), 'grey_light' if body == 'white' else body, 0.02)
        for y in (-1, 1):
            diagonal(y * 1.245, stripe, color)
            box((4.5, 0.12, 0.1), (0, y * 1.12, 0.02), 'steel_dark')
            tube([(-2.2, y * 0.9, 2.2), (2.2, y * 0.9, 2.2)], 0.035, 'grey_dark')
        box((0.18, 2.36, 0.5), (2.5, 0, 1.2), color, 0.06)
        for x in (-1, 0.2, 1.4):
            box((0.07, 2.2, 0.05), (x, 0, 2.13), 'grey_light')
    for y in (-1.12, 1.12):  # side guards and tank
        for z in (0.62, 0.86):
            box((2.2, 0.06, 0.1), (0.35, y, z), 'grey_light')
    cyl(0.27, 0.9, (0.7, -0.95, 0.95), 'steel', 'x')
    if kind == 'front':
        _front_arms(arms, bin)
        box((0.5, 2.3, 2.0), (-3.95, 0, 1.15), color, 0.12)
        rear_lamps(-4.2, 1.2)
    else:
        _hopper(color, stripe, bin)
        if kind == 'side':
            _side_arm(arms)
    bumper_lamps(3.62, lights)


def _hopper(color, stripe, bin):
    """Tailgate with the loading mouth, packer blade, rams, comb, steps and lamps."""
    side = [(-3.78, 1.02), (-3.78, 3.26), (-4.25, 3.3), (-4.95, 2.55), (-5.28, 1.6), (-5.2, 1.05),
            (-4.7, 0.62), (-4.1, 0.62)]
    for y in (-1.16, 1.16):
        prism(side, 0.1, (0, y, 0), color, 'y', 0.03)
        prism([(-4.3, 0.8), (-4.62, 0.8), (-5.2, 1.55), (-5.0, 1.75)], 0.03, (0, y * 1.05, 0), stripe, 'y', 0)
        tube([(-3.95, y * 1.09, 2.95), (-4.85, y * 1.09, 1.75)], 0.05, 'steel')
        tube([(-3.95, y * 1.09, 2.95), (-4.4, y * 1.09, 2.35)], 0.085, 'grey_dark')
        tube([(-4.9, y * 1.08, 1.1), (-5.2, y * 1.08, 1.5), (-5.2, y * 1.08, 2.0)], 0.03, 'yellow')
    prism([(-3.8, 2.35), (-3.8, 3.24), (-4.25, 3.28), (-4.93, 2.55), (-4.6, 2.3)], 2.24, (0, 0, 0),
          color, 'y', 0.05)
    prism([(-3.8, 0.64), (-3.8, 1.1), (-4.5, 1.0), (-5.12, 1.34), (-5.2, 1.05), (-4.7, 0.64)], 2.24,
          (0, 0, 0), color, 'y', 0.04)
    box((0.5, 2.2, 1.3), (-3.95, 0, 1.0), 'charcoal')
    prism([(-4.1, 2.4), (-4.3, 2.4), (-4.72, 1.62), (-4.6, 1.5)], 2.1, (0, 0, 0), 'steel', 'y', 0.02)
    for y in row(3, 0.7):
        box((0.06, 0.16, 0.62), (-4.87, y, 2.62), stripe, rot=(0, 43, 0))
    box((0.16, 2.0, 0.12), (-5.3, 0, 1.2), 'yellow')
    for y in row(7, 0.28):
        box((0.07, 0.06, 0.2), (-5.38, y, 1.26), 'steel_dark')
    for y in (-1.0, 1.0):
        box((0.5, 0.42, 0.06), (-5.05, y, 0.42), 'steel_dark')
        box((0.04, 0.36, 0.3), (-4.9, y, 0.45), 'charcoal')
        cyl(0.08, 0.06, (-5.0, y * 1.02, 2.3), 'lamp_red', 'x')
        cyl(0.07, 0.06, (-4.85, y * 1.02, 2.52), 'lamp_amber', 'x')
        box((0.05, 0.3, 0.14), (-5.22, y * 0.95, 0.86), 'lamp_red')
    cyl(0.11, 0.16, (-4.2, 0.8, 3.28), 'lamp_amber')
    if bin:
        with at(-5.62, 0, 0.72, ry=-22, rz=0):
            bin()


def _front_arms(k, bin):
    """Forks of a front loader: k = 0 down before the bumper, 1 over the hopper."""
    ang = -8 - 82 * k
    for y in (-1.34, 1.34):
        with at(0.9, y, 2.2, ry=ang):
            box((3.3, 0.16, 0.34), (1.5, 0, -0.17), 'steel_dark')
            cyl(0.2, 0.22, (0, 0, 0), 'yellow', 'y')
            box((0.3, 0.16, 1.7), (3.15, 0, -1.5), 'steel_dark')
        cyl(0.08, 1.6, (0.1, y * 0.97, 1.6), 'steel', rot=(0, 50 - 30 * k, 0))
    with at(0.9, 0, 2.2, ry=ang):
        cyl(0.09, 2.7, (3.15, 0, -1.3), 'grey_dark', 'y')
        for y in (-0.8, 0.8):
            box((1.5, 0.16, 0.1), (3.9, y, -1.42), 'yellow')
        if bin:
            with at(4.1, 0, -1.32, rz=90):
                bin()


def _side_arm(k):
    box((0.7, 0.3, 0.5), (0.9, -1.25, 1.2), 'grey_dark')
    tube([(0.9, -1.3, 1.5), (0.9, -1.9, 1.9 + k), (0.9, -2.5, 1.2 + k)], 0.09, 'yellow')


def hooklift_truck(color='blue', lift=0.0, load=None, lights=False):
    """Hook-lift truck; `load` = callable of a roll-off (6 x 2.3 m, base at z 0), tipped by `lift` degrees."""
    chassis(-4.0, 3.2)
    for x in (-2.7, -1.4, 2.55):
        wheel_pair(x, double=x < 0)
    for x in (-2.7, -1.4):
        for y in (-1.0, 1.0):
            fender(x, y, 0.66, 0.62, color)
    with at(1.55, 0, 0.72):
        cab(color, 'green', lights, True)
    for y in (-1.1, 1.1):
        box((1.7, 0.07, 0.3), (0.4, y, 0.62), 'grey_light')
    with at(-3.9, 0, 1.2, ry=-lift):
        for y in (-0.42, 0.42):
            box((5.3, 0.18, 0.2), (2.6, y, 0), 'yellow')
        if load:
            with at(2.55, 0, 0.2):
                load()
        box((0.26, 0.3, 1.55), (5.45, 0, 0.1), 'yellow')
        box((0.5, 0.24, 0.2), (5.25, 0, 1.5), 'yellow')
        torus(0.17, 0.06, (5.0, 0, 1.5), 'steel_dark', 'x', (90, 0, 0), arc=260, start=60)
    if lift > 5:
        for y in (-0.3, 0.3):
            cyl(0.13, 2.6, (0.6, y, 1.05), 'steel', rot=(0, -38 - lift * 0.4, 0))
    bumper_lamps(3.62, lights)
    rear_lamps(-4.1, 0.75)


def tractor(color='blue', lights=False):
    """Tractor unit; the fifth wheel lies at x = -1.7."""
    chassis(-3.0, 3.2)
    for x in (-2.3, -1.0, 2.5):
        wheel_pair(x, double=x < 0)
    for x in (-2.3, -1.0):
        for y in (-1.0, 1.0):
            fender(x, y, 0.66, 0.62, 'charcoal')
    with at(1.55, 0, 0.72):
        cab(color, 'green', lights, True, tall=0.45)
    cyl(0.3, 1.1, (0.5, -0.95, 0.9), 'steel', 'x')
    cyl(0.3, 1.1, (0.5, 0.95, 0.9), 'steel', 'x')
    cyl(0.1, 2.6, (0.35, 0.85, 0.9), 'steel')
    cyl(0.55, 0.12, (-1.7, 0, 1.12), 'steel_dark')
    bumper_lamps(3.62, lights)


def transfer_trailer(color='blue', body='white', lights=False, load=None):
    """Tractor and 12 m transfer semi-trailer with tarpaulin hoops; x from -13 to 3.7."""
    tractor(color, lights)
    x0, x1 = -13.2, -0.9
    mid, ln = (x0 + x1) / 2, x1 - x0
    box((ln, 0.9, 0.2), (mid, 0, 1.2), 'charcoal')
    box((ln, 2.45, 2.35), (mid, 0, 1.4), body, 0.1)
    for i in range(14):
        for y in (-1.24, 1.24):
            box((0.1, 0.06, 2.2), (x0 + 0.4 + i * (ln - 0.8) / 13, y, 1.45), 'grey_light', 0.02)
    for y in (-1, 1):
        with at(mid - 0.4, 0, 1.3, s=(1.5, 1, 1.12)):
            diagonal(y * 1.275, 'green', color, 1.5)
        box((ln, 0.1, 0.16), (mid, y * 1.2, 1.36), color)
        box((ln, 0.1, 0.12), (mid, y * 1.2, 3.7), color)
    if load:
        with at(mid, 0, 3.6):
            load()
    else:
        prism([(-1.15, 0), (1.15, 0), (0.8, 0.22), (0, 0.32), (-0.8, 0.22)], ln - 0.2, (mid, 0, 3.75),
              color, 'x', 0.04)
        for i in range(7):
            box((0.06, 2.4, 0.05), (x0 + 1 + i * 1.7, 0, 3.95), 'grey_light')
    for x in (-12.3, -11.0, -9.7):
        wheel_pair(x, double=True)
        for y in (-1.0, 1.0):
            fender(x, y, 0.66, 0.62, 'charcoal')
    for y in (-0.8, 0.8):
        box((0.14, 0.14, 0.95), (-4.3, y, 0.35), 'grey_dark')
        box((0.3, 0.3, 0.05), (-4.3, y, 0.3), 'grey_dark')
    for z in (0.62, 0.88):
        for y in (-1.15, 1.15):
            box((3.6, 0.05, 0.1), (-6.7, y, z), 'grey_light')
    rear_lamps(x0 - 0.02, 1.1)
    box((0.06, 2.3, 2.1), (x0 - 0.03, 0, 1.5), color, 0.02)
