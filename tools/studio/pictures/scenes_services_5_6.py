"""Types of service of the lines 5 and 6."""
from parts import bins, city, machines, people, plant, sets, vehicles
from parts.basics import *
from studio import camera, ground, light, scene


MIX = ('cardboard', 'white', 'blue_light', 'green', 'yellow', 'terracotta')


@scene('service-5-1')
def service_5_1():
    light('dawn', azimuth=-35, elevation=24, haze_from=50, haze_to=340)
    ground('grass')
    sheet(-60, 60, -5, 8, 0.02, 'asphalt')
    with at(0, 0, 0.02):
        plant.weighbridge(13)
        with at(0.4, 0, 0.24):
            vehicles.collection_truck(lights=True)
    with at(8.8, -2.9, 0.02, rz=90):
        plant.barrier(4.6, 62)
    with at(9.6, 6.4, 0.02, rz=-90):
        plant.barrier(4.0, 0, 'lamp_red')
    with at(-14, 0, 0.02):
        vehicles.hooklift_truck(load=lambda: bins.rolloff('green', 5.6, 1.5, lambda: bins.heap(1, 0.5, MIX, 50, 1)))
    with at(5.2, -3.4, 0.02, rz=150):
        people.worker(2, 'white', 'green', hands='wave')
    for x in (-22, 16.5):
        with at(x, 9.4, 0):
            plant.fence(18)
    with at(10, 24, 0):
        plant.shed(30, 14, 8, 'white', 'blue', 3)
    city.wood(30, -70, 70, 34, 70, 4, 5, (5, 8))
    for x in (-10, 4, 18):
        with at(x, 10.6, 0):
            city.tree(4.8, 'leaf_light', x % 4)
    camera((12.8, -11.5, 4.0), (1.2, 1, 1.9), lens=34, fstop=1.3, focus=(3, -0.5, 1.6))


@scene('service-5-2')
def service_5_2():
    light('overcast', azimuth=-130, elevation=46, haze=0.05, sun=1.5)
    ground('floor_hall')
    sets.hall(50, 24, 10, 'grey_light', 'green', 'blue')
    with at(-4.5, 4.4, 0):
        plant.trommel(7, 1.3)
    with at(3.2, 4.4, 0):
        plant.conveyor(7, 1.3, 3.3, 1.2, MIX, seed=2)
    box((9.4, 3.4, 0.16), (11, 4.4, 2.4), 'steel')
    for x, y in grid(4, 2, 2.9, 3.0):
        box((0.2, 0.2, 2.4), (x + 11, y + 4.4, 0), 'blue')
    with at(11, 4.4, 2.5):
        plant.conveyor(9, 0.85, 0.85, 1.1, MIX, seed=6, dens=6, frame='green')
    for z in (3.0, 3.5):
        box((9.4, 0.05, 0.06), (11, 2.75, z), 'yellow', 0)
    for i, x in enumerate((8.6, 11.0, 13.4)):
        with at(x, 5.5, 2.55, rz=-90):
            people.worker(i + 1, ('white', 'yellow', 'white')[i], 'green', hands='front')
        with at(x, 4.4, 0, rz=90):
            bins.bin1100(('blue', 'green', 'yellow')[i], None)
    with at(-6, -0.2, 0, rz=40):
        people.worker(2, 'white', 'green', hands='point')
    with at(2.0, 0.4, 0, rz=25):
        bins.pet_bale('mixed', 1)
    with at(3.8, 0.8, 0, rz=10):
        bins.card_bale(2)
    camera((-9.4, -11.0, 5.2), (2.0, 3.6, 1.9), lens=30, fstop=1.2)


@scene('service-5-3')
def service_5_3():
    light('late', azimuth=-100, elevation=40, haze=0.05)
    ground('concrete_warm')
    sets.hall(40, 20, 8.5, 'cream', 'blue', 'green', side='left')
    with at(0.6, 1.2, 0, rz=180):
        plant.baler('green', out=lambda: bins.card_bale(1, (1.5, 1.2, 1.1)), feed=lambda: bins.heap(0.85, 0.7, ('cardboard', 'cardboard_light', '#A97B47'), 60, 3, 0.42))
    sets.bale_wall(('card', 'card', 'paper', 'card'), -3, 6.4, rows=2, high=4, seed=5)
    with at(-5.6, -2.2, 0, rz=70):
        machines.forklift('yellow', 0.15, lambda: bins.card_bale(2))
    with at(2.6, -2.4, 0, rz=0):
        bins.heap(1.4, 1.0, ('cardboard', 'cardboard_light', '#A97B47', '#E4CCA4'), 110, 7, 0.5)
    with at(4.6, -1.4, 0, rz=165):
        people.worker(1, 'white', 'green', hands='hold')
        box((0.7, 0.6, 0.5), (0.6, 0, 0.7), 'cardboard', 0.02)
    camera((-2.8, -8.6, 3.3), (-0.2, 1.2, 1.6), lens=32, fstop=1.0)


@scene('service-5-4')
def service_5_4():
    light('morning', azimuth=-145, elevation=40, haze=0.05)
    ground('floor_blue')
    sets.hall(44, 22, 10, 'white', 'terracotta', 'grey_dark')
    with at(-1, 3.2, 0):
        plant.shredder()
    with at(5.6, 3.2, 0):
        plant.conveyor(9, 1.0, 4.2, 1.2, ('#C65A32', '#E0AE4A', '#4F96DC', 'grey', 'cream'), seed=3, dens=10)
    with at(11.6, 3.2, 0):
        bins.heap(2.6, 2.2, ('#B5703C', '#E0AE4A', '#4F96DC', '#D8D2C4', '#8A9A6A'), 330, 4, 0.22)
    with at(-6.6, 3.4, 0):
        plant.conveyor(7, 0.9, 4.7, 1.2, MIX, seed=9)
    with at(-7.2, -1.2, 0, rz=35):
        machines.loader('yellow', 0.3, load=lambda: bins.heap(0.8, 0.5, MIX, 40, 1))
    with at(2.8, -0.6, 0, rz=140):
        people.worker(3, 'white', 'green', hands='hips')
    with at(4.0, -0.9, 0, rz=170):
        people.worker(1, 'yellow', 'green', hands='point')
    camera((8.0, -9.2, 4.2), (1.4, 3, 2.3), lens=31, fstop=1.2)


@scene('service-6-1')
def service_6_1():
    light('noon', azimuth=-120, elevation=42, haze_from=60, haze_to=480)
    ground('grass')
    sheet(-60, 60, -14, -4.6, 0.02, 'soil_light')
    with at(3, 8, 0):
        plant.pond(36, 20, 'liner', 'liner', 'grass', 2.6)
        for x in row(9, 3.8):
            sheet(x - 0.05, x + 0.05, -8.6, 8.6, 1.45, 'grey')
        sheet(-16, 16, -1.4, 1.4, 1.455, 'gravel')
        tube([(-16, 0, 1.55), (16, 0, 1.55)], 0.16, 'green')
        for x, y, a, s in scatter(26, 1, 14, -5.5, 5.5, 3, 1.5):
            with at(x, y, 1.44):
                bins.heap(0.9 * s, 0.4, ('gravel', 'stone', 'grey'), 16, int(a) % 4, 0.24)
    with at(-3.5, 5.0, 1.44, rz=20):
        machines.loader('yellow', 0.35, load=lambda: bins.heap(0.75, 0.4, ('gravel', 'stone', 'grey'), 30, 2, 0.2))
    with at(7.5, 11.5, 1.44, rz=200):
        machines.loader('green', 0.2)
    with at(-5.4, -6.2, 0.02, rz=50):
        people.worker(2, 'white', 'green', hands='point')
    with at(-4.2, -6.0, 0.02, rz=120):
        people.worker(1, 'yellow', 'green', hands='hold')
    for i, (y, z) in enumerate(((0, 0.42), (0.88, 0.42), (1.76, 0.42), (0.44, 1.16), (1.32, 1.16))):
        cyl(0.42, 4.5, (6, -8.2 + y, z), 'liner', 'x')
        cyl(0.12, 4.7, (6, -8.2 + y, z), 'white', 'x')
    city.hills(-160, 180, 90, 18, 60, 'grass_dark', 3, 6)
    sets.far_hills(2)
    city.wood(40, -70, 70, 34, 66, 4, 5, (5, 8))
    camera((-9, -19, 10.5), (2, 4, 1.0), lens=34, fstop=2)


@scene('service-6-2')
def service_6_2():
    light('late', azimuth=-65, elevation=25, haze_from=50, haze_to=480)
    ground('grass')
    with at(2.4, 1, 0):
        plant.flare(6.5)
    for x, y in ((-6, 4), (-3, 8), (9, 6), (14, 9), (-12, 9)):
        with at(x, y, 0):
            plant.gas_well(1.6)
    tube([(-11.4, 9, 0.2), (-5.4, 4, 0.2), (-1, 2, 0.25), (1.2, 1.5, 0.4)], 0.1, 'yellow', True)
    tube([(14.6, 9, 0.2), (9.6, 6, 0.2), (5.5, 2.4, 0.25), (3.6, 1.5, 0.4)], 0.1, 'yellow', True)
    with at(-3.4, -0.4, 0):
        box((3.2, 1.8, 2.0), (0, 0, 0.2), 'blue', 0.06)
        box((3.4, 2.0, 0.2), (0, 0, 0), 'concrete')
        for x in row(6, 0.26):
            box((0.06, 0.05, 1.2), (x - 0.5, -0.92, 0.6), 'blue_dark')
        box((0.8, 0.05, 1.5), (1.0, -0.91, 0.3), 'white', 0.02)
        cyl(0.14, 1.0, (-1.0, 0.3, 2.2), 'steel')
    with at(0.2, -1.8, 0, rz=60):
        people.worker(2, 'white', 'green', hands='hold')
    for x in row(9, 4):
        with at(x, 13.5, 0):
            city.bush(0.8, ('leaf', 'leaf_light')[int(x) % 2], 1)
    city.hills(-150, 170, 70, 22, 60, 'grass_dark', 6, 6)
    sets.far_hills(4)
    sets.clouds(((-80, 400, 100), (100, 420, 95)))
    camera((-6.0, -10.5, 3.2), (0.6, 1.4, 3.1), lens=32, fstop=1.2)


@scene('service-6-3')
def service_6_3():
    light('morning', azimuth=-50, elevation=36, haze_from=60, haze_to=440)
    ground('grass_dark')
    with at(-5, 2, 0):
        plant.pond(15, 8.5, 'leachate', 'liner', 'grass', 1.3)
    with at(15.5, 1, 0):
        plant.pond(11, 8.5, 'water', 'liner_green', 'grass', 1.3)
    with at(-6, 14, 0):
        plant.tank(2.6, 4.6)
    with at(0.5, 14.5, 0):
        plant.tank(2.6, 4.6, band='green')
    with at(12, 15, 0):
        plant.shed(13, 7, 5, 'white', 'blue', 2)
    tube([(1.6, 2, 1.5), (4.6, 2.2, 2.0), (8.6, 1.6, 1.5)], 0.16, 'blue', True)
    with at(6.2, -4.4, 0, rz=130):
        people.worker(1, 'white', 'green', hands='hold')
    with at(-13.5, 1.2, 1.3, rz=0):
        box((2.4, 1.0, 0.1), (2.6, 0, 0.1), 'steel')
    for x in (-7.5, -3.0):
        with at(x, 2, 0.5):
            cyl(0.55, 0.4, (0, 0, 0.1), 'white')
            cyl(0.3, 0.5, (0, 0, 0.4), 'blue')
            torus(0.9, 0.12, (0, 0, 0.24), 'yellow')
    city.wood(50, -70, 80, 26, 70, 5, 5, (5, 8), ('tree', 'tall', 'pine'))
    sets.far_hills(7)
    camera((-4, -17, 8.6), (3.4, 3.4, 0.8), lens=33, fstop=2)


@scene('service-6-4')
def service_6_4():
    light('dawn', azimuth=-140, elevation=26, haze_from=60, haze_to=520)
    fn = lambda x, y: 9 * math.exp(-((x - 6) ** 2 / 900 + (y - 24) ** 2 / 260)) + 5 * math.exp(-((x + 34) ** 2 / 500 + (y - 34) ** 2 / 300)) - 0.1
    ground('grass', z=-0.12)
    terrain(fn, -120, 120, -30, 110, 'grass', 90, 60)
    for i, (x, y, a, s) in enumerate(scatter(60, -46, 56, 6, 46, 4, 4.2, lambda x, y: abs(y - 14 - x * 0.12) > 2.4)):
        with at(x, y, fn(x, y) - 0.1):
            (city.tree(4.6 * s, ('leaf', 'leaf_light', 'leaf_dark')[i % 3], i) if i % 4 else city.pine(5 * s))
    for x, y, a, s in scatter(90, -18, 24, -9, 9, 6, 1.1, lambda x, y: abs(y + 3 - x * 0.1) > 1.8):
        with at(x, y, fn(x, y)):
            city.bush(0.22 * s, ('flower', 'leaf_light', 'leaf', 'leaf_dark')[int(a) % 4], int(a))
    me_pts = [(x, -3 + x * 0.1) for x in range(-40, 46, 2)]
    for (x, y), (x2, y2) in zip(me_pts, me_pts[1:]):
        terrain(lambda a, b: fn(a, b) + 0.03, x, x2, y - 1.2, y + 1.2, 'gravel', 2, 4)
    for x in (-4, 9):
        with at(x, 0.3 + x * 0.1, fn(x, 0.3) + 0.02):
            plant.gas_well(1.3)
    for x, y, a in ((1.0, -3.0, 20), (1.9, -2.5, 200)):
        with at(x, y, fn(x, y) + 0.03, rz=a):
            people.person(('terracotta', 'blue')[int(a > 90)], 'grey_dark', 1 + int(a > 90), 'short', feet='walk', hands='walk')
    with at(6.5, -1.2, fn(6.5, -1.2), rz=180):
        city.bench()
    sets.far_hills(1)
    sets.clouds(((-120, 420, 115), (80, 440, 125)))
    camera((-8, -17, 4.6), (3, 4, 3.0), lens=33, fstop=1.4, focus=(2, -3, 1))
