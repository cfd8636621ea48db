"""Plants, mountains and masonry shared by the places of the branches."""
import math
import random

from mathutils import Vector, noise

import materials
from parts.basics import (_mesh, at, ball, blob, box, cone, cyl, lathe, prism, put, row, sheet,
                          terrain, torus, tube)

# Stone and earth of the regions, in the manner of the common palette.
materials.PALETTE.update({
    'cantera_rosa': ('#DFA58A', 0.85, 'ground'), 'cantera': ('#E3C79C', 0.85, 'ground'),
    'cantera_dark': ('#B57F68', 0.85, 'ground'), 'lime': ('#F4EEE2', 0.8, 'paint'),
    'cliff': ('#B7A391', 0.9, 'ground'), 'cliff_grey': ('#9FA3A8', 0.9, 'ground'),
    'desert': ('#DDBB8A', 0.95, 'ground'), 'sierra': ('#8C93A6', 0.9, 'ground'),
    'beach': ('#F3E6C8', 0.95, 'ground'), 'tile_yellow': ('#F0B92C', 0.4, 'paint'),
    'bronze': ('#7A5A34', 0.4, 'metal'), 'silla': ('#6F8FA6', 0.9, 'ground'),
    'sea_deep': ('#1386B8', 0.08, 'water'), 'sea_light': ('#49D0CF', 0.08, 'water'),
})


def lerp_profile(points, x):
    """Value of a polyline [(x, h), ...] at x."""
    if x <= points[0][0]:
        return points[0][1]
    for (a, p), (b, q) in zip(points, points[1:]):
        if x <= b:
            return p + (q - p) * (x - a) / (b - a)
    return points[-1][1]


def mountain(profile, depth, mat, seed=0, rough=0.3, nx=110, ny=44, steep=1.15, warp=0.05):
    """Faceted range along x with the given skyline, centred on y = 0, `depth` metres to each side."""
    x0, x1 = profile[0][0], profile[-1][0]

    def height(x, y):
        n = noise.ridged_multi_fractal(Vector((x * 0.06, y * 0.06, seed * 7.1)), 1.0, 2.1, 4, 1, 2)
        side = max(0.0, 1 - abs(y) / depth) ** steep
        wx = x + depth * warp * noise.noise(Vector((x * 0.05, y * 0.12, seed)))
        flank = 1 - rough * (1 - side * 0.75) + rough * (n - 0.9) * (1.15 - side)
        return lerp_profile(profile, wx) * side * flank - 0.3

    terrain(height, x0, x1, -depth, depth, mat, nx, ny, smooth=False)


def frond(length, width, mat, droop=0.5):
    """Palm frond or long leaf from the origin towards +x, bending down, as one folded strip."""
    def build(bm):
        n, prev = 7, None
        for i in range(n + 1):
            t = i / n
            x = length * (t - 0.18 * droop * t ** 3)
            z = length * (0.32 * t - droop * t ** 2.1)
            w = width * (0.25 + 1.5 * t) * (1 - t) ** 0.6 + 0.01
            ring = [bm.verts.new((x, -w, z - w * 0.55)), bm.verts.new((x, 0, z)),
                    bm.verts.new((x, w, z - w * 0.55))]
            if prev:
                for k in (0, 1):
                    bm.faces.new([prev[k], prev[k + 1], ring[k + 1], ring[k]])
            prev = ring
    return put(_mesh(('frond', round(length, 2), round(width, 2), droop), mat, build, 60))


def palm(h=6, lean=0.6, seed=0, mat='leaf'):
    """Coconut palm."""
    rnd = random.Random(seed)
    tube([(0, 0, 0), (lean * 0.25, 0, h * 0.5), (lean, 0, h)], 0.16, 'wood', True)
    for k in range(1, 7):
        t = k / 7
        torus(0.15, 0.035, (lean * (0.25 * t * 2 if t < .5 else 0.25 + .75 * (t - .5) * 2),
                            0, h * t), 'wood_dark')
    for k in range(11):
        with at(lean, 0, h, rz=k * 360 / 11 + rnd.uniform(-9, 9), ry=rnd.uniform(-28, 10)):
            frond(h * 0.42, 0.2, mat if k % 3 else 'leaf_light', 0.55)
    for k in range(4):
        a = k * 1.6 + seed
        ball(0.15, (lean + 0.2 * math.cos(a), 0.2 * math.sin(a), h - 0.15), 'wood_dark')


def pine(h=6, mat='leaf_dark', seed=0):
    """Sierra pine of stacked cones."""
    cyl(h * 0.04, h * 0.3, (0, 0, 0), 'trunk')
    n = 4
    for k in range(n):
        r = h * 0.24 * (1 - k / (n + 0.6))
        lathe([(r * 0.2, h * 0.02), (r, 0), (r * 0.94, h * 0.03), (r * 0.12, h * 0.3)],
              (0, 0, h * (0.17 + k * 0.19)), mat, 9 if (seed + k) % 2 else 10, smooth=20)


def ceiba(h=9):
    """The ceiba: buttress roots, straight pale trunk, flat wide crown."""
    lathe([(h * 0.1, 0), (h * 0.062, h * 0.14), (h * 0.05, h * 0.4), (h * 0.045, h * 0.62)],
          (0, 0, 0), '#A9A08C', 20)
    for k in range(6):
        with at(rz=k * 60 + 12):
            prism([(0, 0), (h * 0.19, 0), (h * 0.1, h * 0.05), (h * 0.05, h * 0.2), (0, h * 0.24)],
                  h * 0.02, (0, 0, 0), '#A9A08C', bevel=0.02)
    for k in range(6):
        a = math.radians(k * 60 + 20)
        r = h * 0.26
        tube([(0, 0, h * 0.58), (r * 0.5 * math.cos(a), r * 0.5 * math.sin(a), h * 0.68),
              (r * math.cos(a), r * math.sin(a), h * 0.74)], h * 0.017, '#A9A08C', True)
        blob(h * 0.17, (r * math.cos(a) * 1.1, r * math.sin(a) * 1.1, h * 0.8), 'leaf', k, 40,
             squash=(1.1, 1.1, 0.62))
    blob(h * 0.24, (0, 0, h * 0.88), 'leaf_light', 9, 50, squash=(1.1, 1.1, 0.6))


def tree(h=4, mat='leaf', seed=0):
    """Street tree with a round crown."""
    cyl(h * 0.04, h * 0.5, (0, 0, 0), 'trunk', r2=h * 0.03)
    blob(h * 0.29, (0, 0, h * 0.68), mat, seed % 5, 50, squash=(1, 1, 1.05))


def agave(r=0.8, mat='agave', seed=0):
    """Maguey rosette."""
    for tier, (n, k, tilt) in enumerate(((9, 1.0, -22), (7, 0.9, -45), (5, 0.75, -66))):
        for i in range(n):
            with at(rz=i * 360 / n + tier * 23 + seed * 11, ry=tilt):
                lathe([(0.02, 0), (r * 0.14, r * 0.25), (r * 0.12, r * 0.6), (0.0, r * k * 1.15)],
                      (0.05, 0, 0), mat, 8, 'x', scale=(0.4, 1, 1))


def yucca(h=3.4, seed=0):
    """Desert palm (samandoca) with spiky heads."""
    tube([(0, 0, 0), (0.08, 0.05, h * 0.4), (0, 0, h * 0.72)], 0.17, 'wood_dark', True)
    heads = [(0, 0, h * 0.72), (0.5, 0.2, h * 0.62)]
    tube([(0.02, 0, h * 0.38), (0.3, 0.12, h * 0.48), heads[1]], 0.12, 'wood_dark', True)
    for j, (x, y, z) in enumerate(heads):
        for i in range(26):
            zz = 1 - 1.5 * (i + 0.5) / 26
            with at(x, y, z, rz=i * 137.5 + seed, ry=-math.degrees(math.asin(zz))):
                cone(0.05, 0.75, (0.05, 0, 0), 'agave' if j else 'leaf_dark', rot=(0, 90, 0), seg=5)


def cactus(h=2.6):
    """Columnar cactus with two arms."""
    lathe([(0.2, 0), (0.24, h * 0.5), (0.2, h * 0.93), (0, h)], (0, 0, 0), 'leaf_dark', 10)
    for s, z in ((1, 0.42), (-1, 0.55)):
        tube([(0, 0, h * z), (0.55 * s, 0, h * z), (0.62 * s, 0, h * (z + 0.3))], 0.14,
             'leaf_dark', True)


def bush(r=0.5, mat='leaf', seed=0):
    """Low round bush."""
    blob(r, (0, 0, r * 0.55), mat, seed % 4, 36, squash=(1.15, 1.15, 0.75))


def arch_outline(w, h, ow, spring, seg=14):
    """Outline (x, z) of a wall panel of w by h with an arched opening ow wide from `spring` up."""
    r = ow / 2
    arc = [(-r * math.cos(math.pi * i / seg), spring + r * math.sin(math.pi * i / seg))
           for i in range(seg + 1)]
    return [(-w / 2, 0), (-r, 0), *arc, (r, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)]


def arch(w, h, ow, spring, depth, mat, bevel=0.04):
    """Wall panel with an arched opening, centred on x, thickness along y."""
    prism(arch_outline(w, h, ow, spring), depth, (0, 0, 0), mat, 'y', bevel)


def arch_window(w, h, pos, mat='glass_dark', depth=0.12, frame=None):
    """Arched pane standing off a wall that looks to -y."""
    r = w / 2
    pts = [(-r, 0), (r, 0)] + [(r * math.cos(math.pi * i / 12), h - r + r * math.sin(math.pi * i / 12))
                               for i in range(13)]
    if frame:
        k = 1.28
        prism([(x * k, z * 1.1 if z else 0) for x, z in pts], depth * 0.7, pos, frame, 'y', 0.02)
    prism(pts, depth, pos, mat, 'y', 0)


def cornice(w, d, z, mat, t=0.25, out=0.2):
    """Projecting slab round a block of w by d."""
    box((w + 2 * out, d + 2 * out, t), (0, 0, z), mat, 0.05)


def paving(x0, x1, y0, y1, z, mats=('concrete_warm', 'pavement'), step=2.0):
    """Checked slabs."""
    nx, ny = int((x1 - x0) / step), int((y1 - y0) / step)
    for i in range(nx):
        for j in range(ny):
            box((step * 0.98, step * 0.98, 0.06),
                (x0 + step * (i + 0.5), y0 + step * (j + 0.5), z), mats[(i + j) % 2], 0.02)


def road(x0, x1, y, w=7, z=0.02, dashes=True):
    """Road along x with kerbs and dashes."""
    sheet(x0, x1, y - w / 2, y + w / 2, z, 'asphalt')
    for s in (-1, 1):
        box((x1 - x0, 1.6, 0.14), ((x0 + x1) / 2, y + s * (w / 2 + 0.8), 0), 'pavement', 0.04)
    if dashes:
        n = int((x1 - x0) / 4)
        for k in range(n):
            box((1.8, 0.16, 0.02), (x0 + 4 * k + 2, y, z), 'white', 0)


def office(w=9, d=6, floors=2, body='white', trim='blue', glass='glass'):
    """Small company office looking to -y: glass front, blue band, rising green stripe, canopy."""
    h = 3.2 * floors
    box((w, d, h), (0, 0, 0), body, 0.12)
    box((w + 0.3, d + 0.3, 0.35), (0, 0, h - 0.05), trim, 0.08)
    for f in range(floors):
        z = 0.7 + 3.2 * f
        for x in row(int(w / 1.7), 1.7):
            if f == 0 and abs(x) < 1.2:
                continue
            box((1.25, 0.12, 1.7), (x, -d / 2, z), glass, 0.03)
            box((1.4, 0.22, 0.1), (x, -d / 2, z - 0.12), trim, 0.02)
    box((2.2, 0.14, 2.4), (0, -d / 2, 0.02), 'glass_dark', 0.03)
    box((3.4, 1.8, 0.2), (0, -d / 2 - 0.9, 2.6), trim, 0.06)
    for x in (-w * 0.34, -w * 0.24):
        prism([(x, h + 0.3), (x + w * 0.05, h + 0.3), (x + w * 0.05 + 0.9, h + 1.3), (x + 0.9, h + 1.3)],
              0.3, (0, -d / 2 + 0.3, 0), 'green' if x < -w * 0.3 else trim, 'y', 0.02)
    for s in (-1, 1):
        cyl(0.07, 2.6, (1.5 * s, -d / 2 - 1.6, 0), 'steel')


def flag(h=9, colours=('green', 'white', 'red'), w=2.4):
    """Flag on a pole, waving; vertical bands."""
    cyl(0.08, h, (0, 0, 0), 'steel')
    ball(0.14, (0, 0, h), 'gold')
    n = len(colours)
    for i, c in enumerate(colours):
        with at(0.05 + i * w / n, 0, h - w * 0.66):
            _band(w / n, w * 0.6, c, i * w / n)


def _band(w, h, mat, off):
    def build(bm):
        prev = None
        for k in range(7):
            x = w * k / 6
            y = 0.12 * math.sin((x + off) * 3.2)
            a, b = bm.verts.new((x, y, 0)), bm.verts.new((x, y, h))
            if prev:
                bm.faces.new([prev[0], a, b, prev[1]])
            prev = (a, b)
    put(_mesh(('band', round(w, 2), round(h, 2), round(off, 2)), mat, build, 180))
