"""Toy people, 1.75 m, looking towards +x. Big heads, soft bodies, no fingers.

`hands` and `feet` are targets in the person's own frame (metres; y > 0 is their left side), so a
person can hold, push, wave or kneel without a rig.
"""
import math

from parts.basics import at, ball, blob, box, cyl, lathe, torus, tube

SKIN = {1: 'skin_1', 2: 'skin_2', 3: 'skin_3'}
DOWN = ((0.03, 0.36, 0.62), (0.03, -0.36, 0.62))
HANDS = {
    'down': DOWN,
    'wave': ((0.1, 0.42, 1.72), DOWN[1]),
    'wave_r': (DOWN[0], (0.1, -0.42, 1.72)),
    'cheer': ((0.08, 0.4, 1.75), (0.08, -0.4, 1.75)),
    'front': ((0.45, 0.2, 0.95), (0.45, -0.2, 0.95)),
    'hold': ((0.36, 0.16, 0.86), (0.36, -0.16, 0.86)),
    'low': ((0.34, 0.2, 0.55), (0.34, -0.2, 0.55)),
    'point': (DOWN[0], (0.52, -0.34, 1.22)),
    'hips': ((0.02, 0.26, 0.68), (0.02, -0.26, 0.68)),
    'walk': ((0.22, 0.32, 0.68), (-0.2, -0.33, 0.68)),
    'type': ((0.42, 0.16, 0.8), (0.42, -0.16, 0.8)),
    'push': ((0.5, 0.22, 0.92), (0.5, -0.22, 0.92)),
}
FEET = {
    'stand': ((0.0, 0.13, 0), (0.0, -0.13, 0)),
    'walk': ((-0.2, 0.12, 0.03), (0.24, -0.12, 0)),
    'wide': ((-0.12, 0.24, 0), (0.16, -0.22, 0)),
    'sit': ((0.42, 0.14, 0), (0.42, -0.14, 0)),
}


def _limb(a, b, r, mat, bulge):
    """Bent tube from a to b; bulge moves the elbow or knee."""
    mid = tuple((p + q) / 2 + c for p, q, c in zip(a, b, bulge))
    tube([a, mid, b], r, mat, smooth=True)


def hair(style, mat, z=1.43, r=0.25):
    """Hair on a head centred at (0, 0, z)."""
    if style in ('short', 'bun', 'pony', 'bob', 'long', 'side'):
        ball(r * 1.07, (-0.035, 0, z + 0.045), mat, (1, 1, 0.98), sub=4)
    if style == 'side':
        ball(r * 0.55, (0.12, 0.07, z + 0.2), mat, (1, 1.3, 0.55), (0, 0, 20))
    elif style == 'bun':
        ball(r * 0.5, (-0.14, 0, z + 0.29), mat)
    elif style == 'pony':
        ball(r * 0.42, (-0.3, 0, z + 0.06), mat)
        ball(r * 0.46, (-0.34, 0, z - 0.13), mat, (0.7, 0.7, 1.5))
    elif style == 'bob':
        for y in (-1, 1):
            ball(r * 0.62, (-0.04, 0.17 * y, z - 0.1), mat, (1, 0.6, 1.25))
        ball(r * 0.85, (-0.12, 0, z - 0.1), mat, (0.8, 1.1, 1.05))
    elif style == 'long':
        ball(r * 0.9, (-0.14, 0, z - 0.22), mat, (0.7, 1.15, 1.7))
        for y in (-1, 1):
            ball(r * 0.45, (0.0, 0.2 * y, z - 0.16), mat, (0.9, 0.55, 1.8))
    elif style == 'curly':
        blob(r * 1.02, (-0.06, 0, z + 0.09), mat, 3, 46, 0.3, (0.95, 1.05, 0.95))
    elif style == 'braids':
        ball(r * 1.07, (-0.035, 0, z + 0.045), mat, (1, 1, 0.98), sub=4)
        for y in (-1, 1):
            for k in range(4):
                ball(0.062 - k * 0.006, (0.0, y * (0.25 + k * 0.008), z - 0.06 - k * 0.085), mat)
            ball(0.035, (0, y * 0.28, z - 0.36), 'red')
    elif style == 'crop':
        ball(r * 1.04, (-0.03, 0, z + 0.03), mat, (1, 1, 0.97), sub=4)


def headgear(kind, mat, z=1.43, r=0.25):
    """helmet, cap, straw, grad (mortarboard), chef, or nurse."""
    if kind == 'helmet':
        lathe([(r * 1.2, 0), (r * 1.2, 0.03), (r * 1.12, 0.06), (r * 1.08, 0.15), (r * 0.85, 0.24),
               (r * 0.4, 0.29), (0, 0.295)], (-0.01, 0, z + 0.05), mat, 32, smooth=60)
        box((0.42, 0.06, 0.04), (-0.01, 0, z + 0.315), mat, 0.018)
        box((0.2, 0.36, 0.025), (0.24, 0, z + 0.055), mat, 0.012)
    elif kind == 'cap':
        lathe([(r * 1.1, 0), (r * 1.08, 0.1), (r * 0.8, 0.2), (0, 0.24)], (-0.02, 0, z + 0.06),
              mat, 28, smooth=60)
        cyl(0.17, 0.025, (0.22, 0, z + 0.075), mat, bevel=0.01)
        ball(0.03, (-0.02, 0, z + 0.3), mat)
    elif kind == 'straw':
        lathe([(r * 1.9, 0.02), (r * 1.95, 0.0), (r * 1.1, 0.03), (r * 1.0, 0.18), (r * 0.6, 0.23),
               (0, 0.23)], (-0.02, 0, z + 0.1), mat, 32, smooth=50)
        torus(r * 1.08, 0.025, (-0.02, 0, z + 0.15), 'blue')
    elif kind == 'grad':
        lathe([(r * 1.1, 0), (r * 1.05, 0.14), (0, 0.16)], (-0.02, 0, z + 0.1), mat, 24)
        box((0.62, 0.62, 0.03), (-0.02, 0, z + 0.255), mat, 0.008, (0, 0, 45))
        tube([(0, 0, z + 0.29), (0.05, 0.3, z + 0.28), (0.06, 0.33, z + 0.08)], 0.014, 'gold', True)
        ball(0.035, (0.06, 0.33, z + 0.06), 'gold')
    elif kind == 'nurse':
        lathe([(r * 1.1, 0), (r * 1.08, 0.12), (r * 0.8, 0.22), (0, 0.25)], (-0.02, 0, z + 0.07),
              mat, 28, smooth=60)


def face(z=1.43, r=0.25, smile=True, glasses=None, beard=None, brow=None, blush=False):
    """Eyes, smile and extras on the +x side."""
    for y in (-1, 1):
        ball(0.028, (r * 0.93, 0.088 * y, z + 0.015), 'black', (0.6, 1, 1.25))
        ball(0.009, (r * 0.93 + 0.015, 0.088 * y + 0.008, z + 0.03), 'white')
        ball(0.045, (0, y * (r - 0.005), z - 0.01), face.skin, (0.8, 0.6, 1))
        if brow:
            box((0.02, 0.085, 0.02), (r * 0.92, 0.09 * y, z + 0.068), brow, 0.009, (6 * y, 0, 0))
        if blush:
            ball(0.035, (r * 0.83, 0.14 * y, z - 0.06), 'pink', (0.4, 1, 0.7))
        if glasses:
            torus(0.062, 0.01, (r * 0.99, 0.09 * y, z + 0.012), glasses, 'x')
            tube([(r * 0.95, 0.15 * y, z + 0.02), (0, (r + 0.012) * y, z + 0.02)], 0.009, glasses)
    if glasses:
        tube([(r, 0.03, z + 0.02), (r, -0.03, z + 0.02)], 0.009, glasses)
    ball(0.03, (r * 1.0, 0, z - 0.03), face.skin)
    if smile:
        tube([(r * 0.9, 0.07, z - 0.085), (r * 0.95, 0, z - 0.115), (r * 0.9, -0.07, z - 0.085)],
             0.0095, 'red_dark', True)
    if beard:
        torus(0.19, 0.05, (0.03, 0, z - 0.12), beard, rot=(0, -18, 0), arc=190, start=-95)
        ball(0.1, (0.16, 0, z - 0.19), beard, (0.7, 1.1, 0.8))


face.skin = 'skin_1'


def torso(shirt, vest=None, collar=None, apron=None, lower=None):
    """Body from hip to neck; vest = colour of a safety vest with reflective bands."""
    prof = [(0.17, 0.52), (0.225, 0.58), (0.235, 0.72), (0.25, 0.95), (0.235, 1.07), (0.17, 1.15),
            (0.09, 1.18), (0.085, 1.24)]
    lathe(prof, (0, 0, 0), shirt, 28, scale=(0.8, 1, 1), smooth=60)
    lathe([(0.175, 0.515), (0.235, 0.57), (0.243, 0.66), (0.2, 0.67)], (0, 0, 0), lower or shirt,
          28, scale=(0.8, 1, 1), smooth=60)
    if vest:
        lathe([(0.24, 0.68), (0.262, 0.7), (0.27, 0.95), (0.25, 1.09), (0.15, 1.17)], (0, 0, 0),
              vest, 28, scale=(0.84, 0.98, 1), smooth=60)
        for z in (0.76, 0.88):
            lathe([(0.262, 0), (0.273, 0.0), (0.273, 0.05), (0.262, 0.05)], (0, 0, z),
                  'lamp_white' if vest == 'never' else 'grey_light', 28, scale=(0.85, 0.99, 1))
        for y in (-1, 1):
            tube([(0.222, 0.12 * y, 0.9), (0.2, 0.12 * y, 1.05), (0.1, 0.11 * y, 1.15)], 0.022,
                 'grey_light', True)
    if collar:
        torus(0.095, 0.035, (0.01, 0, 1.19), collar)
    if apron:
        box((0.05, 0.34, 0.5), (0.19, 0, 0.56), apron, 0.02)


def person(shirt='blue', pants='grey_dark', skin=1, hair_style='short', hair_mat='hair_dark',
           hat=None, hat_mat='white', vest=None, hands='down', feet='stand', shoes='charcoal',
           collar=None, apron=None, gloves=None, glasses=None, beard=None, skirt=None, drop=0.0,
           sleeves=True):
    """One person; drop lowers the hips (sitting: drop 0.17 with feet='sit' for a 0.45 m seat)."""
    sk = SKIN[skin]
    hl, hr = HANDS.get(hands, hands) if isinstance(hands, str) else hands
    fl, fr = FEET.get(feet, feet) if isinstance(feet, str) else feet
    face.skin = sk
    sitting = feet == 'sit'
    for side, f in ((1, fl), (-1, fr)):
        hip = (0, 0.115 * side, 0.6 - drop)
        if sitting:
            tube([hip, (f[0] - 0.04, f[1], 0.6 - drop), (f[0], f[1], 0.07)], 0.095, pants)
        else:
            _limb(hip, (f[0], f[1], f[2] + 0.07), 0.095, pants, (0.04 if f[0] else 0.01, 0, 0))
        ball(0.1, (f[0] + 0.045, f[1], f[2] + 0.06), shoes, (1.45, 0.95, 0.62))
    with at(0, 0, -drop):
        torso(shirt, vest, collar, apron, pants)
        if skirt:
            lathe([(0.34, 0.3), (0.2, 0.68), (0.1, 0.7)], (0, 0, 0), skirt, 28, smooth=60)
        for side, h in ((1, hl), (-1, hr)):
            a = (0, 0.235 * side, 1.08)
            up = h[2] > 1.3
            ball(0.074, a, shirt, (1, 1, 0.95))
            _limb(a, h, 0.068, shirt if sleeves else sk,
                  (-0.03, 0.05 * side, 0.0 if up else -0.05))
            ball(0.075, h, gloves or sk)
        cyl(0.085, 0.12, (0, 0, 1.14), sk)
        ball(0.25, (0, 0, 1.43), sk, (0.97, 0.98, 1.02), sub=4)
        face(glasses=glasses, beard=beard)
        if hat != 'helmet':
            hair(hair_style, hair_mat)
        elif hair_style in ('long', 'pony', 'bob', 'braids'):
            hair(hair_style, hair_mat)
        if hat:
            headgear(hat, hat_mat)


def worker(skin=2, helmet='white', vest='green', hands='down', feet='stand', **kw):
    """Company crew: blue uniform, vest, helmet, gloves."""
    args = dict(shirt='blue', pants='blue_dark', skin=skin, hat='helmet', hat_mat=helmet, vest=vest,
                hands=hands, feet=feet, gloves='grey_dark')
    args.update(kw)
    person(**args)


def child(shirt='yellow', s=0.66, **kw):
    """A child: the same body, smaller, a little larger head by toy logic."""
    with at(s=s):
        person(shirt=shirt, **kw)


def kneel(**kw):
    """A person kneeling on one knee (planting, fixing)."""
    args = dict(drop=0.3, feet=((-0.36, 0.13, 0), (0.26, -0.13, 0)), hands='low')
    args.update(kw)
    person(**args)


def crowd_seat(angle):
    """Unit step on a circle, for seats round a table."""
    return math.cos(math.radians(angle)), math.sin(math.radians(angle))
