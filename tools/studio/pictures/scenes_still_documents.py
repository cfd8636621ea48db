"""Documents and diagrams as still lifes: papers, books, models in section, charts of real things."""
from parts import bins, landfill, papers, small
from parts.basics import (at, ball, box, cone, cyl, grid, lathe, pipe, prism, row, scatter, sheet,
                          torus, tube)
from parts.nature import tree
from studio import camera, light, scene


def desk(color, eye=(1.6, -9.4, 6.4), target=(0, 0, 0.5), lens=46, fstop=0.2, focus=None, wood=False):
    """Plain coloured ground or a wooden table, soft light from the left, camera from above."""
    light('studio', azimuth=-150, elevation=44, haze=0, vignette=0.1, exposure=-0.1)
    sheet(-200, 200, -200, 200, -0.5 if wood else 0, color)
    if wood:
        for i, y in enumerate(row(17, 1.9)):
            box((50, 1.86, 0.3), (0.3 * (i % 3), y, -0.3), 'wood' if i % 2 else '#B07A46', 0.04)
    camera(eye, target, lens, fstop, focus)


@scene('circular-law', 'M')
def circular_law():
    desk('#8A6238', lens=56, target=(0.2, 0.1, 0.4), wood=True)
    with at(2.3, 1.9, 0, rz=-12):
        papers.folder('blue', 0.4)
        with at(-0.1, 0.0, 0.47, rz=9):
            papers.folder('ochre', 0.34)
    with at(-1.4, 0.1, 0, rz=7):
        papers.stack(5, 3, lines=10, seal='green')
    with at(2.3, -1.3, 0.0, rz=-64, s=0.8):
        papers.gavel()
    with at(-3.0, -1.2, 0, rz=-64):
        papers.pen('blue')
    with at(-3.7, 2.0, 0):
        small.plant(2.6, 'white', 'leaf_light', 2)
    with at(-1.15, -0.55, 0.13, rz=40):
        prism([(0, -0.9), (0.42, -0.45), (0.5, 0.1), (0.28, 0.6), (0, 1.0), (-0.28, 0.6), (-0.5, 0.1), (-0.42, -0.45)],
              0.06, (0, 0, 0), 'green', 'z', 0.03)
        tube([(0, -1.25, 0.06), (0, 0.8, 0.08)], 0.035, 'green_dark')
        for k in range(4):
            for s in (-1, 1):
                tube([(0, -0.5 + k * 0.32, 0.075), (s * (0.36 - k * 0.05), -0.25 + k * 0.32, 0.075)], 0.02, 'green_dark')


@scene('bale-bars', 'M')
def bale_bars():
    light('studio', azimuth=-140, elevation=40, haze=0, vignette=0.1, exposure=-0.05)
    sheet(-300, 300, -300, 300, 0, '#EAF0F7')
    box((80, 0.3, 40), (0, 1.9, 0), '#C9DCF2', 0)
    for z in row(7, 1.05):
        box((80, 0.04, 0.05), (0, 1.73, 3.3 + z), 'white', 0)
    box((13.4, 3.4, 0.22), (0, 0, 0), 'white', 0.06)
    kinds = (lambda k: bins.paper_bale(k, (1.5, 1.3, 1.0)), lambda k: bins.pet_bale('blue', k, (1.5, 1.3, 1.0)),
             lambda k: bins.card_bale(k, (1.5, 1.3, 1.0)), lambda k: bins.metal_bale(k, (1.5, 1.3, 1.0)),
             lambda k: bins.pet_bale('green', k, (1.5, 1.3, 1.0)))
    for i, (x, n) in enumerate(zip(row(5, 2.35), (2, 3, 3, 4, 5))):
        for k in range(n):
            with at(x + 0.03 * (-1) ** k, 0, 0.22 + 1.02 * k, rz=3 * ((i + k) % 3 - 1)):
                kinds[i](i * 7 + k)
    with at(4.7, 0, 0.22 + 5.1):
        tree(1.5, 'leaf_light', 2)
    tube([(-5.2, -1.5, 2.6), (-2.4, -1.5, 3.5), (0, -1.5, 3.7), (2.4, -1.5, 4.8), (4.4, -1.5, 5.9)], 0.07, 'green', True)
    cone(0.22, 0.5, (4.35, -1.5, 5.86), 'green', rot=(0, 60, 0))
    camera((-3.4, -16.2, 4.4), (0, 0, 3.35), 47, 0.6, (0, -0.6, 3))


def _bins_on_page():
    for x, c, k in ((-0.62, 'green', 'green_dark'), (0, 'blue', 'blue_dark'), (0.62, 'orange', 'terracotta')):
        prism([(-0.19, -0.35), (0.19, -0.35), (0.25, 0.4), (-0.25, 0.4)], 0.05, (x, 0.45, 0), c, 'z', 0.02)
        box((0.56, 0.12, 0.06), (x, 0.93, 0), k, 0.02)
    for i in range(4):
        box((1.5 - 0.3 * (i % 2), 0.09, 0.012), (-0.1, -0.3 - i * 0.26, 0), 'grey', 0)


def _loop_on_page():
    torus(0.5, 0.07, (0, 0.5, 0.03), 'green', arc=270, start=90)
    prism([(-0.2, 0), (0.2, 0), (0.02, -0.3)], 0.06, (0.5, 0.44, 0), 'green', 'z', 0.01)
    ball(0.18, (0, 0.5, 0.02), 'blue', (1, 1, 0.3))
    for i in range(4):
        box((1.5 - 0.4 * (i % 3 == 1), 0.09, 0.012), (0, -0.35 - i * 0.26, 0), 'grey', 0)


@scene('school-guide', 'M')
def school_guide():
    desk('#F6DFA8', eye=(0.4, -8.6, 6.8), target=(0.05, 0.05, 0.3), lens=54)
    with at(0, 0, 0, rz=6):
        papers.booklet('blue', _bins_on_page, _loop_on_page)
    for i, (x, y, a, c) in enumerate(((3.4, 0.9, 72, 'yellow'), (3.9, 0.3, 84, 'green'), (3.2, -1.9, 24, 'red'), (-3.5, -1.8, 140, 'blue'))):
        with at(x, y, 0, rz=a):
            papers.pencil(c)
    with at(-3.6, 1.5):
        lathe([(0, 0), (0.35, 0.02), (0.66, 0.4), (0.68, 0.72), (0.4, 1.06), (0, 0.96)], (0, 0, 0), 'red', 40, smooth=80)
        tube([(0, 0, 0.95), (0.06, 0, 1.25)], 0.04, 'trunk')
        ball(0.24, (0.28, 0, 1.26), 'leaf', (1.1, 0.6, 0.25), (0, -20, 20))
    with at(-3.6, -0.4, 0, rz=20):
        box((0.7, 0.42, 0.28), (0, 0, 0), 'pink', 0.06)
        box((0.4, 0.44, 0.3), (0.18, 0, -0.01), 'blue', 0.03)
    with at(3.4, 2.1, 0, rz=-18):
        for k, (c, s) in enumerate((('terracotta', 1.0), ('blue', 0.94), ('green', 0.86))):
            with at(0.05 * k, 0, 0.42 * k, rz=7 * k, s=s):
                small.book(2.6, 1.9, 0.42, c)


@scene('landfill-cutaway', 'M')
def landfill_cutaway():
    light('studio', azimuth=-130, elevation=40, haze=0, vignette=0.1, exposure=-0.05)
    sheet(-300, 300, -300, 300, 0, '#DCE8F4')
    w, d = 14, 7
    box((w + 1.2, d + 1.2, 0.35), (0, 0, 0), 'white', 0.1)
    z = 0.35
    for h, mat in ((0.9, 'soil_light'), (0.45, 'terracotta'), (0.14, 'liner'), (0.4, 'gravel')):
        box((w, d, h), (0, 0, z), mat, 0.02)
        z += h
    for k in range(3):  # cells of waste between thin layers of soil
        box((w, d, 1.0), (0, 0, z), '#8A7A62', 0.03)
        rnd_cols = ('white', 'blue_light', 'cardboard', 'green', 'grey', 'orange', 'blue', 'yellow')
        for i, (x, y, a, s) in enumerate(scatter(64, -w / 2 + 0.2, w / 2 - 0.2, 0.12, 0.88, k + 3, 0.27)):
            box((0.34 * s, 0.16, 0.2 * s), (x, -d / 2 - 0.0, z + y), rnd_cols[i % 8], 0.03, (0, a % 50 - 25, 0))
        for i, (x, y, a, s) in enumerate(scatter(34, -d / 2 + 0.2, d / 2 - 0.2, 0.12, 0.88, k + 9, 0.27)):
            box((0.16, 0.34 * s, 0.2 * s), (w / 2, x, z + y), rnd_cols[i % 8], 0.03, (a % 50 - 25, 0, 0))
        z += 1.0
        box((w, d, 0.22), (0, 0, z), 'soil', 0.02)
        z += 0.22
    box((w, d, 0.5), (0, 0, z), 'compost', 0.03)
    box((w, d, 0.3), (0, 0, z + 0.5), 'grass', 0.1)
    top = z + 0.8
    for x in (-4.6, -0.6, 3.4):
        with at(x, -0.4, top, s=0.95):
            landfill.gas_well(1.6)
        pipe(0.2, top - 1.9, (x, -d / 2 + 0.02, 1.9), 'yellow', 0.06)
        for q in row(5, 0.62):
            ball(0.07, (x, -d / 2 - 0.2, 3.7 + q), 'charcoal')
    tube([(-4, -0.4, top + 0.25), (5.6, -0.4, top + 0.25), (5.9, 1.2, top + 0.25)], 0.11, 'yellow')
    with at(5.4, 1.9, top, s=0.62):
        box((2.6, 2.0, 1.9), (0, 0, 0), 'blue', 0.08)
        for x in row(4, 0.5):
            box((0.3, 0.06, 1.2), (x, -1.02, 0.3), 'blue_dark', 0.02)
        cyl(0.22, 1.6, (0.8, 0.3, 1.9), 'steel')
    tube([(-w / 2 + 0.4, -d / 2 - 0.02, 1.95), (w / 2 - 0.4, -d / 2 - 0.02, 1.75)], 0.13, 'blue_light')
    for i, (x, y) in enumerate(((-5.8, 2.2), (-3.2, 2.4), (-1.4, 1.6), (1.2, 2.5), (2.8, 1.9))):
        with at(x, y, top):
            tree(1.5 + 0.3 * (i % 3), ('leaf', 'leaf_light', 'leaf_dark')[i % 3], i)
    camera((10.5, -22.5, 11.0), (0.3, 0, 4.1), 47, 0.8, (2, -3, 4))


def _vial_on_page():
    prism([(-0.3, -0.3), (0.3, -0.3), (0.38, 0.55), (-0.38, 0.55)], 0.05, (0, 0.4, 0), 'red', 'z', 0.02)
    box((0.84, 0.14, 0.07), (0, 1.0, 0), 'red_dark', 0.02)
    cyl(0.16, 0.04, (0, 0.5, 0.05), 'white')
    for i in range(4):
        box((1.5 - 0.4 * (i % 2), 0.09, 0.012), (0, -0.3 - i * 0.26, 0), 'grey', 0)


def _rows_on_page():
    for i, c in enumerate(('red', 'yellow', 'blue_light', 'green')):
        box((0.36, 0.36, 0.03), (-0.66, 1.0 - i * 0.62, 0), c, 0.01)
        for k in (0.09, -0.12):
            box((1.0 - 0.3 * (k < 0), 0.08, 0.012), (0.28 - 0.15 * (k < 0), 1.0 + k - i * 0.62, 0), 'grey', 0)


@scene('clinical-manual', 'M')
def clinical_manual():
    desk('#BFE0DC', eye=(-1.4, -9.4, 5.6), target=(0.0, 0.35, 0.85), lens=40)
    with at(-0.7, -0.5, 0, rz=-8):
        papers.booklet('red_dark', _rows_on_page, _vial_on_page)
    with at(3.0, 1.7, 0, rz=-14):
        bins.sharps_box(4.8)
    for i, (x, y, k, c, h) in enumerate(((-3.9, 1.9, 'cone', 'blue_light', 2.2), (-2.7, 2.5, 'tube', 'green', 1.9), (-4.6, 0.8, 'round', 'clear_amber', 1.7))):
        with at(x, y):
            small.flask(k, c, h)
    with at(2.5, -1.3, 0, rz=40, s=4.4):
        small.glove('blue_light', 'white')
    with at(3.5, -0.8, 0, rz=15, s=4.4):
        small.glove('blue_light', 'white')
    with at(-3.5, -1.7, 0, rz=70):
        papers.pen('red')


@scene('scale-ticket', 'M')
def scale_ticket():
    desk('#D7E4C2', eye=(2.6, -12.2, 5.0), target=(0.1, 0, 2.0), lens=42, fstop=0.3, focus=(0.8, -1.6, 1.2))
    box((5.4, 4.0, 0.3), (-1.0, 0.6, 0.18), 'steel_dark', 0.08)
    box((5.2, 3.8, 0.1), (-1.0, 0.6, 0.46), 'steel', 0.05)
    for x, y in grid(2, 2, 4.6, 3.2):
        cyl(0.26, 0.2, (x - 1.0, y + 0.6, 0), 'charcoal')
    with at(-1.1, 0.7, 0.56, rz=8):
        with at(s=2.5):
            bins.card_bale(4)
    cyl(0.2, 4.0, (2.5, 2.2, 0), 'blue')
    with at(2.5, 1.9, 3.5, rx=-14, rz=14):
        box((2.3, 0.5, 1.5), (0, 0, 0), 'blue', 0.12)
        box((1.9, 0.06, 0.66), (0, -0.25, 0.62), '#16321F', 0.02)
        for i, x in enumerate(row(5, 0.32)):
            box((0.2, 0.03, 0.42), (x, -0.29, 0.74), 'lamp_green', 0.02)
        for i, x in enumerate(row(4, 0.42)):
            cyl(0.12, 0.08, (x, -0.27, 0.3), ('green', 'grey_light', 'grey_light', 'red')[i], 'y')
    with at(2.3, -1.6, 0, rz=10):
        box((1.7, 1.5, 1.0), (0, 0, 0), 'grey_dark', 0.14)
        box((1.3, 0.2, 0.08), (0, -0.1, 0.98), 'black', 0.01)
        n = 12
        pts = [(0.0, -0.06 - 0.09 * k * k * 0.16, 0.98 + 0.16 * k - 0.0135 * k * k) for k in range(n)]
        for a, b in zip(pts, pts[1:]):
            prism([(a[1], a[2]), (b[1], b[2]), (b[1] + 0.03, b[2] + 0.02), (a[1] + 0.03, a[2] + 0.02)], 1.1, (0, 0, 0), 'paper', 'x', 0)
        for k in range(2, n - 1):
            y, zz = pts[k][1], pts[k][2]
            box((0.7 if k % 3 else 0.4, 0.03, 0.05), (-0.1, y - 0.02, zz), ('grey', 'blue', 'grey')[k % 3], 0)


@scene('blog-law', 'M')
def blog_law():
    desk('#CBD9EC', eye=(2.2, -10.8, 4.6), target=(0.1, 0, 1.15), lens=43)
    for i, (c, x) in enumerate(zip(('blue', 'blue_light', 'green', 'white', 'ochre', 'blue'), row(6, 0.8))):
        with at(x - 1.4, 1.6, 0, rx=0):
            papers.binder(c, 0.74, 3.0 + 0.0 * i)
    with at(2.2, 1.6, 0.1, ry=-16):
        papers.binder('terracotta', 0.74, 3.0)
    with at(0.9, -1.6, 0, rz=-16):
        papers.clipboard(lines=9, table=True, seal='red', seed=2)
    with at(-2.1, -1.5, 0, rz=12):
        papers.stack(6, 5, lines=10, seal='green')
    with at(3.4, -0.6):
        papers.stamp('blue')
    with at(2.9, -2.3, 0, rz=62):
        papers.pen('green')


@scene('service-3-4', 'M')
def manifest():
    desk('#CFE0EA', eye=(-2.2, -8.8, 5.4), target=(0.4, 0.4, 0.95), lens=42)
    with at(-0.6, -0.7, 0, rz=10):
        papers.clipboard('blue', lines=8, table=True, seal='green', seed=1)
    with at(1.9, -1.2, 0, rz=-70):
        papers.pen('blue')
    with at(1.9, 0.6):
        papers.stamp('red')
    for i, (x, y, c, b) in enumerate(((-3.2, 3.4, 'blue', 'white'), (-0.6, 4.2, 'blue', 'green'), (2.0, 3.8, 'blue', 'white'), (4.9, 3.6, 'red', 'white'))):
        with at(x, y, 0, s=4.0):
            bins.drum(c, None, 1.0, b)
