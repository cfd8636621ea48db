"""Social programmes 5 to 8."""
import math

from parts import bins, city, people, plant, rooms, small, vehicles
from parts.basics import at, ball, box, cyl, pipe, prism, row, scatter, sheet, torus, tube
from parts.places import mountain, paving, tree
from studio import camera, ground, light, scene


@scene('program-5', 'M')
def cooperative():
    light('late', azimuth=-125, elevation=36, haze=0.3, haze_from=25, haze_to=140)
    ground('concrete_warm')
    with at(0.8, 7.5):
        plant.shed(16, 6, 4.6, 'cream', 'green_dark', stripe='orange')
    with at(0.3, 1.6):
        rooms.canopy(7.6, 4.2, 3.1, 'green', 'white')
    with at(0.2, 0.9):
        rooms.table(5.6, 1.2, 0.85, 'wood')
        for i, (x, y, a, s) in enumerate(scatter(46, -2.6, 2.6, -0.45, 0.45, 4, 0.2)):
            with at(x, y, 0.85, rz=a):
                if i % 3 == 0:
                    with at(0, 0, 0.08, rx=90):
                        bins.bottle(('clear_blue', 'clear_green', 'clear')[i % 2], ('blue', 'red', 'white')[i % 3], 0.7)
                elif i % 3 == 1:
                    box((0.24, 0.18, 0.1), (0, 0, 0), ('cardboard', 'paper', 'cardboard_light')[i % 2], 0.01)
                else:
                    cyl(0.06, 0.16, (0, 0, 0), ('steel', 'red', 'green')[i % 3], bevel=0.01)
    crew = ((-2.0, 2.0, -90, 'green', 'bun', 2), (-0.5, 2.1, -95, 'orange', 'short', 3), (1.0, 2.0, -85, 'blue', 'braids', 1), (2.4, 2.1, -90, 'purple', 'crop', 2))
    for x, y, a, c, hs, sk in crew:
        with at(x, y, 0, rz=a):
            people.person(c, 'blue_dark', sk, hs, hands='type', apron='sand_paint', gloves='yellow', hair_mat='grey_light' if hs == 'crop' else 'hair_dark')
    # One member works from a wheelchair at the end of the table.
    with at(-3.6, 0.7, 0, rz=5):
        people.person('teal', 'charcoal', 1, 'bob', hands='type', feet='sit', drop=0.1, gloves='yellow', apron='sand_paint')
        box((0.5, 0.5, 0.07), (0.05, 0, 0.42), 'blue_dark', 0.03)
        box((0.07, 0.5, 0.55), (-0.24, 0, 0.45), 'blue_dark', 0.03)
        for y in (-0.34, 0.34):
            torus(0.36, 0.035, (-0.08, y, 0.38), 'charcoal', 'y')
            torus(0.29, 0.014, (-0.08, y * 1.12, 0.38), 'steel', 'y')
            cyl(0.05, 0.08, (-0.08, y, 0.38), 'steel', 'y')
            cyl(0.09, 0.05, (0.45, y * 0.8, 0.09), 'charcoal', 'y')
            tube([(-0.3, y * 0.75, 0.9), (-0.26, y * 0.75, 0.4), (0.4, y * 0.75, 0.38), (0.5, y * 0.75, 0.1)], 0.022, 'steel')
        box((0.2, 0.45, 0.03), (0.52, 0, 0.03), 'grey', 0.01)
    for i, (c, mats) in enumerate((('blue', ('clear_blue', 'white')), ('orange', ('red', 'steel')), ('green', ('clear_green', 'green')))):
        with at(-1.6 + 1.9 * i, -1.1):
            box((1.2, 0.95, 0.85), (0, 0, 0), c, 0.12)
            for x, y, a, s in scatter(26, -0.5, 0.5, -0.38, 0.38, i, 0.12):
                ball(0.11 * s, (x, y, 0.88), mats[int(a) % 2], (1.2, 1, 0.8), sub=2)
    with at(5.0, 0.2):
        bins.card_bale(2)
    with at(5.2, 1.5):
        bins.pet_bale('mixed', 3)
    with at(5.1, 0.6, 1.02, rz=8):
        bins.card_bale(5)
    with at(4.0, -1.4, 0, rz=120):
        people.person('red', 'sand_paint', 2, 'long', hands='hold', skirt='blue_dark')
    with at(3.85, -1.1, 0.8, rz=30):
        small.carton(0.5, 0.36, 0.3)
    rooms.bunting(-3.5, 4.1, -0.55, 3.0)
    camera((-3.4, -8.2, 3.5), (0.6, 1.0, 1.3), 35, 1.8, (0, 0.5, 1))


@scene('program-6', 'M')
def health_brigade():
    light('noon', azimuth=-55, elevation=42, haze=0.3, haze_from=25, haze_to=140, exposure=-0.15)
    ground('grass')
    paving(-9, 11, -6, 7, 0, ('concrete_warm', 'cream'), 1.8)
    with at(-0.6, 1.6, 0.05):
        rooms.canopy(4.6, 4.0, 2.8, 'white', 'teal')
        for w, h, t in ((0.9, 0.3, 0.1), (0.3, 0.9, 0.12)):
            box((w, t, h), (0, -1.35, 3.75 - h / 2), 'green', 0.03)
        with at(-1.0, 0.7):
            rooms.table(1.9, 0.8, 0.8, 'white', 'teal')
            with at(-0.5, 0, 0.8):
                box((0.5, 0.3, 0.3), (0, 0, 0), 'white', 0.05)
                box((0.16, 0.02, 0.05), (0, -0.155, 0.14), 'red', 0)
                box((0.05, 0.02, 0.16), (0, -0.155, 0.085), 'red', 0)
            with at(0.3, 0, 0.8):
                bins.sharps_box(0.8)
        with at(1.2, 0.8):
            box((1.9, 0.75, 0.5), (0, 0, 0), 'white', 0.05)
            box((1.9, 0.75, 0.14), (0, 0, 0.5), 'blue_light', 0.06)
            box((0.4, 0.6, 0.12), (0.7, 0, 0.64), 'white', 0.05)
            with at(-0.45, 0.0, 0.42, rz=-90):
                people.child('yellow', 0.7, hair_style='pony', feet='sit', drop=0.24, hands='hold', pants='blue_dark')
    with at(-0.2, 0.9, 0.06, rz=30):
        people.person('white', 'teal', 1, 'bun', hands='front', collar='teal')
    with at(-2.2, 2.9, 0.06, rz=-80):
        people.person('white', 'teal', 3, 'crop', hands='hold', collar='teal')
    for i, (x, y, a) in enumerate(((3.2, 0.2, 170), (4.1, -0.2, 175), (5.0, 0.1, 170))):
        with at(x, y, 0.06, rz=a):
            people.person(('terracotta', 'blue', 'purple')[i], 'charcoal', (2, 1, 3)[i], ('bob', 'short', 'curly')[i], hands=('down', 'hips', 'hold')[i], hair_mat=('grey_light', 'hair_dark', 'hair_dark')[i])
    with at(3.6, -0.9, 0.06, rz=160):
        people.child('green', 0.66, hair_style='short', hands='wave', skin=2)
    with at(-5.6, 1.8, 0.05, rz=-60):
        vehicles.van('white', 'red')
    with at(1.9, -0.7, 0.06):
        small.pedal_bin('white', 'red', 0.7)
    for i, (x, c) in enumerate(((-11, 'ochre'), (-2.5, 'blue_light'), (6, 'terracotta'), (14.5, 'cream'))):
        with at(x, 12):
            city.house(7.4, 6, 3, c, floors=1 + i % 2, seed=i + 3)
    for x in (-7, 2, 10):
        with at(x, 8):
            tree(5, 'leaf', int(x) % 4)
    camera((-2.2, -9.2, 3.2), (0.3, 1.0, 1.7), 35, 1.8, (-0.2, 0.8, 1))


@scene('program-7', 'M')
def cap_heart():
    light('morning', azimuth=-55, elevation=38, haze=0.3, haze_from=25, haze_to=140, exposure=-0.1)
    ground('grass')
    paving(-10, 12, -7, 6, 0, ('concrete_warm', 'pavement'), 1.8)
    pts = []
    for k in range(48):
        t = 2 * math.pi * k / 48
        pts.append((0.082 * 16 * math.sin(t) ** 3, 1.42 + 0.082 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t))))
    with at(0.2, 0.8, 0.05):
        box((1.8, 1.2, 0.22), (0, 0, 0), 'white', 0.05)
        cyl(0.14, 0.5, (0, 0, 0.05), 'red')
        tube([(x, -0.42, z + 0.12) for x, z in pts], 0.085, 'red', closed=True)
        tube([(x, 0.42, z + 0.12) for x, z in pts], 0.085, 'red', closed=True)
        prism([(x * 0.98, z + 0.12) for x, z in pts], 0.06, (0, 0.42, 0), 'white', 'y', 0)
        for (x, z), (u, v) in zip(pts[::2], pts[2::2] + pts[:1]):
            tube([(x, -0.42, z + 0.12), (x, 0.42, z + 0.12)], 0.03, 'red')
        cols = ('blue', 'green', 'yellow', 'orange', 'white', 'teal', 'purple', 'red', 'pink')

        def inside(x, z):
            """Within the heart, up to four fifths of its height."""
            n, c = len(pts), False
            for i in range(n):
                (a, b), (d, e) = pts[i], pts[(i + 1) % n]
                if (b > z) != (e > z) and x < (d - a) * (z - b) / (e - b) + a:
                    c = not c
            return c and z < 2.1
        for i, (x, z, a, s) in enumerate(scatter(230, -1.25, 1.25, 0.1, 2.2, 5, 0.12, lambda p, q: inside(p * 1.12, (q - 1.3) * 1.12 + 1.3))):
            cyl(0.1, 0.07, (x, -0.3 + (a % 60) / 100, z + 0.12), cols[i % 9], rot=(60 + a % 60, 0, a), seg=16, bevel=0.012)
    for i, (x, y, a, s) in enumerate(scatter(20, -1.6, 2.2, -1.6, 0, 8, 0.3)):
        cyl(0.1, 0.07, (x, y, 0.06), ('blue', 'green', 'yellow', 'orange', 'red')[i % 5], seg=16, bevel=0.012)
    ppl = ((-2.1, -0.2, 20, 'yellow', 'pony', 1, 0.7, 'cheer'), (-3.1, 0.9, -5, 'teal', 'long', 2, 1, 'front'), (2.5, -0.3, 165, 'blue', 'short', 3, 0.7, 'front'), (3.4, 0.9, 190, 'orange', 'crop', 2, 1, 'hold'))
    for x, y, a, c, hs, sk, s, h in ppl:
        with at(x, y, 0.06, rz=a, s=s):
            people.person(c, 'blue_dark', sk, hs, hands=h)
    with at(3.0, 0.82, 0.82):
        cyl(0.2, 0.36, (0, 0, 0), 'clear', seg=32, bevel=0)
        for i, (x, y, a, s) in enumerate(scatter(18, -0.13, 0.13, -0.13, 0.13, 2, 0.05)):
            ball(0.06, (x, y, 0.05 + 0.24 * i / 18), ('blue', 'yellow', 'green', 'red')[i % 4], sub=2)
    for x, y, h in ((-8, 6, 6), (-4.4, 9, 5.4), (4, 9, 6), (8, 6.5, 5.5), (0, 11, 6.4), (12, 10, 6), (-12, 10, 6.5)):
        with at(x, y):
            tree(h, 'leaf', int(x) % 4)
    for i, (x, c) in enumerate(((-12, 'cream'), (0, 'blue_light'), (12, 'ochre'))):
        with at(x, 20):
            city.house(9, 6, 3, c, floors=2, seed=i)
    camera((-1.6, -8.0, 2.4), (0.25, 0.6, 1.45), 38, 1.6, (0.2, 0.3, 1.4))


@scene('program-8', 'M')
def safe_driving():
    light('noon', azimuth=-55, elevation=40, haze=0.35, haze_from=40, haze_to=220, exposure=-0.1)
    ground('grass')
    sheet(-45, 45, -16, 18, 0.02, 'asphalt')
    for k in range(14):
        t = k / 13
        x = -17 + 34 * t
        for s in (-1, 1):
            with at(x, 1.0 + 3.0 * math.sin(t * 7.2) + s * 2.6, 0.02):
                plant.safety_cone(1.5)
    for k in range(44):
        t = k / 43
        x = -17 + 34 * t
        with at(x, 1.0 + 3.0 * math.sin(t * 7.2), 0.03, rz=math.degrees(math.atan(3.0 * 7.2 / 34 * math.cos(t * 7.2)))):
            if k % 2:
                box((0.7, 0.14, 0.012), (0, 0, 0), 'yellow', 0)
    with at(1.6, 0.2, 0.02, rz=-30):
        vehicles.collection_truck()
    with at(-6.2, -3.6, 0.02, rz=30):
        people.worker(hands='wave', skin=2, helmet='yellow', vest='orange')
    with at(6.6, -4.6, 0.02, rz=160):
        people.worker(hands='hold', skin=1, hair_style='pony')
    for k in range(4):
        with at(9.6 + 0.9 * k, 11.5 + 0.1 * k, 0.02, rz=-100):
            people.worker(hands=('hips', 'hold', 'down', 'point')[k], skin=k % 3 + 1, helmet=('white', 'blue', 'white', 'green')[k])
    for x in row(9, 4.4):
        pipe(0.5, 0.35, (x, 16.5, 0), 'tyre', 0.2)
        pipe(0.5, 0.35, (x, 16.5, 0.35), ('red', 'white')[int(x) % 2], 0.2)
    with at(-12, 22):
        plant.shed(18, 9, 6)
    for i, (x, y, a, s) in enumerate(scatter(40, -50, 60, 24, 50, 3, 4.5, lambda x, y: x > 2 or x < -24 or y > 30)):
        with at(x, y):
            tree(6 * s, ('leaf', 'leaf_dark', 'leaf_light')[i % 3], i)
    with at(30, 130):
        mountain([(-190, 2), (-100, 18), (-30, 26), (40, 16), (110, 24), (190, 2)], 50, 'mountain', 7)
    for x, c in ((-9, 'lamp_red'), (13, 'lamp_green')):
        with at(x, 8):
            cyl(0.1, 4, (0, 0, 0), 'grey_dark')
            box((0.5, 0.35, 1.4), (0, 0, 3.2), 'charcoal', 0.08)
            for k, cc in enumerate(('lamp_green' if c == 'lamp_green' else 'green_dark', 'ochre', 'lamp_red' if c == 'lamp_red' else 'red_dark')):
                ball(0.16, (0, -0.18, 3.45 + 0.43 * k), cc)
    camera((-8.6, -16.5, 6.8), (0.9, 1.2, 1.4), 35, 2, (0, -2, 1.4))
