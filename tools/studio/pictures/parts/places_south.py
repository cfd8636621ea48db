"""Southern and Bajío places: cathedrals, aqueduct, arch, Campeche, Cancún, Mérida, western street."""
from parts.basics import (at, ball, blob, box, circle, cone, cyl, lathe, pipe, prism,
                          torus, tube)
from parts.places import arch, arch_window, cornice


def cross(z, s=1.0, mat='gold', x=0, y=0):
    box((0.12 * s, 0.12 * s, 1.2 * s), (x, y, z), mat, 0.02)
    box((0.6 * s, 0.12 * s, 0.12 * s), (x, y, z + 0.7 * s), mat, 0.02)


def belfry(w, h, mat, trim, columns=True):
    """Square tower stage with an arched opening on each side and corner columns."""
    box((w, w, h), (0, 0, 0), mat, 0.06)
    for k in range(4):
        with at(rz=90 * k):
            arch_window(w * 0.4, h * 0.72, (0, -w / 2, h * 0.1), 'charcoal', 0.1, trim)
            if columns:
                for x in (-w * 0.4, w * 0.4):
                    cyl(w * 0.055, h * 0.86, (x, -w / 2 - 0.04, h * 0.04), trim)
    cornice(w, w, h, trim, h * 0.09, w * 0.09)


def baroque_tower(mat, trim, w=4.4, base=9):
    """Tower of quarry stone: plain base, two belfries, dome and lantern. About 22 m."""
    box((w, w, base), (0, 0, 0), mat, 0.08)
    for z in (0, base * 0.5):
        box((w + 0.3, w + 0.3, 0.4), (0, 0, z), trim, 0.06)
    arch_window(0.8, 1.6, (0, -w / 2, base * 0.68), 'glass_dark', 0.14, trim)
    cornice(w, w, base, trim, 0.4, 0.35)
    with at(z=base + 0.4):
        belfry(w * 0.88, 4.2, mat, trim)
    with at(z=base + 5):
        belfry(w * 0.7, 3.2, mat, trim)
    z = base + 8.5
    for k in range(4):
        s, t = ((1, 1), (1, -1), (-1, 1), (-1, -1))[k]
        cone(0.22, 1.0, (s * w * 0.31, t * w * 0.31, z - 0.05), trim, seg=8)
    lathe([(w * 0.36, 0), (w * 0.36, 0.5), (w * 0.32, 1.1), (w * 0.16, 1.9), (w * 0.1, 2.0),
           (w * 0.1, 2.7), (w * 0.13, 2.8), (0, 3.5)], (0, 0, z), trim, 16)
    cross(z + 3.4, 0.9)


def cathedral_slp():
    """Quarry-stone cathedral with two towers and a dome, front to -y, 22 m wide."""
    mat, trim = 'cantera_rosa', 'cantera_dark'
    box((12, 18, 10), (0, 9.5, 0), mat, 0.08)
    for x in (-7.4, 7.4):
        with at(x, 0.6):
            baroque_tower(mat, trim)
    box((11, 1.6, 10.4), (0, -0.2, 0), mat, 0.06)
    prism([(-5.5, 10.4), (5.5, 10.4), (3.6, 12.2), (2.2, 12.4), (1.2, 13.9), (-1.2, 13.9),
           (-2.2, 12.4), (-3.6, 12.2)], 1.4, (0, -0.2, 0), mat, 'y', 0.08)
    arch_window(2.9, 4.6, (0, -1.02, 0.2), 'wood_dark', 0.16, trim)
    arch_window(1.7, 2.6, (0, -1.02, 6.6), 'glass_dark', 0.2, trim)
    pipe(0.85, 0.3, (0, -0.95, 11.9), trim, 0.25, 'y')
    for x in (-4.8, -3.5, -2.35, 2.35, 3.5, 4.8):
        for z, h in ((0.3, 4.9), (5.9, 3.9)):
            # Twisted (Solomonic) columns as stacked beads
            n = int(h / 0.42)
            for k in range(n):
                ball(0.3, (x, -1.15, z + 0.25 + k * h / n), trim, (0.85, 0.85, 0.95), sub=2)
    for x in (-4.15, 4.15):
        for z in (1.6, 6.9):
            arch_window(0.8, 2.0, (x, -1.0, z), trim, 0.1)
            ball(0.22, (x, -1.1, z + 1.2), 'cream', (1, 1, 2.4))
            ball(0.16, (x, -1.1, z + 1.85), 'cream')
    for z in (5.4, 10.2):
        box((11.4, 2.2, 0.42), (0, -0.3, z), trim, 0.06)
    with at(0, 13, 10):
        dome(3.6, 'orange', mat, trim)


def dome(r, tile, mat, trim):
    """Octagonal drum, ribbed dome, lantern."""
    lathe([(r, 0), (r, 2.4)], (0, 0, 0), mat, 8, smooth=10)
    for x, y, a in circle(8, r * 0.93, 22.5):
        with at(x, y, 0, rz=a + 90):
            arch_window(0.8, 1.7, (0, -0.05, 0.4), 'glass_dark', 0.1, trim)
    cyl(r * 1.1, 0.35, (0, 0, 2.35), trim)
    lathe([(r, 0), (r * 0.95, r * 0.35), (r * 0.72, r * 0.72), (r * 0.3, r * 0.97), (0.3, r)],
          (0, 0, 2.7), tile, 32)
    for _, _, a in circle(8, 1):
        with at(z=2.7, rz=a):
            tube([(r * 1.0, 0, 0), (r * 0.96, 0, r * 0.36), (r * 0.73, 0, r * 0.73),
                  (r * 0.3, 0, r * 0.98)], 0.1, trim, True)
    lathe([(0.6, 0), (0.6, 1.3), (0.8, 1.35), (0, 2.2)], (0, 0, 2.6 + r), trim, 12)
    cross(4.6 + r, 0.8)


def spire(w, h, tile='tile_yellow', band='blue'):
    """Eight-sided tiled spire with zigzag bands, as on the cathedral of Guadalajara."""
    lathe([(w / 2, 0), (w * 0.02, h)], (0, 0, 0), tile, 8, smooth=10)
    for t in (0.12, 0.32, 0.52, 0.72):
        r = w / 2 * (1 - t) + 0.05
        lathe([(r, 0), (r - w * 0.014, h * 0.03)], (0, 0, h * t), band, 8, smooth=10)
        lathe([(r - w * 0.03, 0), (r - w * 0.045, h * 0.02)], (0, 0, h * (t + 0.06)), 'white', 8,
              smooth=10)
    ball(0.16, (0, 0, h + 0.05), 'gold')
    cross(h + 0.1, 0.8)


def cathedral_gdl():
    """Cathedral of Guadalajara: cream stone, twin yellow-tiled spires, blue-green dome."""
    mat, trim = 'cream', 'cantera'
    box((11, 20, 9), (0, 10.5, 0), mat, 0.08)
    for x in (-6.6, 6.6):
        with at(x, 0.4):
            box((3.8, 3.8, 10), (0, 0, 0), mat, 0.08)
            for z in (3.2, 6.6, 10):
                cornice(3.8, 3.8, z, trim, 0.35, 0.25)
            for z in (4.2, 7.4):
                arch_window(0.9, 1.9, (0, -1.9, z), 'glass_dark', 0.14, trim)
            arch_window(1.3, 2.5, (0, -1.9, 0.1), 'wood_dark', 0.14, trim)
            with at(z=10.35):
                belfry(3.3, 3.4, mat, trim)
            for s, t in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
                cone(0.3, 1.6, (s * 1.5, t * 1.5, 14), 'tile_yellow', seg=8)
            with at(z=14):
                spire(2.9, 8.6)
    box((9.6, 1.4, 8.8), (0, 0, 0), mat, 0.06)
    prism([(-4.9, 9), (4.9, 9), (0, 12)], 1.2, (0, 0, 0), mat, 'y', 0.06)
    prism([(-3.7, 9.3), (3.7, 9.3), (0, 11.5)], 0.3, (0, -0.6, 0), trim, 'y', 0.04)
    box((10.2, 2, 0.4), (0, -0.1, 8.8), trim, 0.06)
    arch_window(2.4, 4.4, (0, -0.72, 0.1), 'wood_dark', 0.16, trim)
    for x in (-3, 3):
        arch_window(1.5, 3.3, (x, -0.72, 0.1), 'wood_dark', 0.16, trim)
        arch_window(1.0, 1.9, (x, -0.72, 5.8), 'glass_dark', 0.16, trim)
    pipe(0.9, 0.3, (0, -0.66, 6.8), trim, 0.25, 'y')
    for x in (-4.4, -1.75, 1.75, 4.4):
        cyl(0.28, 8.3, (x, -0.9, 0.3), trim)
    with at(0, 15, 8.6):
        dome(3.6, 'tile_yellow', mat, trim)


def rotunda(r=5.5, h=4.2):
    """Ring of columns (Rotonda) with a lawn inside."""
    cyl(r + 1.2, 0.3, (0, 0, 0), 'cantera')
    cyl(r - 0.8, 0.1, (0, 0, 0.3), 'grass')
    for x, y, _ in circle(17, r):
        cyl(0.24, h, (x, y, 0.3), 'cantera', r2=0.2)
        box((0.62, 0.62, 0.2), (x, y, 0.3), 'cantera', 0.03)
    pipe(r + 0.45, 0.7, (0, 0, h + 0.3), 'cantera', 0.9)
    pipe(r + 0.6, 0.18, (0, 0, h + 0.95), 'cream', 1.2)


def aqueduct(n, step=6.4, h=13, mat='cantera_rosa', trim='cantera_dark'):
    """Row of n tall arches along x from the origin."""
    for k in range(n):
        with at(k * step):
            arch(step + 0.02, h, step * 0.72, h - step * 0.36 - 1.5, 1.7, mat, 0)
            for s in (-1, 1):
                box((1.75, 2.1, 0.35), (s * step / 2, 0, h - step * 0.36 - 1.7), trim, 0.05)
                box((2.1, 2.5, 1.4), (s * step / 2, 0, 0), trim, 0.08)
    box((n * step + 1, 2.2, 0.4), ((n - 1) * step / 2, 0, h - 0.35), trim, 0.05)
    box((n * step + 1, 1.3, 0.7), ((n - 1) * step / 2, 0, h), mat, 0.05)


def lion(s=1.0, mat='bronze'):
    """Lion standing, looking to -y."""
    with at(s=s):
        ball(0.62, (0, 0.75, 1.15), mat, (0.8, 1.45, 0.9))
        ball(0.62, (0, -0.1, 1.35), mat, (0.9, 1, 1.05))
        blob(0.62, (0, -0.42, 1.85), 'copper', 2, 40, 0.34)
        ball(0.42, (0, -0.85, 1.9), mat, (0.95, 0.9, 1))
        ball(0.2, (0, -1.2, 1.78), mat, (1.1, 1, 0.8))
        for x in (-0.32, 0.32):
            tube([(x, -0.45, 1.1), (x, -0.6, 0.12)], 0.17, mat)
            ball(0.22, (x, -0.7, 0.13), mat, (0.9, 1.3, 0.65))
            tube([(x, 1.3, 1.05), (x * 1.1, 1.45, 0.12)], 0.18, mat)
            ball(0.22, (x * 1.1, 1.35, 0.13), mat, (0.9, 1.3, 0.65))
            ball(0.13, (x * 0.9, -0.75, 2.3), mat)
        tube([(0, 1.55, 1.3), (0, 2.0, 1.1), (0, 2.15, 1.7)], 0.07, mat, True)
        ball(0.16, (0, 2.15, 1.75), 'copper')


def arco_leon():
    """Triumphal arch with a lion on top, front to -y, 13 m wide."""
    mat, trim = 'cantera', 'cream'
    arch(13, 11, 5.4, 6.2, 3.6, mat, 0.06)
    for s in (-1, 1):
        for x in (3.5, 5.7):
            box((1.0, 4.4, 1.5), (s * x, 0, 0), trim, 0.08)
            for y in (-2.0, 2.0):
                cyl(0.42, 6.4, (s * x, y, 1.5), trim, r2=0.36)
                box((1.05, 1.0, 0.4), (s * x, y, 7.9), trim, 0.06)
        pipe(0.62, 0.3, (s * 4.6, -1.85, 6.6), trim, 0.2, 'y')
        arch_window(1.1, 2.6, (s * 4.6, -1.8, 2.2), 'cantera_dark', 0.14, trim)
        prism([(0, 0), (0.35, 0.5), (0, 1)], 0.2, (s * 1.2, -1.95, 9.2), trim, 'y', 0.02)
    torus(2.95, 0.22, (0, -1.85, 6.2), trim, 'y', arc=180, start=180)
    cornice(13, 3.6, 8.3, trim, 0.45, 0.55)
    cornice(13, 3.6, 11, trim, 0.5, 0.5)
    box((7.5, 3.2, 1.9), (0, 0, 11.5), mat, 0.08)
    cornice(7.5, 3.2, 13.3, trim, 0.35, 0.3)
    for s in (-1, 1):
        lathe([(0.4, 0), (0.3, 0.3), (0.5, 0.9), (0.2, 1.3), (0.3, 1.5), (0, 1.9)],
              (s * 5.6, 0, 11.5), trim, 16)
    with at(0, -0.4, 13.65):
        lion(1.8, 'gold')
