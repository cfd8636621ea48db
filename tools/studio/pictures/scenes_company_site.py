"""Institutional pictures and jobs."""
from parts import city, people, plant, sets, vehicles
from parts.basics import *
from studio import camera, ground, light, scene


@scene('inst-quienes-somos', 'B')
def inst_about():
    light('morning', azimuth=-58, elevation=32, haze_from=60, haze_to=420)
    ground('grass')
    sheet(-60, 60, -16, 4.4, 0.02, 'pavement')
    with at(0, 14, 0):
        city.office(26, 12, 4, 'white', accent='blue', fh=3.6)
    with at(16.5, 13, 0):
        city.office(8, 10, 6, 'blue', accent='green', fh=3.6)
    with at(0, 7.5, 14.2):
        prism([(-2.4, 0), (-0.6, 0), (0.8, 2.6), (-1.0, 2.6)], 0.3, (0, 0, 0), 'blue', 'y', 0.03)
        prism([(0.2, 0), (1.2, 0), (2.6, 2.6), (1.6, 2.6)], 0.3, (0, 0, 0), 'green', 'y', 0.03)
    for i, x in enumerate((-13, -9.4, -5.8)):
        with at(x, -1.6, 0.02, rz=-68):
            (vehicles.collection_truck, vehicles.hooklift_truck, vehicles.tanker)[i]()
    with at(9.6, -2.2, 0.02, rz=-112):
        vehicles.van(stripe='green')
    with at(13.4, -2.0, 0.02, rz=-112):
        vehicles.collection_truck()
    for x in (-2.2, 2.2):
        with at(x, 5.6, 0):
            city.flowerbed(2.6, 1.2, int(x))
    for i, (x, c) in enumerate(((-1.2, 'green'), (0, 'white'), (1.2, 'red'))):
        with at(x * 2 - 9, 4.0, 0):
            cyl(0.06, 8, (0, 0, 0), 'grey_light')
            box((1.8, 0.04, 1.1), (0.95, 0, 6.8), ('green', 'blue', 'white')[i], 0.02)
    for x, y, a in ((1.2, -1.6, -100), (2.4, -1.9, -150), (-0.4, 0.8, -60)):
        with at(x, y, 0.02, rz=a):
            people.person(('blue', 'white', 'green_dark')[int(x) % 3], 'charcoal', 1 + int(abs(x)) % 3, ('short', 'bob', 'crop')[int(abs(x)) % 3], feet='walk', hands='walk')
    city.wood(30, -70, 70, 26, 50, 3, 5, (5, 8))
    sets.far_hills(5)
    camera((3.6, -32, 7.0), (1.4, 4, 5.4), lens=31, fstop=1.8, focus=(0, -2, 1.5))


@scene('inst-historia', 'B')
def inst_history():
    light('late', azimuth=-65, elevation=27, haze_from=40, haze_to=360)
    ground('concrete_warm')
    with at(-4.6, 1.0, 0, rz=-22):
        old_truck()
    with at(4.4, 2.4, 0, rz=-30):
        vehicles.collection_truck()
    with at(-1.4, -1.8, 0, rz=-80):
        people.person('cream', 'wood_dark', 2, 'short', hair_mat='grey_light', hands='hips', hat='straw', hat_mat='sand_paint')
    with at(0.1, -1.6, 0, rz=-100):
        people.worker(1, 'white', 'green', hands='wave')
    with at(-8, 12, 0):
        city.house(12, 6, 4, 'terracotta', 'terracotta_dark', 1, 3)
    with at(9, 14, 0):
        plant.shed(20, 10, 7, 'white', 'blue', 2)
    with at(-0.5, 9, 0):
        city.tree(7, 'leaf', 2)
    sets.far_hills(6)
    sheet(-60, 60, -4.6, -4.45, 0.012, 'white')
    camera((-0.4, -13.2, 3.3), (0.7, 1.4, 1.9), lens=32, fstop=1.1)


def old_truck():
    """The first little truck: round bonnet, wooden bed, thin wheels."""
    from parts.vehicle_bits import wheel
    for x in (-1.6, 1.9):
        for y in (-0.85, 0.85):
            wheel(x, y, 0.46, 0.2, rim='cream')
    box((4.6, 0.9, 0.16), (0.1, 0, 0.56), 'charcoal')
    prism([(1.05, 0.6), (2.55, 0.6), (2.6, 1.2), (2.4, 1.42), (1.05, 1.5)], 1.05, (0, 0, 0), 'teal', 'y', 0.1)
    box((0.06, 0.8, 0.55), (2.62, 0, 0.72), 'steel', 0.02)
    for y in row(6, 0.13):
        box((0.05, 0.04, 0.5), (2.66, y, 0.74), 'charcoal', 0)
    for y in (-0.62, 0.62):
        ball(0.17, (2.5, y, 1.12), 'steel')
        ball(0.14, (2.58, y, 1.12), 'lamp')
        pts = [(0.66 * math.cos(math.radians(a)), 0.62 * math.sin(math.radians(a))) for a in range(-5, 186, 12)]
        prism(pts + [(-0.58, 0.0), (0.58, 0.0)], 0.4, (1.9, y * 1.3, 0.42), 'teal', 'y', 0)
        box((1.4, 0.3, 0.06), (0.5, y * 1.35, 0.42), 'charcoal')
    box((1.2, 1.5, 0.75), (0.5, 0, 0.64), 'teal', 0.1)
    for x, y in grid(2, 2, 1.0, 1.34):
        box((0.1, 0.1, 0.75), (x + 0.5, y, 1.35), 'teal')
    box((1.35, 1.66, 0.16), (0.5, 0, 2.05), 'teal', 0.08)
    for y in (-0.7, 0.7):
        box((0.9, 0.02, 0.65), (0.5, y, 1.38), 'clear', 0)
    box((0.02, 1.3, 0.6), (1.02, 0, 1.4), 'clear', 0)
    box((2.3, 1.8, 0.12), (-1.35, 0, 0.82), 'wood')
    for z in (0.95, 1.22, 1.49):
        for y in (-0.88, 0.88):
            box((2.3, 0.06, 0.2), (-1.35, y, z), 'wood')
        box((0.06, 1.8, 0.2), (-2.48, 0, z), 'wood')
        box((0.06, 1.8, 0.2), (-0.24, 0, z), 'wood')
    for x, y in grid(3, 2, 1.05, 1.9):
        box((0.1, 0.08, 0.95), (x - 1.35, y, 0.8), 'wood_dark')
    for i, (x, y) in enumerate(((-1.9, -0.4), (-1.2, 0.3), (-0.7, -0.35), (-1.7, 0.4))):
        cyl(0.28, 0.75, (x, y, 0.94), 'steel')
        cyl(0.3, 0.08, (x, y, 1.68), 'steel_dark')
    box((0.1, 1.9, 0.14), (2.74, 0, 0.52), 'steel')


@scene('inst-calidad-seguridad', 'B')
def inst_safety():
    light('dawn', azimuth=-40, elevation=28, haze_from=30, haze_to=260)
    ground('concrete')
    with at(0, 12, 0):
        plant.shed(36, 12, 8, 'white', 'blue', 3)
    with at(-10, 3, 0, rz=-35):
        vehicles.collection_truck()
    with at(1.9, 4.3, 0, rz=-80):
        people.worker(1, 'blue', 'green', hands='point', hair_style='pony')
    with at(0.2, 5.4, 0):
        box((2.2, 0.1, 1.5), (0, 0, 1.0), 'white', 0.03)
        for x in (-0.9, 0.9):
            box((0.08, 0.08, 2.5), (x, 0.06, 0), 'charcoal')
        prism([(-0.95, 1.25), (-0.25, 1.25), (-0.6, 1.95)], 0.06, (0, -0.06, 0), 'yellow', 'y', 0)
        cyl(0.34, 0.06, (0.55, -0.06, 1.62), 'blue', 'y')
        ball(0.16, (0.55, -0.1, 1.66), 'white', (1, 0.3, 1))
    for i in range(7):
        a = 200 + i * 23
        x, y = 1.6 + 3.6 * math.cos(math.radians(a)), 2.6 + 3.6 * math.sin(math.radians(a))
        with at(x, y, 0, rz=a + 180):
            people.worker(1 + i % 3, ('white', 'yellow')[i % 2], 'green', hands=('down', 'hips', 'hold', 'down')[i % 4])
    for x in (-4.4, -3.6):
        with at(x, 0.2, 0):
            plant.safety_cone()
    camera((7.8, -4.4, 2.8), (1.2, 2.2, 1.2), lens=32, fstop=1.1)


@scene('job-bg', 'W')
def job_bg():
    light('dawn', azimuth=-35, elevation=19, haze_from=40, haze_to=420, rim=0.9)
    ground('concrete')
    with at(13, 15, 0):
        plant.shed(40, 14, 9, 'white', 'blue', 4, open_front=False)
        plant.roller_door(-15, -7.1, 4.4, 5.4, 1.0)
    for i, (x, a) in enumerate(((3.4, -62), (9.4, -66), (16.4, -70))):
        with at(x, 2.6, 0, rz=a):
            (vehicles.collection_truck, vehicles.tanker, vehicles.hooklift_truck)[i](**({'lights': True} if i == 0 else {}))
    crew = ((-1.6, -3.2, -75, 'worker', 'wave'), (-0.4, -2.6, -95, 'cap', 'hips'), (0.9, -3.3, -110, 'worker', 'down'), (6.0, -4.2, -100, 'mech', 'hold'),
            (7.3, -3.8, -130, 'worker', 'down'), (11.6, -4.4, -110, 'mech', 'hips'), (12.9, -4.0, -80, 'cap', 'wave'), (2.3, -2.4, -60, 'mech', 'hips'))
    for i, (x, y, a, kind, hands) in enumerate(crew):
        with at(x, y, 0, rz=a):
            if kind == 'worker':
                people.worker(1 + i % 3, ('white', 'yellow')[i % 2], 'green', hands=hands, hair_style=('short', 'pony')[i % 2])
            elif kind == 'cap':
                people.person('blue', 'blue_dark', 1 + i % 3, 'short', hat='cap', hat_mat='green', hands=hands)
            else:
                people.person('grey_dark', 'grey_dark', 1 + (i + 1) % 3, ('bun', 'crop')[i % 2], hands=hands, vest=None, gloves='orange')
    with at(4.3, -4.6, 0):
        box((1.0, 0.5, 0.75), (0, 0, 0.12), 'red', 0.05)
        for z in (0.26, 0.46, 0.66):
            box((0.9, 0.02, 0.03), (0, -0.26, z), 'steel', 0)
        for x in (-0.35, 0.35):
            cyl(0.08, 0.06, (x, -0.1, 0.08), 'tyre', 'y')
    for i in range(3):
        torus(0.4, 0.16, (9.6, -3.4, 0.16 + i * 0.32), 'tyre')
    city.wood(26, -60, -8, 18, 60, 4, 5, (5, 8))
    with at(-120, 480, -6):
        city.cerro_de_la_silla(0.5)
    for x in (-24, -18, -12):
        with at(x, 8, 0):
            city.hedge(5)
    sets.clouds(((-160, 380, 90), (-60, 420, 115)))
    camera((-1.5, -17, 3.2), (1.8, 2, 2.9), lens=31, fstop=1.3, focus=(4, -3, 1.2))


@scene('job-link')
def job_link():
    light('morning', azimuth=-25, elevation=34, haze_from=30, haze_to=260)
    ground('grass')
    city.road(-120, 90, 0, 9)
    sets.house_row(-60, 40, 13, -1, 2)
    with at(0, 0, 0.02):
        vehicles.collection_truck(driver=False, window=False)
        with at(2.62, -0.74, 1.24, rz=-62, s=0.88):
            people.worker(2, 'white', 'green', hands=((0.66, 0.14, 1.6), (0.44, -0.3, 0.92)), drop=0.12,
                          feet=((0.05, 0.12, 0.3), (0.05, -0.12, 0.3)),
                          hat='cap', hat_mat='green')
    with at(6.4, 4.9, 0.1):
        city.tree(4.6, 'leaf', 1)
    camera((6.6, -6.0, 2.9), (2.0, -0.5, 2.15), lens=46, fstop=0.9, focus=(2.6, -0.9, 2.4))
