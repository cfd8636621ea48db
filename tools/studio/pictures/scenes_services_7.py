"""Types of service of the line 7."""
from parts import bins, city, machines, people, plant, sets
from parts.basics import *
from studio import camera, ground, light, scene


@scene('service-7-1')
def service_7_1():
    light('noon', azimuth=-60, elevation=40, haze_from=40, haze_to=260)
    ground('floor_blue')
    n = 0
    for i, kind in enumerate(('blue', 'clear', 'green')):
        for j in range(2):
            for k in range((3, 4, 2)[i]):
                n += 1
                with at(-3.6 + i * 3.3 + j * 1.64, 2.6, k * 1.22, rz=(n * 7) % 5 - 2):
                    bins.pet_bale(kind, n % 3, (1.55, 1.3, 1.2))
    with at(0.2, -0.9, 0, rz=20):
        bins.pet_bale('mixed', 2, (1.6, 1.2, 1.2))
    for i, (x, y, a, s) in enumerate(scatter(22, -2.8, 4.6, -3.0, -1.4, 5, 0.5, lambda x, y: abs(x - 0.2) > 1.3)):
        with at(x, y, 0.1, rz=a, rx=90):
            bins.bottle(('clear_blue', '#CADDEA', 'clear_green')[i % 3], ('blue', 'green', 'white')[i % 3], 0.95)
    with at(3.0, -0.2, 0, rz=-130):
        people.worker(2, 'white', 'green', hands='hold')
    box((50, 0.3, 9), (0, 7, 0), 'blue_pale', 0)
    box((50, 0.1, 0.6), (0, 6.8, 3.4), 'blue', 0)
    camera((-2.6, -7.6, 2.7), (0.5, 1.0, 1.7), lens=34, fstop=0.9)


@scene('service-7-2')
def service_7_2():
    light('late', azimuth=-120, elevation=36, haze_from=30, haze_to=200)
    ground('concrete_warm')
    box((50, 0.3, 9), (0, 8, 0), 'terracotta', 0)
    for x in row(9, 5):
        box((0.4, 0.4, 9), (x, 7.7, 0), 'cream', 0)
    sets.bale_wall(('card', 'paper', 'card', 'paper'), -6.4, 4.6, rows=2, high=3, seed=7)
    with at(3.2, -0.6, 0):
        bins.heap(1.9, 1.2, ('cardboard', 'cardboard_light', '#A97B47', 'paper'), 130, 6, 0.6)
    with at(-2.0, -0.4, 0, rz=25):
        bins.pallet()
        for i in range(6):
            box((1.05 - i * 0.02, 0.85, 0.14), (0, 0, 0.14 + i * 0.15), ('paper', '#DADFE6')[i % 2], 0.01, (0, 0, i * 4 - 8))
    with at(0.6, -1.4, 0, rz=-10):
        people.worker(1, 'white', 'green', hands='hold')
        for i in range(3):
            box((0.5, 0.6, 0.1), (0.5, 0, 0.78 + i * 0.1), ('cardboard', 'cardboard_light')[i % 2], 0.01)
    with at(-4.6, 0.8, 0, rz=35):
        machines.forklift('green', 0.7, lambda: bins.paper_bale(1))
    camera((2.6, -8.4, 2.9), (-0.5, 1.4, 1.4), lens=33, fstop=0.9)


@scene('service-7-3')
def service_7_3():
    light('morning', azimuth=-25, elevation=36, haze_from=50, haze_to=420)
    ground('grass')
    sheet(-60, 60, -7, 26, 0.02, 'soil_light')
    rnd = random.Random(4)
    for j in range(4):
        y = 1.0 + j * 5.6
        terrain(lambda x, yy: max(0, 1.9 * (1 - ((yy - y) / 1.9) ** 2)) * min(1, (22 - abs(x)) / 2.0) + 0.16 * math.sin(x * 1.7 + yy * 2.1) * (abs(yy - y) < 1.8) - 0.03,
                -22, 22, y - 2, y + 2, 'compost', 90, 14)
        for x in row(14, 2.9):
            with at(x + rnd.uniform(-1, 1), y + rnd.uniform(-0.9, 0.9), 1.35):
                bins.heap(0.5, 0.16, ('leaf', 'leaf_dark', 'terracotta', 'yellow', 'compost'), 10, int(x) % 5, 0.2)
    with at(-3.6, -3.0, 0.02, rz=28):
        machines.loader('green', 0.35, load=lambda: bins.heap(0.75, 0.5, ('compost', 'soil', 'leaf', 'leaf_dark'), 50, 2, 0.2))
    with at(3.8, -3.2, 0.02, rz=110):
        people.worker(2, 'white', 'green', hands='hold')
        tube([(0.46, 0.1, 1.4), (0.62, 0.0, 0.05)], 0.025, 'yellow')
    for i, (x, y) in enumerate(((6.2, -3.4), (7.0, -3.1), (6.6, -4.1))):
        with at(x, y, 0.02, rz=i * 20):
            bins.crate('green', 0.75, 0.55, 0.4, ('terracotta', 'green', 'yellow', 'leaf', 'orange'), i)
    with at(16, 31, 0):
        plant.shed(20, 9, 6, 'cream', 'green', 2, stripe='terracotta')
    city.wood(50, -80, 80, 40, 76, 3, 5, (5, 8), ('tree', 'tree', 'tall'))
    sets.far_hills(8, 'mountain_green')
    camera((-9, -16, 9.5), (1.6, 4.4, 0.6), lens=33, fstop=1.4)


@scene('service-7-4')
def service_7_4():
    light('morning', azimuth=-135, elevation=33, haze_from=50, haze_to=380)
    ground('gravel')
    metals = ('steel', 'steel_dark', 'copper', 'grey', '#B8493A', '#4C7FB8')
    with at(-4.6, 1.2, 0, rz=8):
        machines.excavator('yellow', 'magnet', lambda: bins.heap(0.8, 0.3, metals, 40, 2, 0.4))
    with at(4.0, 1.0, 0):
        bins.heap(3.0, 1.9, metals, 260, 5, 0.55)
    with at(9.4, 5.8, 0, rz=35):
        bins.rolloff('blue', 5.6, 1.6, lambda: bins.heap(1.0, 0.6, metals, 70, 3, 0.35))
    for i, (x, y, z) in enumerate(((-9.6, 6, 0), (-8.5, 6.1, 0), (-7.4, 6, 0), (-9, 6, 1.02), (-7.9, 6.1, 1.02), (-8.5, 6, 2.04))):
        with at(x, y, z, rz=i * 3 - 6):
            bins.metal_bale(i % 3)
    with at(-0.6, -3.6, 0, rz=80):
        people.worker(3, 'white', 'green', hands='point')
    for x in (-20, 0, 20):
        with at(x, 13, 0):
            box((19.8, 0.3, 3.2), (0, 0, 0), ('blue', 'white', 'blue')[x // 20 + 1], 0.02)
    sets.skyline(-90, 100, 80, 8, 3, (3, 6))
    sets.clouds(((-70, 300, 80), (60, 320, 85)), 10)
    camera((-3.6, -12.6, 3.6), (1.0, 1.2, 2.3), lens=33, fstop=1.2)
