"""Rooms and outdoor furniture shared by the scenes of news, programmes and questions."""

from parts.basics import ball, blob, box, cyl, lathe, prism, row, scatter, sheet, tube
from parts import city
from studio import area, light


def room(w=14, d=9, h=4.4, floor='floor_hall', wall='#DCE7F4', side='#C9D9EE', window=True, power=520, base='blue'):
    """Corner room: back wall at y = d/2, left wall at x = -w/2, windows with daylight."""
    light('morning', azimuth=-58, elevation=42, haze=0, sun=0.75, sky=0.8)
    sheet(-60, 60, -60, d / 2, 0, floor)
    box((60, 0.3, h + 6), (0, d / 2 + 0.15, 0), wall, 0)
    box((0.3, d + 40, h + 6), (-w / 2 - 0.15, -20, 0), side, 0)
    box((60, 0.06, 0.22), (0, d / 2 - 0.03, 0), base, 0.01)
    box((0.06, d + 40, 0.22), (-w / 2 + 0.03, -20, 0), base, 0.01)
    if window:
        for x in row(3, w / 3.4):
            city.window(x, d / 2, 1.5, w / 4.4, 1.9, glass='#8FC3F2', frame='white')
    area((w * 0.1, -d * 0.3, h + 2.2), (0, 0, 0.8), 6, power, '#FFF1DD')


def lamp(x, y, z, mat='green', drop=1.6):
    """Hanging lamp, shade bottom at z."""
    lathe([(0.34, 0), (0.26, 0.22), (0.05, 0.32), (0.02, 0.32 + drop)], (x, y, z), mat, 28)
    ball(0.12, (x, y, z + 0.06), 'lamp')


def umbrella(mat='red', r=0.8):
    """Open umbrella, handle at the origin."""
    cyl(0.02, 0.95, (0, 0, 0), 'charcoal')
    lathe([(r, 0), (r * 0.8, 0.2), (r * 0.4, 0.38), (0, 0.44)], (0, 0, 0.72), mat, 10, smooth=12)


def sapling(h=1.7, seed=0, stake=True):
    """Newly planted tree with its stake and a ring of soil."""
    cyl(0.48, 0.05, (0, 0, 0), 'soil', seg=24)
    cyl(0.035, h * 0.65, (0, 0, 0), 'trunk')
    blob(h * 0.22, (0, 0, h * 0.8), 'leaf_light' if seed % 2 else 'leaf', seed % 4, 36)
    if stake:
        cyl(0.025, h * 0.7, (0.16, 0, 0), 'wood')
        tube([(0, 0, h * 0.5), (0.16, 0, h * 0.52)], 0.015, 'green')


def spade():
    """Spade standing in the soil."""
    cyl(0.02, 1.0, (0, 0, 0.25), 'wood')
    box((0.2, 0.03, 0.3), (0, 0, 0.02), 'steel', 0.012)
    box((0.16, 0.03, 0.03), (0, 0, 1.24), 'wood', 0.01)


def battery(mat='green', r=0.16, h=0.55):
    """Big toy battery standing."""
    cyl(r, h, (0, 0, 0), mat, bevel=0.02, seg=32)
    cyl(r * 1.01, h * 0.28, (0, 0, h * 0.72), 'copper', bevel=0.02, seg=32)
    cyl(r * 0.38, h * 0.1, (0, 0, h * 0.99), 'steel')


def table(w=1.8, d=0.8, h=0.75, top='wood', cloth=None):
    """Table; with a cloth to the ground if given."""
    box((w, d, 0.06), (0, 0, h - 0.06), cloth or top, 0.02)
    if cloth:
        box((w * 0.98, d * 0.96, h - 0.04), (0, 0, 0), cloth, 0.03)
    else:
        for x in (-1, 1):
            for y in (-1, 1):
                box((0.07, 0.07, h - 0.05), (x * (w / 2 - 0.1), y * (d / 2 - 0.1), 0), top, 0.015)


def canopy(w=3, d=3, h=2.5, top='blue', trim='white'):
    """Pop-up tent."""
    for x in (-1, 1):
        for y in (-1, 1):
            cyl(0.04, h, (x * w / 2, y * d / 2, 0), 'white')
    lathe([(w * 0.73, 0), (0.03, w * 0.3)], (0, 0, h), top, 4, rot=(0, 0, 45), scale=(1, d / w, 1), smooth=5)
    for s in (-1, 1):
        box((w + 0.06, 0.04, 0.28), (0, s * d / 2, h - 0.25), trim, 0.01)
        box((0.04, d + 0.06, 0.28), (s * w / 2, 0, h - 0.25), trim, 0.01)


def bunting(x0, x1, y, z, colours=('blue', 'green', 'yellow', 'orange', 'white')):
    """String of little flags along x with a sag."""
    n = int((x1 - x0) / 0.55)
    pts = []
    for k in range(n + 1):
        t = k / n
        pts.append((x0 + (x1 - x0) * t, y, z - 1.1 * t * (1 - t) * 2))
    tube(pts, 0.015, 'grey_dark')

    for k, p in enumerate(pts[:-1]):
        prism([(-0.18, 0), (0.18, 0), (0, -0.36)], 0.02, (p[0] + 0.27, y, (p[2] + pts[k + 1][2]) / 2), colours[k % len(colours)], 'y', 0)


def rain(n, x0, x1, y0, y1, z1, seed=0):
    """Falling drops as thin streaks."""
    for i, (x, y, a, s) in enumerate(scatter(n, x0, x1, y0, y1, seed, 0.12)):
        z = (a / 360) * z1
        cyl(0.009, 0.34 * s, (x, y, z), 'clear_blue' if i % 2 else 'white', rot=(8, 6, 0), seg=6, bevel=0)
