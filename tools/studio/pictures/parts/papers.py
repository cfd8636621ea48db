"""Things of a desk at ten times their size (a sheet is 2.1 x 3.0): pages, folders, stamps, pens.

There is no writing anywhere: lines are bars, pictures are shapes.
"""
import random

from parts.basics import (at, ball, box, cone, cyl, lathe, pipe, prism, row, torus, tube)


def page(lines=9, head='blue', seed=0, w=2.1, h=3.0, table=False, seal=None, sign=True):
    """Sheet lying flat, its top edge to +y; seal = colour of a round stamp mark."""
    rnd = random.Random(seed)
    box((w, h, 0.02), (0, 0, 0), 'paper', 0)
    top = h * 0.38
    if head:
        box((w * 0.34, 0.2, 0.012), (-w * 0.24, top, 0.02), head, 0)
        prism([(0, 0), (0.12, 0), (0.3, 0.2), (0.18, 0.2)], 0.012, (w * 0.26, top - 0.1, 0.02), 'green', 'z', 0)
    step = h * 0.62 / max(lines, 1)
    for i in range(lines):
        y = top - 0.4 - i * step
        if table:
            for j, x in enumerate(row(4, w * 0.21)):
                box((w * 0.18, step * 0.62, 0.01), (x, y, 0.02),
                    ('blue_pale', 'paper', 'grey_light', 'green_pale')[(i * 3 + j * 2 + seed) % 4] if i else 'blue_light', 0)
        else:
            ln = w * rnd.uniform(0.5, 0.78) if (i + 1) % 4 else w * 0.36
            box((ln, step * 0.3, 0.01), (-w * 0.4 + ln / 2, y, 0.02), 'grey', 0)
    if sign:
        tube([(w * 0.02 + k * 0.09, -h * 0.4 + (0.08 if k % 2 else -0.03), 0.03) for k in range(8)], 0.014, 'blue_dark', True)
    if seal:
        pipe(0.3, 0.012, (-w * 0.22, -h * 0.36, 0.02), seal, 0.05)
        prism([(-0.12, -0.08), (0.02, -0.14), (0.16, 0.14), (-0.02, 0.1)], 0.012, (-w * 0.22, -h * 0.36, 0.02), seal, 'z', 0)


def stack(n=5, seed=0, **kw):
    """Loose pile of sheets; the uppermost is drawn."""
    rnd = random.Random(seed)
    for i in range(n):
        with at(rnd.uniform(-0.06, 0.06), rnd.uniform(-0.06, 0.06), 0.022 * i, rz=rnd.uniform(-5, 5)):
            if i == n - 1:
                page(seed=seed, **kw)
            else:
                box((2.1, 3.0, 0.02), (0, 0, 0), 'paper', 0)


def clipboard(board='wood_dark', **kw):
    """Clipboard lying flat with its page; clip to +y."""
    box((2.5, 3.6, 0.08), (0, 0, 0), board, 0.06)
    with at(0, -0.1, 0.08):
        page(**kw)
    box((1.0, 0.34, 0.12), (0, 1.55, 0.09), 'steel', 0.05)
    cyl(0.11, 0.9, (0, 1.66, 0.24), 'steel_dark', 'x')


def pen(mat='blue', ln=1.6):
    """Pen lying along x, its point to -x."""
    cyl(0.075, ln, (0, 0, 0.08), mat, 'x')
    cone(0.07, 0.24, (-ln / 2, 0, 0.08), 'steel', rot=(0, -90, 0))
    cyl(0.08, 0.14, (ln / 2, 0, 0.08), 'steel', 'x')
    box((0.5, 0.04, 0.04), (ln / 2 - 0.24, 0, 0.15), 'steel', 0.01)


def pencil(mat='yellow', ln=1.7):
    """Pencil lying along x, its point to -x."""
    cyl(0.08, ln, (0, 0, 0.08), mat, 'x', seg=6, bevel=0)
    cone(0.08, 0.22, (-ln / 2, 0, 0.08), 'cardboard_light', 0.028, rot=(0, -90, 0), seg=6)
    cone(0.03, 0.08, (-ln / 2 - 0.21, 0, 0.08), 'charcoal', rot=(0, -90, 0), seg=12)
    cyl(0.085, 0.14, (ln / 2 + 0.06, 0, 0.08), 'steel', 'x')
    cyl(0.08, 0.14, (ln / 2 + 0.18, 0, 0.08), 'pink', 'x')


def stamp(mat='green'):
    """Rubber stamp standing."""
    box((0.9, 0.6, 0.14), (0, 0, 0), 'charcoal', 0.04)
    box((0.84, 0.54, 0.14), (0, 0, 0.13), 'wood', 0.04)
    lathe([(0.16, 0), (0.12, 0.3), (0.13, 0.5), (0.27, 0.75), (0.27, 0.95), (0.16, 1.1), (0, 1.14)], (0, 0, 0.26), mat, 32, smooth=60)


def folder(mat='ochre', thick=0.3, w=2.5, h=3.2):
    """Closed folder of papers lying flat, tied with a ribbon."""
    box((w, h, 0.05), (0, 0, 0), mat, 0.02)
    for k in range(3):
        box((w * 0.94, h * 0.95, thick * 0.26), (0.02 * k, -0.02 * k, 0.05 + k * thick * 0.28), 'paper', 0.01)
    box((w, h, 0.05), (0, 0, thick), mat, 0.02)
    box((0.6, 0.3, 0.05), (w * 0.25, h / 2 + 0.1, thick), mat, 0.02)
    box((0.12, h + 0.04, thick + 0.08), (-w * 0.18, 0, -0.01), 'green', 0.01)


def binder(mat='blue', w=0.75, h=3.0, d=2.6):
    """Lever-arch file standing, back to -y, with a blank label and finger hole."""
    box((w, d, h), (0, 0, 0), mat, 0.04)
    box((w * 0.86, d * 0.96, h * 0.95), (0, 0.06, h * 0.025), 'paper', 0)
    box((w * 0.62, 0.03, 1.0), (0, -d / 2 - 0.005, h * 0.5), 'paper', 0)
    box((w * 0.4, 0.03, 0.1), (0, -d / 2 - 0.012, h * 0.72), 'grey', 0)
    torus(0.17, 0.045, (0, -d / 2 - 0.01, 0.55), 'steel', 'y')


def booklet(cover='green', left=None, right=None):
    """Open booklet, spine along y; left and right draw on pages of 2.1 x 3.0 about their centres."""
    box((4.5, 3.2, 0.05), (0, 0, 0), cover, 0.02)
    for s, draw in ((-1, left), (1, right)):
        with at(s * 1.08, 0, 0.12, ry=s * 3):
            box((2.14, 3.0, 0.12), (0, 0, -0.07), 'paper', 0.03)
            if draw:
                with at(0, 0, 0.055):
                    draw()


def gavel():
    """Judge's hammer on its block."""
    lathe([(0.95, 0), (1.0, 0.06), (0.94, 0.16), (0.86, 0.22), (0.86, 0.32)], (0, 0, 0), 'wood_dark', 48)
    with at(0, 0, 0.74, rz=24):
        cyl(0.42, 1.5, (0, 0, 0), 'wood', 'x')
        for x in (-0.55, 0.55):
            cyl(0.45, 0.1, (x, 0, 0), 'gold', 'x')
        tube([(0, 0, 0), (0.1, -2.8, -0.2)], 0.12, 'wood_dark')
        ball(0.17, (0.1, -2.8, -0.2), 'wood_dark')
