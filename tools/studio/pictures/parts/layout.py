"""Places for repeated things: grids, rows, circles, random scatter."""
import math
import random


def grid(nx, ny, dx, dy=None):
    """Centred grid of (x, y) places."""
    dy = dx if dy is None else dy
    return [((i - (nx - 1) / 2) * dx, (j - (ny - 1) / 2) * dy)
            for j in range(ny) for i in range(nx)]


def row(n, step):
    """Centred row of n offsets."""
    return [(i - (n - 1) / 2) * step for i in range(n)]


def circle(n, r, start=0, arc=360):
    """n places on a circle: (x, y, angle in degrees)."""
    return [(r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), a)
            for a in (start + arc * i / n for i in range(n))]


def scatter(n, x0, x1, y0, y1, seed=0, gap=1.0, keep=None):
    """Up to n random (x, y, turn, scale) places at least `gap` apart where keep(x, y) holds."""
    rnd = random.Random(seed)
    out = []
    for _ in range(n * 30):
        if len(out) >= n:
            break
        x, y = rnd.uniform(x0, x1), rnd.uniform(y0, y1)
        if keep and not keep(x, y):
            continue
        if all((x - a) ** 2 + (y - b) ** 2 > gap * gap for a, b, _, _ in out):
            out.append((x, y, rnd.uniform(0, 360), rnd.uniform(0.8, 1.25)))
    return out
