"""Trees, hedges, flower beds, woods, hills, mountains, clouds."""
from mathutils import noise as _noise

from parts.basics import *


def tree(h=4.5, mat='leaf', seed=0, trunk='trunk'):
    """Round tree."""
    cyl(0.05 * h * 0.8, h * 0.5, (0, 0, 0), trunk, r2=0.035 * h)
    blob(h * 0.33, (0, 0, h * 0.68), mat, seed % 4, 70, 0.36, (1, 1, 1.05))


def tall_tree(h=6, mat='leaf_dark', seed=0):
    """Slender tree (cypress, poplar)."""
    cyl(0.12, h * 0.25, (0, 0, 0), 'trunk')
    blob(h * 0.2, (0, 0, h * 0.55), mat, 4 + seed % 3, 70, 0.34, (0.85, 0.85, 2.1))


def pine(h=6, mat='leaf_dark'):
    """Pine of stacked skirts."""
    cyl(0.16, h * 0.3, (0, 0, 0), 'trunk')
    for i in range(4):
        k = 1 - i * 0.2
        lathe([(0, 0.02), (h * 0.24 * k, 0), (h * 0.2 * k, h * 0.07), (0, h * 0.3 * k + 0.2)],
              (0, 0, h * (0.2 + i * 0.18)), mat, 14, smooth=40)


def palm(h=6, seed=0):
    """Palm with bent trunk and drooping fronds."""
    rnd = random.Random(seed)
    dx = rnd.uniform(-0.6, 0.6)
    tube([(0, 0, 0), (dx * 0.3, 0, h * 0.5), (dx, 0, h)], 0.16, 'trunk', True)
    for i in range(11):
        with at(dx, 0, h, rz=i * 33 + rnd.uniform(-8, 8)):
            prism([(0, 0), (0.8, 0.35), (1.6, 0.2), (2.3, -0.7), (1.5, 0.05), (0.8, 0.18)], 0.34,
                  (0, 0, 0), 'leaf' if i % 2 else 'leaf_light', 'y', 0, (0, 12 * (i % 3) - 10, 0))
    ball(0.3, (dx, 0, h), 'trunk')


def bush(r=0.6, mat='leaf', seed=0):
    blob(r, (0, 0, r * 0.6), mat, 8 + seed % 3, 40, 0.42)


def hedge(length, mat='leaf_dark', h=0.8):
    """Clipped hedge along x."""
    box((length, 0.7, h), (0, 0, 0), mat, 0.2)


def flowerbed(w, d, seed=0, colors=('flower', 'yellow', 'white')):
    """Planter with flowers."""
    box((w, d, 0.3), (0, 0, 0), 'concrete_warm')
    box((w - 0.2, d - 0.2, 0.06), (0, 0, 0.28), 'soil')
    for i, (x, y, _, s) in enumerate(scatter(int(w * d * 9), -w / 2 + .2, w / 2 - .2, -d / 2 + .2, d / 2 - .2, seed, .24)):
        ball(0.13 * s, (x, y, 0.42), 'leaf', sub=2)
        ball(0.09 * s, (x, y, 0.56), colors[i % len(colors)], sub=2)


def wood(n, x0, x1, y0, y1, seed=0, gap=3.5, h=(4, 7), kinds=('tree', 'tree', 'pine'), keep=None):
    """Scattered trees over a rectangle."""
    rnd = random.Random(seed)
    for i, (x, y, a, s) in enumerate(scatter(n, x0, x1, y0, y1, seed, gap, keep)):
        with at(x, y, 0, rz=a):
            kind = rnd.choice(kinds)
            hh = rnd.uniform(*h)
            if kind == 'pine':
                pine(hh)
            elif kind == 'tall':
                tall_tree(hh, seed=i)
            else:
                tree(hh, rnd.choice(('leaf', 'leaf', 'leaf_light', 'leaf_dark')), i)


def mountain(w, d, h, mat='mountain', seed=0, peaks=None, rough=0.25, nx=110, ny=60, snow=None):
    """Mountain range on a w x d rectangle; peaks = [(x, y, height, radius)…] in 0..1 of w, d, h."""
    peaks = peaks or [(0.5, 0.5, 1, 0.5)]

    def fn(x, y):
        u, v = x / w + 0.5, y / d + 0.5
        z = 0
        for px, py, ph, pr in peaks:
            r = math.hypot((u - px) / pr, (v - py) / (pr * 1.2))
            z = max(z, ph * max(0, 1 - r) ** 1.15)
        p = Vector((u * 7 + seed, v * 7, seed * 3.1))
        n = _noise.fractal(p, 1.0, 2.1, 5)
        edge = min(1, 6 * min(u, 1 - u, v, 1 - v))
        return h * max(-0.02, z * (1 + rough * n) + rough * 0.18 * n) * max(edge, 0)

    return terrain(fn, -w / 2, w / 2, -d / 2, d / 2, mat, nx, ny)


def cerro_de_la_silla(k=1.0, mat='mountain'):
    """The saddle mountain of Monterrey: two main summits with the dip between; about 900 m wide."""
    mountain(900 * k, 320 * k, 250 * k, mat, 5, [(0.37, 0.5, 0.9, 0.30), (0.43, 0.5, 0.72, 0.2),
             (0.60, 0.5, 1.0, 0.27), (0.55, 0.5, 0.66, 0.2), (0.24, 0.55, 0.46, 0.26),
             (0.78, 0.5, 0.52, 0.26), (0.9, 0.5, 0.25, 0.2), (0.49, 0.42, 0.5, 0.4)], 0.34, 200, 90)


def hills(x0, x1, y, h=20, depth=120, mat='grass', seed=0, n=5):
    """Row of soft rounded hills along x."""
    rnd = random.Random(seed)
    hs = [(rnd.uniform(x0, x1), y + rnd.uniform(0, depth), rnd.uniform(0.5, 1) * h,
           rnd.uniform(0.7, 1.4) * (x1 - x0) / n) for _ in range(n)]

    def fn(x, yy):
        z = max(hh * math.exp(-((x - a) ** 2 + (yy - b) ** 2 * 2.2) / (r * r) * 2.2) for a, b, hh, r in hs)
        return z - 0.35

    return terrain(fn, x0 - 60, x1 + 60, y - depth * .7, y + depth * 1.7, mat, 90, 40)


def cloud(r=6, seed=0):
    """Toy cloud; pos = centre by at()."""
    for i, (x, k) in enumerate(((-1.1, 0.6), (-0.35, 0.95), (0.5, 0.8), (1.25, 0.5))):
        puff = blob(r * k, (x * r, (i % 2) * r * 0.2, 0), 'cloud', 12 + (seed + i) % 3, 36, 0.5, (1, 0.8, 0.62))
        puff.visible_shadow = False  # toy clouds would stain the mountains
