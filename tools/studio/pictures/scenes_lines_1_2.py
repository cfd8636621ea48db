"""Business lines 1 and 2: cover, close-up, people, tile."""
from parts import bins, city, people, plant, sets, vehicles
from parts.basics import *
from studio import backdrop, camera, ground, light, scene


@scene('line-1-cover')
def line_1_cover():
    light('morning', azimuth=-130, elevation=33, haze_from=60, haze_to=420)
    ground('grass')
    city.road(-90, 90, 0, 8)
    sets.house_row(-46, 44, 11.5, -1, 3)
    sets.house_row(-60, 60, 27, -1, 6, floors=(2, 2))
    with at(1, -0.6, 0.02):
        vehicles.collection_truck(bin=lambda: bins.bin240('green'))
    with at(-6.3, -1.7, 0.02, rz=20):
        people.worker(2, 'white', 'green', hands='front')
    with at(-8.2, 2.2, 0.02, rz=-30):
        people.worker(1, 'white', 'green', hands='push', feet='walk')
        with at(0.75, 0, 0, rz=90):
            bins.bin240('blue')
    for x, c in ((-13, ('green', 'blue')), (7, ('green', 'grey_dark', 'blue')), (17, ('blue', 'green')), (-24, ('green', 'blue'))):
        with at(x, 5.0, 0.16):
            sets.bin_set(c)
    for x in row(6, 14):
        with at(x + 4, 4.5, 0.1, rz=180):
            city.lamp_post(5.6)
        with at(x - 2, -6.6, 0):
            city.hedge(5, h=0.6)
    sets.far_hills(4)
    sets.clouds(((-120, 420, 95), (90, 430, 105)))
    camera((-15, -16, 6.4), (-1.8, 1.2, 1.7), lens=46, fstop=1.2)


@scene('line-1-a')
def line_1_a():
    light('late', azimuth=-160, elevation=30, haze_from=30, haze_to=300)
    ground('grass')
    city.road(-90, 90, 0, 8)
    sets.house_row(-20, 60, 12, -1, 1)
    with at(0, 0, 0.02):
        vehicles.collection_truck(bin=lambda: bins.bin240('green', 'green_dark', 0))
    for y, c in ((1.4, 'blue'), (2.2, 'green')):
        with at(-7.0, y, 0.02, rz=90):
            bins.bin240(c)
    with at(-4.6, 5.2, 0.16, rz=-120):
        people.worker(3, 'white', 'green', hands='point')
    for x in (-1, 6, 14):
        with at(x, 6, 0):
            city.tree(4.4, 'leaf_light', x)
    camera((-12.2, -4.6, 2.5), (-3.2, 0.7, 1.75), lens=42, fstop=0.9, focus=(-5.2, -0.3, 1.4))


@scene('line-1-b')
def line_1_b():
    light('dawn', azimuth=-60, elevation=27, haze_from=25, haze_to=260)
    ground('grass')
    city.road(-90, 90, 3, 8)
    sets.house_row(-50, 50, 15, -1, 7, floors=(1, 2))
    with at(-4.5, 2.2, 0.02):
        vehicles.collection_truck()
    with at(1.6, -2.6, 0.16, rz=200):
        people.worker(2, 'white', 'green', hands='push', feet='walk')
        with at(0.78, 0, 0, rz=90):
            bins.bin240('green')
    with at(-0.9, -3.1, 0.16, rz=30):
        people.person('terracotta', 'grey_dark', 1, 'bob', hands='wave')
    with at(-0.2, -3.9, 0.16, rz=60):
        people.child('yellow', hands='cheer')
    with at(3.2, -3.5, 0.16):
        sets.bin_set(('blue', 'grey_dark'))
    with at(-4.4, -3.4, 0.1):
        city.tree(4.2, 'leaf', 1)
    with at(5.8, -5.4, 0):
        city.flowerbed(3, 1, 4)
    camera((2.6, -11.2, 2.5), (0.2, -1.4, 1.35), lens=40, fstop=0.7, focus=(0.9, -2.9, 1.1))


@scene('line-1-quote', 'S')
def line_1_quote():
    backdrop('#B9D0EE')
    vehicles.collection_truck()
    with at(-1.6, -3.0, 0, rz=10):
        bins.bin240('green')
    with at(-2.6, -3.2, 0, rz=-8):
        bins.bin240('blue')
    sets.tile((16, -21, 11), (-0.7, -0.5, 1.3), 88)


@scene('line-2-cover')
def line_2_cover():
    light('morning', azimuth=-55, elevation=36, haze_from=60, haze_to=420)
    ground('pavement')
    sheet(-60, 70, -30, 4, 0.02, 'asphalt')
    with at(8, 16, 0):
        plant.shed(34, 18, 8, 'white', 'grey', 4, stripe='blue')
    with at(-24, 14, 0):
        city.shop(13, 12, 5, 'cream', 'green', floors=2)
    with at(-9.6, 5.6, 0):
        city.tree(5, 'leaf_light', 2)
    for x, c in ((-4, 'green'), (4.6, 'blue')):
        with at(x, 2.6, 0.02, rz=90):
            bins.rolloff(c, 5.6, 1.6, lambda: bins.heap(1.0, 0.6, ('cardboard', 'cardboard_light', 'white', 'blue_light'), 70, 2))
    with at(13.6, 2.4, 0.02, rz=90):
        bins.compactor_box('blue', 5.4)
    with at(6, -7.5, 0.02, rz=180):
        vehicles.hooklift_truck(load=lambda: bins.rolloff('green', 5.6, 1.5))
    with at(-12.5, -3.4, 0.02, rz=-50):
        vehicles.collection_truck(kind='front', arms=0.25)
    for x in row(4, 1.7):
        with at(x - 23, 4.6, 0.0):
            bins.bin1100(('green', 'blue')[int(x) % 2])
    for x in range(-6, 10):
        sheet(x * 4 + 20, x * 4 + 20.14, -26, -20, 0.03, 'white')
    with at(0.6, -2.6, 0.02, rz=-100):
        people.worker(2, 'white', 'green', hands='point')
    with at(9.4, -3.2, 0.02, rz=150):
        people.worker(1, 'yellow', 'green', hands='hold')
    sets.skyline(-110, 120, 70, 11, 5)
    sets.clouds(((-90, 300, 90), (60, 320, 100)))
    camera((-8, -25, 8.5), (0.6, 1, 2.0), lens=38, fstop=1.6)


@scene('line-2-a')
def line_2_a():
    light('noon', azimuth=-35, elevation=44, haze_from=40, haze_to=300)
    ground('concrete')
    with at(-4, 12, 0):
        plant.shed(40, 12, 7, 'grey_light', 'blue', 5, stripe='green')
    with at(0, 0, 0):
        vehicles.hooklift_truck(lift=27, load=lambda: bins.rolloff('green', 5.6, 1.6, lambda: bins.heap(1.0, 0.5, ('steel', 'copper', 'blue_light', 'grey'), 70, 2)))
    with at(3.6, 4.2, 0, rz=-110):
        people.worker(2, 'white', 'green', hands='point')
    for x, y in ((-8, -3), (-8.5, 3), (-5.8, -3.6)):
        with at(x, y, 0):
            plant.safety_cone()
    with at(9, 5.4, 0, rz=8):
        bins.rolloff('blue', 5.6, 1.6)
    camera((9.5, -10.5, 3.2), (-0.4, 0, 2.1), lens=40, fstop=1.2, focus=(2, -1, 2))


@scene('line-2-b')
def line_2_b():
    light('morning', azimuth=-100, elevation=32, haze_from=30, haze_to=260)
    ground('concrete_warm')
    with at(0, 8.5, 0):
        city.shop(15, 9, 5, 'white', 'blue', floors=2)
    with at(16, 9, 0):
        city.shop(12, 9, 5, 'ochre', 'green')
    with at(-15.5, 9, 0):
        city.shop(11, 9, 5, 'cream', 'terracotta', floors=2)
    with at(0.9, 0.4, 0, rz=180):
        people.worker(3, 'white', 'green', hands='push', feet='walk')
        with at(1.25, 0, 0, rz=90):
            bins.bin1100('blue', 'green')
    with at(3.4, 1.8, 0, rz=200):
        people.person('white', 'charcoal', 1, 'short', hands='hold', apron='green_dark')
    with at(4.4, 2.3, 0):
        for i in range(3):
            box((0.7, 0.5, 0.42), (0, 0, i * 0.42), ('cardboard', 'cardboard_light', 'cardboard')[i], 0.02, (0, 0, i * 7))
    with at(-3.2, -0.2, 0, rz=15):
        people.worker(1, 'yellow', 'green', hands='wave')
    with at(-9.2, 0.5, 0, rz=0):
        vehicles.collection_truck()
    with at(6.4, 2.7, 0):
        sets.bin_set(('green', 'blue', 'grey_dark'))
    with at(-4.6, 3.2, 0):
        city.flowerbed(3, 0.9, 2)
    camera((3.4, -9.0, 2.4), (-0.9, 1.6, 1.5), lens=37, fstop=0.9, focus=(0.6, 0.3, 1.1))


@scene('line-2-quote', 'S')
def line_2_quote():
    backdrop('#D3E4B4', azimuth=-40)
    bins.rolloff('blue', 5.4, 1.6, lambda: bins.heap(0.95, 0.7, ('cardboard', 'cardboard_light', 'white', 'blue_light'), 80, 2))
    with at(-0.4, -2.6, 0):
        bins.bin1100('green', 'charcoal')
    sets.tile((11, -16, 9), (0.1, -0.5, 0.9), 92)
