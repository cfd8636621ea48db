"""Press pictures 6 to 10."""
from parts import bins, city, people, plant, sets, vehicles
from parts.basics import *
from studio import area, camera, ground, light, scene


MIX = ('cardboard', 'white', 'blue_light', 'green', 'yellow', 'terracotta')


@scene('press-06', 'J')
def press_06():
    light('studio', azimuth=-50, elevation=46, haze=0)
    ground('#1F4E9E')
    box((80, 0.3, 24), (0, 9, 0), '#2C62B8', 0)
    for k, x in enumerate((-7.5, 5.2)):
        prism([(x, 0), (x + 2.4 - k, 0), (x + 7.4 - k, 9), (x + 5, 9)], 0.1, (0, 8.8, 0), ('#3E78D0', 'green')[k], 'y', 0)
    for r, z, c in ((2.2, 0, 'white'), (1.6, 0.35, 'blue_pale'), (0.9, 0.7, 'white')):
        cyl(r, 0.35 if r > 1 else 1.1, (0, 0, z), c, seg=64, bevel=0.04)
    pipe(0.92, 0.12, (0, 0, 1.3), 'green', 0.03, seg=64)
    lathe([(0.5, 0), (0.52, 0.12), (0.3, 0.2), (0.14, 0.4), (0.12, 0.7), (0, 0.72)], (0, 0, 1.8), 'gold', 40, smooth=50)
    with at(0, 0, 2.45):
        leaf = [(0, 0), (0.34, 0.24), (0.52, 0.64), (0.44, 1.05), (0.08, 1.55), (-0.3, 1.1), (-0.42, 0.66), (-0.28, 0.24)]
        prism(leaf, 0.16, (0, 0, 0), 'green_gloss', 'y', 0.05)
        tube([(0, -0.1, 0.05), (0.02, -0.1, 0.7), (0.07, -0.1, 1.35)], 0.025, 'gold')
        for z, s in ((0.4, 0.25), (0.7, 0.3), (1.0, 0.22)):
            for k in (-1, 1):
                tube([(0.02, -0.1, z), (k * s, -0.1, z + 0.2)], 0.018, 'gold')
    rnd = random.Random(3)
    for i in range(110):
        x, y = rnd.uniform(-5, 5), rnd.uniform(-3, 4)
        if math.hypot(x, y) > 2.3:
            box((0.14, 0.08, 0.02), (x, y, 0.01), rnd.choice(('green', 'white', 'gold', 'blue_light')), 0, (0, 0, rnd.uniform(0, 180)))
    for s in (-1, 1):
        with at(s * 3.1, 1.0, 0):
            cyl(0.07, 1.1, (0, 0, 0), 'gold')
            ball(0.14, (0, 0, 1.15), 'gold')
            cyl(0.35, 0.06, (0, 0, 0), 'gold')
    tube([(-3.1, 1.0, 0.95), (-2.6, 1.8, 0.7), (0, 2.9, 0.7), (2.6, 1.8, 0.7), (3.1, 1.0, 0.95)], 0.07, 'green', True)
    camera((1.6, -7.4, 3.7), (0, 0, 1.75), lens=36, fstop=0.9, focus=(0, -0.3, 2.6))


@scene('press-07')
def press_07():
    light('morning', azimuth=-70, elevation=36, haze_from=30, haze_to=260)
    ground('pavement')
    with at(0.5, 2.0, 0):
        mobile_point()
    for i, (x, y, a) in enumerate(((-2.2, -0.6, 80), (-3.2, -0.9, 60), (2.9, -0.7, 100))):
        with at(x, y, 0, rz=a):
            people.person(('pink', 'ochre', 'white')[i], 'blue_dark', 1 + i % 3, ('long', 'short', 'bun')[i], hands='hold')
            with at(0.45, 0, 0.72):
                bins.crate(('green', 'blue', 'green')[i], 0.5, 0.4, 0.26, ('#E3EEF5', '#4F96DC', 'cardboard', 'yellow'), i)
    with at(0.3, -0.2, 0, rz=-80):
        people.worker(2, 'white', 'green', hands='wave')
    with at(4.4, -0.4, 0, rz=165):
        people.child('yellow', hands='cheer')
    for i in range(4):
        with at(-16 + i * 11, 13, 0):
            city.shop(9.5, 8, 4.4, ('cream', 'pink', 'white', 'ochre')[i], ('green', 'blue', 'terracotta', 'green')[i], floors=1 + i % 2)
    for x in (-8.5, 8.5):
        with at(x, 6, 0):
            city.tree(5, 'leaf', int(x) % 4)
    camera((-3.6, -9.0, 2.9), (0.4, 1.2, 1.6), lens=33, fstop=1.0, focus=(0, 0.2, 1.2))


def mobile_point():
    """Box truck with an open side and shelves of collection bins."""
    from parts.vehicle_bits import bumper_lamps, cab, chassis, rear_lamps, wheel_pair
    chassis(-4.3, 3.2)
    for x in (-2.6, 2.55):
        wheel_pair(x, double=x < 0)
    with at(1.55, 0, 0.72):
        cab('blue', 'green')
    box((5.2, 2.5, 0.16), (-1.7, 0, 1.1), 'grey')
    box((5.2, 0.1, 2.3), (-1.7, 1.2, 1.2), 'white')
    for x in (-4.25, 0.85):
        box((0.1, 2.5, 2.3), (x, 0, 1.2), 'white')
    box((5.3, 2.6, 0.14), (-1.7, 0, 3.5), 'white')
    with at(-1.7, -1.3, 3.56, rx=-14):
        box((5.2, 1.9, 0.08), (0, -0.95, 0), 'green', 0.02)
        for x in row(6, 1.0):
            box((0.5, 1.9, 0.09), (x, -0.95, 0), 'white', 0.01)
    for x, c, l in ((-3.5, 'blue', ('#4F96DC', '#A9D0F3')), (-2.3, 'green', ('#94CB4A', '#6FAE2E')), (-1.1, 'yellow', ('cardboard', 'paper')), (0.1, 'terracotta', ('steel', 'copper'))):
        with at(x, -0.3, 1.26):
            box((1.0, 1.2, 0.9), (0, 0, 0), c, 0.04)
            with at(0, 0, 0.85):
                bins.heap(0.42, 0.3, l, 26, 1, 0.16)
    for i in range(3):
        box((1.4, 0.32, 0.2), (-0.2, -1.5 - i * 0.3, 0.8 - i * 0.36), 'steel')
    bumper_lamps(3.62)
    rear_lamps(-4.3, 0.9)


@scene('press-08')
def press_08():
    light('night', azimuth=-120, elevation=40, haze=0, sky=0.9, glow=0.2)
    ground('#2A3A55')
    box((16, 0.2, 5), (0, 3.4, 0), '#20304C', 0)
    box((9.4, 0.14, 3.0), (0, 3.2, 1.5), 'black', 0.04)
    rnd = random.Random(2)
    for i, (x, y) in enumerate(grid(4, 2, 2.3, 1.42)):
        with at(x, 3.1, 3.0 + y - 0.62):
            box((2.15, 0.06, 1.28), (0, 0, 0), ('emit:#1C4FA8:0.9', 'emit:#123D86:0.9', 'emit:#0E6B6E:0.8')[i % 3], 0.02)
            if i % 3 == 0:
                for k in range(6):
                    box((0.2, 0.03, 0.15 + rnd.random() * 0.75), (-0.75 + k * 0.3, -0.04, 0.15), 'lamp_green', 0)
            elif i % 3 == 1:
                tube([(-0.85 + k * 0.34, -0.05, 0.2 + rnd.random() * 0.85) for k in range(6)], 0.025, 'lamp_amber')
            else:
                for a, b in (((-0.8, 0.3), (0.8, 0.9)), ((-0.6, 1.0), (0.7, 0.3)), ((0.1, 0.15), (0.2, 1.1))):
                    tube([(a[0], -0.05, a[1]), (b[0], -0.05, b[1])], 0.02, 'lamp_blue')
                for k in range(5):
                    ball(0.06, (rnd.uniform(-0.8, 0.8), -0.06, rnd.uniform(0.25, 1.0)), 'lamp_green', sub=2)
    for i, x in enumerate((-2.4, 0, 2.4)):
        with at(x, 0.6, 0):
            prism([(-0.5, 0), (0.5, 0), (0.5, 0.95), (-0.5, 0.72)], 2.0, (0, 0, 0), 'white', 'x', 0.03)
            for k in row(3, 0.55):
                box((0.48, 0.04, 0.32), (k, 0.3, 0.92), 'emit:#2E6FD0:1.0', 0.01, (-14, 0, 0))
            with at(-0.1, -0.85, 0, rz=90):
                people.person(('blue', 'green_dark', 'white')[i], 'charcoal', 1 + i, ('bob', 'short', 'bun')[i], feet='sit', drop=0.16, hands='type')
                box((0.5, 0.5, 0.1), (0, 0, 0.38), 'blue', 0.04)
                box((0.08, 0.46, 0.6), (-0.28, 0, 0.5), 'blue', 0.04)
                cyl(0.05, 0.4, (0, 0, 0), 'steel')
    with at(4.2, 0.4, 0, rz=130):
        people.worker(3, 'white', 'green', hands='point')
    area((0, 1.5, 4.8), (0, 0.2, 0.6), 5, 160, '#9FC4FF', 2)
    area((-5, -3, 4), (0, 0.5, 1), 3, 120, '#FFE0B8')
    camera((2.6, -5.4, 2.9), (0, 1.6, 1.7), lens=32, fstop=1.0)


@scene('press-09', 'B')
def press_09():
    light('dawn', azimuth=-60, elevation=20, haze_from=60, haze_to=520)
    sheet(-500, 500, -300, 300, -9, 'water')
    for y0, y1, s in ((-300, -46, 1), (60, 400, 2)):
        terrain(lambda x, y: -9.4 + 2.2 * min(1, abs(y - (y1 if y0 < 0 else y0)) / 8) + 0.4 * math.sin(x * 0.09), -300, 300, y0, y1, 'grass', 40, 20)
    with at(0, 0, 0, rz=12):
        box((300, 10, 0.8), (0, 0, -0.8), 'concrete_warm', 0.05)
        sheet(-150, 150, -4.2, 4.2, 0.02, 'asphalt')
        for x in range(-140, 140, 5):
            sheet(x, x + 2.2, -0.08, 0.08, 0.03, 'white')
        for y in (-4.7, 4.7):
            box((300, 0.3, 0.7), (0, y, 0), 'white', 0.03)
        for x in (-70, -14, 42, 98):
            for y in (-5.2, 5.2):
                cyl(0.7, 27, (x, y, -9.5), 'white', r2=0.45)
                for k in range(1, 7):
                    for s in (-1, 1):
                        tube([(x, y, 17 - k * 0.9), (x + s * k * 4.2, y, 0.6)], 0.06, 'grey_light')
            box((1.0, 11, 0.8), (x, 0, 12), 'white')
            box((3, 11, 2), (x, 0, -9.5), 'concrete')
        for i, x in enumerate((7, -5, -17, -29, -41)):
            with at(x, -2.1, 0.03):
                (vehicles.collection_truck if i % 2 == 0 else vehicles.hooklift_truck)(**({'lights': True} if i % 2 == 0 else {'lights': True, 'load': lambda: bins.rolloff('green', 5.6, 1.5)}))
    sets.skyline(-160, 160, 130, 12, 3, (4, 10))
    sets.far_hills(4)
    sets.clouds(((-150, 420, 110), (40, 440, 130), (180, 430, 100)))
    camera((24, -27, 7.5), (-3, 0, 3.0), lens=36, fstop=2)


@scene('press-10')
def press_10():
    light('morning', azimuth=-125, elevation=42, haze=0.05)
    ground('floor_hall')
    sets.hall(40, 20, 8.5, 'white', 'green', 'blue', side='left')
    with at(2, 3.4, 0):
        plant.conveyor(14, 1.0, 1.0, 1.3, MIX, seed=7, dens=5, frame='green')
    sets.bale_wall(('blue', 'card', 'clear', 'green'), -4, 7.6, rows=2, high=3)
    with at(1.6, 1.2, 0, rz=-100):
        people.worker(2, 'white', 'green', hands='cheer')
    kids = ('yellow', 'terracotta', 'blue_light', 'pink', 'green', 'orange', 'white')
    for i, c in enumerate(kids):
        a = 200 + i * 23
        with at(1.4 + 2.6 * math.cos(math.radians(a)), 1.6 + 2.6 * math.sin(math.radians(a)), 0, rz=a + 180):
            people.child(c, 0.66 + (i % 3) * 0.04, skin=1 + i % 3, hair_style=('short', 'pony', 'braids', 'curly', 'bob', 'crop', 'bun')[i],
                         hands=('wave_r', 'down', 'cheer', 'down')[i % 4], hat='helmet', hat_mat=('yellow', 'white')[i % 2])
    with at(-2.6, 1.6, 0, rz=-20):
        people.person('white', 'charcoal', 1, 'bun', hands='down', vest='orange')
    sheet(-20, 20, 2.25, 2.38, 0.012, 'yellow')
    camera((-2.4, -5.0, 2.7), (1.0, 1.4, 1.0), lens=32, fstop=1.0)
