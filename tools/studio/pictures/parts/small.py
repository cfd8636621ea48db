"""Small props: bins, bags, crates, furniture, office things, for tiles and as extras in scenes."""
import math

from parts.basics import (at, ball, blob, box, cone, cyl, lathe, row, scatter,
                          torus, tube)
from parts.places import frond


def pedal_bin(body='white', lid='green', h=0.62):
    """Small household bin with pedal and bag edge."""
    lathe([(0.19, 0), (0.21, 0.05), (0.235, h), (0.22, h)], (0, 0, 0), body, 36, smooth=50)
    lathe([(0.25, -0.06), (0.25, 0), (0.24, 0.04), (0.0, 0.12)], (0, 0, h + 0.05), lid, 36, smooth=60)
    torus(0.238, 0.018, (0, 0, h - 0.02), 'grey_light')
    box((0.14, 0.14, 0.03), (0, -0.25, 0.03), 'charcoal', 0.012)
    ball(0.03, (0, 0, h + 0.18), lid)


def carton(w=0.6, d=0.45, h=0.4, tape=True, mat='cardboard'):
    """Closed cardboard box."""
    box((w, d, h), (0, 0, 0), mat, 0.012)
    if tape:
        box((w + 0.006, 0.07, 0.012), (0, 0, h - 0.006), 'cardboard_light', 0.002)
        for s in (-1, 1):
            box((0.012, 0.07, h * 0.35), (s * w / 2, 0, h * 0.65), 'cardboard_light', 0.002)
    box((0.14, 0.01, 0.1), (w * 0.25, -d / 2, h * 0.2), 'paper', 0.002)


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




def plant(h=1.2, pot='white', mat='leaf', seed=0):
    """Potted plant."""
    lathe([(h * 0.13, 0), (h * 0.19, h * 0.34), (h * 0.17, h * 0.34), (h * 0.16, h * 0.3), (0, h * 0.3)],
          (0, 0, 0), pot, 24)
    for k in range(14):
        with at(0, 0, h * 0.28, rz=k * 137.5 + seed * 20, ry=-75 + (k % 5) * 14):
            frond(h * (0.55 + 0.1 * (k % 3)), h * 0.05, mat if k % 3 else 'leaf_light', 0.5)


def monitor(glow='glass_dark', w=0.7, bars=True):
    """Desk screen looking to -y, with a small chart instead of writing."""
    box((w, 0.05, w * 0.6), (0, 0, 0.16), 'charcoal', 0.02)
    box((w * 0.94, 0.02, w * 0.52), (0, -0.025, 0.19), glow, 0.005)
    cyl(0.03, 0.18, (0, 0.03, 0), 'grey')
    cyl(0.15, 0.02, (0, 0.03, 0), 'grey')
    if bars:
        for k, c in enumerate(('lamp_green', 'lamp_blue', 'lamp_green', 'lamp_white')):
            box((w * 0.1, 0.01, w * (0.12 + 0.07 * k)), (-w * 0.3 + k * w * 0.16, -0.036, 0.22), c, 0)


def desk(w=1.6, d=0.75, top='wood', leg='white'):
    """Desk, 0.74 m high, sitter at +y."""
    box((w, d, 0.05), (0, 0, 0.69), top, 0.015)
    for x in (-1, 1):
        box((0.06, d * 0.9, 0.69), (x * (w / 2 - 0.08), 0, 0), leg, 0.015)
    box((w - 0.2, 0.03, 0.35), (0, -d / 2 + 0.08, 0.33), leg, 0.01)


def office_chair(mat='blue'):
    """Swivel chair, sitter looks to -y, seat 0.47 m."""
    for k in range(5):
        with at(rz=k * 72):
            box((0.3, 0.05, 0.04), (0.15, 0, 0.05), 'charcoal', 0.015)
            ball(0.04, (0.29, 0, 0.04), 'charcoal')
    cyl(0.035, 0.4, (0, 0, 0.06), 'steel')
    box((0.5, 0.5, 0.09), (0, 0, 0.42), mat, 0.04)
    box((0.48, 0.08, 0.55), (0, 0.25, 0.58), mat, 0.04, (-8, 0, 0))
    cyl(0.03, 0.3, (0, 0.27, 0.4), 'charcoal')


def book(w=0.34, d=0.25, h=0.06, cover='blue'):
    """Closed book lying flat."""
    box((w * 0.96, d * 0.95, h * 0.8), (0.006, 0, h * 0.1), 'paper', 0.004)
    box((w, d, h * 0.14), (0, 0, 0), cover, 0.004)
    box((w, d, h * 0.14), (0, 0, h * 0.86), cover, 0.004)
    box((h * 0.3, d, h), (-w / 2, 0, 0), cover, 0.012)


def helmet(mat='yellow'):
    """Safety helmet lying on its rim, peak to -y."""
    lathe([(0.165, 0), (0.17, 0.02), (0.155, 0.05), (0.145, 0.1), (0.11, 0.155), (0.05, 0.185), (0, 0.19)],
          (0, 0, 0), mat, 40, smooth=70)
    box((0.07, 0.27, 0.03), (0, 0, 0.17), mat, 0.014)
    for x in (-0.06, 0.06):
        tube([(x, -0.13, 0.09), (x, -0.06, 0.165), (x, 0.06, 0.165), (x, 0.13, 0.09)], 0.014, mat, True)
    with at(0, -0.15, 0.0):
        cyl(0.12, 0.018, (0, 0, 0), mat, bevel=0.008)


def glove(mat='green', cuff='charcoal'):
    """Work glove lying flat, fingers to -y."""
    box((0.13, 0.16, 0.06), (0, 0, 0), mat, 0.028)
    for k, (x, ln) in enumerate(((-0.048, 0.11), (-0.016, 0.13), (0.016, 0.125), (0.048, 0.1))):
        tube([(x, -0.06, 0.03), (x * 1.25, -0.08 - ln, 0.026)], 0.021, mat)
        ball(0.021, (x * 1.25, -0.08 - ln, 0.026), mat)
    tube([(0.05, 0.02, 0.03), (0.12, -0.04, 0.03), (0.135, -0.09, 0.028)], 0.023, mat, True)
    box((0.135, 0.07, 0.07), (0, 0.1, 0), cuff, 0.028)


def map_pin(mat='green', h=1.0):
    """Map pin standing on its point."""
    lathe([(0, 0), (h * 0.07, h * 0.2), (h * 0.2, h * 0.48), (h * 0.26, h * 0.68), (h * 0.2, h * 0.86),
           (h * 0.1, h * 0.93), (0, h * 0.945)], (0, 0, 0), mat, 32, smooth=80)
    ball(h * 0.12, (0, -h * 0.19, h * 0.69), 'white', (1, 0.6, 1))


def question_mark(mat='blue', h=1.0, r=0.11):
    """Sculpted question mark looking to -y."""
    k = h / 1.0
    tube([(-0.25 * k, 0, 0.74 * k), (-0.17 * k, 0, 0.92 * k), (0.02 * k, 0, 0.98 * k),
          (0.2 * k, 0, 0.88 * k), (0.23 * k, 0, 0.7 * k), (0.1 * k, 0, 0.53 * k),
          (0.0, 0, 0.42 * k), (0.0, 0, 0.3 * k)], r * k, mat, True)
    ball(r * 1.2 * k, (0, 0, r * 1.2 * k), mat)


def coin(mat='gold', r=0.14, h=0.035):
    """Coin lying flat with a raised rim."""
    cyl(r, h, (0, 0, 0), mat, seg=32, bevel=0.006)
    torus(r * 0.86, 0.008, (0, 0, h), mat)
    cyl(r * 0.4, 0.008, (0, 0, h), mat, seg=5)


def flask(kind='cone', liquid='clear_blue', h=1.0):
    """Laboratory glass: 'cone', 'round', 'tube' or 'beaker', part filled."""
    shapes = {'cone': ([(0.36, 0), (0.38, 0.05), (0.1, 0.66), (0.1, 0.95), (0.14, 1.0)], [(0.34, 0.03), (0.35, 0.07), (0.22, 0.4), (0, 0.4)]),
              'round': ([(0.14, 0), (0.3, 0.08), (0.38, 0.3), (0.3, 0.52), (0.1, 0.64), (0.1, 0.95), (0.14, 1.0)],
                        [(0.14, 0.02), (0.28, 0.1), (0.355, 0.3), (0, 0.31)]),
              'tube': ([(0, 0), (0.07, 0.02), (0.1, 0.1), (0.1, 0.95), (0.13, 1.0)], [(0, 0.03), (0.08, 0.1), (0.08, 0.55), (0, 0.55)]),
              'beaker': ([(0.3, 0), (0.32, 0.04), (0.32, 0.7), (0.35, 0.74)], [(0.3, 0.02), (0.3, 0.4), (0, 0.4)])}
    glass, fill = shapes[kind]
    with at(s=h):
        lathe(glass + [(glass[-1][0] - 0.01, glass[-1][1])] + [(max(r - 0.012, 0), z) for r, z in reversed(glass[:-1])],
              (0, 0, 0), 'clear', 36, smooth=60)
        lathe(fill, (0, 0, 0), liquid, 36, smooth=60)


def dental_chair():
    """Dentist's unit: reclined chair, lamp arm, instrument tray, basin."""
    cyl(0.45, 0.1, (0, 0, 0), 'white', seg=40)
    cyl(0.16, 0.45, (0, 0, 0.08), 'grey_light')
    box((0.85, 0.62, 0.16), (0.1, 0, 0.5), 'teal', 0.075)
    with at(0.5, 0, 0.56, ry=22):
        box((0.95, 0.55, 0.14), (0.42, 0, 0), 'teal', 0.065)
    with at(-0.28, 0, 0.58, ry=-52):
        box((0.16, 0.6, 1.0), (0, 0, 0), 'teal', 0.07, (0, 0, 0))
        box((0.15, 0.34, 0.28), (0, 0, 1.02), 'teal', 0.065)
    for y in (-0.38, 0.38):
        box((0.6, 0.09, 0.07), (0.0, y, 0.78), 'white', 0.03)
        cyl(0.035, 0.25, (0.1, y, 0.56), 'grey_light')
    tube([(0.1, 0.5, 0.1), (0.1, 0.62, 1.4), (-0.15, 0.5, 2.05), (-0.45, 0.15, 2.05), (-0.5, 0.0, 1.85)], 0.035, 'white', True)
    with at(-0.5, 0, 1.72, ry=25):
        box((0.34, 0.42, 0.1), (0, 0, 0), 'white', 0.045)
        box((0.26, 0.34, 0.03), (0, 0, -0.012), 'lamp', 0.01)
    tube([(0.3, -0.55, 0.1), (0.3, -0.6, 0.95), (0.45, -0.5, 1.05)], 0.035, 'white', True)
    box((0.5, 0.34, 0.04), (0.5, -0.45, 1.05), 'steel', 0.015)
    for k in range(4):
        cyl(0.012, 0.24, (0.36 + 0.09 * k, -0.47, 1.1), ('steel', 'blue', 'steel', 'green')[k], 'y')
    cyl(0.18, 0.75, (-0.45, 0.75, 0), 'white')
    lathe([(0.1, 0), (0.2, 0.1), (0.18, 0.1), (0, 0.03)], (-0.45, 0.75, 0.75), 'white_gloss', 28)
    tube([(-0.45, 0.92, 0.75), (-0.45, 0.9, 1.05), (-0.45, 0.78, 1.02)], 0.018, 'steel', True)
