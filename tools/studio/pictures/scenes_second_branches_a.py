"""Branches of the Monterrey area."""
import math

from parts import city, people, places_north as north, vehicles
from parts.basics import at, ball, box, cyl, pipe, row, scatter, sheet
from parts.places import agave, bush, mountain, office, tree, yucca
from studio import camera, ground, light, scene


@scene('branch-monterrey', 'B')
def monterrey():
    light('morning', azimuth=-60, elevation=30, haze=0.42, haze_from=50, haze_to=330)
    ground('grass')
    with at(47, 150, -1, s=1.45):
        north.cerro_de_la_silla()
    for x, y, a, s in scatter(34, -70, 75, 34, 70, 3, 5):
        with at(x, y, 0, rz=a):
            tree(4.5 * s, 'leaf_dark' if a > 180 else 'leaf', int(a) % 5)
    for i, (x, h, w, c) in enumerate(((-2, 11, 12, 'cream'), (11, 8, 11, 'white'), (48, 9, 11, 'white'),
                                      (59, 15, 9, 'blue_pale'), (34, 7, 12, 'cream'))):
        with at(x, 62):
            city.office(w, 9, int(h / 3.4), c, accent='blue' if i % 2 else 'grey', seed=i)
    city.road(-70, 70, 0, 8)
    sheet(-26, 30, 6, 27, 0.03, 'concrete')
    with at(-11, 15, 0):
        office(12, 7, 2)
    for x in (3.2, 7.6, 12):
        with at(x, 17, 0, rz=-90):
            vehicles.collection_truck()
    for x in row(4, 4.4):
        box((0.14, 6.5, 0.02), (x + 7.6, 17, 0.035), 'white', 0)
    with at(3, -1.8, 0):
        vehicles.collection_truck()
    for x, t in ((-7.5, 'leaf_light'), (17.5, 'leaf'), (22, 'leaf')):
        with at(x, 7.2):
            tree(4, t, int(x) % 4)
    with at(-3.2, 8.8, 0.05, rz=-70):
        people.worker(hands='wave')
    camera((-15, -28, 7.5), (1.5, 12, 7.0), 37, 2.0, (3, -1, 2))


@scene('branch-san-nicolas-de-los-garza', 'B')
def san_nicolas():
    light('late', azimuth=-135, elevation=30, haze=0.45, haze_from=40, haze_to=260)
    ground('concrete_warm')
    with at(-20, 36):
        north.saw_shed(30, 18, 8, 5, 'blue_pale')
    with at(15, 40):
        north.saw_shed(34, 18, 10, 4, 'terracotta', 'cream')
    with at(48, 44):
        north.saw_shed(24, 16, 8, 4, 'white')
    with at(-10, 130):
        mountain([(-160, 0), (-110, 14), (-70, 22), (-30, 15), (10, 27), (50, 19), (95, 30), (160, 0)],
                 50, 'silla', 6)
    north.rail(-80, 80, 13)
    north.rail(-80, 80, 18)
    for i, x in enumerate((-16, -4, 8)):
        with at(x, 13, 0.05):
            north.wagon('coils' if i != 1 else 'box', ('green_dark', 'terracotta', 'blue_dark')[i])
    for x in (18, 30):
        with at(x, 18, 0.05):
            north.wagon('box', 'ochre')
    with at(-17, 22):
        north.gantry(14, 12)
    with at(-14, 6, 0):
        for i, (x, y) in enumerate(((0, 0), (2.2, 0), (4.4, 0), (1.1, 1.9), (3.3, 1.9))):
            pipe(1.0, 1.7, (x, 0, 1.0 + y * 0.93), 'steel', 0.55, 'y')
    city.road(-80, 80, -1.5, 8)
    with at(6, -3.4):
        vehicles.hooklift_truck(load=rolloff_load)
    for x in (-24, -3, 17, 26):
        with at(x, 7.4):
            tree(4.2, 'leaf', x % 4)
    for x, a in ((-7.2, -90), (-6.0, -120)):
        with at(x, 5.2, 0.05, rz=a):
            people.worker(skin=1 if x < -7 else 3, hands='point' if x < -7 else 'hips', helmet='yellow')
    camera((17, -23, 8.5), (-1, 14, 3.6), 36, 2.2, (4, -3, 2))


def rolloff_load():
    """Open steel container on the hook-lift, heaped with scrap offcuts."""
    for y in (-1.1, 1.1):
        box((5.0, 0.12, 1.3), (0, y, 0.1), 'green_dark')
        for x in row(6, 0.9):
            box((0.12, 0.1, 1.2), (x, y * 1.07, 0.12), 'green_dark')
    for x in (-2.5, 2.5):
        box((0.12, 2.3, 1.3), (x, 0, 0.1), 'green_dark')
    box((5, 2.2, 0.9), (0, 0, 0.1), 'steel_dark')
    for i, (x, y, a, s) in enumerate(scatter(46, -2.2, 2.2, -0.9, 0.9, 5, 0.3)):
        box((0.7 * s, 0.35, 0.2), (x, y, 0.95 + 0.25 * math.cos(x) * s), ('steel', 'steel_dark', 'copper')[i % 3],
            rot=(a % 40, a % 50 - 25, a))


@scene('branch-apodaca', 'B')
def apodaca():
    light('noon', azimuth=-50, elevation=40, haze=0.4, haze_from=50, haze_to=320)
    ground('grass_dry')
    with at(20, 190):
        mountain([(-220, 0), (-160, 16), (-120, 28), (-80, 20), (-40, 38), (-10, 30), (40, 44), (90, 24),
                  (150, 34), (220, 0)], 60, 'mountain', 2)
    sheet(-120, 120, 22, 70, 0.03, 'concrete')
    sheet(-120, 120, 78, 92, 0.03, 'asphalt')
    for x in row(18, 12):
        box((5, 0.6, 0.02), (x, 85, 0.04), 'white', 0)
    with at(-14, 42, 0):
        north.control_tower(23)
    with at(-14, 42):
        box((15, 7, 4.2), (0, 0, 0), 'white', 0.1)
        box((15.1, 7.1, 1.6), (0, 0, 1.6), 'glass', 0.05)
        box((15.4, 7.4, 0.4), (0, 0, 4.1), 'blue', 0.06)
    with at(12, 40, 0, rz=188):
        north.airplane('blue', 'green')
    with at(52, 60, 0, rz=170):
        north.airplane('orange', 'teal')
    for k, c in enumerate(('blue_pale', 'white', 'cream')):
        with at(25 + 19 * k, 24.5 + k * 2):
            box((17, 11, 6), (0, 0, 0), c, 0.1)
            box((17.4, 11.4, 0.5), (0, 0, 5.9), 'blue', 0.06)
            for x in row(4, 4):
                box((2.8, 0.2, 3), (x, -5.5, 0.9), 'grey_light', 0.03)
                box((3.2, 0.5, 0.3), (x, -5.6, 4.0), 'green', 0.05)
                box((0.4, 0.4, 0.9), (x - 1.6, -5.7, 0), 'yellow', 0.06)
                box((0.4, 0.4, 0.9), (x + 1.6, -5.7, 0), 'yellow', 0.06)
    sheet(-120, 120, 5.5, 20, 0.025, 'concrete')
    city.road(-100, 100, 0, 8)
    with at(5, -1.8):
        vehicles.collection_truck()
    with at(19, 12, 0, rz=25):
        vehicles.van('white', 'blue')
    for x in (-26, -5, 1.5, 11, 34):
        with at(x, 6.8):
            tree(3.6, 'leaf_light' if x % 2 else 'leaf', int(x) % 4)
    for k in row(26, 3):
        cyl(0.05, 1.7, (k, 21, 0), 'steel')
    for z in (0.8, 1.6):
        box((76, 0.04, 0.05), (0, 21, z), 'steel', 0)
    camera((-6, -26, 8.8), (2.5, 16, 6.9), 34, 2.2, (5, -2, 2))


@scene('branch-santa-catarina', 'B')
def santa_catarina():
    light('morning', azimuth=-125, elevation=36, haze=0.40, haze_from=40, haze_to=260, sun=1.05)
    ground('grass_dry')
    with at(2, 8):
        north.huasteca()
    sheet(-4.5, 4.5, 6.9, 9, 0.03, 'soil_light')
    for k, (x, y) in enumerate(((13.5, 69), (15.6, 68), (12, 67), (17.4, 69.5))):
        with at(x, y):
            tree(5.5 + k % 2, 'leaf_dark', k)
    for k in range(16):
        t = k / 15
        x, y = 9 * math.sin(t * 3.4) * t, 8 + 80 * t
        sheet(x - 4.5, x + 4.5, y - 3.5, y + 3.5, 0.025 + k * 0.0006, 'soil_light')
    for i, (x, y, a, s) in enumerate(scatter(110, -45, 45, 9, 46, 7, 1.7, lambda x, y: abs(x) > 6.5)):
        with at(x, y, 0, rz=a):
            (agave(0.8 * s) if i % 4 == 0 else bush(0.6 * s, 'leaf_dark' if i % 3 else 'leaf', i) if i % 4 < 3
             else yucca(3 * s, i))
    for i, (x, y, a, s) in enumerate(scatter(26, -30, 30, 6, 40, 12, 2.5, lambda x, y: abs(x) > 7)):
        ball(0.7 * s, (x, y, 0.15), 'cliff', (1.3, 1, 0.7), (0, 0, a), sub=2)
    city.road(-70, 70, 0, 8)
    with at(-13.5, 12.5, 0, rz=8):
        office(9, 6, 1)
    with at(4.5, -1.8):
        vehicles.collection_truck()
    with at(-9.3, 6.9, 0.0, rz=-50):
        people.worker(hands='wave_r')
    camera((-7, -25, 5.0), (0.8, 14, 8.6), 34, 2.0, (4, -2, 2))
