"""Close-ups of materials and tools, and two portraits of the crew."""
import math
import random

from parts import bins, papers, people, small
from parts.basics import (at, ball, blob, box, circle, cone, cyl, lathe, pipe, prism, row, scatter,
                          sheet, torus, tube)
from parts.nature import hills
from parts.vehicle_bits import wheel
from scenes_still_documents import desk
from studio import area, camera, light, scene


@scene('safety-gear', 'M')
def safety_gear():
    desk('#8A6238', eye=(-0.8, -9.6, 5.6), target=(-0.1, 0, 0.9), lens=43, fstop=0.16, focus=(0, -1.2, 0.8), wood=True)
    with at(-1.3, 0.2, 0, rz=14, s=10.5):
        small.helmet('yellow')
    for x, y, a in ((1.9, -1.1, 30), (2.9, -0.7, 8)):
        with at(x, y, 0, rz=a, s=7.4):
            small.glove('green', 'blue_dark')
    for i, x in enumerate((1.7, 3.1)):
        with at(x, 2.0, 0, rz=-14 + 12 * i):
            box((1.0, 2.2, 0.28), (0, 0, 0), 'charcoal', 0.1)
            ball(0.52, (0, -0.55, 0.5), 'wood', (0.94, 1.15, 0.85))
            box((0.9, 1.2, 0.7), (0, 0.4, 0.25), 'wood', 0.2)
            cyl(0.46, 1.7, (0, 0.5, 0.6), 'wood', r2=0.5)
            pipe(0.53, 0.24, (0, 0.5, 2.12), 'wood_dark', 0.1)
            for k in range(4):
                tube([(-0.3, -0.12 + k * 0.06, 0.95 + k * 0.26), (0.3, -0.12 + k * 0.06, 0.95 + k * 0.26)], 0.045, 'wood_dark')
    with at(0.2, -2.5, 0, rz=-12, s=0.85):
        for x in (-0.52, 0.52):
            ball(0.5, (x, 0, 0.42), 'clear_blue', (1, 0.4, 0.8))
            torus(0.46, 0.07, (x, -0.02, 0.42), 'charcoal', 'y')
            tube([(x * 1.9, 0, 0.5), (x * 2.0, 1.3, 0.2)], 0.06, 'charcoal')
    with at(-3.9, 0.9, 0):
        cone(0.9, 2.8, (0, 0, 0.15), 'orange', 0.16)
        lathe([(0.66, 0), (0.46, 0.6)], (0, 0, 0.95), 'white', 32)
        box((2.1, 2.1, 0.16), (0, 0, 0), 'orange', 0.08)


@scene('cold-box', 'M')
def cold_box():
    desk('#B9D6EA', eye=(2.6, -10.2, 7.2), target=(0.35, 0.2, 1.35), lens=42, fstop=0.22, focus=(0, -1.0, 1.6))
    w, d, h, t = 5.0, 3.2, 2.3, 0.32
    box((w - 0.1, d - 0.1, 0.3), (0, 0, 0.02), 'white', 0.1)
    for s in (-1, 1):
        box((w, t, h), (0, s * (d - t) / 2, 0), 'white', 0.12)
        box((t, d - 0.1, h - 0.02), (s * (w - t - 0.04) / 2, 0, 0), 'white', 0.12)
        tube([(s * w / 2, -0.6, 1.6), (s * (w / 2 + 0.35), -0.5, 1.6), (s * (w / 2 + 0.35), 0.5, 1.6), (s * w / 2, 0.6, 1.6)], 0.1, 'blue')
    box((w + 0.1, d + 0.1, 0.3), (0, 0, 0.35), 'blue', 0.06)
    with at(0, d / 2, h, rx=-78):
        box((w, d, 0.36), (0, -d / 2, 0), 'blue', 0.12)
        box((w - 0.7, d - 0.7, 0.1), (0, -d / 2, -0.08), 'blue_pale', 0.04)
    for i, x in enumerate((-1.42, 0.0, 1.42)):
        with at(x, 0.1, 0.35, rz=(-6, 4, -3)[i]):
            bins.sharps_box(3.6)
    for i, (x, y, a, s) in enumerate(scatter(70, -2.1, 2.1, -1.15, 1.15, 4, 0.26)):
        box((0.3 * s, 0.28 * s, 0.24), (x, y, 1.5), 'clear_blue', 0.06, (a % 40, a % 30, a))
    with at(3.5, -1.6, 0, rz=-20):
        box((1.5, 0.5, 2.0), (0, 0, 0), 'white', 0.14)
        box((1.1, 0.05, 0.7), (0, -0.24, 1.05), '#12314F', 0.02)
        for x in (-0.3, 0.0, 0.3):
            box((0.16, 0.03, 0.4), (x, -0.28, 1.2), 'lamp_blue', 0.01)
        cyl(0.14, 0.08, (0, -0.26, 0.55), 'green', 'y')
        tube([(0.6, 0, 1.7), (0.4, 0.9, 2.9), (-1.0, 1.2, 2.6), (-1.7, 1.4, 2.2)], 0.05, 'charcoal', True)


def _torso_portrait(back, sun=-35, mood='studio', **kw):
    light(mood, azimuth=sun, elevation=36, haze=0, vignette=0.14, rim=1.3, exposure=-0.05)
    sheet(-60, 60, -60, 60, -0.2, back)
    camera((3.5, -0.7, 1.5), (0, -0.2, 1.2), 60, 1.3, (0.2, 0, 1.42))


@scene('night-portrait', 'J')
def night_portrait():
    _torso_portrait('#22386B', sun=-20, mood='dusk')
    area((2.4, 1.6, 2.8), (0, 0, 1.3), 1.6, 70, '#FFE1BC')
    area((1.6, -2.6, 2.0), (0, 0, 1.3), 1.2, 26, '#9DC0FF')
    with at(rz=-16):
        people.person('blue', 'blue_dark', 2, 'short', hat='helmet', hat_mat='white', vest='green', collar='white')
        ball(0.19, (0.105, 0, 1.335), 'blue_light', (0.84, 1.04, 0.74), sub=4)
        for y in (-1, 1):
            tube([(0.16, 0.15 * y, 1.38), (0.02, 0.245 * y, 1.44)], 0.014, 'white')
            tube([(0.16, 0.15 * y, 1.3), (0.02, 0.245 * y, 1.4)], 0.014, 'white')
    rnd = random.Random(8)
    for i in range(34):
        x, y = rnd.uniform(-16, -6), rnd.uniform(-9, 8)
        ball(rnd.uniform(0.07, 0.13), (x, y, rnd.uniform(0.3, 4.2)), ('lamp', 'lamp_amber', 'lamp_white', 'lamp_red', 'lamp_green')[i % 5])
    for i in range(7):
        box((2.2, 2.4, 3.2 + (i * 5) % 4), (-19, -11 + i * 3.6, -0.2), ('#1B2F66', '#263F7C')[i % 2], 0)


@scene('blog-heat', 'M')
def drinking_water():
    _torso_portrait('#E9C58B', sun=-60, mood='late')
    with at(rz=-14):
        people.person('blue', 'blue_dark', 3, 'short', hat='straw', hat_mat='sand_paint', vest='green', collar='white',
                      hands=((0.03, 0.36, 0.62), (0.34, -0.2, 1.12)))
        with at(0.37, -0.2, 1.02):
            bins.bottle('clear_blue', 'blue', 0.85)
        for y in (-1, 1):
            ball(0.02, (0.2, 0.11 * y, 1.53), 'clear_blue', (0.7, 0.8, 1.2))
    with at(-34, 0, -0.4, rz=90):
        hills(-40, 40, 0, 7, 20, 'mountain_warm', 3, 6)
    ball(2.4, (-40, -7.5, 9.5), 'emit:#FFF0C2:2.6', sub=5)
    for i, (x, y, h) in enumerate(((-6, -3.1, 2.3), (-8, 2.6, 2.9), (-11, -0.6, 2.0), (-12, 4.8, 2.4))):
        cyl(0.2, h, (x, y, -0.2), 'green_dark', bevel=0.18)
        for s in (-1, 1):
            tube([(x, y, h * 0.35), (x, y + 0.55 * s, h * 0.4), (x, y + 0.6 * s, h * 0.72)], 0.13, 'green_dark', True)


@scene('blog-flakes', 'M')
def pet_flakes():
    desk('#DCEAF7', eye=(0.8, -9.2, 5.0), target=(-0.2, 0, 1.0), lens=41, fstop=0.14, focus=(0, -1.3, 0.7))
    rnd = random.Random(5)
    lathe([(0, 0.1), (1.2, 0.1), (1.9, 0.9), (2.15, 1.5), (2.28, 1.5), (2.02, 0.8), (1.3, 0), (0, 0)], (0.5, 0, 0), 'white_gloss', 56, smooth=60)
    lathe([(1.95, 0), (1.4, 0.34), (0.7, 0.55), (0, 0.62)], (0.5, 0, 1.2), 'blue_light', 40)
    cols = ('clear_blue', 'blue_light', '#A9D0F3', 'blue', '#E3EEF5', '#7DB5EC')

    def flake(x, y, z, k):
        a = 0.1 + 0.09 * rnd.random()
        prism([(-a, -a * 0.7), (a * 0.7, -a), (a, a * 0.5), (-a * 0.3, a)], 0.025, (x, y, z), cols[k % 6], 'z', 0,
              (rnd.uniform(-35, 35), rnd.uniform(-35, 35), rnd.uniform(0, 360)))

    for k in range(520):
        r, a = 1.95 * math.sqrt(rnd.random()), rnd.uniform(0, 2 * math.pi)
        flake(0.5 + r * math.cos(a), r * math.sin(a), 1.25 + 0.62 * (1 - (r / 1.95) ** 1.6) + rnd.uniform(0, 0.06), k)
    for k in range(90):
        flake(rnd.gauss(-1.4, 1.3), rnd.gauss(-2.2, 0.5), 0.02 + 0.02 * (k % 3), k)
    for x, y, c, a in ((-2.9, 0.7, 'blue', 0), (-3.9, -0.3, 'green', 20)):
        with at(x, y, 0, rz=a):
            bins.bottle('clear_blue' if c == 'blue' else 'clear_green', c, 7.0)
    for i, (x, y, c) in enumerate(((3.2, -1.4, 'blue'), (3.7, -0.7, 'green'), (2.8, -2.0, 'orange'), (3.9, -1.9, 'white'))):
        cyl(0.34, 0.26, (x, y, 0), c)


@scene('blog-compost', 'M')
def compost_close():
    desk('#8A6238', eye=(-0.8, -8.6, 4.8), target=(0.1, 0.2, 0.95), lens=44, fstop=0.14, focus=(0, -1.2, 0.9), wood=True)
    rnd = random.Random(3)
    lathe([(3.3, 0), (2.7, 0.4), (1.7, 1.0), (0.8, 1.3), (0, 1.36)], (0, 0.4, 0), 'compost', 48, smooth=80)
    for k in range(420):
        r, a = 3.3 * math.sqrt(rnd.random()), rnd.uniform(0, 6.283)
        z = 1.36 * (1 - (r / 3.35) ** 1.35)
        s = rnd.uniform(0.07, 0.19)
        ball(s, (r * math.cos(a), 0.4 + r * math.sin(a), z + 0.14), ('compost', 'soil', '#4A3322', 'compost', 'trunk')[k % 5], (1, 1, 0.7), sub=2)
    for x, y, z, c, a in ((-1.6, -1.5, 0.72, 'orange', 20), (1.3, -1.7, 0.62, 'green', -30), (2.2, -0.9, 0.5, 'yellow', 50), (-0.3, -2.2, 0.42, 'orange', 80)):
        torus(0.34, 0.07, (x, y, z), c, rot=(60, 0, a), arc=190)
    for x, y, z in ((-2.3, -0.9, 0.55), (0.6, -2.3, 0.42)):
        lathe([(0.0, 0), (0.28, 0.06), (0.36, 0.3), (0.33, 0.3), (0.25, 0.1), (0, 0.05)], (x, y, z), 'cream', 20, rot=(24, 16, 0))
    tube([(-0.9, -1.75, 0.72), (-0.6, -1.95, 0.8), (-0.25, -1.75, 0.78), (0.1, -1.92, 0.74)], 0.075, 'pink', True)
    with at(0.1, 0.2, 1.32):
        tube([(0, 0, 0), (0.05, 0, 0.6), (0, 0, 1.1)], 0.07, 'leaf_light', True)
        for s in (-1, 1):
            ball(0.52, (0.42 * s, 0, 1.24), 'leaf_light', (1, 0.5, 0.16), (0, -24 * s, 12 * s))
        ball(0.2, (0, 0, 1.3), 'leaf_light', (0.5, 0.4, 1.2))
    with at(3.5, 0.4, 0.0, rz=24):
        tube([(0, 1.9, 0.5), (0, 0.5, 0.32)], 0.17, 'wood')
        tube([(0, 0.5, 0.32), (0, -0.1, 0.24)], 0.08, 'steel')
        prism([(-0.42, 0), (0.42, 0), (0.4, -1.0), (0, -1.6), (-0.4, -1.0)], 0.07, (0, -0.05, 0.2), 'steel', 'z', 0.03)


@scene('blog-oil', 'M')
def cooking_oil():
    desk('#F3DDB0', eye=(0.6, -11.4, 4.6), target=(0.2, 0, 1.75), lens=45, fstop=0.25, focus=(0, -0.6, 1.5))
    lathe([(0, 0), (0.95, 0), (1.0, 0.1), (1.0, 2.2), (0.8, 2.8), (0.34, 3.1), (0.32, 3.3)], (0.7, 0.2, 0), 'clear', 48, smooth=50)
    lathe([(0, 0.1), (0.8, 0.12), (0.86, 1.7), (0, 1.7)], (0.7, 0.2, 0), '#E3A02C', 40)
    lathe([(0.16, 0), (0.2, 0.5), (1.0, 1.2), (1.06, 1.2), (0.26, 0.44), (0.22, 0)], (0.7, 0.2, 2.95), 'blue', 48, smooth=40)
    with at(-2.5, -0.5, 0):
        lathe([(0, 0), (1.5, 0), (1.72, 0.5), (1.82, 0.52), (1.56, -0.06), (0, -0.08)], (0, 0, 0.12), 'charcoal', 56, smooth=50)
        cyl(1.52, 0.05, (0, 0, 0.26), '#C98624')
        tube([(-1.5, 0.5, 0.55), (-3.6, 1.5, 1.0)], 0.16, 'wood_dark')
        for i, (x, y, a, s) in enumerate(scatter(12, -0.9, 0.9, -0.9, 0.9, 6, 0.36)):
            box((0.7 * s, 0.16, 0.16), (x, y, 0.27), 'yellow', 0.05, (0, 0, a))
    for x, y, s in ((3.2, 0.6, 1.0), (4.3, 1.5, 1.0)):
        with at(x, y, 0, s=3.0 * s):
            bins.drum('green', 'green_dark', 1.0, 'white')
    with at(2.7, -1.6, 0, rz=30):
        cyl(0.5, 0.34, (0, 0, 0), 'green')
        for k in range(18):
            box((0.05, 0.06, 0.3), (0.5 * math.cos(k * 0.349), 0.5 * math.sin(k * 0.349), 0.02), 'green_dark', 0, (0, 0, k * 20))
    for x, y in ((0.2, -1.9), (-0.4, -2.2), (0.75, -2.15)):
        ball(0.17, (x, y, 0.03), '#D98E1F', (1.2, 1, 0.35))


@scene('blog-labels', 'M')
def hazard_labels():
    """Six diamonds, one for each property, on a drum and beside it."""
    desk('#D9DEE6', eye=(0.4, -11.4, 3.4), target=(0.2, 0, 1.7), lens=45, fstop=0.25, focus=(0, -1.4, 1.6))
    for x, y, c, s in ((-2.9, 0.4, 'blue', 4.1), (3.6, 1.6, 'red', 4.1), (0.5, 3.4, 'grey_dark', 4.1), (-6.2, 3.0, 'ochre', 4.1)):
        with at(x, y, 0):
            with at(s=s):
                bins.drum(c, None, 1.0, None)

    def diamond(c, glyph, s=1.0):
        with at(s=s):
            box((1.3, 0.06, 1.3), (-0.46, 0, 0.46), 'white', 0.03, (0, 45, 0))
            box((1.14, 0.07, 1.14), (-0.403, -0.01, 0.517), c, 0.02, (0, 45, 0))
            with at(0, -0.07, 0.3):
                glyph()

    def drop():
        lathe([(0, 0), (0.22, 0.1), (0.26, 0.28), (0.1, 0.6), (0, 0.8)], (0, 0, 0.2), 'black', 24, scale=(1, 0.2, 1))

    def fire():
        lathe([(0, 0), (0.24, 0.1), (0.27, 0.3), (0.14, 0.5), (0.05, 0.78), (0, 0.95)], (0, 0, 0.15), 'black', 24, scale=(1, 0.2, 1))
        lathe([(0, 0), (0.1, 0.06), (0.1, 0.2), (0, 0.4)], (0, -0.06, 0.2), 'red', 20, scale=(1, 0.2, 1))

    def burst():
        for x, z, a in circle(9, 0.2):
            cone(0.09, 0.34, (x, 0, z + 0.62), 'black', rot=(0, 90 - a, 0), seg=8)
        ball(0.22, (0, 0, 0.62), 'black', (1, 0.3, 1))

    def ring():
        for x, z, a in circle(3, 0.17, 90):
            torus(0.17, 0.04, (x, 0, z + 0.6), 'black', 'y')

    def bolt():
        prism([(0.1, 0.42), (-0.24, -0.04), (-0.04, -0.04), (-0.12, -0.44), (0.24, 0.06), (0.04, 0.06)], 0.06, (0, 0, 0.66), 'black', 'y', 0)

    def cross():
        for a in (45, -45):
            box((0.8, 0.07, 0.14), (0, 0, 0.57), 'black', 0.02, (0, a, 0))

    with at(-2.9, -0.85, 1.05):
        diamond('yellow', bolt, 1.0)
    for x, y, z, t, c, g in ((-0.75, -1.2, 0.0, -8, 'orange', burst), (1.15, -1.5, 0.0, 6, 'red', fire), (3.0, -1.3, 0.0, -4, 'white', ring),
                             (2.05, -0.9, 0.96, 3, 'grey_light', cross), (0.2, -0.75, 0.96, -3, 'blue_light', drop)):
        with at(x, y, z + 0.02, rz=t):
            diamond(c, g)


@scene('blog-cardboard', 'M')
def flattened_boxes():
    desk('#E8D9C4', eye=(1.6, -9.4, 5.0), target=(0, 0, 0.95), lens=40, fstop=0.18, focus=(0, -1.4, 1.2))
    rnd = random.Random(4)
    for k in range(16):
        z = 0.13 * k
        with at(rnd.uniform(-0.08, 0.08) - 0.6, rnd.uniform(-0.08, 0.08) + 0.2, z, rz=rnd.uniform(-3, 3)):
            c = ('cardboard', 'cardboard_light', '#B5884F')[k % 3]
            box((4.6, 3.0, 0.035), (0, 0, 0), c, 0.005)
            box((4.6, 3.0, 0.035), (0.02, 0, 0.085), c, 0.005)
            for x in row(30, 0.152):
                box((0.03, 2.96, 0.055), (x, 0, 0.033), 'cardboard_light', 0, (0, 35 * (-1) ** int(x * 10), 0))
    for x in (-1.9, 0.7):
        for y in (-1.36, 1.76):
            tube([(x, y, 0), (x, y, 2.16)], 0.035, 'green')
        tube([(x, -1.36, 2.16), (x, 1.76, 2.16)], 0.035, 'green')
    for s in (-1, 1):
        torus(0.26, 0.035, (0.7 + 0.24 * s, 0.1, 2.26), 'green', rot=(70, 0, 20 * s))
    with at(2.9, -1.6, 0, rz=14):
        pipe(0.62, 0.5, (0, 0, 0), 'cardboard_light', 0.22)
        pipe(0.42, 0.52, (0, 0, 0), 'cardboard', 0.05)
    with at(3.2, 0.5, 0, rz=-22):
        small.carton(2.0, 1.6, 1.3)
    with at(1.3, -2.2, 0, rz=160):
        box((1.5, 0.3, 0.2), (0, 0, 0), 'blue', 0.07)
        prism([(0.7, 0.05), (1.15, 0.05), (1.0, 0.15), (0.7, 0.15)], 0.03, (0, 0, 0), 'steel', 'y', 0)
    with at(-4.0, -1.2, 0, s=7.0, rz=-30):
        small.glove('green', 'blue_dark')


@scene('blog-wheel', 'M')
def workshop_wheel():
    desk('#BFC9D6', eye=(-0.6, -10.4, 4.6), target=(0.1, 0, 1.45), lens=41, fstop=0.22, focus=(0, -1.0, 1.4))
    with at(-1.6, 1.0, 0):
        with at(0, 0, 2.0, s=3.8):
            with at(0, 0, -0.5):
                wheel(0, 0, 0.5, 0.34)
    with at(2.6, 0.9, 0, rz=-12):
        box((3.0, 1.6, 1.3), (0, 0, 0), 'red', 0.12)
        box((3.04, 1.64, 0.2), (0, 0, 1.2), 'red_dark', 0.06)
        for k in (0.25, 0.75):
            box((2.6, 0.06, 0.36), (0, -0.8, k), 'red_dark', 0.03)
            cyl(0.05, 0.8, (0, -0.88, k + 0.18), 'steel', 'x')
        tube([(-0.9, 0, 1.4), (-0.8, 0, 2.0), (0.8, 0, 2.0), (0.9, 0, 1.4)], 0.09, 'steel')
    for i, (x, y, a, s) in enumerate(((0.9, -1.7, 18, 1.0), (1.7, -2.0, 30, 0.75))):
        with at(x, y, 0, rz=a, s=s):
            box((2.2, 0.3, 0.14), (0, 0, 0), 'steel', 0.05)
            for q in (-1, 1):
                prism([(0, -0.34), (0.42, -0.34), (0.62, -0.16), (0.32, -0.12), (0.32, 0.12), (0.62, 0.16), (0.42, 0.34), (0, 0.34)], 0.16,
                      (q * 1.05, 0, 0), 'steel', 'z', 0.03, (0, 0, 0 if q > 0 else 180))
    for i, (x, y) in enumerate(((-0.9, -2.2), (-0.3, -2.5), (-1.5, -2.6), (3.6, -1.6), (-0.6, -1.7))):
        cyl(0.2, 0.2, (x, y, 0), 'steel', seg=6, bevel=0.03)
        cyl(0.1, 0.22, (x, y, 0), 'steel_dark')
    with at(-4.2, -0.7, 0):
        lathe([(0, 0), (0.6, 0), (0.6, 1.3), (0.2, 1.7), (0.1, 1.75)], (0, 0, 0), 'green', 32, smooth=40)
        tube([(0, 0, 1.7), (0.1, 0, 2.0), (0.9, 0, 2.3)], 0.06, 'steel', True)
    with at(3.9, -0.6, 0, rz=30, s=7):
        small.glove('blue', 'charcoal')


@scene('faq-price', 'S')
@scene('blog-balance', 'M')
def price_balance():
    """What a collection costs: containers on one pan, coins on the other."""
    desk('#D5E3F4', eye=(0.0, -12.6, 4.4), target=(0, 0, 2.0), lens=43, fstop=0.4)
    lathe([(1.5, 0), (1.5, 0.16), (0.9, 0.34), (0.24, 0.6), (0.16, 1.6), (0.16, 4.1), (0, 4.2)], (0, 0, 0), 'gold', 48, smooth=50)
    with at(0, 0, 4.0, ry=-4):
        tube([(-3.2, 0, 0), (-1.4, 0, 0.16), (0, 0, 0.1), (1.4, 0, 0.16), (3.2, 0, 0)], 0.12, 'gold', True)
    ball(0.28, (0, 0, 4.2), 'gold')
    for s, z in ((-1, 3.78), (1, 4.22)):
        x = s * 3.2
        for a in (30, 150, 270):
            t = math.radians(a)
            tube([(x, 0, z), (x + 1.5 * math.cos(t), 1.5 * math.sin(t), z - 2.3)], 0.025, 'steel_dark')
        lathe([(0, -0.1), (1.0, -0.06), (1.55, 0.14), (1.6, 0.14), (1.05, -0.16), (0, -0.2)], (x, 0, z - 2.35), 'gold', 48, smooth=60)
    with at(-3.2, 0, 1.34):
        for x, y, c in ((-0.5, 0.1, 'blue'), (0.45, 0.3, 'green')):
            with at(x, y, 0, s=1.25):
                bins.bin240(c)
        with at(0.0, -0.75, 0, s=1.2):
            bins.bag('charcoal', 1.0, 1)
        with at(0.85, -0.5, 0, s=0.9):
            bins.bag('green_dark', 1.0, 2)
    with at(3.2, 0, 1.78):
        for i, (x, y, n) in enumerate(((-0.5, 0.2, 7), (0.35, 0.4, 5), (0.1, -0.55, 4), (0.85, -0.3, 2), (-0.75, -0.55, 2))):
            for k in range(n):
                with at(x + 0.02 * math.sin(k * 2), y, 0.125 * k, rz=k * 40, s=3.0):
                    small.coin('gold' if i != 3 else 'steel')
    with at(-1.0, -1.8, 0, rz=18, s=0.55):
        papers.clipboard('blue', lines=7, table=True, seal=None)
    with at(1.2, -2.1, 0.0, rz=-12):
        box((1.2, 1.6, 0.2), (0, 0, 0), 'charcoal', 0.08)
        box((0.96, 0.36, 0.04), (0, 0.5, 0.19), 'green_pale', 0.01)
        for i, (x, y) in enumerate(((a, b) for b in (-0.55, -0.25, 0.05) for a in (-0.36, -0.12, 0.12, 0.36))):
            box((0.17, 0.2, 0.07), (x, y, 0.19), 'white' if i % 4 < 3 else 'green', 0.02)
