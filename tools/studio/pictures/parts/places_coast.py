"""Coast and villages: bastion and pastel street, beach and hotels, colonial arcade, western street."""
import math

from parts.basics import (_mesh, at, ball, box, cyl, lathe, prism, put, row, torus, tube)
from parts.places import arch, arch_window


def pastel_house(w, h, colour, trim='white', doors=2, balcony=False):
    """Flat colonial house front to -y, depth 6."""
    box((w, 6, h), (0, 3, 0), colour, 0.06)
    box((w + 0.05, 6.1, 0.6), (0, 3, 0), 'white', 0.03)
    box((w + 0.1, 0.5, 0.3), (0, 0, h - 0.3), trim, 0.05)
    for x in row(doors, w / doors):
        box((1.35, 0.2, 2.75), (x, 0, 0.1), trim, 0.03)
        box((0.95, 0.3, 2.4), (x, 0, 0.1), 'wood_dark', 0.03)
        if h > 5.5:
            box((1.3, 0.2, 2.1), (x, 0, 3.6), trim, 0.03)
            box((0.9, 0.3, 1.8), (x, 0, 3.7), 'glass_dark', 0.03)
            if balcony:
                box((1.7, 0.7, 0.12), (x, -0.35, 3.5), trim, 0.03)
                for dx in row(7, 0.25):
                    cyl(0.025, 0.8, (x + dx, -0.66, 3.6), 'black')
                box((1.7, 0.06, 0.06), (x, -0.66, 4.4), 'black', 0.01)


def bastion(w=16, h=6):
    """Corner of the rampart: sloped walls, merlons, sentry turret; apex to -y."""
    mat, trim = 'cantera', 'cream'
    pts = [(-w * 0.62, 9), (-w * 0.5, 0), (0, -6.5), (w * 0.5, 0), (w * 0.62, 9)]
    inner = [(x * 0.93, y * 0.93 + 0.5) for x, y in pts]
    def wall(p, z0, q, z1):
        n = len(p)
        for i in range(n - 1):
            def build(bm, i=i):
                a = [bm.verts.new((*p[i], z0)), bm.verts.new((*p[i + 1], z0)),
                     bm.verts.new((*q[i + 1], z1)), bm.verts.new((*q[i], z1))]
                bm.faces.new(a)
            put(_mesh(('wall', i, w, h, z0), mat, build))
    wall(pts, 0, inner, h)
    prism([(x * 0.95, y * 0.95 + 0.4) for x, y in pts], 0.4, (0, 0, h - 0.2), trim, 'z', 0.06)
    for (ax, ay), (bx, by) in zip(inner, inner[1:]):
        length = math.hypot(bx - ax, by - ay)
        n = max(2, int(length / 1.7))
        for k in range(n):
            t = (k + 0.5) / n
            with at(ax + (bx - ax) * t, ay + (by - ay) * t, h + 0.2,
                    rz=math.degrees(math.atan2(by - ay, bx - ax))):
                box((1.0, 0.7, 1.0), (0, 0.2, 0), mat, 0.08)
    with at(0, -6.1, h - 0.6):
        lathe([(0.3, -0.9), (1.0, 0.2), (1.05, 0.4)], (0, 0, 0), trim, 16)
        cyl(0.9, 2.3, (0, 0, 0.4), mat)
        for k in range(5):
            with at(rz=k * 45 - 90):
                box((0.3, 0.2, 0.9), (0, -0.86, 1.2), 'charcoal', 0.02)
        lathe([(1.1, 0), (1.0, 0.25), (0.7, 0.9), (0, 1.25)], (0, 0, 2.7), trim, 16)
        ball(0.16, (0, 0, 4.0), trim)


def cannon():
    """Old cannon on a wooden carriage, muzzle to +x."""
    lathe([(0, -1.0), (0.16, -0.95), (0.24, -0.8), (0.24, -0.3), (0.17, 0.9), (0.21, 1.0)],
          (0, 0, 0.75), 'steel_dark', 20, rot=(0, 86, 0))
    box((1.5, 0.55, 0.25), (-0.2, 0, 0.3), 'wood_dark', 0.05)
    for x in (-0.7, 0.4):
        for y in (-0.4, 0.4):
            cyl(0.28, 0.14, (x, y, 0.28), 'wood', 'y')


def hotel(w=14, d=7, floors=9, step=0, accent='blue_light'):
    """White beach hotel with balconies, front to -y; step narrows the upper floors."""
    for f in range(floors):
        ww = w - step * f
        z = 2.6 * f
        box((ww, d, 2.6), (0, 0, z), 'white', 0.04)
        box((ww + 0.4, d + 1.2, 0.22), (0, -0.3, z + 2.4), 'lime', 0.05)
        for x in row(int(ww / 1.9), 1.9):
            box((1.35, 0.1, 1.7), (x, -d / 2, z + 0.35), accent if f % 2 else 'glass', 0.02)
        box((ww, 0.08, 0.55), (0, -d / 2 - 0.85, z + 2.62), 'clear_blue', 0.01)
    ww = w - step * floors
    box((ww * 0.5, d * 0.5, 2.2), (0, 0, 2.6 * floors), 'white', 0.06)


def palapa(r=1.9, h=2.6):
    """Thatched sunshade with a lounger."""
    cyl(0.08, h, (0, 0, 0), 'wood_dark')
    lathe([(r, 0), (r * 0.96, 0.12), (r * 0.5, 0.75), (0.08, 1.2)], (0, 0, h - 0.5), 'sand_paint', 14,
          smooth=15)
    box((0.7, 1.7, 0.25), (1.0, -0.4, 0.05), 'white', 0.08)
    box((0.7, 0.7, 0.12), (1.0, 0.5, 0.35), 'white', 0.05, (35, 0, 0))


def parasol(colour='orange', r=1.4):
    """Striped beach umbrella."""
    cyl(0.05, 2.3, (0, 0, 0), 'white')
    lathe([(r, 0), (r * 0.6, 0.4), (0, 0.6)], (0, 0, 2.0), colour, 8, smooth=10)


def arcade(n, step=3.6, h=4.6, upper=True, colour='lime', trim='cream'):
    """Colonial arcade front to -y from the origin along x, two floors."""
    for k in range(n):
        with at(k * step):
            arch(step + 0.01, h, step * 0.72, h - step * 0.36 - 0.8, 0.7, colour, 0)
            torus(step * 0.39, 0.09, (0, -0.36, h - step * 0.36 - 0.8), trim, 'y', arc=180, start=180)
            for s in (-1, 1):
                box((1.15, 0.95, 0.3), (s * step / 2, 0, h - step * 0.36 - 1.0), trim, 0.04)
                box((1.2, 1.0, 0.5), (s * step / 2, 0, 0), trim, 0.04)
            if upper:
                arch_window(1.15, 2.5, (0, -0.36, h + 0.7), 'green_dark', 0.12, trim)
                box((1.9, 0.8, 0.14), (0, -0.7, h + 0.55), trim, 0.03)
                for dx in row(8, 0.24):
                    cyl(0.025, 0.8, (dx, -1.04, h + 0.68), 'black')
                box((1.9, 0.06, 0.06), (0, -1.04, h + 1.48), 'black', 0.01)
    mid, length = (n - 1) * step / 2, n * step
    box((length, 0.3, h), (mid, 3.6, 0), '#D9B98A', 0)
    box((length + 0.3, 1.1, 0.35), (mid, -0.05, h), trim, 0.05)
    if upper:
        box((length, 4.6, 4), (mid, 2.0, h + 0.3), colour, 0.05)
        box((length + 0.5, 5.2, 0.4), (mid, 2.0, h + 4.1), trim, 0.06)
        for k in range(n + 1):
            lathe([(0.25, 0), (0.18, 0.3), (0.32, 0.7), (0, 1.1)], (k * step - step / 2, -0.2, h + 4.5),
                  trim, 12)


def western_front(w, h, colour, kind=0, trim='wood_dark'):
    """Wooden false-front building with porch, front to -y."""
    box((w, 7, h * 0.72), (0, 3.5, 0), colour, 0.05)
    n = int(h / 0.4)
    for k in range(n):
        box((w, 0.22, 0.37), (0, 0, k * 0.4), colour, 0.04)
    top = n * 0.4
    if kind == 0:
        box((w + 0.4, 0.5, 0.35), (0, 0, top), trim, 0.06)
    elif kind == 1:
        prism([(-w / 2, top), (w / 2, top), (w * 0.25, top + 1.2), (-w * 0.25, top + 1.2)], 0.25,
              (0, 0, 0), colour, 'y', 0.03)
        box((w * 0.56, 0.45, 0.25), (0, 0, top + 1.15), trim, 0.05)
    else:
        prism([(-w / 2, top), (w / 2, top), (0, top + 1.8)], 0.25, (0, 0, 0), colour, 'y', 0.03)
    box((w, 2.2, 0.3), (0, -1.1, 0), 'wood', 0.05)
    box((w + 0.4, 2.5, 0.18), (0, -1.15, 2.9), trim, 0.05, (8, 0, 0))
    for x in row(3, w * 0.47):
        cyl(0.09, 2.75, (x, -2.05, 0.25), trim)
    for s in (-1, 1):
        box((0.62, 0.12, 1.3), (s * 0.33, -0.16, 0.75), 'wood', 0.03)
        box((1.0, 0.14, 1.2), (s * w * 0.32, -0.12, 1.1), 'glass_dark', 0.03)
        box((1.2, 0.12, 0.12), (s * w * 0.32, -0.16, 1.0), trim, 0.02)
        if h > 5.4:
            box((0.9, 0.14, 1.2), (s * w * 0.24, -0.12, 3.7), 'glass_dark', 0.03)


def barrel(mat='wood'):
    """Wooden barrel."""
    lathe([(0.3, 0), (0.38, 0.25), (0.4, 0.45), (0.38, 0.65), (0.3, 0.9)], (0, 0, 0), mat, 20)
    for z in (0.2, 0.7):
        torus(0.375, 0.025, (0, 0, z), 'steel_dark')


def windmill(h=8):
    """Farm wind pump."""
    for s, t in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        tube([(s, t, 0), (s * 0.15, t * 0.15, h)], 0.07, 'steel')
    for z in (0.3, 0.6):
        k = 1 - z * 0.85
        tube([(k, k, h * z), (-k, k, h * z), (-k, -k, h * z), (k, -k, h * z)], 0.045, 'steel',
             closed=True)
    with at(0, -0.5, h, rx=90):
        for k in range(12):
            with at(rz=k * 30):
                prism([(0.3, -0.08), (1.5, -0.3), (1.5, 0.3), (0.3, 0.08)], 0.04, (0, 0, 0), 'steel',
                      'z', 0)
        torus(1.1, 0.03, (0, 0, 0), 'steel_dark')
    prism([(0, 0), (1.6, 0.5), (1.6, -0.5)], 0.05, (0, 0.8, h), 'red', 'x', 0)
