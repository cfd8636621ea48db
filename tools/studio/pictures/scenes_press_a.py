"""Press pictures 1 to 5."""
from parts import bins, city, people, plant, sets, vehicles
from parts.basics import *
from studio import camera, ground, light, scene


@scene('press-01')
def press_01():
    light('morning', azimuth=-60, elevation=36, haze_from=50, haze_to=320)
    ground('concrete')
    with at(0, 12, 0):
        plant.shed(34, 14, 9, 'white', 'blue', 4, open_front=True)
    with at(-8, 9.5, 0, rz=-90):
        vehicles.collection_truck()
    with at(8, 9.5, 0, rz=-90):
        vehicles.collection_truck()
    for x in (-4, 4):
        cyl(0.08, 1.15, (x, 0, 0), 'gold')
        ball(0.13, (x, 0, 1.2), 'gold')
        cyl(0.3, 0.06, (x, 0, 0), 'gold')
    tube([(-4, 0, 1.05), (-2, -0.05, 0.9), (0, -0.05, 0.86), (2, -0.05, 0.9), (4, 0, 1.05)], 0.06, 'green', True)
    with at(0, -0.08, 0.88):
        for s in (-1, 1):
            torus(0.22, 0.07, (s * 0.24, 0, 0.1), 'green', 'y')
            box((0.12, 0.05, 0.55), (s * 0.14, 0, -0.5), 'green', 0.01, (0, s * 14, 0))
        ball(0.12, (0, -0.04, 0.06), 'green')
    for i, (x, c, h) in enumerate(((-2.6, 'blue', 'hold'), (-1.3, 'charcoal', 'front'), (0.1, 'white', 'front'), (1.4, 'terracotta', 'hold'), (2.7, 'blue', 'wave'))):
        with at(x, 1.0, 0, rz=-90):
            people.person(c, 'charcoal', 1 + i % 3, ('short', 'bob', 'bun', 'crop', 'long')[i], hands=h)
    for i, x in enumerate((-5.4, -6.4, 5.4, 6.4)):
        with at(x, 2.6, 0, rz=-90 - x * 3):
            people.worker(1 + i % 3, 'white', 'green', hands=('cheer', 'wave')[i % 2])
    for x in row(9, 2.0):
        for k, c in enumerate(('blue', 'green', 'white')):
            ball(0.3, (x + k * 0.5, 4.4, 6.2 + (k % 2) * 0.4 + math.cos(x) * 0.3), c)
    camera((-2.6, -9.6, 2.6), (0.2, 1.4, 2.0), lens=32, fstop=1.0, focus=(0, 0.4, 1.2))


@scene('press-02')
def press_02():
    light('dawn', azimuth=-30, elevation=22, haze_from=50, haze_to=420)
    ground('asphalt')
    for i in range(10):
        with at(i * -0.55, i * 4.0 - 8, 0, rz=-8):
            vehicles.collection_truck(lights=True)
        sheet(-7 - i * 0.55, 5.6 - i * 0.55, i * 4.0 - 6.1, i * 4.0 - 5.95, 0.012, 'white')
    with at(-24, 20, 0, rz=90):
        plant.shed(60, 12, 9, 'white', 'blue', 5)
    with at(7.4, -7.8, 0, rz=-20):
        people.worker(2, 'white', 'green', hands='hips')
    sets.far_hills(3, y=520, x=-120)
    city.wood(26, -60, 40, 42, 80, 3, 5, (5, 8))
    camera((15.5, -15.5, 5.6), (0.4, 0.6, 1.6), lens=33, fstop=1.8, focus=(4, -7, 1.6))


@scene('press-03')
def press_03():
    light('morning', azimuth=-115, elevation=42, haze=0)
    ground('planks')
    box((24, 0.2, 6), (0, 3, 0), 'cream', 0)
    for x in row(7, 2.8):
        box((0.3, 0.14, 6), (x, 2.9, 0), 'sand_paint', 0.02)
    box((24, 0.12, 1.0), (0, 2.88, 0), 'wood_dark', 0.02)
    box((4.4, 1.0, 0.1), (0, 0, 0.74), 'wood', 0.03)
    box((4.3, 0.08, 0.74), (0, -0.42, 0), 'blue', 0.02)
    prism([(-0.5, 0.15), (-0.1, 0.15), (0.3, 0.6), (-0.1, 0.6)], 0.03, (0, -0.48, 0), 'green', 'y', 0)
    for i, x in enumerate((-1.1, 1.1)):
        with at(x, 0.75, 0, rz=-90):
            people.person(('blue', 'charcoal')[i], 'charcoal', (1, 2)[i], ('bob', 'short')[i], feet='sit', drop=0.12, hands='type')
            box((0.5, 0.5, 0.1), (0, 0, 0.38), 'wood_dark')
            box((0.08, 0.5, 0.8), (-0.3, 0, 0.45), 'wood_dark', 0.03)
        box((0.4, 0.5, 0.02), (x, 0.12, 0.85), 'paper', 0)
        tube([(x + 0.12, 0.25, 0.88), (x + 0.2, 0.32, 1.02)], 0.015, 'blue')
    for i, x in enumerate((-2.6, 2.6, -3.2, 3.3)):
        with at(x, 1.5 + (i > 1) * 0.2, 0, rz=-90 - x * 6):
            people.person(('white', 'terracotta', 'green_dark', 'blue_light')[i], 'grey_dark', 1 + i % 3, ('long', 'crop', 'short', 'bun')[i], hands=('hold', 'down')[i % 2])
    for i, (x, cols) in enumerate(((-0.9, ('green', 'white', 'blue')), (0.0, ('blue', 'white', 'green')), (0.9, ('terracotta', 'white', 'ochre')))):
        cyl(0.05, 3.2, (x, 2.3, 0), 'gold')
        cyl(0.28, 0.08, (x, 2.3, 0), 'gold')
        ball(0.1, (x, 2.3, 3.25), 'gold')
        for k, c in enumerate(cols):
            with at(x + 0.1 + k * 0.16, 2.3, 1.6):
                box((0.17, 0.12 + 0.1 * (k % 2), 1.5 - k * 0.1), (0, 0, k * 0.05), c, 0.05)
    with at(0, 0.05, 0.84):
        city.flowerbed(0.7, 0.3, 3)
    camera((1.5, -5.6, 2.4), (0, 0.7, 1.35), lens=34, fstop=0.9, focus=(0, 0.4, 1.2))


@scene('press-04')
def press_04():
    light('noon', azimuth=-75, elevation=48, haze_from=60, haze_to=420)
    ground('grass')
    sheet(-30, 30, -14, -6, 0.02, 'concrete')
    with at(0, 2, 0):
        plant.shed(24, 16, 6.5, 'white', 'grey', 3, solar=True)
    for i, (x, y) in enumerate(((-3.6, -4.6), (-1.6, -4.9))):
        with at(x, y, 6.9 + (y + 6.5) * 0.21, rz=(-20, 190)[i]):
            people.worker(1 + i, ('white', 'yellow')[i], 'green', hands=('front', 'point')[i])
    with at(10, -10, 0.02, rz=165):
        vehicles.van(stripe='green')
    with at(-8, -9, 0.02, rz=0):
        bins.pallet()
        for i in range(5):
            with at(0, 0, 0.14 + i * 0.08):
                plant.solar_panel(1.2, 1.0)
    city.wood(60, -60, 60, 16, 60, 3, 5, (5, 8))
    sets.far_hills(8)
    with at(24, 30, 0):
        plant.wind_turbine(24, 15)
    camera((-12.5, -19, 13.5), (0.4, -1, 5.2), lens=35, fstop=2)


@scene('press-05', 'J')
def press_05():
    light('late', azimuth=-55, elevation=27, haze_from=40, haze_to=300)
    ground('pavement')
    with at(0, 6, 0):
        box((14, 8, 4.2), (0, 0, 0), 'white', 0.08)
        box((14.4, 8.4, 0.5), (0, 0, 4.1), 'blue', 0.06)
        box((14.5, 8.5, 0.14), (0, 0, 4.22), 'green', 0.02)
        box((8, 0.1, 2.6), (1.6, -4, 0.4), 'glass_dark', 0.02)
        for x in row(6, 1.6):
            box((0.1, 0.14, 2.7), (x + 1.6, -4.04, 0.35), 'white', 0)
        city.door(-4.6, -4.0, 0, 1.4, 2.5, 'glass', 'blue')
        box((3.0, 1.6, 0.2), (-4.6, -4.7, 2.8), 'green', 0.05)
        for dx, c in ((0, 'blue'), (1.15, 'green')):
            prism([(dx - 0.7, 4.7), (dx + 0.05, 4.7), (dx + 0.85, 6.2), (dx + 0.1, 6.2)], 0.25, (0, -3.6, 0), c, 'y', 0.03)
    for x in (-6.4, -2.8):
        with at(x, 1.2, 0):
            city.flowerbed(1.2, 1.0, int(x))
        for i, c in enumerate(('blue', 'green', 'white', 'green', 'blue')):
            ball(0.24, (x + (i % 2) * 0.25 - 0.1, 1.2, 1.5 + i * 0.36), c)
    for i, x in enumerate((-5.5, -3.7, -1.9, 0.2)):
        with at(x, -0.5 + (i % 2) * 0.4, 0, rz=-80 - i * 6):
            people.person(('blue', 'white', 'green_dark', 'terracotta')[i], 'charcoal', 1 + i % 3, ('short', 'bun', 'bob', 'crop')[i], hands=('wave', 'down', 'cheer', 'wave')[i])
    with at(5.4, -0.8, 0, rz=-155):
        vehicles.van(stripe='green')
    with at(15, 8, 0):
        city.house(9, 8, 3.2, 'ochre', 'terracotta', 2, 2, 'flat')
    with at(-13, 8, 0):
        city.house(9, 8, 3.2, 'terracotta', 'terracotta', 2, 5, 'flat')
    for x in (8.6, -8.4):
        with at(x, 3.2, 0):
            city.tree(5, 'leaf_light', 1)
    sets.far_hills(5)
    camera((-3.4, -11.6, 2.9), (0.2, 2, 2.6), lens=31, fstop=1.1, focus=(-2.5, -0.4, 1.2))
