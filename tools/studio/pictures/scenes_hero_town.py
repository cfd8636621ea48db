"""Heroes 1 and 3: the fleet on the avenue, the clinic. Calm space stays on the left."""
from parts import bins, city, people, vehicles
from parts.basics import *
from studio import camera, ground, light, scene


@scene('hero-1', 'W')
def hero_1():
    """Dawn: the fleet rolls out along an avenue, Cerro de la Silla behind."""
    light('dawn', azimuth=-38, elevation=21, haze=0.4, haze_from=60, haze_to=800, rim=0.9)
    ground('grass')
    with at(-560, -60, -6, rz=90):
        city.cerro_de_la_silla(0.62)
    with at(-400, -40, -5, rz=90):
        city.hills(-260, 260, 0, 26, 70, 'mountain_green', 3, 7)
    with at(-500, 200, -4, rz=90):
        city.mountain(420, 160, 60, 'mountain', 3, [(0.3, 0.5, 0.8, 0.3), (0.7, 0.5, 1, 0.35)])
    city.road(-260, 50, 3, 14, lanes=4, cross=8)
    for x, y, k in ((2.6, 4.6, 0), (-9, 1.2, 1), (-22, -2.2, 0), (-36, 1.2, 2), (-52, -2.2, 0), (-66, 1.2, 0), (-30, 8.0, 0)):
        with at(x, y, 0.02):
            vehicles.collection_truck(lights=True, kind='front' if k == 2 else 'rear')
    # Right side: shops and offices; left side: a park with a low wall.
    x = 6
    for i, (kind, w) in enumerate((('shop', 9), ('house', 8), ('office', 13), ('shop', 8), ('house', 9),
                                   ('office', 14), ('shop', 9), ('house', 9), ('office', 16), ('office', 15))):
        with at(x - w / 2, 21 + (i % 2), 0):
            if kind == 'shop':
                city.shop(w - 0.6, 10, 4.2, ('white', 'cream', 'blue_pale')[i % 3], ('green', 'blue')[i % 2], floors=1 + i % 2)
            elif kind == 'house':
                city.house(w - 0.6, 10, 3.2, ('terracotta', 'cream', 'ochre')[i % 3], 'terracotta', 2 + i % 2, i, 'flat')
            else:
                city.office(w - 1, 12, 5 + i % 4, ('white', 'cream')[i % 2], accent=('blue', 'green')[i % 2])
        x -= w + 1.4
    for i in range(9):
        with at(10 - i * 11, 11.2, 0.16, rz=180):
            city.lamp_post(6.5)
        with at(4.5 - i * 11, 11.6, 0.1):
            city.tree(4.6 + (i % 3) * 0.5, 'leaf' if i % 2 else 'leaf_light', i)
    for i in range(12):
        with at(-24 - i * 14, -6.2, 0.1):
            city.lamp_post(6.5)
        with at(-6 - i * 12, -9.5, 0):
            city.hedge(8)
    city.wood(46, -170, -12, -70, -13, 4, 5.5, (4, 7), ('tree', 'tree', 'tall'), keep=lambda x, y: y > -0.36 * -x - 24 or x < -60)
    for i in range(10):
        with at(-120 - i * 14, -30 - (i * 37) % 70, 0, rz=90):
            city.office(14, 12, 3 + (i * 5) % 5, ('white', 'cream')[i % 2])
    for x, y, c in ((6.2, 11.9, 'green'), (5.4, 11.9, 'blue'), (4.6, 11.9, 'grey_dark')):
        with at(x, y, 0.16):
            bins.bin240(c)
    with at(7.6, 12.2, 0.16, rz=-75):
        people.worker(2, 'white', 'green', hands='wave')
    for i, (x, y, z) in enumerate(((-420, -260, 120), (-400, 130, 105), (-460, -90, 150))):
        with at(x, y, z, rz=90):
            city.cloud(13, i)
    camera((20.5, -4.6, 2.9), (-6, 0.9, 4.1), lens=36, fstop=1.6, focus=(5, 4, 1.5))


@scene('hero-3', 'W')
def hero_3():
    """Early morning at a clinic: van, red boxes, worker with a trolley."""
    light('dawn', azimuth=-75, elevation=26, haze=0.35, haze_from=30, haze_to=300, rim=0.8)
    ground('grass')
    sheet(-60, 60, -9.5, 6.2, 0.02, 'pavement')
    for i in range(-12, 13):
        sheet(i * 2.4 - 0.03, i * 2.4 + 0.03, -9.5, 6.2, 0.026, 'grey')
    for j in range(7):
        sheet(-60, 60, -9.5 + j * 2.4, -9.46 + j * 2.4, 0.026, 'grey')
    city.road(-60, 60, -16, 8, walk=2.4)
    with at(13, 12, 0):
        city.clinic(22, 10, 2)
    with at(3.2, -1.2, 0.02, rz=-152):
        vehicles.van(open_doors=True, inside=lambda: _boxes_in_van())
    with at(7.6, -3.4, 0.02, rz=168):
        people.worker(2, 'white', 'green', hands='push', feet='walk')
        with at(0.95, 0, 0):
            trolley()
    with at(8.6, 1.5, 0.02, rz=200):
        people.person('white', 'blue_light', 1, 'bun', hands='hold')
    for i, (x, y) in enumerate(((10.6, -1.6), (11.3, -1.9), (10.9, -0.9), (11.7, -1.1))):
        with at(x, y, 0.02, rz=20 * i):
            bins.sharps_box(1.9)
    with at(11.05, -1.4, 0.85):
        bins.sharps_box(1.6)
    for x in (14, 15.1):
        with at(x, -0.4, 0.02):
            bins.drum('white', 'red', band='red')
    for x in (-18, -12, -6):
        with at(x, 5.3, 0):
            city.hedge(5, h=0.9)
    for i, (x, y) in enumerate(((-3.2, 9), (-9, 13), (-16, 10), (-23, 15), (-13, 21), (-4, 22), (-30, 11), (-36, 20))):
        with at(x, y, 0):
            city.tree(5.5 + i % 3, ('leaf', 'leaf_light', 'leaf_dark')[i % 3], i)
    with at(-1.4, 4.6, 0.02):
        city.flowerbed(3.4, 1.2, 3, ('white', 'yellow', 'flower'))
    with at(14.5, 4.9, 0.02):
        city.flowerbed(4.4, 1.2, 5, ('white', 'yellow', 'flower'))
    with at(-8.5, 3.6, 0.02):
        city.bench()
    for x in (17,):
        with at(x, -10.4, 0.0):
            city.lamp_post(5.5)
    for i in range(7):
        with at(-70 + i * 16, 62 + (i * 7) % 12, 0):
            city.office(12, 10, 4 + (i * 3) % 5, ('white', 'cream', 'blue_pale')[i % 3])
    with at(-20, 420, -4):
        city.mountain(900, 200, 95, 'mountain', 8, [(0.25, 0.5, 0.8, 0.3), (0.55, 0.5, 1, 0.3), (0.85, 0.5, 0.6, 0.25)])
    camera((-3.5, -19, 3.0), (2.4, 0, 3.7), lens=32, fstop=1.0, focus=(5, -2.5, 1.2))


def trolley():
    """Hand trolley with stacked red boxes."""
    box((0.9, 0.62, 0.06), (0.1, 0, 0.2), 'steel')
    for x, y in grid(2, 2, 0.7, 0.5):
        cyl(0.09, 0.06, (x + 0.1, y, 0.09), 'tyre', 'y')
    for y in (-0.28, 0.28):
        tube([(-0.32, y, 0.24), (-0.4, y, 1.0)], 0.025, 'steel')
    tube([(-0.4, -0.28, 0.98), (-0.4, 0.28, 0.98)], 0.03, 'green')
    for x, y, z in ((-0.08, 0, 0.26), (0.33, 0, 0.26), (0.1, 0, 0.74)):
        with at(x, y, z, rz=90):
            bins.sharps_box(1.0)


def _boxes_in_van():
    box((3.0, 0.5, 0.05), (0, 0.65, 0.75), 'grey_light')
    for x in row(5, 0.5):
        for z in (0.0, 0.8):
            with at(x - 0.3, 0.62, z, rz=90):
                bins.sharps_box(1.0)
    for x in row(3, 0.62):
        with at(x - 0.5, -0.55, 0):
            bins.drum('white', 'red', 0.75, 'red')
