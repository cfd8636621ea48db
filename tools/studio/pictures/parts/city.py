"""Town: lamps, benches, houses, shops, offices, clinics, streets; and all of parts.nature."""
from parts.basics import *
from parts.nature import *


def lamp_post(h=6, lit=False, arm=1.4):
    """Street lamp with the arm towards +y... turn it with at(rz=)."""
    cyl(0.16, 0.5, (0, 0, 0), 'grey_dark')
    cyl(0.08, h, (0, 0, 0), 'grey_dark', r2=0.055)
    tube([(0, 0, h - 0.05), (0, arm * 0.5, h + 0.25), (0, arm, h + 0.25)], 0.05, 'grey_dark', True)
    box((0.26, 0.7, 0.1), (0, arm + 0.1, h + 0.17), 'grey_dark')
    box((0.2, 0.56, 0.04), (0, arm + 0.1, h + 0.14), 'lamp' if lit else 'white')


def bench():
    for z, y in ((0.45, -0.15), (0.45, 0.05), (0.75, 0.26), (0.98, 0.3)):
        box((1.7, 0.15, 0.06) if z < 0.6 else (1.7, 0.06, 0.16), (0, y, z), 'wood')
    for x in (-0.65, 0.65):
        box((0.08, 0.5, 0.45), (x, 0.02, 0), 'charcoal')
        box((0.06, 0.06, 0.65), (x, 0.33, 0.42), 'charcoal', rot=(-6, 0, 0))


def window(x, y, z, w=0.9, h=1.2, face='-y', frame='white', sill=True, lit=False, glass='glass'):
    """Window centred at x on a wall plane; z = bottom. face: '-y', '+y', '+x', '-x'."""
    turn = {'-y': 0, '+x': 90, '+y': 180, '-x': 270}[face]
    with at(x, y, z, rz=turn):
        box((w + 0.16, 0.12, h + 0.16), (0, 0, -0.08), frame, 0.02)
        box((w, 0.08, h), (0, -0.035, 0), 'lamp' if lit else glass, 0.01)
        box((0.05, 0.1, h), (0, -0.04, 0), frame, 0)
        box((w, 0.1, 0.05), (0, -0.04, h * 0.55), frame, 0)
        if sill:
            box((w + 0.3, 0.24, 0.08), (0, -0.06, -0.14), frame, 0.02)


def door(x, y, z=0, w=1.0, h=2.1, mat='blue', frame='white'):
    """Door on a wall facing -y."""
    box((w + 0.24, 0.12, h + 0.14), (x, y, z), frame, 0.03)
    box((w, 0.1, h), (x, y - 0.04, z), mat, 0.03)
    for zz in (0.3, 1.2):
        box((w * 0.62, 0.05, 0.65), (x, y - 0.085, z + zz), mat, 0.02)
    ball(0.05, (x + w * 0.36, y - 0.13, z + 1.0), 'gold', sub=2)


def house(w=7, d=6, h=3.0, wall='cream', roof='terracotta', floors=1, seed=0, style='gable', lit=False):
    """House facing -y; centre of its base at the origin."""
    hh = h * floors
    box((w, d, hh), (0, 0, 0), wall, 0.05)
    box((w + 0.1, d + 0.1, 0.4), (0, 0, 0), 'grey_light', 0.04)
    rnd = random.Random(seed)
    n = max(2, int(w / 2.3))
    xs = row(n, (w - 1.2) / n + 0.25)
    di = rnd.randrange(n)
    for f in range(floors):
        for i, x in enumerate(xs):
            if f == 0 and i == di:
                door(x, -d / 2, 0, mat=rnd.choice(('blue', 'green_dark', 'terracotta', 'teal')))
                box((1.6, 0.9, 0.14), (x, -d / 2 - 0.4, 0), 'concrete')
                box((1.7, 0.9, 0.12), (x, -d / 2 - 0.4, 2.42), roof if style != 'flat' else 'white')
            else:
                window(x, -d / 2, f * h + 1.0, lit=lit and rnd.random() < .5)
                if f and rnd.random() < 0.6:
                    box((1.3, 0.3, 0.22), (x, -d / 2 - 0.2, f * h + 0.68), 'terracotta')
                    for k in row(4, 0.28):
                        ball(0.16, (x + k, -d / 2 - 0.22, f * h + 0.98), rnd.choice(('leaf', 'flower', 'leaf_light')), sub=2)
        for y in row(max(1, int(d / 3)), 2.6):
            window(w / 2, y, f * h + 1.0, face='+x', lit=lit and rnd.random() < .5)
            window(-w / 2, y, f * h + 1.0, face='-x')
    if style == 'gable':
        rise = d * 0.3
        prism([(-d / 2 - 0.5, -0.08), (d / 2 + 0.5, -0.08), (0, rise)], w + 0.7, (0, 0, hh), roof, 'x', 0.05)
        for s in (-1, 1):
            ang = math.degrees(math.atan2(rise, d / 2 + 0.5))
            for x in row(int(w / 0.55), 0.55):
                box((0.16, math.hypot(d / 2 + 0.5, rise) * 0.98, 0.08),
                    (x, s * (d / 4 + 0.25), hh + rise / 2 - 0.04), roof, 0.03, (-s * ang, 0, 0))
        box((0.6, 0.6, 1.5), (w * 0.28, d * 0.15, hh + rise * 0.3), wall)
        box((0.75, 0.75, 0.15), (w * 0.28, d * 0.15, hh + rise * 0.3 + 1.45), roof)
    elif style == 'hip':
        with at(0, 0, hh):
            _hip(w + 0.9, d + 0.9, d * 0.32, roof)
    else:
        for s in (-1, 1):
            box((w + 0.16, 0.22, 0.6), (0, s * d / 2, hh - 0.05), wall if seed % 2 else 'white')
            box((0.22, d + 0.16, 0.6), (s * w / 2, 0, hh - 0.05), wall if seed % 2 else 'white')
        cyl(0.55, 1.1, (w * 0.22, d * 0.2, hh), 'blue_light')
        cyl(0.3, 0.2, (w * 0.22, d * 0.2, hh + 1.1), 'grey_dark')


def _hip(w, d, h, mat):
    x, y, r = w / 2, d / 2, max(w / 2 - d / 2, 0.1)
    me = bpy.data.meshes.new('hip')
    me.from_pydata([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-r, 0, h), (r, 0, h)], [],
                   [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4), (3, 2, 1, 0)])
    me.materials.append(m(mat))
    put(me)
    box((w, d, 0.16), (0, 0, -0.12), 'white', 0.03)


def shop(w=7, d=7, h=4, wall='white', awning='green', glass='glass_dark', floors=1, goods=True):
    """Shop with a glazed front and a striped awning, facing -y."""
    hh = h + (floors - 1) * 3
    box((w, d, hh), (0, 0, 0), wall, 0.05)
    box((w + 0.15, d + 0.15, 0.5), (0, 0, hh - 0.1), 'grey_light', 0.05)
    box((w - 1.4, 0.1, 2.4), (-0.3, -d / 2, 0.4), 'charcoal', 0.02)
    box((w - 1.6, 0.08, 2.2), (-0.3, -d / 2 - 0.03, 0.5), glass, 0.01)
    for x in row(4, (w - 1.6) / 3):
        box((0.08, 0.12, 2.3), (x - 0.3, -d / 2 - 0.04, 0.45), 'white', 0)
    door(w / 2 - 0.75, -d / 2, 0, 0.9, 2.3, 'glass_dark')
    box((w * 0.86, 0.16, 0.7), (0, -d / 2 - 0.05, hh - 1.0 if floors == 1 else 3.3), 'blue', 0.05)
    n = int(w / 0.55)
    for i, x in enumerate(row(n, 0.55)):
        prism([(0.0, 0.0), (-1.3, -0.5), (-1.3, -0.72), (-1.24, -0.72), (-1.2, -0.5), (0, -0.1)], 0.55,
              (x, -d / 2, 2.95), awning if i % 2 else 'white', 'x', 0)
    for f in range(1, floors):
        for x in row(3, w / 3.4):
            window(x, -d / 2, h + (f - 1) * 3 + 0.6)
    box((1.6, 1.2, 0.8), (w * 0.2, d * 0.1, hh + 0.35), 'grey')
    cyl(0.4, 0.1, (w * 0.2, d * 0.1, hh + 1.15), 'grey_dark')


def office(w=14, d=12, floors=5, wall='white', glass='glass', accent='blue', lit=False, fh=3.4, seed=0):
    """Office block with ribbon windows on all sides, entrance canopy, roof plant; faces -y."""
    rnd = random.Random(seed)
    box((w, d, floors * fh), (0, 0, 0), wall, 0.08)
    for f in range(floors):
        z = f * fh + 0.9
        box((w + 0.12, d + 0.12, fh * 0.52), (0, 0, z), glass, 0.02)
        for s in (-1, 1):
            for x in row(int(w / 1.6) + 1, w / int(w / 1.6)):
                box((0.12, 0.14, fh * 0.56), (x, s * (d / 2 + 0.05), z - 0.05), wall, 0)
                if lit and rnd.random() < 0.5:
                    box((1.3, 0.05, fh * 0.46), (min(max(x + 0.8, -w / 2 + .8), w / 2 - .8), s * (d / 2 + 0.07), z + 0.08), 'lamp', 0)
            for y in row(int(d / 1.6) + 1, d / int(d / 1.6)):
                box((0.14, 0.12, fh * 0.56), (s * (w / 2 + 0.05), y, z - 0.05), wall, 0)
        box((w + 0.3, d + 0.3, 0.16), (0, 0, f * fh + fh * 0.8), wall, 0.03)
    top = floors * fh
    box((w + 0.3, d + 0.3, 0.5), (0, 0, top - 0.1), accent, 0.06)
    box((w - 0.6, d - 0.6, 0.1), (0, 0, top + 0.36), 'grey_light')
    box((w * 0.3, d * 0.3, 1.6), (w * 0.15, d * 0.1, top + 0.4), 'grey_light')
    for x in row(3, 1.5):
        box((1.1, 1.1, 0.8), (x - w * 0.2, -d * 0.15, top + 0.4), 'grey')
        cyl(0.4, 0.12, (x - w * 0.2, -d * 0.15, top + 1.2), 'grey_dark')
    box((4.2, 2.4, 0.26), (0, -d / 2 - 1.1, 2.9), accent, 0.06)
    for x in (-1.8, 1.8):
        cyl(0.1, 2.9, (x, -d / 2 - 2.0, 0), 'steel')
    box((3, 0.3, 2.6), (0, -d / 2 - 0.05, 0), 'glass_dark', 0.03)
    for x in (-1.5, 0, 1.5):
        box((0.1, 0.34, 2.7), (x, -d / 2 - 0.06, 0), 'white', 0)


def clinic(w=16, d=10, floors=2, accent='red'):
    """Clinic: white and pale blue, cross emblem, canopy, glazed entrance; faces -y."""
    h = floors * 3.4
    box((w, d, h), (0, 0, 0), 'white', 0.1)
    box((w * 0.34, d + 0.8, h + 0.9), (-w * 0.2, 0, 0), 'blue_pale', 0.1)
    for f in range(floors):
        for x in (w * 0.08, w * 0.2, w * 0.32, w * 0.44, -w * 0.44):
            window(x, -d / 2, f * 3.4 + 1.0, 1.2, 1.5, glass='glass')
        for y in row(3, 2.8):
            window(w / 2, y, f * 3.4 + 1.0, 1.2, 1.5, face='+x')
            window(-w / 2, y, f * 3.4 + 1.0, 1.2, 1.5, face='-x')
    box((w + 0.2, d + 0.2, 0.35), (0, 0, h), 'blue', 0.06)
    box((w * 0.34 + 0.2, d + 1.0, 0.3), (-w * 0.2, 0, h + 0.85), 'blue', 0.06)
    with at(-w * 0.2, -d / 2 - 0.42, h - 0.9):
        box((0.55, 0.2, 1.7), (0, 0, -0.5), 'green', 0.05)
        box((1.7, 0.16, 0.55), (0, 0, 0.08), 'green', 0.05)
    box((4.2, 0.3, 2.7), (-w * 0.2, -d / 2 - 0.35, 0), 'glass_dark', 0.03)
    for x in row(4, 1.4):
        box((0.1, 0.4, 2.75), (x - w * 0.2, -d / 2 - 0.36, 0), 'white', 0)
    box((6.4, 3.2, 0.3), (-w * 0.2, -d / 2 - 1.8, 3.0), 'blue', 0.08)
    box((6.4, 0.1, 0.14), (-w * 0.2, -d / 2 - 3.42, 3.08), 'green', 0)
    for x in (-2.7, 2.7):
        cyl(0.12, 3.0, (x - w * 0.2, -d / 2 - 3.0, 0), 'steel')
    for x in row(2, 4):
        box((1.8, 1.6, 1.0), (x + w * 0.2, 0.5, h + 0.35), 'grey_light')
        cyl(0.55, 0.14, (x + w * 0.2, 0.5, h + 1.35), 'grey_dark')


def road(x0, x1, y=0, w=8, lanes=2, kerb=True, mat='asphalt', z=0.02, walk=2.6, cross=None):
    """Straight street along x with dashes, edge lines, kerbs and pavements; cross = x of a zebra."""
    sheet(x0, x1, y - w / 2, y + w / 2, z, mat)
    for i in range(1, lanes):
        yy = y - w / 2 + i * w / lanes
        x = x0
        while x < x1:
            if cross is None or abs(x + 1 - cross) > 3.2:
                sheet(x, x + 2.2, yy - 0.08, yy + 0.08, z + 0.012, 'white')
            x += 5
    for s in (-1, 1):
        sheet(x0, x1, y + s * (w / 2 - 0.45) - 0.05, y + s * (w / 2 - 0.45) + 0.05, z + 0.012, 'white')
        if kerb:
            ln = x1 - x0
            box((ln, 0.24, 0.2), ((x0 + x1) / 2, y + s * (w / 2 + 0.12), 0), 'grey_light', 0.04)
            box((ln, walk, 0.16), ((x0 + x1) / 2, y + s * (w / 2 + 0.22 + walk / 2), 0), 'pavement', 0.01)
            for i in range(int(ln / 2.4)):
                box((0.03, walk, 0.004), (x0 + i * 2.4, y + s * (w / 2 + 0.22 + walk / 2), 0.158), 'grey', 0)
    if cross is not None:
        for yy in row(int(w / 0.95), 0.95):
            sheet(cross - 1.6, cross + 1.6, y + yy - 0.24, y + yy + 0.24, z + 0.014, 'white')
