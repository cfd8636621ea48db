"""Containers: wheeled bins, bags, roll-offs, sharps boxes, drums, crates, pallets, bales."""
from parts.basics import *


def bin240(color='green', lid=None, open_=0, load=None):
    """Wheeled bin of 240 l; front (opening side) towards -y... handle and wheels at +y."""
    lid = lid or color
    prism([(-0.25, 0.08), (0.28, 0.08), (0.34, 0.98), (-0.36, 0.98)], 0.56, (0, 0, 0), color, 'x', 0.04)
    box((0.6, 0.76, 0.08), (0, -0.01, 0.94), color, 0.03)
    for z in (0.3, 0.6):
        box((0.4, 0.03, 0.04), (0, -0.3 - z * 0.06, z), color)
    with at(0, 0.36, 1.03, rx=open_):
        box((0.62, 0.8, 0.06), (0, -0.38, 0), lid, 0.03)
        box((0.44, 0.5, 0.04), (0, -0.38, 0.05), lid, 0.02)
    for x in (-0.25, 0.25):
        cyl(0.12, 0.08, (x, 0.3, 0.12), 'tyre', 'x')
        cyl(0.06, 0.1, (x, 0.3, 0.12), 'grey_light', 'x')
    tube([(-0.24, 0.36, 0.95), (-0.24, 0.46, 1.0), (0.24, 0.46, 1.0), (0.24, 0.36, 0.95)], 0.025, 'charcoal')
    if load:
        with at(0, 0, 0.95):
            load()


def bin1100(color='green', lid='charcoal', open_=0, load=None):
    """Four-wheeled container of 1100 l, length along x."""
    prism([(-0.62, 0.25), (0.62, 0.25), (0.7, 1.15), (-0.7, 1.15)], 0.92, (0, 0, 0), color, 'y', 0.05)
    box((1.44, 1.0, 0.1), (0, 0, 1.1), color, 0.03)
    for x in (-0.35, 0, 0.35):
        box((0.06, 0.05, 0.75), (x, -0.47, 0.3), color)
    for x in (-0.72, 0.72):
        cyl(0.06, 0.12, (x, 0, 1.05), 'steel', 'x')
    if lid:  # lid=None: open, without a lid
        with at(0, 0.48, 1.2, rx=open_):
            prism([(0, 0), (-0.98, 0), (-0.9, 0.14), (-0.5, 0.26), (-0.1, 0.16)], 1.4, (0, 0, 0), lid, 'x', 0.03)
    for x in (-0.5, 0.5):
        for y in (-0.32, 0.32):
            cyl(0.11, 0.07, (x, y, 0.12), 'tyre', 'y')
            box((0.1, 0.1, 0.12), (x, y, 0.18), 'steel')
    if load:
        with at(0, 0, 1.1):
            load()


def bag(color='charcoal', s=1.0, seed=0):
    """Tied rubbish bag."""
    with at(s=s, rz=seed * 47):
        lathe([(0, 0.0), (0.26, 0.02), (0.34, 0.18), (0.3, 0.38), (0.14, 0.54), (0.06, 0.58), (0.13, 0.7), (0, 0.66)],
              (0, 0, 0), color, 10, smooth=50)
        torus(0.065, 0.03, (0, 0, 0.58), 'green' if color != 'green' else 'white')


def front_container(color='green', lid='charcoal', load=None):
    """Front-load container with sloped lid and fork pockets, 2 m wide along x."""
    prism([(-0.8, 0.12), (0.8, 0.12), (0.85, 1.1), (0.55, 1.5), (-0.85, 1.5)], 1.9, (0, 0, 0), color, 'x', 0.04)
    for x in (-0.48, 0.48):
        prism([(0.86, 1.12), (0.56, 1.54), (-0.86, 1.56), (-0.86, 1.51), (0.5, 1.5), (0.8, 1.1)], 0.9,
              (x, 0, 0), lid, 'x', 0.01)
    for x in (-1.02, 1.02):
        box((0.18, 1.2, 0.22), (x, 0, 0.75), 'steel_dark')
    for x in row(4, 0.5):
        box((0.06, 0.05, 0.9), (x, 0.84, 0.18), color)
    for x, y in grid(2, 2, 1.5, 1.2):
        cyl(0.1, 0.08, (x, y, 0.1), 'tyre', 'x')
    if load:
        with at(0, 0, 1.4):
            load()


def rolloff(color='green', ln=6.0, h=1.7, load=None, w=2.3, stripe='white'):
    """Open roll-off container along x, hook bar at +x, ribs, rear wheels; `load` inside near the rim."""
    box((ln, w, 0.14), (0, 0, 0.22), 'charcoal')
    for y in (-1, 1):
        box((ln, 0.1, h), (0, y * (w / 2 - 0.05), 0.3), color, 0.03)
        box((ln + 0.06, 0.16, 0.14), (0, y * (w / 2 - 0.04), h + 0.22), color, 0.04)
        for x in row(int(ln / 0.75), 0.75):
            box((0.12, 0.12, h - 0.05), (x, y * (w / 2 + 0.02), 0.3), color, 0.03)
        prism([(-0.9, 0.5), (-0.3, 0.5), (0.4, h * 0.9), (-0.2, h * 0.9)], 0.02, (0.2, y * (w / 2 + 0.09), 0), stripe, 'y', 0)
        box((ln * 0.95, 0.16, 0.22), (0, y * 0.5, 0.06), 'charcoal')
        cyl(0.16, 0.2, (-ln / 2 + 0.3, y * 0.75, 0.16), 'steel_dark', 'y')
    box((0.1, w, h), (ln / 2 - 0.05, 0, 0.3), color, 0.03)
    box((0.1, w, h), (-ln / 2 + 0.05, 0, 0.3), color, 0.03)
    for y in row(4, 0.5):
        box((0.08, 0.1, h - 0.1), (-ln / 2, y, 0.34), color)
        box((0.08, 0.1, h - 0.1), (ln / 2, y, 0.34), color)
    tube([(ln / 2 + 0.05, -0.4, 0.4), (ln / 2 + 0.18, -0.1, h * 0.8), (ln / 2 + 0.18, 0.1, h * 0.8), (ln / 2 + 0.05, 0.4, 0.4)], 0.05, 'steel_dark')
    if load:
        with at(0, 0, h + 0.1):
            load()
    else:
        box((ln - 0.2, w - 0.2, 0.02), (0, 0, 0.36), 'charcoal', 0)


def compactor_box(color='blue', ln=6.0):
    """Stationary compactor box with its press and hopper at -x."""
    rolloff_body = [(-ln / 2, 0.25), (ln / 2, 0.25), (ln / 2, 2.5), (-ln / 2 + 0.3, 2.5), (-ln / 2, 2.2)]
    prism(rolloff_body, 2.3, (0, 0, 0), color, 'y', 0.06)
    for x in row(int(ln / 0.9), 0.9):
        for y in (-1.16, 1.16):
            box((0.12, 0.1, 2.0), (x, y, 0.35), color)
    for y in (-1.2, 1.2):
        prism([(-0.9, 0.6), (0.2, 0.6), (1.1, 2.2), (0.0, 2.2)], 0.05, (0, y * 1.02, 0), 'green', 'y', 0)
        prism([(0.4, 0.6), (0.7, 0.6), (1.6, 2.2), (1.3, 2.2)], 0.05, (0, y * 1.02, 0), 'white', 'y', 0)
        box((ln * 0.96, 0.16, 0.22), (0, y * 0.45, 0.06), 'charcoal')
    with at(-ln / 2 - 1.1, 0, 0):
        box((2.1, 1.9, 1.1), (0, 0, 0.2), 'grey_dark', 0.08)
        prism([(-0.7, 1.3), (0.7, 1.3), (1.0, 2.1), (-1.0, 2.1)], 1.8, (0, 0, 0), 'green', 'y', 0.04)
        box((1.7, 1.6, 0.05), (0, 0, 2.09), 'charcoal', 0)
        box((0.5, 0.3, 0.8), (-0.6, -1.1, 0.6), 'white', 0.05)
        for z, c in ((1.15, 'lamp_green'), (0.95, 'lamp_red')):
            cyl(0.06, 0.05, (-0.6, -1.27, z), c, 'y')
    tube([(ln / 2 + 0.02, -0.4, 0.4), (ln / 2 + 0.18, 0, 1.4), (ln / 2 + 0.02, 0.4, 0.4)], 0.06, 'steel_dark')


def sharps_box(s=1.0, color='red', lid='red_dark', fill=False):
    """Rigid red sharps container with a rotor lid and the white biohazard field (drawn as a ring)."""
    with at(s=s):
        prism([(-0.15, 0), (0.15, 0), (0.19, 0.42), (-0.19, 0.42)], 0.32, (0, 0, 0), color, 'y', 0.03)
        box((0.44, 0.4, 0.06), (0, 0, 0.41), lid, 0.03)
        cyl(0.12, 0.05, (0, 0, 0.46), 'white')
        box((0.2, 0.05, 0.05), (0, 0, 0.5), lid)
        with at(0, -0.165, 0.2):
            box((0.24, 0.015, 0.22), (0, 0, -0.1), 'white', 0)
            for x, z, a in circle(3, 0.04, 90):
                torus(0.042, 0.01, (x, -0.012, z + 0.01), 'black', rot=(90, 0, 0), seg=20, ring=6)
        tube([(-0.2, 0, 0.36), (-0.25, 0, 0.5), (0.25, 0, 0.5), (0.2, 0, 0.36)], 0.012, lid)


def drum(color='blue', lid=None, s=1.0, band='white'):
    """200 l drum."""
    with at(s=s):
        lathe([(0, 0), (0.28, 0), (0.29, 0.02), (0.28, 0.28), (0.295, 0.3), (0.28, 0.32), (0.28, 0.58), (0.295, 0.6),
               (0.28, 0.62), (0.28, 0.86), (0.295, 0.88), (0.28, 0.9), (0.27, 0.87), (0, 0.87)], (0, 0, 0), color, 28, smooth=45)
        cyl(0.265, 0.03, (0, 0, 0.862), lid or color)
        cyl(0.04, 0.05, (0.14, 0, 0.88), 'steel')
        if band:
            pipe(0.286, 0.16, (0, 0, 0.37), band, 0.02)


def pallet(n=1):
    for i in range(n):
        z = i * 0.15
        for y in row(3, 0.4):
            box((1.2, 0.1, 0.09), (0, y, z), 'wood_dark', 0.01)
        for x in row(6, 0.21):
            box((0.14, 1.0, 0.03), (x, 0, z + 0.09), 'wood', 0.01)


def crate(color='green', w=0.6, d=0.4, h=0.32, fill=None, seed=0):
    """Open plastic crate; fill = list of colours of round goods."""
    box((w, d, 0.03), (0, 0, 0), color, 0)
    for y in (-d / 2, d / 2):
        for z in (0.0, h * 0.36, h * 0.72):
            box((w, 0.03, h * 0.26), (0, y, z), color, 0.01)
    for x in (-w / 2, w / 2):
        for z in (0.0, h * 0.36, h * 0.72):
            box((0.03, d, h * 0.26), (x, 0, z), color, 0.01)
    for x, y in grid(2, 2, w, d):
        box((0.05, 0.05, h), (x, y, 0), color, 0.01)
    if fill:
        rnd = random.Random(seed)
        for x, y, a, s in scatter(26, -w / 2 + .08, w / 2 - .08, -d / 2 + .08, d / 2 - .08, seed, .09):
            ball(0.075 * s, (x, y, h * 0.85 + rnd.uniform(-.04, .05)), rnd.choice(fill), sub=2)


def bale(colors=('clear_blue', 'white', 'blue_light'), size=(1.5, 1.0, 1.0), seed=0, core=None, bits=150, wire='steel_dark'):
    """Pressed bale: a core wrapped in many bits (bottles, sheets), strapped with wire. Base at z 0."""
    sx, sy, sz = size
    rnd = random.Random(seed)
    box((sx * 0.96, sy * 0.95, sz * 0.95), (0, 0, 0.02), core or colors[0], 0.05)
    for i in range(bits):
        f = rnd.choice('xXyYzz')
        u, v = rnd.uniform(-0.46, 0.46), rnd.uniform(0.05, 0.93)
        w = rnd.uniform(-0.45, 0.45)
        p = {'x': (-sx * 0.485, u * sy, v * sz), 'X': (sx * 0.485, u * sy, v * sz), 'y': (u * sx, -sy * 0.48, v * sz),
             'Y': (u * sx, sy * 0.48, v * sz), 'z': (u * sx, w * sy, sz * 0.96)}[f]
        thin = {'x': (0.06, 0.2, 0.14), 'X': (0.06, 0.2, 0.14), 'y': (0.22, 0.06, 0.14), 'Y': (0.22, 0.06, 0.14), 'z': (0.22, 0.18, 0.05)}[f]
        box(thin, (p[0], p[1], p[2] - thin[2] / 2), rnd.choice(colors), 0.025,
            (rnd.uniform(-14, 14), rnd.uniform(-14, 14), rnd.uniform(-14, 14)))
    for x in row(4, sx / 4.2):
        for y in (-sy * 0.515, sy * 0.515):
            box((0.025, 0.02, sz), (x, y, 0.0), wire, 0)
        box((0.025, sy * 1.03, 0.02), (x, 0, sz * 1.0), wire, 0)


def pet_bale(kind='blue', seed=0, size=(1.5, 1.0, 1.0)):
    sets = {'blue': ('#4F96DC', '#7DB5EC', '#A9D0F3', '#2E74C0'), 'green': ('#6FAE2E', '#94CB4A', '#4D8A1E', '#B4DC78'),
            'clear': ('#E3EEF5', '#F5F8FA', '#CADDEA', '#DDE8EE'), 'mixed': ('#E3EEF5', '#4F96DC', '#94CB4A', '#F5B91E', '#EE7A1F'),
            'red': ('#D3463E', '#E87D5E', '#B52E2A', '#F1A58A')}
    bale(sets[kind], size, seed)


def card_bale(seed=0, size=(1.5, 1.0, 1.0)):
    bale(('#C2935B', '#D8B17D', '#A97B47', '#CDA36C', '#E4CCA4'), size, seed, '#B5884F', 130)


def paper_bale(seed=0, size=(1.5, 1.0, 1.0)):
    bale(('#EDEBE3', '#DADFE6', '#F7F5EE', '#C8D2DE'), size, seed, '#DAD7CC', 130)


def metal_bale(seed=0, size=(1.0, 1.0, 1.0)):
    bale(('steel', 'steel_dark', 'copper', 'steel', '#B8493A', '#4C7FB8'), size, seed, 'steel_dark', 110)


def heap(r=1.5, h=1.2, colors=('cardboard', 'white', 'blue_light', 'green', 'grey'), n=90, seed=0, bit=0.22):
    """Loose heap of boxy bits on a mound; base at z 0."""
    rnd = random.Random(seed)
    lathe([(r, 0), (r * 0.8, h * 0.3), (r * 0.45, h * 0.72), (r * 0.15, h * 0.92), (0, h * 0.95)], (0, 0, 0), colors[0], 18, smooth=80)
    for i in range(n):
        t, k = rnd.uniform(0, 6.283), math.sqrt(rnd.random())
        z = h * (0.97 - 0.97 * k ** 1.35)
        s = bit * rnd.uniform(0.6, 1.4)
        box((s, s * rnd.uniform(0.5, 1), s * rnd.uniform(0.3, 0.8)), (r * k * math.cos(t), r * k * math.sin(t), max(z - 0.02, 0.0)),
            rnd.choice(colors), s * 0.1, (rnd.uniform(-35, 35), rnd.uniform(-35, 35), rnd.uniform(0, 180)))


def bags_load(w=5.4, d=1.9, seed=0, colors=('charcoal', 'green_dark', 'blue_dark')):
    """Layer of bags for a container."""
    for i, (x, y, a, s) in enumerate(scatter(int(w * d * 3.4), -w / 2 + .2, w / 2 - .2, -d / 2 + .2, d / 2 - .2, seed, .42)):
        with at(x, y, -0.42, rz=a, rx=(i % 3 - 1) * 18):
            bag(colors[i % len(colors)], 0.9 * s)


def bottle(color='clear_blue', cap='blue', s=1.0):
    """PET bottle, 0.3 m tall at s = 1 (toy scale)."""
    lathe([(0, 0), (0.09, 0), (0.1, 0.02), (0.1, 0.1), (0.092, 0.12), (0.1, 0.14), (0.1, 0.24), (0.085, 0.3), (0.04, 0.36), (0.035, 0.4)],
          (0, 0, 0), color, 16, scale=s, smooth=50)
    cyl(0.045 * s, 0.05 * s, (0, 0, 0.39 * s), cap)
    pipe(0.103 * s, 0.07 * s, (0, 0, 0.145 * s), cap, 0.006 * s)
