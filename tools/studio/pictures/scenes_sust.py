"""Sustainability."""
from parts import bins, city, machines, people, plant, sets, vehicles
from parts.basics import *
from studio import camera, ground, light, scene


@scene('sust-banner', 'W')
def sust_banner():
    light('morning', azimuth=-145, elevation=27, haze_from=70, haze_to=720)

    def fn(x, y):
        river = math.exp(-((y - 6 - 8 * math.sin(x * 0.035)) / 7) ** 2)
        hill = 13 * math.exp(-((x - 34) ** 2 / 700 + (y - 62) ** 2 / 420)) + 7 * math.exp(-((x + 60) ** 2 / 900 + (y - 80) ** 2 / 500))
        return 1.2 - 2.6 * river + hill * (1 - river) + 0.25 * math.sin(x * 0.2) * math.sin(y * 0.17)

    terrain(fn, -220, 240, -60, 240, 'grass', 150, 110)
    sheet(-220, 240, -30, 60, 0.0, 'water_turquoise')
    for i, (x, y, a, s) in enumerate(scatter(240, -120, 130, -26, 120, 4, 4.4, lambda x, y: fn(x, y) > 1.0 and not (10 < x < 62 and 34 < y < 60) and y > -24 + abs(x - 10) * 0.02 and not (-30 < x < -2 and 24 < y < 44))):
        with at(x, y, fn(x, y) - 0.15, rz=a):
            k = i % 6
            (city.pine(5 * s) if k == 0 else city.tall_tree(5.5 * s, seed=i) if k == 1 else city.tree(4.4 * s, ('leaf', 'leaf_light', 'leaf_dark', 'leaf')[k - 2], i))
    for i, (x, y) in enumerate(((-66, 96), (-36, 118), (-4, 128), (70, 120), (100, 104))):
        with at(x, y, fn(x, y) - 0.5, rz=-90 + i * 6):
            plant.wind_turbine(34, i * 31)
    for x, y in grid(6, 4, 4.6, 4.4):
        xx, yy = x - 16, y + 34
        with at(xx, yy, fn(xx, yy) + 0.9, rx=24):
            plant.solar_panel(4.2, 2.6)
        box((0.2, 0.2, 1.2), (xx, yy, fn(xx, yy) - 0.2), 'steel')
    for x, y in ((22, 44), (30, 40), (38, 40), (46, 44), (34, 48), (26, 50), (42, 51)):
        with at(x, y, fn(x, y) - 0.1):
            plant.gas_well(1.8)
    for r in (0, 1):
        pts = [(34 + (20 - r * 7) * math.cos(t / 14 * math.pi + math.pi), 58 + (16 - r * 5) * math.sin(t / 14 * math.pi + math.pi)) for t in range(15)]
        for (x, y), (x2, y2) in zip(pts, pts[1:]):
            tube([(x, y, fn(x, y) + 0.08), (x2, y2, fn(x2, y2) + 0.08)], 0.9, 'sand')
    with at(2, 6, 1.4, rz=80):
        box((26, 4, 0.5), (0, 0, 0), 'wood', 0.05)
        for s in (-1, 1):
            box((26, 0.16, 0.9), (0, s * 1.9, 0.4), 'white', 0.03)
        for x in (-8, 0, 8):
            box((1, 3.6, 3), (x, 0, -3), 'stone')
        with at(2, 0, 0.5):
            vehicles.collection_truck()
    with at(40, 24, fn(40, 24) - 0.1, rz=20):
        city.house(8, 6, 3, 'white', 'terracotta', 1, 2)
    with at(52, 21, fn(52, 21) - 0.1, rz=-10):
        city.house(8, 6, 3, 'cream', 'blue', 1, 3)
    city.hills(-300, 340, 230, 46, 140, 'grass_dark', 5, 7)
    sets.far_hills(4, y=640, h=150)
    sets.clouds(((-170, 420, 125), (-40, 440, 145), (130, 430, 120)), 15)
    camera((-12, -66, 30), (8, 30, 7), lens=31, fstop=None)


@scene('sust-1')
def sust_1():
    light('morning', azimuth=-55, elevation=33, haze_from=50, haze_to=400)
    ground('grass')
    sheet(-16, 22, -5, 10, 0.02, 'concrete')
    for i, x in enumerate((-7, -1.5)):
        lathe([(2.5, 0), (2.5, 2.6), (2.35, 2.7), (2.2, 3.6), (1.6, 4.5), (0.8, 5.0), (0, 5.1)], (x, 4.6, 0), ('green', 'white')[i], 48, smooth=40)
        pipe(2.56, 0.25, (x, 4.6, 2.4), 'blue', 0.06, seg=48)
    with at(5.8, 4.4, 0):
        box((7.5, 3.4, 3.0), (0, 0, 0.2), 'blue', 0.08)
        for x in row(10, 0.3):
            box((0.08, 0.06, 2.0), (x - 1.6, -1.72, 0.7), 'blue_dark')
        box((1.1, 0.06, 2.1), (2.4, -1.72, 0.25), 'white', 0.02)
        for x in (-2.4, -1.2):
            cyl(0.24, 3.0, (x, 0.4, 3.2), 'steel')
        box((2.2, 1.6, 0.8), (1.8, 0, 3.2), 'grey_light')
    with at(13.5, 4.2, 0):
        plant.flare(6)
    tube([(-16, 2.2, 0.5), (-10, 2.2, 0.5), (-4.2, 1.6, 0.5), (1.6, 2.0, 0.5), (3, 2.4, 1.2)], 0.18, 'yellow', True)
    tube([(-1.5, 2.2, 3.2), (0.6, 2.0, 3.4), (2.0, 3.2, 2.8)], 0.16, 'yellow', True)
    with at(16.8, -1.6, 0):
        for x in (-1, 1):
            cyl(0.1, 6, (x, 0, 0), 'wood_dark')
        box((3.2, 0.16, 0.16), (0, 0, 5.4), 'wood_dark')
        for x in (-1.3, 0, 1.3):
            tube([(x, 0, 5.6), (x + 14, 6, 5.0), (x + 30, 14, 6.0)], 0.03, 'charcoal', True)
    with at(1.2, -2.0, 0.02, rz=110):
        people.worker(2, 'white', 'green', hands='point')
    with at(2.2, -1.6, 0.02, rz=180):
        people.worker(1, 'yellow', 'green', hands='hold')
    for x in (-13, -11, -9):
        with at(x, -1.6 + x * 0.1, 0):
            plant.gas_well(1.4)
    city.hills(-150, 170, 60, 20, 60, 'grass_dark', 6, 6)
    city.wood(20, -60, 60, 18, 40, 3, 5, (5, 8))
    sets.far_hills(7)
    camera((-7.5, -14.5, 5.0), (1.4, 2.4, 2.3), lens=32, fstop=1.4)


@scene('sust-2')
def sust_2():
    light('noon', azimuth=-40, elevation=46, haze=0.03)
    ground('#BFD3E8')
    with at(0, 2.2, 0):
        box((6.5, 4.4, 3.6), (0, 0, 0), 'white', 0.1)
        box((6.6, 4.5, 0.5), (0, 0, 2.6), 'green', 0.02)
        for x in (-2.1, 0, 2.1):
            prism([(-1.05, 0), (1.05, 0), (1.05, 1.2), (0.9, 1.3)], 4.4, (x, 0, 3.6), 'blue', 'y', 0.04)
        for x in row(3, 2.0):
            city.window(x, -2.2, 0.9, 1.3, 1.2)
        for x in (-3.3, 3.3):
            box((0.3, 1.8, 1.5), (x, -0.8, 0.55), 'charcoal', 0.02)
    for s, load in ((-1, 'bales'), (1, 'goods')):
        with at(s * 6.2, 1.4, 0):
            plant.conveyor(6, 0.8, 0.8, 1.4, frame='green' if s > 0 else 'blue', skirt=False)
    for i, x in enumerate((-8.2, -6.6, -5.0)):
        with at(x, 1.4, 0.86, s=0.85):
            (bins.pet_bale('blue', 0, (1.4, 1.1, 1.0)) if i == 0 else bins.card_bale(1, (1.4, 1.1, 1.0)) if i == 1 else bins.pet_bale('green', 2, (1.4, 1.1, 1.0)))
    for i, x in enumerate((4.6, 5.7, 6.8, 7.9, 8.9)):
        with at(x, 1.4, 0.86):
            if i % 3 == 0:
                for k in (-0.25, 0.25):
                    with at(k, 0, 0, s=1.9):
                        bins.bottle('clear_blue', 'green')
            elif i % 3 == 1:
                box((0.7, 0.8, 0.6), (0, 0, 0), 'cardboard', 0.03)
                box((0.12, 0.81, 0.61), (0, 0, 0), 'green', 0.01)
            else:
                lathe([(0.3, 0), (0.34, 0.5), (0.36, 0.52), (0.3, 0.5), (0, 0.44)], (0, 0, 0), 'green', 24)
                blob(0.26, (0, 0, 0.72), 'leaf_light', 3, 40, 0.42)
    # The way back: a ring of arrows on the ground.
    for a0 in (200, 265):
        torus(9.0, 0.22, (0, 4.2, 0.06), 'green', arc=50, start=a0, seg=40)
        t = math.radians(a0 + 52)
        with at(9.0 * math.cos(t), 4.2 + 9.0 * math.sin(t), 0, rz=a0 + 52 + 90):
            prism([(-0.2, -0.7), (1.1, 0), (-0.2, 0.7)], 0.26, (0, 0, 0), 'green', 'z', 0.03)
    with at(-3.4, -2.2, 0, rz=40):
        people.worker(2, 'white', 'green', hands='wave')
    with at(3.6, -1.6, 0, rz=160):
        people.worker(1, 'yellow', 'green', hands='hold')
    with at(-8.8, -1.2, 0, rz=70):
        machines.forklift('yellow', 0.4, lambda: bins.pet_bale('clear', 1, (1.3, 1.0, 0.9)))
    for i, x in enumerate((-8, -5, 5, 8)):
        with at(x, 5.6, 0):
            city.tree(4.4, ('leaf', 'leaf_light')[i % 2], i)
    camera((0.6, -14, 8.2), (0, 1.0, 1.0), lens=32, fstop=1.8)


@scene('sust-3')
def sust_3():
    light('late', azimuth=-60, elevation=30, haze_from=50, haze_to=400)
    ground('grass')
    for i, (x, y) in enumerate(((-6.2, 3), (6.2, 3), (0, 14))):
        with at(x, y, 0):
            pipe(5.2, 1.3, (0, 0, 0), 'concrete', 0.5, seg=64)
            cyl(4.75, 0.9, (0, 0, 0), ('water', 'water_turquoise', 'water')[i], seg=64, bevel=0)
            with at(rz=i * 40 + 20):
                box((10.2, 0.9, 0.16), (0, 0, 1.5), 'steel')
                for y2 in (-0.4, 0.4):
                    box((10.2, 0.05, 0.06), (0, y2, 2.3), 'yellow', 0)
                    for k in row(9, 1.2):
                        box((0.05, 0.05, 0.8), (k, y2, 1.6), 'yellow', 0)
            cyl(0.7, 1.8, (0, 0, 0), 'blue')
    tube([(-1.2, 3, 0.6), (1.2, 3, 0.6)], 0.4, 'blue')
    tube([(3.2, 7.6, 0.6), (2.4, 9.6, 0.6)], 0.4, 'blue')
    with at(-12.5, 12, 0):
        plant.shed(9, 7, 4.5, 'white', 'green', 1, stripe='blue')
    with at(14, 13, 0):
        plant.tank(2.6, 5)
    with at(0.1, -1.8, 0, rz=70):
        people.worker(1, 'white', 'green', hands='hold')
    for x, y, a, s in scatter(60, -16, 18, -7.5, -2.6, 4, 1.0, lambda x, y: abs(x) > 2):
        with at(x, y, 0):
            city.bush(0.3 * s, ('flower', 'leaf_light', 'leaf', 'leaf')[int(a) % 4], int(a))
    city.wood(40, -60, 60, 26, 60, 4, 5, (5, 8), ('tree', 'tall', 'pine'))
    sets.far_hills(5)
    camera((-5.4, -15, 8.0), (0.6, 4.4, 0.8), lens=31, fstop=1.8)
