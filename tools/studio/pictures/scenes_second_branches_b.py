"""Branches of Saltillo, Reynosa and Durango."""
import math

from parts import city, people, places_coast as coast, places_north as north, vehicles
from parts.basics import at, ball, box, cyl, scatter, sheet, terrain
from parts.places import agave, bush, cactus, flag, mountain, office, pine, tree, yucca
from studio import camera, ground, light, scene


@scene('branch-saltillo', 'B')
def saltillo():
    light('late', azimuth=-60, elevation=28, haze=0.45, haze_from=40, haze_to=260)
    ground('desert')
    with at(0, 150):
        mountain([(-190, 0), (-150, 14), (-100, 34), (-60, 26), (-20, 40), (25, 28), (70, 42), (120, 24),
                  (190, 0)], 55, 'mountain_warm', 5, rough=0.5)
    with at(10, 95):
        mountain([(-150, 0), (-80, 7), (-20, 4), (40, 9), (90, 4), (150, 0)], 25, 'sierra', 11, nx=80, ny=20)
    with at(-8, 13, 0, rz=4):
        north.sarape_wall(17, 4.2)
    with at(19, 20, 0, rz=-12):
        office(10, 6, 2, 'cream', 'blue')
    for i, (x, y, a, s) in enumerate(scatter(80, -50, 60, 18, 70, 3, 3)):
        with at(x, y, 0, rz=a):
            (agave(1.0 * s, seed=i) if i % 3 == 0 else yucca(3.6 * s, i) if i % 3 == 1 else cactus(2.6 * s))
    for x, y, r in ((-17, 9, 1.2), (-13.5, 8.4, 0.8), (1.5, 9.5, 1.0), (5.2, 8.6, 0.75), (8.5, 10, 1.1), (21, 9, 1.0),
                    (-10.5, -8, 0.9), (-6.8, -9.5, 1.1)):
        with at(x, y, 0, rz=x * 50):
            agave(r, seed=int(x))
    with at(3.2, 11.5):
        cactus(3.4)
    with at(-20, 12):
        yucca(4.6, 2)
    city.road(-80, 80, 0, 8, mat='asphalt')
    with at(5, -1.8):
        vehicles.collection_truck()
    with at(10.8, 10.2, 0, rz=-80):
        people.person('white', 'blue_dark', 2, 'short', hat='straw', hat_mat='ochre', hands='wave')
    camera((-14, -24, 5.0), (0.5, 10, 4.2), 36, 2.0, (4, -2, 2))


@scene('branch-reynosa', 'B')
def reynosa():
    light('dawn', azimuth=-20, elevation=24, haze=0.5, haze_from=50, haze_to=300)
    sheet(-600, 600, -300, 500, 0, 'water')

    def bank(s):
        return lambda x, y: 1.6 * min(1, max(-0.6, (s * x - (26 if s > 0 else 20) + 2.2 * math.sin(y * 0.16)) / 5))
    terrain(bank(1), 18, 140, -60, 260, 'grass', 40, 90)
    terrain(bank(-1), -140, -12, -60, 260, 'grass_dry', 40, 90)
    with at(0, 14, 0):
        north.bridge(72, 10, 6.2, 5)
    for s in (-1, 1):
        box((30, 10, 5.4), (s * 51, 14, 0.8), 'concrete', 0.1)
        sheet(s * 51 - 16, s * 51 + 16, 10, 18, 6.23, 'asphalt')
    with at(33, 14, 6.2):
        for y in (-7.5, 7.5):
            box((1.2, 1.2, 12.5), (0, y, -6.2), 'white', 0.1)
        box((8, 18, 0.7), (0, 0, 6.2), 'blue', 0.15)
        box((8.2, 18.2, 0.2), (0, 0, 6.9), 'green', 0.05)
        for y in (-3, 3):
            box((2, 1.2, 2.6), (0, y * 1.45, 0), 'white', 0.08)
            box((2.1, 1.25, 0.9), (0, y * 1.45, 1.2), 'glass', 0.03)
    with at(40, 34, 1.5):
        flag(27, ('green_dark', 'white', 'red'), 11)
    with at(-1, 12, 6.24):
        vehicles.collection_truck()
    with at(17, 16.2, 6.24, rz=180):
        vehicles.van('white', 'green')
    for i, (x, y, a, s) in enumerate(scatter(60, 31, 100, 22, 130, 6, 4)):
        with at(x, y, 1.2, rz=a):
            tree(4.6 * s, ('leaf', 'leaf_dark', 'leaf_light')[i % 3], i)
    for i, (x, y, a, s) in enumerate(scatter(60, -100, -26, 22, 140, 8, 4)):
        with at(x, y, 1.2, rz=a):
            tree(4.4 * s, ('leaf', 'leaf_dark')[i % 2], i)
    for i, (x, y, h, w, c) in enumerate(((66, 60, 4, 12, 'white'), (84, 66, 5, 12, 'cream'), (-66, 70, 4, 12, 'cream'),
                                         (-84, 74, 6, 11, 'white'), (-54, 84, 3, 12, 'blue_pale'), (58, 92, 6, 11, 'blue_pale'))):
        with at(x, y, 1.5):
            city.office(w, 9, h, c, accent=('blue', 'terracotta', 'green_dark')[i % 3], seed=i)
    for i, (x, y, a, s) in enumerate(scatter(70, -22, -12, -16, 9, 4, 0.6, lambda x, y: x < -13 + (y + 16) * -0.1)):
        with at(x, y, 0.1, rz=a):
            for k in range(5):
                cyl(0.035, 1.3 * s, (0.15 * k - .3, 0.1 * (k % 2), 0), 'leaf_light', rot=(k * 6 - 12, k * 5 - 10, 0))
    camera((-17, -17, 10.5), (5, 14, 6.2), 30, 2.4, (0, 11, 7))


@scene('branch-durango', 'B')
def durango():
    light('late', azimuth=-125, elevation=32, haze=0.45, haze_from=45, haze_to=260)
    ground('soil_light')
    with at(0, 140):
        mountain([(-180, 0), (-130, 20), (-90, 30), (-45, 22), (0, 36), (40, 27), (85, 38), (130, 22), (180, 0)],
                 55, 'mountain', 8)
    with at(0, 80):
        mountain([(-150, 4), (-90, 14), (-40, 9), (10, 15), (60, 8), (110, 15), (150, 5)], 34, 'mountain_green', 3)
    sheet(-200, 200, 27, 80, 0.02, 'grass_dark')
    for i, (x, y, a, s) in enumerate(scatter(150, -75, 85, 22, 64, 5, 2.6)):
        with at(x, y, 0, rz=a):
            pine(11 * s, 'leaf_dark' if i % 3 else 'leaf', i)
    x = -27
    for i, (w, h, c, k) in enumerate(((7, 6.2, 'ochre', 0), (8.5, 7.2, 'terracotta', 1), (6.5, 5.6, 'cream', 2),
                                      (9, 7.4, 'wood', 1), (7, 6.0, 'blue_light', 0), (8, 6.6, 'sand_paint', 2))):
        with at(x + w / 2, 13):
            coast.western_front(w, h, c, k)
        x += w + 0.5
    for x, y in ((-8.6, 9.4), (-7.8, 9.0), (10.5, 9.2), (-22, 9.3)):
        with at(x, y):
            coast.barrel()
    with at(23.5, 20):
        coast.windmill(13)
    for x in (-2, 14.5):
        for dx in (-1.2, 1.2):
            cyl(0.07, 1.1, (x + dx, 8.6, 0), 'wood_dark')
        box((2.8, 0.12, 0.12), (x, 8.6, 0.95), 'wood_dark', 0.03)
    with at(-24, 3, 0):
        pine(8.5, seed=1)
    with at(26, 8):
        pine(9.5)
    with at(30, 13):
        pine(7, 'leaf')
    for i, (x, y, a, s) in enumerate(scatter(18, -26, 26, -9, 8, 9, 2.5, lambda x, y: abs(y + 1) > 4)):
        with at(x, y):
            (bush(0.35 * s, 'leaf_light', i) if i % 2 else ball(0.3 * s, (0, 0, 0.08), 'rock', (1.3, 1, .7), sub=2))
    with at(2.5, -0.5, 0, rz=4):
        vehicles.collection_truck()
    with at(-8.5, 3.4, 0, rz=-40):
        people.person('terracotta', 'blue_dark', 2, 'short', hat='straw', hat_mat='sand_paint', hands='wave', beard='hair_dark')
    with at(8.6, 4.8, 0, rz=-100):
        people.worker(hands='hips', skin=1)
    camera((-12.5, -23, 4.8), (1, 10, 4.8), 36, 2.0, (3, -1, 2))
