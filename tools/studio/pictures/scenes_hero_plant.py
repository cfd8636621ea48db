"""Heroes 2, 4 and 5: the centre, the hall, the landfill. Calm space stays on the left."""
from parts import bins, city, machines, people, plant, vehicles
from parts.basics import *
from studio import camera, ground, light, scene


@scene('hero-2', 'W')
def hero_2():
    """The integrated centre from above."""
    light('morning', azimuth=-150, elevation=30, haze=0.4, haze_from=100, haze_to=620)
    ground('grass')
    sheet(-26, 62, -26, 40, 0.02, 'concrete')
    city.road(-160, 62, -33, 8, cross=None)
    sheet(-18, -10, -29.6, -24, 0.03, 'asphalt')
    sheet(-24, 60, -24, -15, 0.035, 'asphalt')
    sheet(24, 33, -15, 36, 0.03, 'asphalt')
    with at(8, 10, 0):
        plant.shed(30, 20, 8, 'white', 'blue', 3, solar=True)
    with at(47, 16, 0, rz=-90):
        plant.shed(26, 18, 7, 'grey_light', 'green', 3, stripe='blue')
    with at(10, 32, 0):
        plant.shed(26, 12, 6.5, 'cream', 'white', 3, stripe='green')
    # Sorting line in the open yard.
    with at(0, -8, 0):
        plant.trommel()
    with at(7.6, -8, 0):
        plant.conveyor(7, 1.4, 3.2, 1.2, ('cardboard', 'white', 'blue_light', 'green', 'yellow'))
    with at(15.5, -8, 0):
        plant.conveyor(8, 3.1, 3.1, 1.2, ('cardboard', 'white', 'blue_light', 'green', 'yellow'), seed=3)
    for i, x in enumerate((11.6, 15.5, 19.4)):
        with at(x, -11.4, 0, rz=90):
            bins.rolloff(('blue', 'green', 'white')[i], 4.6, 1.3, lambda i=i: bins.heap(0.95, 0.6, (('#4F96DC', '#A9D0F3'), ('cardboard', 'cardboard_light'), ('steel', 'copper'))[i], 40, i))
    with at(-12, -8, 0):
        bins.heap(4.2, 2.6, ('cardboard', 'white', 'blue_light', 'grey', 'green', 'terracotta'), 240, 3, 0.5)
    with at(-18.6, -6.5, 0, rz=-8):
        machines.loader(lift=0.5)
    for i in range(5):
        for j in range(3):
            for k in range(2 if (i + j) % 3 else 3):
                with at(38.5 + i * 2.0, -12 + j * 1.6, k * 1.02 + 0.02):
                    if j == 1:
                        bins.card_bale(i % 3)
                    else:
                        bins.pet_bale('blue' if j == 0 else 'green', i % 3)
    with at(34.6, -10.5, 0, rz=10):
        machines.forklift(lift=0.3, load=lambda: bins.card_bale(1))
    # Weighbridge with a truck, gate, queue.
    with at(12, -20.5, 0.02):
        plant.weighbridge(14, 10.5)
        with at(0.5, 0, 0.24):
            vehicles.collection_truck()
    with at(-8, -20.5, 0.03):
        vehicles.collection_truck(color='blue', body='white', kind='front')
    with at(44, -19.5, 0.03):
        vehicles.transfer_trailer()
    with at(28.4, 6, 0.03, rz=90):
        vehicles.hooklift_truck(load=lambda: bins.rolloff('green', 5.6, 1.6, lambda: bins.heap(1, .5, n=40)))
    with at(-60, -35, 0.03):
        vehicles.collection_truck()
    with at(-100, -31, 0.03, rz=180):
        vehicles.transfer_trailer()
    with at(57, -8, 0):
        plant.tank(3.2, 5.5)
    with at(57, -15.5, 0):
        plant.tank(2.6, 4.5, band='green')
    with at(40, 34, 0):
        plant.tank(3, 6)
    with at(-34, 14, 0):
        plant.pond(22, 14, 'water')
    with at(-34, 34, 0):
        for x, y in grid(5, 3, 4.4, 3.6):
            with at(x, y, 0.9, rx=-0):
                with at(rx=22):
                    plant.solar_panel(4, 2.2)
            box((0.2, 0.2, 0.9), (x, y, 0), 'steel')
    city.wood(70, -120, -48, -24, 70, 2, 5, (4, 7), ('tree', 'pine', 'tree'))
    city.wood(60, -60, 110, 46, 90, 6, 5, (5, 8), ('tree', 'pine', 'tall'))
    city.wood(20, 66, 100, -28, 44, 7, 5, (5, 8))
    city.wood(30, -130, 90, -60, -41, 8, 6, (4, 6))
    for x in row(20, 4.4):
        with at(x + 18, -27.6, 0):
            city.hedge(3.6, h=0.9)
    for x, y, a in ((5, -13, 90), (21, -14.5, 200), (-5, -12.5, 20), (33, -14, 120), (16, -16.6, 30)):
        with at(x, y, 0.03, rz=a):
            people.worker(1 + int(x) % 3, 'white', 'green', feet='walk')
    for y in (-15, -24):
        sheet(-24, 60, y - 0.08, y + 0.08, 0.05, 'white')
    city.hills(-260, 320, 190, 34, 140, 'grass_dark', 4, 7)
    with at(40, 620, -6):
        city.mountain(1500, 200, 120, 'mountain', 6, [(0.15, 0.5, 0.6, 0.25), (0.4, 0.5, 1, 0.22), (0.62, 0.5, 0.7, 0.2), (0.85, 0.5, 0.9, 0.2)])
    for i, (x, y, z) in enumerate(((-150, 420, 105), (60, 430, 120), (200, 460, 110))):
        with at(x, y, z):
            city.cloud(13, i)
    camera((-15, -63, 25), (4, 0, 4.6), lens=33, fstop=3, focus=(6, -18, 2))


@scene('hero-4', 'W')
def hero_4():
    """Recycling hall: wall of bales, sorting belt, workers, light from the roof."""
    light('morning', azimuth=-118, elevation=40, sun=0.9, sky=0.8, haze=0.06, haze_from=16, haze_to=70, rim=0)
    ground('floor_hall')
    box((110, 0.4, 11), (10, 17, 0), 'white', 0)
    box((0.4, 60, 11), (44, -12, 0), 'blue_pale', 0)
    for x in row(50, 1.9):
        box((0.12, 0.12, 11), (x, 16.75, 0), 'grey_light', 0)
    for x in row(13, 7):
        box((0.5, 0.5, 11), (x, 16.4, 0), 'blue')
        box((4.6, 0.1, 1.8), (x + 3.5, 16.74, 7.0), 'emit:#DCEBFF:1.6', 0)
        for k in (-1.1, 0, 1.1):
            box((0.1, 0.14, 1.9), (x + 3.5 + k, 16.7, 6.95), 'blue', 0)
        prism([(16.5, 9.2), (-6, 12.6), (-6, 12.2), (16.5, 8.7)], 0.3, (x, 0, 0), 'blue', 'x', 0)
    box((110, 0.1, 0.7), (10, 16.72, 3.4), 'green', 0)
    # Bales by colour.
    n = 0
    for c, kind in enumerate(('blue', 'clear', 'green', 'card', 'red', 'card', 'blue', 'mixed')):
        for j in range(2):
            for k in range(4 - (c + j) % 2 - (1 if c == 0 else 0)):
                n += 1
                with at(-1.8 + c * 3.35 + j * 1.62, 13.6 + (n % 3) * 0.06, k * 1.22, rz=(n * 7) % 5 - 2):
                    if kind == 'card':
                        bins.card_bale(n % 3, (1.55, 1.3, 1.2))
                    else:
                        bins.pet_bale(kind, n % 3, (1.55, 1.3, 1.2))
    # Sorting line.
    with at(6.5, 4.6, 0):
        plant.conveyor(17, 1.0, 1.0, 1.5, ('#4F96DC', '#E3EEF5', '#94CB4A', 'cardboard', 'yellow', '#D3463E', 'white'), seed=5, dens=5)
    with at(-4.0, 4.6, 0):
        plant.conveyor(4.6, 0.35, 1.35, 1.4, ('#4F96DC', '#E3EEF5', '#94CB4A', 'cardboard', 'white'), seed=8, dens=6)
    with at(-7.6, 4.9, 0):
        bins.heap(1.9, 1.3, ('#4F96DC', '#E3EEF5', '#94CB4A', 'cardboard', 'white', 'yellow'), 170, 4, 0.3)
    for i, x in enumerate((1.2, 4.6, 8.0, 11.4)):
        with at(x, 6.1, 0, rz=-90):
            people.worker(1 + i % 3, ('white', 'yellow')[i % 2], 'green', hands='front')
        with at(x + 1.6, 2.7, 0, rz=0):
            bins.bin1100(('blue', 'green', 'terracotta', 'yellow')[i], None)
        with at(x + 1.6, 2.7, 0.72):
            bins.heap(0.5, 0.36, (('#4F96DC', '#7DB5EC'), ('#94CB4A', '#6FAE2E'), ('cardboard', 'cardboard_light'), ('#E3EEF5', 'white'))[i], 36, i, 0.16)
    with at(0.9, 2.6, 0, rz=60):
        people.worker(3, 'white', 'green', hands='point')
    with at(9.2, 0.2, 0, rz=200):
        people.worker(1, 'yellow', 'green', hands='hold')
    with at(11.2, -1.6, 0, rz=170):
        machines.forklift(lift=0.55, load=lambda: bins.pet_bale('green', 2))
    with at(-10.5, 12, 0, rz=0):
        plant.baler(out=lambda: bins.card_bale(2))
    with at(4.2, -1.8, 0, rz=14):
        bins.pet_bale('blue', 1)
    with at(6.0, -0.4, 0, rz=-8):
        bins.pet_bale('green', 2)
    with at(5.1, -1.1, 1.02, rz=5):
        bins.pet_bale('clear', 0)
    with at(2.4, -2.4, 0):
        plant.safety_cone()
    for y in (0.9, 9.6):
        sheet(-40, 40, y - 0.08, y + 0.08, 0.012, 'yellow')
    for x in row(8, 6):
        box((2.6, 0.5, 0.16), (x, 6, 9.6), 'lamp', 0.02)
    camera((-6.4, -8.4, 3.5), (1.0, 6, 2.5), lens=28, fstop=1.4, focus=(4, 3, 1.5))


@scene('hero-5', 'W')
def hero_5():
    """Landfill turned green: benches, liner, wells, leachate pond, far hills."""
    light('morning', azimuth=-148, elevation=24, haze=0.42, haze_from=60, haze_to=700, rim=0.5)
    ground('grass')
    with at(34, 44, 0):
        plant.landfill_cell(96, 62, 17)
        for i, (x, y) in enumerate(((-30, -23.2), (-14, -23.2), (2, -23.2), (18, -23.2), (34, -23.2))):
            with at(x, y, 5.66, rz=180):
                plant.gas_well(2.0)
        tube([(-40, -22.3, 5.9), (40, -22.3, 5.9)], 0.16, 'yellow')
        for i, (x, y) in enumerate(((-20, -13.2), (-4, -13.2), (12, -13.2), (26, -13.2))):
            with at(x, y, 11.33, rz=180):
                plant.gas_well(2.0)
        tube([(-30, -12.3, 11.6), (31, -12.3, 11.6)], 0.16, 'yellow')
        with at(-6, 0, 17, rz=200):
            machines.compactor()
        with at(7, 2, 17, rz=170):
            vehicles.collection_truck()
        with at(1, -1.5, 17):
            bins.heap(3.6, 1.6, ('soil', 'grey', 'white', 'cardboard', 'blue_light'), 120, 4, 0.5)
        for x, y, a, s in scatter(46, -42, 42, -30.5, -26.6, 5, 2.2):
            with at(x, y, 0.2 + (y + 31) * 0.833):
                city.bush(0.7 * s, 'leaf_light', int(a))
    # New cell with black liner in front right.
    with at(24, 4, 0):
        plant.pond(34, 13, 'soil_light', 'liner', 'grass', 2.2)
        for x in row(9, 4):
            box((0.1, 3.4, 0.02), (x, -4.9, 1.9), 'grey_dark', 0, (32, 0, 0))
    with at(15, 3.4, 1.2, rz=25):
        machines.loader('yellow', 0.4)
    with at(28, 4.5, 1.22, rz=15):
        for i in range(3):
            cyl(0.5, 5, (0, i * 1.05 - 1, 0.5), 'liner', 'x')
        cyl(0.5, 5, (0, -0.5, 1.38), 'liner', 'x')
    with at(-27, 5, 0):
        plant.pond(18, 9, 'leachate', 'liner', 'grass_dark', 1.3)
    with at(-8, 6, 0, rz=30):
        plant.flare(8)
    with at(-33, 22, 0):
        plant.tank(3, 4.5)
    with at(-25, 22, 0):
        plant.tank(2.4, 3.8, band='green')
    # Road with a truck and people in front.
    city.road(-90, 90, -11, 7, kerb=False, mat='gravel')
    with at(9, -11, 0.03, rz=180):
        vehicles.collection_truck()
    with at(18.2, -6.4, 0, rz=200):
        people.worker(2, 'white', 'green', hands='point')
    with at(16.8, -6.9, 0, rz=20):
        people.worker(1, 'white', 'green', hands='hold')
    for x, y, a, s in scatter(80, -60, 60, -7, -4.6, 3, 1.1, lambda x, y: not 14 < x < 21):
        with at(x, y, 0):
            city.bush(0.38 * s, ('leaf', 'leaf_light', 'leaf_dark')[int(a) % 3], int(a))
    city.wood(60, -110, -30, 34, 120, 3, 6, (5, 8), ('tree', 'pine', 'tree'))
    city.wood(26, 84, 130, 10, 120, 5, 6, (5, 8))
    with at(0, 0, 0):
        city.hills(-260, 320, 230, 46, 160, 'grass_dark', 4, 7)
        city.hills(-400, 460, 420, 80, 200, 'mountain_green', 9, 7)
    with at(60, 640, -6):
        city.mountain(1500, 200, 150, 'mountain', 2, [(0.2, 0.5, 0.7, 0.25), (0.45, 0.5, 1, 0.25), (0.75, 0.5, 0.8, 0.3)])
    for i, (x, y, z) in enumerate(((-160, 420, 120), (120, 430, 140), (10, 460, 160))):
        with at(x, y, z):
            city.cloud(15, i)
    with at(-50, 150, 0):
        plant.wind_turbine(28, 10)
    with at(-14, 190, 0):
        plant.wind_turbine(28, 50)
    camera((1, -45, 14), (5.5, 10, 5.5), lens=36, fstop=2.2, focus=(10, -8, 1))
