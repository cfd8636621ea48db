"""Branches of Campeche, Querétaro, Cancún and Mérida."""
import math

from parts import city, people, places_coast as coast, places_south as south, vehicles
from parts.basics import (at, ball, box, circle, cyl, lathe, prism, row, scatter, sheet, terrain,
                          torus)
from parts.places import bush, ceiba, mountain, palm, tree
from studio import camera, ground, light, scene


@scene('branch-campeche', 'B')
def campeche():
    light('morning', azimuth=-40, elevation=36, haze=0.3, haze_from=60, haze_to=420, exposure=-0.35)
    ground('pavement')
    sheet(-400, -17, 16, 45, 0.05, 'water_turquoise')
    sheet(-400, 400, 45, 500, 0.05, 'water_turquoise')
    with at(-11, 15, 0, rz=8):
        coast.bastion(15, 6.2)
    for x0, x1, y in ((-40, -19, 22),):
        box((x1 - x0, 2, 5.2), ((x0 + x1) / 2, y, 0), 'cantera', 0.08)
        for k in range(int((x1 - x0) / 1.7)):
            box((1.0, 0.8, 0.9), (x0 + 0.8 + 1.7 * k, y - 0.5, 5.2), 'cantera', 0.08)
    x = -1.5
    for i, (w, h, c) in enumerate(((6, 6.3, 'yellow'), (5.4, 5.2, 'pink'), (6.4, 6.4, 'blue_light'), (5.2, 5.3, 'ochre'),
                                   (6.6, 6.5, 'green_pale'), (5.6, 5.2, 'terracotta'), (6, 6.3, 'cream'), (6, 5.5, 'teal'))):
        with at(x + w / 2, 13.5 + 0.0 * i):
            coast.pastel_house(w, h, c, balcony=True)
        x += w
    with at(-25, 13):
        palm(8, 0.9, 2)
    with at(-3.4, 10.3):
        palm(7, -0.5, 1)
    for x in (12, 24):
        with at(x, 10.2):
            palm(6.2, 0.4, x)
    sheet(-70, 70, -4.5, 6, 0.025, '#B9B2A8')
    for i in range(46):
        for j in range(3):
            box((1.45, 1.7, 0.03), (-34 + i * 1.5 + (j % 2) * 0.7, -3.2 + j * 3.4, 0.02), '#A8A198' if (i + j) % 2 else '#C4BDB2', 0)
    box((140, 2.6, 0.16), (0, 7.6, 0), 'concrete_warm', 0.04)
    with at(-14.5, 5.9, 0.1, rz=-160):
        coast.cannon()
    with at(-20, 6.4, 0.1, rz=-150):
        coast.cannon()
    with at(4.5, 1.2, 0.04):
        vehicles.collection_truck()
    with at(-4.0, 4.6, 0.04, rz=-70):
        people.worker(skin=3, hands='wave')
    with at(-7.2, 8, 0.16, rz=-60):
        people.person('white', 'sand_paint', 2, 'short', hat='straw', hat_mat='cream', feet='walk', hands='walk')
    with at(15.5, 8, 0.16, rz=200):
        people.person('pink', 'white', 2, 'long', skirt='white', feet='walk', hands='walk')
    with at(-34, 60, 0):
        for k, (dx, dy) in enumerate(((0, 0), (-14, 20), (14, 30))):
            with at(dx, dy, 0, rz=20):
                lathe([(0, -2.2), (0.7, -1.2), (0.85, 0.5), (0.6, 2)], (0, 0, 0.3), 'white', 16, 'x', scale=(0.5, 1, 1))
                cyl(0.05, 4.5, (0, 0, 0.3), 'wood')
                prism([(0.1, 0.8), (1.9, 1.0), (0.1, 4.4)], 0.04, (0, 0, 0), 'white', 'y', 0)
    camera((-12.5, -18.5, 11.5), (-0.6, 10, 3.8), 30, 2.2, (3, 1, 2))


@scene('branch-queretaro', 'B')
def queretaro():
    light('late', azimuth=-60, elevation=30, haze=0.42, haze_from=45, haze_to=260)
    ground('grass')
    with at(-20, 150):
        mountain([(-190, 2), (-120, 10), (-60, 15), (0, 9), (60, 14), (120, 8), (190, 3)], 60, 'mountain_green', 5)
    with at(-34, 29.5, 0, rz=-9):
        south.aqueduct(19, 6.4, 17)
    for i, (x, w, h, c) in enumerate(((-30, 9, 5, 'cream'), (-16, 10, 7, 'terracotta'), (-3, 9, 5, 'ochre'), (9, 8, 6, 'white'),
                                      (21, 10, 5, 'pink'), (34, 9, 7, 'cream'), (46, 9, 5, 'terracotta'))):
        with at(x, 50 + (i % 2) * 4):
            city.house(w, 8, 3, c, floors=2, seed=i, style='hip' if i % 2 else 'flat')
    for i, (x, y, a, s) in enumerate(scatter(40, -60, 70, 34, 46, 2, 4)):
        with at(x, y):
            tree(4.5 * s, ('leaf', 'leaf_dark', 'leaf_light')[i % 3], i)
    city.road(-80, 80, 0, 12, lanes=3)
    for k, x in enumerate(row(8, 8.5)):
        with at(x - 4, 10.2):
            tree(3.9, 'flower' if k % 3 == 1 else 'leaf', k)
    for i, (x, y, a, s) in enumerate(scatter(70, -40, 40, 9.6, 12.5, 5, 0.8)):
        ball(0.22 * s, (x, y, 0.1), ('flower', 'yellow', 'white', 'leaf_light')[i % 4], sub=2)
    with at(3.5, -3.4):
        vehicles.collection_truck()
    with at(18, 3.6, 0, rz=180):
        vehicles.van('white', 'green')
    camera((-19, -24, 6.2), (1, 12, 6.9), 36, 2.2, (1, -3, 2))


@scene('branch-cancun', 'B')
def cancun():
    light('noon', azimuth=-45, elevation=42, haze=0.3, haze_from=70, haze_to=500, exposure=-0.25)
    sheet(-900, 900, -200, 1200, -0.3, 'sea_deep')
    sheet(-300, 300, 14, 36, -0.27, 'sea_light')
    sheet(-300, 300, 36, 56, -0.28, 'water_turquoise')

    def shore(x):
        return 17 + 5 * math.sin((x + 12) * 0.045) + (0.09 * max(0, x - 12) ** 2)
    terrain(lambda x, y: max(-1.5, min(-0.01, (shore(x) - y) * 0.12)), -150, 150, -60, 180, 'beach', 150, 120)
    for k in range(70):
        x = -62 + k * 1.35
        ball(0.55, (x, shore(x) + 3.0 + 0.5 * math.sin(k * 1.7), -0.32), 'white', (1.9, 0.7, 0.2), sub=2)
    for i, (x, y, f, c) in enumerate(((46, 27, 6, 'blue_light'), (45, 46, 8, 'teal'), (49, 70, 7, 'glass'), (54, 100, 10, 'blue_light'), (62, 128, 8, 'teal'))):
        with at(x, y, 0, rz=-38 - 5 * i):
            coast.hotel(13, 7, f, 0.5 if i % 2 else 0, c)
    for i, (x, y, a, s) in enumerate(scatter(22, -22, 30, 7.5, 13.5, 3, 3.4)):
        with at(x, y, 0, rz=a):
            if i % 3 == 0:
                coast.palapa(1.6)
            elif i % 3 == 1:
                coast.parasol(('orange', 'yellow', 'green', 'blue')[i % 4])
    for i, (x, y, h, l) in enumerate(((-17, 7.5, 8.5, 1.2), (-13.2, 8.5, 6.6, -0.7), (13.5, 8, 7.8, 0.9), (17.5, 9.5, 6.4, -0.6),
                                      (24, 12, 8, 0.5), (29, 17, 9, 0.8), (-25, 9, 7.4, 0.9), (34, 14, 7, -.6))):
        with at(x, y):
            palm(h, l, i)
    for i, (x, y, a, s) in enumerate(scatter(50, -30, 40, 6.6, 8.2, 7, 0.9)):
        with at(x, y):
            bush(0.4 * s, 'leaf' if i % 4 else 'flower', i)
    city.road(-80, 120, 0, 8)
    with at(3, -1.8):
        vehicles.collection_truck()
    with at(-7.5, 9.5, 0, rz=-60):
        people.worker(skin=2, hands='wave', hat='cap', hat_mat='white')
    with at(-4.2, 10.8, 0, rz=120):
        people.person('yellow', 'orange', 3, 'pony', feet='walk', hands='walk')
    camera((-15, -21, 8.2), (2.5, 14, 4.8), 31, 2.4, (2, -1, 2))


@scene('branch-merida', 'B')
def merida():
    light('morning', azimuth=-55, elevation=40, haze=0.32, haze_from=50, haze_to=260, exposure=-0.25)
    ground('concrete_warm')
    for i, (x, h, c) in enumerate(((30, 5.2, 'pink'), (37, 6.2, 'yellow'), (44, 5.4, 'blue_light'), (51, 6.2, 'cream'))):
        with at(x, 19):
            coast.pastel_house(6.6, h, c, balcony=True)
    for i, (x, y, a, s) in enumerate(scatter(50, -60, 90, 32, 60, 2, 5)):
        with at(x, y):
            tree(7 * s, ('leaf', 'leaf_dark', 'leaf_light')[i % 3], i)
    with at(-27, 19):
        coast.arcade(13, 3.9, 5.0, True, 'lime', 'cream')
    box((200, 3, 0.18), (0, 16.4, 0), 'pavement', 0.04)
    sheet(-70, 70, -5, 9, 0.02, 'asphalt')
    for s, y in ((-1, -5), (1, 9)):
        box((140, 0.3, 0.18), (0, y, 0), 'grey_light', 0.04)
    cyl(5.6, 0.3, (-10.5, 11.5, 0), 'cantera', seg=48)
    cyl(5.2, 0.2, (-10.5, 11.5, 0.2), 'grass', seg=48)
    with at(-10.5, 11.5, 0.35):
        ceiba(13)
        for x, y, a in circle(22, 4.3):
            ball(0.3, (x, y, 0.1), ('flower', 'white', 'orange')[int(a) % 3], sub=2)
    for x in (-20, 3.5, 15, 26):
        with at(x, 13.6, 0.1):
            # The white twin chairs of the squares (tú y yo)
            for s in (-1, 1):
                with at(s * 0.55, 0, 0, rz=90 if s < 0 else -90):
                    box((0.7, 0.9, 0.42), (0, 0, 0), 'white', 0.08)
                    box((0.14, 0.9, 0.7), (-0.34 if s < 0 else 0.34, 0, 0.3), 'white', 0.06)
    for x in (-3, 9.5, 21):
        with at(x, 12.2, 0.1, rz=180):
            city.lamp_post(4.2, arm=0.6)
    for x in (6.5, 18.5):
        with at(x, 12):
            palm(7.2, 0.4, int(x))
    with at(5.5, 1.4):
        vehicles.collection_truck()
    with at(-3.5, 5.5, 0, rz=-40):
        people.worker(skin=2, hands='wave', helmet='green')
    for i, (x, y, a) in enumerate(((0.5, 15, 200), (13.2, 15.4, -20), (-18, 16, 10))):
        with at(x, y, 0.2, rz=a):
            people.person('white', 'white' if i != 1 else 'blue_dark', 2, ('bun', 'short', 'short')[i],
                          hat=None if i == 0 else 'straw', hat_mat='cream', skirt='white' if i == 0 else None, feet='walk', hands='walk')
    with at(-18.5, 5.2, 0, rz=-15):
        box((2.0, 1.1, 0.5), (0, 0, 0.7), 'wood', 0.06)
        for y in (-0.65, 0.65):
            torus(0.55, 0.05, (0, y, 0.58), 'red', 'y')
            cyl(0.025, 1.06, (0, y, 0.05), 'red')
            cyl(0.025, 1.06, (0, y, 0.58), 'red', 'x')
        for i, (x, y, a, s) in enumerate(scatter(34, -0.9, 0.9, -0.45, 0.45, 2, 0.16)):
            ball(0.14 * s, (x, y, 1.25), ('flower', 'yellow', 'white', 'leaf', 'orange')[i % 5], sub=2)
    camera((-13.5, -20, 5.4), (0.8, 12, 5.6), 32, 2.2, (4, 1, 2))
