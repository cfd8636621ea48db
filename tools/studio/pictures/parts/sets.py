"""Ready-made surroundings used by many scenes: rows of houses, yards, hall interiors, skylines."""
from parts import bins, city, people, plant
from parts.basics import *

WALLS = ('cream', 'terracotta', 'white', 'ochre', 'blue_pale', 'pink', 'sand_paint', '#B9D3C4')


def house_row(x0, x1, y, face=-1, seed=0, kinds=('gable', 'flat', 'hip'), floors=(1, 2), d=7, lit=False):
    """Row of houses along x whose fronts look towards face * y, with gardens and trees between."""
    rnd = random.Random(seed)
    x, i = x0, seed
    while x < x1:
        w = rnd.choice((6.5, 7.5, 8.5))
        with at(x + w / 2, y, 0, rz=0 if face < 0 else 180):
            city.house(w, d, 3.0, WALLS[i % len(WALLS)], ('terracotta', 'blue', 'terracotta_dark', 'grey')[i % 4] if i % 4 else 'terracotta',
                       rnd.randint(*floors), i, kinds[i % len(kinds)], lit)
        with at(x + w + 1.4, y + face * (d / 2 - 0.5), 0):
            city.tree(rnd.uniform(3.4, 5), rnd.choice(('leaf', 'leaf_light', 'leaf_dark')), i)
        for k in row(3, 1.0):
            with at(x + 1.4 + k * 0.7, y + face * (d / 2 + 1.1), 0):
                city.bush(rnd.uniform(0.3, 0.45), rnd.choice(('leaf', 'leaf_light', 'flower')), i)
        x += w + 2.8
        i += 1


def skyline(x0, x1, y, n=8, seed=0, floors=(4, 9), rz=0):
    """Far office blocks."""
    rnd = random.Random(seed)
    for i in range(n):
        with at(x0 + (x1 - x0) * (i + 0.5) / n + rnd.uniform(-3, 3), y + rnd.uniform(-8, 8), 0, rz=rz):
            city.office(rnd.choice((11, 14)), 11, rnd.randint(*floors), ('white', 'cream', 'blue_pale', 'grey_light')[i % 4],
                        accent=('blue', 'green', 'grey')[i % 3])


def bin_set(colors=('green', 'blue', 'grey_dark'), step=0.75):
    for x, c in zip(row(len(colors), step), colors):
        with at(x, 0, 0, rz=(x * 31) % 9 - 4):
            bins.bin240(c)


def hall(w=40, d=24, h=9, wall='white', stripe='green', column='blue', windows=True, side='right'):
    """Hall seen from -y: back wall at y = d/2, one side wall, columns and trusses, no roof."""
    box((w + 30, 0.4, h), (0, d / 2, 0), wall, 0)
    for x in row(int((w + 30) / 1.9), 1.9):
        box((0.12, 0.12, h), (x, d / 2 - 0.25, 0), 'grey_light', 0)
    box((w + 30, 0.1, 0.6), (0, d / 2 - 0.28, h * 0.34), stripe, 0)
    sx = w / 2 if side == 'right' else -w / 2
    box((0.4, d + 40, h), (sx, -20, 0), wall, 0)
    box((0.46, d + 40, 0.6), (sx, -20, h * 0.34), stripe, 0)
    for x in row(int(w / 6) + 2, 6):
        box((0.45, 0.45, h), (x, d / 2 - 0.5, 0), column)
        if windows:
            box((4.2, 0.1, h * 0.17), (x + 3, d / 2 - 0.26, h * 0.66), 'emit:#DCEBFF:1.5', 0)
            for k in (-1.05, 0, 1.05):
                box((0.1, 0.14, h * 0.18), (x + 3 + k, d / 2 - 0.3, h * 0.655), column, 0)
        prism([(d / 2 - 0.5, h * 0.86), (-d / 2, h * 1.12), (-d / 2, h * 1.08), (d / 2 - 0.5, h * 0.82)], 0.3, (x, 0, 0), column, 'x', 0)
    for x in row(int(w / 6), 6):
        box((2.4, 0.45, 0.14), (x, 1, h * 0.95), 'lamp', 0.02)


def bale_wall(plan, x0=0, y=0, size=(1.55, 1.3, 1.2), rows=2, high=4, seed=0):
    """Stacks of bales along x, one colour after another; plan = kinds ('blue', 'card', 'paper', …)."""
    rnd = random.Random(seed)
    n = seed
    for c, kind in enumerate(plan):
        for j in range(rows):
            for k in range(high - rnd.randint(0, 1) - (1 if c in (0, len(plan) - 1) else 0)):
                n += 1
                with at(x0 + (c * rows + j) * (size[0] + 0.1), y + rnd.uniform(-0.05, 0.05), k * (size[2] + 0.02), rz=rnd.uniform(-2, 2)):
                    if kind == 'card':
                        bins.card_bale(n % 3, size)
                    elif kind == 'paper':
                        bins.paper_bale(n % 3, size)
                    elif kind == 'metal':
                        bins.metal_bale(n % 3, size)
                    else:
                        bins.pet_bale(kind, n % 3, size)


def clinic_yard():
    """Back yard of a clinic: building, loading ramp, low wall, planting."""
    sheet(-40, 40, -14, 6, 0.02, 'concrete')
    with at(0, 10, 0):
        city.clinic(24, 8, 2)
    for x in (-16, 16):
        with at(x, 5.4, 0):
            city.hedge(7)
    for i, x in enumerate((-21, -17, 17, 22, 27)):
        with at(x, 9 + i % 2 * 3, 0):
            city.tree(5.4, ('leaf', 'leaf_light', 'leaf_dark')[i % 3], i)


def tile(eye=(4.2, -5.2, 3.4), target=(0, 0, 0.8), lens=62, fstop=None):
    """Camera of the small square tiles."""
    from studio import camera
    camera(eye, target, lens=lens, fstop=fstop)


def far_hills(seed=0, mat='mountain', y=620, h=120, x=0):
    with at(x, y, -6):
        city.mountain(1500, 200, h, mat, seed, [(0.15, 0.5, 0.6, 0.25), (0.4, 0.5, 1, 0.22), (0.62, 0.5, 0.7, 0.2), (0.85, 0.5, 0.9, 0.2)])


def clouds(places, r=13):
    for i, (x, y, z) in enumerate(places):
        with at(x, y, z):
            city.cloud(r, i)
