"""Types of service of the lines 1 and 2."""
from parts import bins, city, machines, people, plant, sets, vehicles
from parts.basics import *
from studio import camera, ground, light, scene


@scene('service-1-1')
def service_1_1():
    light('dawn', azimuth=-150, elevation=24, haze_from=30, haze_to=260)
    ground('grass')
    city.road(-90, 90, -4, 7)
    with at(-1, 7.5, 0):
        city.house(9, 6.5, 3, 'ochre', 'terracotta', 2, 2)
    with at(11, 7.5, 0):
        city.house(8.5, 6.5, 3, '#B9D3C4', 'blue', 1, 4, 'hip')
    with at(-13.5, 7.5, 0):
        city.house(9, 6.5, 3, 'white', 'terracotta_dark', 1, 1)
    for x, c in ((-1.6, 'green'), (-0.8, 'blue'), (0.0, 'grey_dark')):
        with at(x, 0.7, 0.16, rz=x * 5):
            bins.bin240(c)
    for x in (0.85, 1.35):
        with at(x, 0.8, 0.16):
            bins.bag('charcoal', 1.0, int(x))
    for x, c in ((9, ('green', 'blue')), (-12, ('blue', 'green', 'grey_dark'))):
        with at(x, 0.9, 0.16):
            sets.bin_set(c)
    for x in (-6.8, 5.2, 17):
        with at(x, 5, 0):
            city.tree(4.6, ('leaf', 'leaf_light')[int(x) % 2], int(x) % 4)
    with at(4.2, 0.4, 0.1, rz=180):
        city.lamp_post(5)
    camera((-4.6, -5.0, 1.9), (0.2, 2.2, 1.2), lens=34, fstop=0.8, focus=(-0.8, 0.7, 0.8))


@scene('service-1-2')
def service_1_2():
    light('morning', azimuth=-45, elevation=38, haze_from=40, haze_to=260)
    ground('grass')
    sheet(-40, 40, -7, 4, 0.02, 'pavement')
    for i, x in enumerate((-14, 2, 18)):
        with at(x, 15, 0):
            city.office(12, 9, 4 + i % 2, ('cream', 'white', 'blue_pale')[i], accent=('terracotta', 'green', 'blue')[i])
    for x in (-3.4, 3.4):
        box((0.16, 3, 1.7), (x, 1.8, 0.02), 'wood', 0.02)
    for x in row(18, 0.38):
        box((0.3, 0.1, 1.7), (x, 3.25, 0.02), 'wood', 0.02)
    prism([(-0.2, 2.5), (3.6, 2.9), (3.6, 3.0), (-0.2, 2.6)], 7.2, (0, 0, 0), 'green', 'x', 0)
    for x in (-3.4, 3.4):
        for y in (0.2, 3.3):
            box((0.12, 0.12, 2.5), (x, y, 0.02), 'charcoal')
    for x, c in ((-2.2, 'green'), (0, 'blue'), (2.2, 'terracotta')):
        with at(x, 1.8, 0.02):
            bins.bin1100(c)
    with at(-0.9, 0.1, 0.02, rz=60):
        people.person('pink', 'blue_dark', 2, 'long', hands='hold', hair_mat='hair_dark')
        with at(0.42, 0.28, 0.35):
            bins.bag('green', 0.8)
    with at(5.8, -3.2, 0.02, rz=165):
        people.child('yellow', hands='wave')
    for x in (-9, 9):
        with at(x, 3.2, 0):
            city.hedge(7)
    for x in (-7, 8.5):
        with at(x, 6, 0):
            city.tree(5, 'leaf_light', 1)
    camera((3.2, -8.6, 3.0), (0.2, 1.6, 1.5), lens=34, fstop=1.0)


@scene('service-1-3')
def service_1_3():
    light('late', azimuth=-60, elevation=28, haze_from=30, haze_to=240)
    ground('grass')
    city.road(-90, 90, -1, 7)
    sets.house_row(-40, 50, 11.5, -1, 5)
    with at(-4.2, -0.6, 0.02):
        vehicles.flatbed(load=_bulky)
    with at(1.9, 3.9, 0.16, rz=-20):
        sofa('terracotta')
    with at(4.6, 4.6, 0.16, rz=-10):
        fridge()
    with at(0.2, 4.3, 0.16, rz=-10):
        people.worker(2, 'white', 'green', hands='front')
    with at(3.5, 3.6, 0.16, rz=170):
        people.worker(3, 'yellow', 'green', hands='point')
    camera((5.2, -8.8, 3.4), (-0.6, 1.6, 1.4), lens=32, fstop=1.0, focus=(1, 2, 1))


def sofa(mat='terracotta'):
    box((2.0, 0.9, 0.42), (0, 0, 0.12), mat, 0.1)
    box((2.0, 0.28, 0.75), (0, 0.36, 0.3), mat, 0.1)
    for x in (-0.95, 0.95):
        box((0.26, 0.9, 0.62), (x, 0, 0.12), mat, 0.1)
    for x in (-0.42, 0.42):
        box((0.8, 0.6, 0.18), (x, -0.08, 0.5), 'cream', 0.07)
    for x, y in grid(2, 2, 1.7, 0.7):
        cyl(0.05, 0.13, (x, y, 0), 'wood_dark')


def fridge():
    box((0.8, 0.75, 1.75), (0, 0, 0.05), 'white_gloss', 0.06)
    box((0.78, 0.02, 0.03), (0, -0.38, 1.2), 'grey', 0)
    for z in (0.7, 1.35):
        box((0.05, 0.07, 0.3), (-0.3, -0.4, z), 'steel', 0.02)


def _bulky():
    with at(-1.6, 0.2, 0, rz=8):
        fridge()
    with at(0.6, 0.2, 0, rz=180):
        sofa('blue_light')
    with at(-0.5, -0.6, 0):
        box((0.5, 0.9, 1.6), (0, 0, 0), 'wood', 0.03)


@scene('service-1-4')
def service_1_4():
    light('dawn', azimuth=-25, elevation=23, haze_from=40, haze_to=300)
    ground('pavement')
    city.road(-120, 90, 0, 9, cross=-14)
    for i in range(6):
        with at(14 - i * 10, 12.5, 0):
            city.shop(9, 9, 4.2, ('cream', 'ochre', 'white', 'pink', 'blue_pale', 'terracotta')[i], ('green', 'blue', 'terracotta')[i % 3], floors=1 + i % 2)
    with at(1.4, 1.9, 0.02):
        vehicles.sweeper()
    for x, y, a, s in scatter(26, 3.2, 9, 0.6, 4.2, 2, 0.35):
        ball(0.1 * s, (x, y, 0.06), ('leaf_autumn', 'leaf_light', 'yellow')[int(a) % 3], (1.4, 1, 0.35), (0, 0, a), 2)
    for i in range(6):
        with at(8 - i * 10, 6.6, 0.1):
            city.tree(4.6, ('leaf_autumn', 'leaf_light', 'leaf')[i % 3], i)
        with at(3 - i * 10, 5.6, 0.1, rz=180):
            city.lamp_post(5.5)
    with at(-4.8, 5.9, 0.16, rz=-40):
        people.worker(1, 'white', 'green', hands='hold')
        tube([(0.42, 0.0, 1.3), (0.6, -0.1, 0.1)], 0.025, 'wood')
        box((0.1, 0.5, 0.14), (0.62, -0.1, 0), 'ochre', 0.02)
    camera((9.4, -5.6, 2.5), (0.2, 2.4, 1.3), lens=36, fstop=1.0, focus=(2.4, 1.6, 1))


@scene('service-2-1')
def service_2_1():
    light('morning', azimuth=-80, elevation=36, haze_from=30, haze_to=260)
    ground('concrete_warm')
    with at(6, 8.5, 0, rz=0):
        box((26, 8, 6), (0, 0, 0), 'cream', 0.05)
        box((26.2, 8.2, 0.4), (0, 0, 5.9), 'terracotta', 0.05)
        plant.roller_door(-3, -4.05, 3.4, 3.6, 0.3)
        plant.roller_door(4, -4.05, 3.4, 3.6)
        city.door(8, -4.0, 0, 1, 2.2, 'green_dark')
    with at(-3.2, 0.6, 0):
        vehicles.collection_truck(kind='front', arms=0.32, bin=lambda: bins.front_container('green', load=lambda: None))
    for x, c in ((9.8, 'blue'), (12.4, 'green')):
        with at(x, 2.6, 0, rz=180):
            bins.front_container(c)
    with at(7.2, 2.8, 0):
        for i, (x, z) in enumerate(((0, 0), (0.6, 0), (0.3, 0.4))):
            box((0.55, 0.5, 0.4), (x, 0, z), 'cardboard', 0.02, (0, 0, i * 8))
    with at(5.2, -2.2, 0, rz=150):
        people.worker(2, 'white', 'green', hands='wave')
    camera((9.4, -9.4, 3.3), (1.4, 1, 2.2), lens=34, fstop=1.2, focus=(1.5, 0, 1.6))


@scene('service-2-2')
def service_2_2():
    light('noon', azimuth=-140, elevation=40, haze_from=50, haze_to=320)
    ground('asphalt')
    with at(4, 15, 0):
        plant.shed(34, 14, 9, 'blue_pale', 'grey', 3, stripe='white')
    for x in (-13, -9.5):
        with at(x, 9, 0):
            plant.tank(1.5, 6, 'steel', 'blue')
    with at(0.5, 1.5, 0, rz=60):
        bins.rolloff('green', 6, 1.8, lambda: bins.heap(1.1, 0.8, ('steel', 'copper', 'grey', 'blue_light'), 90, 4))
    with at(6.6, 1.8, 0, rz=70):
        bins.rolloff('blue', 6, 1.8, lambda: bins.heap(1.1, 0.8, ('wood', 'wood_dark', 'cardboard'), 90, 5))
    with at(-4.6, -1.0, 0, rz=20):
        machines.forklift('yellow', 0.5, lambda: bins.crate('blue', 1.1, 0.9, 0.6, ('steel', 'copper', 'grey')))
    with at(3.6, -3.0, 0, rz=110):
        people.worker(1, 'white', 'green', hands='hips')
    for x in (-2, 0, 2, 4):
        sheet(x * 4 + 1.9, x * 4 + 2.1, -4.4, 6, 0.012, 'yellow')
    sets.skyline(-80, 100, 90, 7, 8, (3, 5))
    camera((-6.4, -10.2, 4.8), (1.4, 1.4, 1.5), lens=34, fstop=1.3)


@scene('service-2-3')
def service_2_3():
    light('overcast', azimuth=-60, elevation=46, haze_from=40, haze_to=240)
    ground('concrete')
    with at(2, 9.5, 0):
        box((44, 9, 9), (0, 0, 0), 'white', 0.05)
        box((44.2, 9.2, 1.2), (0, 0, 7.4), 'blue', 0.05)
        for x in row(11, 4):
            city.window(x, -4.5, 5.6, 2.4, 1.2, sill=False)
        for x in (-9, -3, 3, 9):
            plant.roller_door(x, -4.55, 3.6, 3.8)
            box((4.6, 0.4, 0.5), (x, -4.7, 4.4), 'green')
        box((44, 1.6, 1.1), (0, -4.9, 0), 'concrete_warm', 0.03)
    with at(2.2, 0.4, 0, rz=-90):
        bins.compactor_box('blue', 5.6)
    with at(-4.6, 0.6, 0, rz=90):
        vehicles.van('white', 'green')
    with at(5.3, -1.6, 0, rz=140):
        people.worker(3, 'white', 'green', hands='front')
    with at(9.5, 1.6, 0, rz=10):
        bins.card_bale(1)
    with at(11.4, 1.8, 0, rz=-6):
        bins.card_bale(2)
    with at(10.4, 1.7, 1.02):
        bins.card_bale(0)
    camera((9.6, -9.4, 4.2), (1.6, 1.2, 1.8), lens=34, fstop=1.2)


@scene('service-2-4')
def service_2_4():
    light('late', azimuth=-40, elevation=27, haze_from=50, haze_to=360)
    ground('grass')
    city.road(-120, 120, -2, 8, cross=9)
    for x, w, f in ((-22, 14, 5), (0, 16, 6), (22, 14, 4)):
        with at(x, 17, 0):
            city.office(w, 12, f, 'white', accent=('green', 'blue')[int(x) % 4 // 2])
    with at(-2, -3, 0.02):
        vehicles.collection_truck()
    for i, x in enumerate((-13, -7, 7.6, 13)):
        with at(x, 6.6, 0):
            city.tree(5, ('leaf_light', 'leaf')[i % 2], i)
        with at(x + 2.6, 6.4, 0):
            city.flowerbed(3, 1.2, i)
    for x, c in ((4.2, 'green'), (5.0, 'blue'), (5.8, 'grey_dark')):
        with at(x, 3.6, 0.16):
            bins.bin240(c)
    with at(3.2, 3.3, 0.16, rz=-60):
        people.worker(2, 'white', 'green', hands='wave')
    with at(8.6, 4.0, 0.16, rz=-100):
        people.person('white', 'charcoal', 1, 'bob', feet='walk', hands='walk')
    camera((12.5, -13, 4.2), (0.8, 1.5, 2.8), lens=34, fstop=1.4, focus=(2, -3, 1.5))
