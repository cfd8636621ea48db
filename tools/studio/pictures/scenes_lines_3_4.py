"""Business lines 3 and 4: cover, close-up, people, tile."""
from parts import bins, city, people, plant, sets, vehicles
from parts.basics import *
from studio import backdrop, camera, ground, light, scene


@scene('line-3-cover')
def line_3_cover():
    light('morning', azimuth=-120, elevation=36, haze_from=40, haze_to=300)
    ground('grass')
    sets.clinic_yard()
    with at(4.2, -3.6, 0.02, rz=28):
        vehicles.van()
    with at(-3.6, -2.4, 0.02):
        for i, (x, y) in enumerate(grid(3, 2, 0.95, 0.9)):
            with at(x, y, 0, rz=i * 9 - 20):
                bins.sharps_box(1.9)
        with at(0, 0, 0.86):
            bins.sharps_box(1.7)
    with at(-1.2, -3.4, 0.02, rz=150):
        people.worker(2, 'white', 'green', hands='point')
    with at(-6.4, -1.2, 0.02, rz=-20):
        people.person('white', 'blue_light', 1, 'pony', hands='hold')
    for x in (9.5, 10.3, 11.1):
        with at(x, 2.5, 0.02):
            bins.drum('white', 'red', band='red')
    with at(-11, -7, 0):
        city.lamp_post(5)
    sheet(-40, 40, -6.6, -6.45, 0.03, 'yellow')
    sets.skyline(-70, 80, 55, 7, 2)
    sets.clouds(((-60, 260, 70), (70, 280, 80)), 9)
    camera((-5.5, -17, 5.2), (0, 0, 2.6), lens=33, fstop=1.2, focus=(0, -3, 1))


@scene('line-3-a')
def line_3_a():
    light('noon', azimuth=-150, elevation=38, haze_from=30, haze_to=220)
    ground('concrete')
    with at(8, 13, 0):
        city.clinic(22, 8, 2)
    with at(0, 0, 0):
        vehicles.van(open_doors=True, inside=_van_load)
    with at(-4.4, 1.9, 0, rz=-60):
        people.worker(1, 'white', 'green', hands='hold')
    for i, (x, y) in enumerate(((-5.0, -1.2), (-5.7, -0.9), (-5.3, -0.3))):
        with at(x, y, 0, rz=i * 25 - 80):
            bins.sharps_box(1.6)
    camera((-9.0, -3.3, 2.3), (-2.0, 0.3, 1.35), lens=38, fstop=0.8, focus=(-3, 0, 1.2))


def _van_load():
    for y in (-0.66, 0.66):
        for z in (0.0, 0.85):
            box((2.8, 0.5, 0.05), (0.2, y, z), 'grey_light')
            for x in row(4, 0.55):
                with at(x - 0.2, y * 0.95, z + 0.05, rz=-90):
                    bins.sharps_box(1.05)


@scene('line-3-b')
def line_3_b():
    light('dawn', azimuth=-50, elevation=30, haze_from=25, haze_to=220)
    ground('pavement')
    with at(-4, 8, 0):
        city.clinic(20, 8, 2)
    with at(12, 7, 0):
        city.tree(6, 'leaf', 1)
    with at(16.5, 9, 0):
        city.tree(6.5, 'leaf_dark', 2)
    with at(-1.6, 0, 0, rz=15):
        people.worker(3, 'white', 'green', hands='push', feet='walk')
        with at(0.95, 0, 0):
            _trolley()
    with at(2.5, 0.9, 0, rz=195):
        people.person('white', 'white', 1, 'bun', hands='hold', glasses='black')
        box((0.02, 0.26, 0.34), (0.42, 0, 0.82), 'wood', 0.005, (0, -30, 0))
        box((0.02, 0.22, 0.28), (0.41, 0, 0.86), 'paper', 0, (0, -30, 0))
    with at(3.6, 0.3, 0, rz=170):
        people.person('blue_light', 'blue_light', 2, 'short', hands='wave', hat='nurse', hat_mat='blue_light')
    with at(7.4, 2.8, 0, rz=-160):
        vehicles.van()
    with at(-5, 3.2, 0):
        city.flowerbed(4, 1, 2, ('white', 'yellow'))
    for i, (x, y) in enumerate(((4.9, -0.4), (5.5, -0.1), (5.1, 0.4))):
        with at(x, y, 0, rz=i * 25 - 30):
            bins.sharps_box(1.5)
    camera((-0.6, -7.0, 2.0), (1.3, 0.8, 1.2), lens=36, fstop=0.7, focus=(0.8, 0.2, 1.1))


def _trolley():
    box((0.9, 0.62, 0.06), (0.1, 0, 0.2), 'steel')
    for x, y in grid(2, 2, 0.7, 0.5):
        cyl(0.09, 0.06, (x + 0.1, y, 0.09), 'tyre', 'y')
    tube([(-0.32, -0.28, 0.24), (-0.4, -0.28, 1.0), (-0.4, 0.28, 1.0), (-0.32, 0.28, 0.24)], 0.025, 'green')
    for x, z in ((-0.08, 0.26), (0.33, 0.26), (0.12, 0.74)):
        with at(x, 0, z):
            bins.sharps_box(1.0)


@scene('line-3-quote', 'S')
def line_3_quote():
    backdrop('#C6DAEA', azimuth=-70)
    bins.sharps_box(3.2)
    with at(-1.1, 0.5, 0, rz=24):
        bins.sharps_box(2.2)
    sets.tile((2.4, -5.6, 3.4), (-0.25, 0, 0.75), 66)


@scene('line-4-cover')
def line_4_cover():
    light('late', azimuth=-140, elevation=26, haze_from=60, haze_to=560)
    ground('grass_dry')
    city.road(-300, 300, 0, 13, lanes=3, kerb=False)
    with at(6, -2.2, 0.02):
        vehicles.transfer_trailer()
    with at(-34, 2.3, 0.02):
        vehicles.transfer_trailer('green')
    for y in (-7.3, 7.3):
        for x in range(-40, 60, 3):
            box((0.14, 0.14, 0.7), (x, y, 0), 'grey_light')
        box((200, 0.06, 0.3), (0, y - 0.08, 0.5), 'steel', 0.02)
    for x, y, a, s in scatter(90, -110, 110, 10, 70, 3, 3.5):
        with at(x, y, 0):
            city.bush(0.8 * s, ('agave', 'leaf_dark', 'leaf')[int(a) % 3], int(a))
    for x, y, a, s in scatter(30, -30, 30, -16, -9, 4, 1.4):
        with at(x, y, 0):
            city.bush(0.35 * s, ('agave', 'leaf')[int(a) % 2], int(a))
    city.hills(-200, 260, 140, 26, 90, 'sand', 5, 6)
    sets.far_hills(7, 'mountain_warm', 560, 150)
    sets.clouds(((-120, 420, 110), (30, 440, 125), (170, 430, 105)))
    camera((17, -19, 4.2), (0, -1, 2.8), lens=34, fstop=1.8)


@scene('line-4-a')
def line_4_a():
    light('dawn', azimuth=-30, elevation=20, haze_from=30, haze_to=420)
    ground('grass')
    city.road(-300, 80, 0, 13, lanes=3, kerb=False)
    with at(0, -1.5, 0.02):
        vehicles.transfer_trailer(lights=True)
    for x in range(-60, 20, 3):
        box((0.14, 0.14, 0.7), (x, 7.2, 0), 'grey_light')
    box((140, 0.06, 0.3), (-20, 7.1, 0.5), 'steel', 0.02)
    city.wood(50, -120, 20, 14, 70, 3, 5, (4, 8), ('pine', 'tall', 'tree'))
    with at(-500, 160, -6, rz=70):
        city.mountain(900, 200, 140, 'mountain', 4, [(0.3, 0.5, 0.8, 0.3), (0.6, 0.5, 1, 0.3)])
    camera((9.5, -6.2, 1.7), (0.6, -0.9, 2.1), lens=36, fstop=1.0, focus=(3.5, -1.5, 1.6))


@scene('line-4-b')
def line_4_b():
    light('morning', azimuth=-65, elevation=35, haze_from=30, haze_to=300)
    ground('concrete')
    with at(4, 17, 0):
        plant.shed(36, 14, 8, 'white', 'green', 4, stripe='blue')
    with at(-1, 4, 0):
        vehicles.transfer_trailer()
    with at(4.2, 0.2, 0, rz=-100):
        people.worker(2, 'white', 'green', hands='hold')
        box((0.02, 0.28, 0.36), (0.42, 0, 0.82), 'wood', 0.005, (0, -30, 0))
    with at(5.3, -0.9, 0, rz=170):
        people.person('blue', 'blue_dark', 1, 'short', hat='cap', hat_mat='green', hands='point')
    with at(1.4, 1.6, 0, rz=70):
        people.kneel(shirt='blue', pants='blue_dark', skin=3, vest='green', hat='helmet')
    for x in (-1.2, 7.2):
        with at(x, 0.6, 0):
            plant.safety_cone()
    with at(-9, -1.4, 0, rz=20):
        bins.drum('blue')
    camera((7.8, -8.2, 2.6), (2.2, 1.6, 1.6), lens=36, fstop=0.9, focus=(4.4, -0.2, 1.2))


@scene('line-4-quote', 'S')
def line_4_quote():
    backdrop('#E8D6B8', azimuth=-50)
    with at(4.6, 0, 0):
        vehicles.transfer_trailer()
    sets.tile((19, -26, 15), (0.5, 0, 1.0), 70)
