"""Northern places: Cerro de la Silla, Huasteca, steel town, airport, desert, border bridge."""
import math

from mathutils import Vector, noise

from parts.basics import (at, ball, box, cyl, lathe, pipe, prism, row, sheet, terrain, torus, tube)
from parts.places import mountain

SILLA = [(-75, 0), (-62, 3), (-52, 8), (-43, 15), (-36, 23), (-31, 30), (-28, 33), (-25, 32),
         (-21, 28.5), (-16, 26.5), (-11, 25.5), (-6, 26), (-2, 28.5), (2, 32), (5, 37), (7, 39.5),
         (9.5, 36), (12, 37.2), (14, 34.5), (18, 28), (25, 22), (34, 14), (46, 8), (60, 3), (75, 0)]


def cerro_de_la_silla(mat='silla'):
    """The saddle mountain, 150 m wide and 40 m high at the origin, seen from -y."""
    mountain(SILLA, 46, mat, seed=4, rough=0.34, nx=150, ny=46, steep=1.05)
    low = [(-110, 0), (-80, 5), (-60, 7), (-35, 5), (-10, 8), (15, 5), (45, 8), (75, 5), (110, 0)]
    with at(0, -34):
        mountain(low, 22, 'mountain_green', seed=9, rough=0.3, nx=90, ny=20)


def cliff(w, h, d, seed, mat='cliff', sharp=2.2):
    """Rock fin with steep furrowed faces and a serrated crest, along x, centred."""
    def height(x, y):
        crest = 0.72 + 0.36 * noise.noise(Vector((x * 3.1 / w, seed, 0))) \
            + 0.2 * noise.noise(Vector((x * 10 / w, seed, 3)))
        env = max(0.0, 1 - abs(2 * x / w) ** 3.5)
        furrow = 0.2 * noise.noise(Vector((x * 0.55, y * 0.12, seed * 3)))
        t = max(0.0, 1 - abs(2 * y / d) + furrow * 0.8)
        return h * env * crest * (1 - (1 - min(t, 1)) ** sharp) * min(1, t * 1.8) - 0.4

    terrain(height, -w / 2, w / 2, -d / 2, d / 2, mat, 90, 34, smooth=False)


def huasteca():
    """Two walls of the canyon and the fins behind; road enters along +y at x = 0."""
    with at(-30, 40, rz=62):
        cliff(70, 46, 26, 3)
    with at(30, 42, rz=-58):
        cliff(74, 52, 26, 8)
    with at(-16, 92, rz=28):
        cliff(90, 62, 30, 5, 'cliff_grey')
    with at(40, 100, rz=-22):
        cliff(90, 70, 30, 12, 'cliff_grey')


def saw_shed(w=24, d=16, h=7, n=4, wall='blue_pale', roof='grey_light'):
    """Factory hall with a saw-tooth roof, gable side to -y."""
    box((w, d, h), (0, 0, 0), wall, 0.1)
    box((w + 0.1, d + 0.1, 0.5), (0, 0, 0), 'grey_dark', 0.04)
    s = w / n
    for k in range(n):
        x = -w / 2 + s * k
        prism([(x, h), (x + s, h), (x + s, h + 2.6), (x + s - 0.25, h + 2.6)], d, (0, 0, 0), roof,
              'y', 0.04)
        box((0.12, d * 0.94, 1.5), (x + s, 0, h + 0.65), 'glass', 0.02)
    for x in row(n, s):
        box((s * 0.6, 0.16, h * 0.62), (x, -d / 2, 0), 'blue', 0.04)
        for z in row(4, h * 0.13):
            box((s * 0.58, 0.2, 0.06), (x, -d / 2, h * 0.31 + z), 'blue_dark', 0.01)


def rail(x0, x1, y):
    """Track along x."""
    sheet(x0, x1, y - 1.7, y + 1.7, 0.03, 'gravel')
    for k in range(int((x1 - x0) / 0.9)):
        box((0.28, 2.5, 0.12), (x0 + 0.9 * k, y, 0.03), 'wood_dark', 0.02)
    for s in (-0.75, 0.75):
        box((x1 - x0, 0.1, 0.16), ((x0 + x1) / 2, y + s, 0.14), 'steel', 0.02)


def wagon(load='coils', colour='green_dark', length=11):
    """Flat railway car on rails at z = 0.3, load of steel coils or bales."""
    box((length, 2.6, 0.4), (0, 0, 1.1), colour, 0.08)
    for x in (-length * 0.33, length * 0.33):
        for dx in (-0.85, 0.85):
            for y in (-0.75, 0.75):
                cyl(0.42, 0.14, (x + dx, y, 0.72), 'steel_dark', 'y')
        box((2.6, 1.6, 0.35), (x, 0, 0.7), 'charcoal', 0.06)
    for x in (-length / 2, length / 2):
        box((0.7, 0.3, 0.3), (x, 0, 1.1), 'charcoal', 0.04)
    if load == 'coils':
        for x in row(4, length / 4.4):
            pipe(0.95, 1.8, (x, 0, 2.42), 'steel', 0.55, 'y')
            torus(0.95, 0.03, (x, 0.4, 2.42), 'blue', 'y')
    else:
        box((length * 0.96, 2.5, 1.7), (0, 0, 1.5), colour, 0.08)


def gantry(span=16, h=11, colour='yellow'):
    """Gantry crane over a yard, beam along y."""
    for y in (-span / 2, span / 2):
        for x in (-1.6, 1.6):
            tube([(x, y, 0), (x * 0.35, y, h)], 0.28, colour)
        box((4.2, 0.8, 0.5), (0, y, 0), 'charcoal', 0.08)
    for x in (-0.7, 0.7):
        box((0.5, span + 3, 0.9), (x, 0, h), colour, 0.08)
    box((2.2, 1.8, 1.0), (0, 1.5, h + 0.9), 'blue', 0.1)
    cyl(0.05, 4, (0, 1.5, h - 4), 'steel_dark')
    torus(0.4, 0.1, (0, 1.5, h - 4.3), 'steel_dark', 'x')


def control_tower(h=20):
    """Airport control tower."""
    lathe([(2.2, 0), (1.6, h * 0.3), (1.45, h * 0.7), (2.0, h * 0.78), (3.1, h * 0.84)], (0, 0, 0),
          'white', 32)
    lathe([(3.0, 0), (3.55, 2.3)], (0, 0, h * 0.84), 'glass_dark', 12, smooth=10)
    for k in range(12):
        a = math.radians(k * 30)
        tube([(3.02 * math.cos(a), 3.02 * math.sin(a), h * 0.84),
              (3.57 * math.cos(a), 3.57 * math.sin(a), h * 0.84 + 2.3)], 0.07, 'white')
    lathe([(3.8, 0), (3.8, 0.4), (2.4, 0.9), (0, 1.0)], (0, 0, h * 0.84 + 2.3), 'blue', 32)
    lathe([(3.25, 0), (3.3, 0.35)], (0, 0, h * 0.82), 'green', 32)
    cyl(0.08, 3, (0, 0, h * 0.84 + 3.2), 'steel')
    ball(0.2, (0, 0, h * 0.84 + 6.2), 'lamp_red')
    torus(0.6, 0.05, (0.8, 0, h * 0.84 + 4.2), 'white', 'x')


def airplane(tail='blue', stripe='green'):
    """Toy airliner looking towards +x, 18 m long, wheels on the ground."""
    lathe([(0, -9), (0.55, -8.3), (1.25, -5.5), (1.5, -3), (1.5, 5), (1.25, 7.2), (0.7, 8.5), (0, 9)],
          (0, 0, 2.9), 'white_gloss', 32, 'x')
    for s in (-1, 1):
        prism([(1.8, 1.2 * s), (-0.9, 1.2 * s), (-3.9, 9 * s), (-2.5, 9 * s)], 0.22, (0.5, 0, 2.3),
              'grey_light', 'z', 0.06)
        prism([(-6.6, 0.4 * s), (-8.2, 0.4 * s), (-9, 3.4 * s), (-8.2, 3.4 * s)], 0.16, (0, 0, 3.4),
              'grey_light', 'z', 0.04)
        lathe([(0.5, -1.2), (0.62, 0), (0.6, 1.1), (0.45, 1.15)], (0.2, 3.6 * s, 1.75), tail, 24, 'x')
        for x in row(11, 0.85):
            ball(0.16, (x + 0.6, 1.44 * s, 3.2), 'glass_dark', (1, 0.4, 1.2))
        cyl(0.34, 0.3, (-0.9, 1.5 * s, 0.34), 'tyre', 'y')
        tube([(-0.9, 1.5 * s, 0.4), (-0.9, 1.1 * s, 2.0)], 0.1, 'steel')
    prism([(-6.2, 4.0), (-8.6, 4.0), (-9.6, 7.4), (-8.3, 7.4)], 0.24, (0, 0, 0), tail, 'y', 0.06)
    box((10, 3.04, 0.22), (0.6, 0, 2.45), stripe, 0.05)
    cyl(0.28, 0.3, (6.3, 0, 0.28), 'tyre', 'y')
    tube([(6.3, 0, 0.3), (6.3, 0, 1.8)], 0.09, 'steel')
    box((0.5, 1.3, 0.42), (8.05, 0, 3.15), 'glass_dark', 0.15)


SARAPE = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'flower', 'white', 'blue_dark']


def sarape_wall(w=16, h=4, d=0.6):
    """Wall painted like the sarape of Saltillo: vertical bands mirrored about a bright lozenge."""
    n = 44
    s = w / n
    for k in range(n):
        i = min(k, n - 1 - k)
        c = SARAPE[(i * 7 + (i // 4) * 3) % 10] if i % 4 else ('white' if i % 8 else 'red_dark')
        box((s, d, h), (-w / 2 + s * (k + 0.5), 0, 0.2), c, 0)
    box((w + 0.6, d + 0.4, 0.3), (0, 0, 0), 'terracotta', 0.06)
    box((w + 0.6, d + 0.4, 0.35), (0, 0, h + 0.1), 'terracotta', 0.08)
    for k, c in enumerate(('white', 'red', 'yellow', 'blue', 'white', 'green', 'red_dark')):
        r = h * 0.44 * (1 - k / 7.5)
        prism([(-r * 0.62, 0), (0, -r), (r * 0.62, 0), (0, r)], 0.05 + 0.03 * k,
              (0, -d / 2, h * 0.52 + 0.2), c, 'y', 0)


def bridge(length=90, w=9, h=6, spans=6):
    """Girder bridge along x with piers, railings and lamps; deck top at h."""
    box((length, w, 0.7), (0, 0, h - 0.7), 'concrete', 0.06)
    sheet(-length / 2, length / 2, -w / 2 + 1, w / 2 - 1, h + 0.02, 'asphalt')
    for s in (-1, 1):
        box((length, 0.5, 1.2), (0, s * (w / 2 - 0.7), h - 1.8), 'grey_light', 0.06)
        box((length, 0.4, 0.5), (0, s * (w / 2 - 0.2), h), 'white', 0.06)
        for z in (0.8, 1.15):
            tube([(-length / 2, s * (w / 2 - 0.2), h + z), (length / 2, s * (w / 2 - 0.2), h + z)],
                 0.05, 'blue')
        for x in row(int(length / 2.5), 2.5):
            cyl(0.06, 0.75, (x, s * (w / 2 - 0.2), h + 0.45), 'blue')
    for x in row(int(length / 4), 4):
        box((1.8, 0.16, 0.02), (x, 0, h + 0.03), 'white', 0)
    for x in row(spans, length / spans):
        box((1.2, w * 0.8, 0.9), (x, 0, h - 2.4), 'concrete', 0.1)
        for y in (-w * 0.26, w * 0.26):
            cyl(0.62, h + 2, (x, y, -4), 'concrete')
            torus(0.75, 0.12, (x, y, -0.05), 'grey_light')
