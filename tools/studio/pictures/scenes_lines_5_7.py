"""Business lines 5 to 7: cover, close-up, people, tile."""
from parts import bins, city, machines, people, plant, sets, vehicles
from parts.basics import *
from studio import backdrop, camera, ground, light, scene


MIX = ('cardboard', 'white', 'blue_light', 'green', 'yellow', 'terracotta')


@scene('line-5-cover')
def line_5_cover():
    light('morning', azimuth=-35, elevation=32, haze_from=60, haze_to=420)
    ground('grass')
    sheet(-50, 60, -18, 30, 0.02, 'concrete')
    with at(10, 18, 0):
        plant.shed(34, 16, 8, 'white', 'blue', 3, solar=True)
    with at(-22, 20, 0):
        plant.shed(20, 14, 7, 'grey_light', 'green', 2, stripe='blue')
    with at(-3, 1.5, 0):
        plant.trommel()
    with at(-11.4, 1.5, 0):
        plant.conveyor(7.6, 0.8, 4.5, 1.2, MIX)
    with at(5.2, 1.5, 0):
        plant.conveyor(8.5, 1.4, 4.0, 1.3, MIX, seed=4)
    with at(12.5, 1.5, 0):
        plant.conveyor(6.5, 3.9, 3.9, 1.3, MIX, seed=5)
    for i, x in enumerate((10.4, 14.6)):
        with at(x, -2.0, 0, rz=90):
            bins.rolloff(('blue', 'green')[i], 4.8, 1.4, lambda i=i: bins.heap(0.95, 0.6, (('#4F96DC', '#A9D0F3', 'white'), ('cardboard', 'cardboard_light'))[i], 60, i))
    with at(-18.4, 0.4, 0):
        bins.heap(3.4, 2.3, MIX + ('grey',), 200, 3, 0.45)
    with at(-19.6, -5.6, 0, rz=60):
        machines.loader(lift=0.4, load=lambda: bins.heap(0.8, 0.5, MIX, 40, 1))
    with at(3.6, -9.2, 0.02, rz=172):
        vehicles.collection_truck()
    for x, y, a in ((-6.6, -3.4, 60), (-5.4, -3.9, 170), (7.6, -2.4, 120)):
        with at(x, y, 0.02, rz=a):
            people.worker(1 + int(abs(x)) % 3, 'white', 'green', hands='point')
    city.wood(30, -80, 90, 40, 80, 3, 5, (5, 8), ('pine', 'tree', 'tall'))
    sets.far_hills(3)
    sets.clouds(((-130, 420, 110), (60, 430, 120)))
    camera((-13, -25, 9.5), (-0.5, 2, 2.6), lens=36, fstop=1.8)


@scene('line-5-a')
def line_5_a():
    light('noon', azimuth=-75, elevation=42, haze_from=30, haze_to=300)
    ground('concrete_warm')
    with at(0, 12, 0):
        plant.shed(50, 10, 9, 'white', 'blue', 5)
    plant.trommel(7.5, 1.35)
    with at(7.9, 0, 0):
        plant.conveyor(7, 1.3, 3.4, 1.2, MIX)
    with at(-6.2, 0, 0):
        plant.conveyor(4.2, 3.2, 4.7, 1.1, MIX, seed=2)
    with at(2.2, -2.9, 0):
        bins.heap(1.5, 0.9, ('compost', 'soil', 'leaf_dark', 'soil_light'), 90, 2, 0.25)
    with at(-1.4, -3.2, 0, rz=50):
        people.worker(2, 'white', 'green', hands='hips')
    for x in (4.6, 5.5):
        with at(x, -3.0, 0):
            plant.safety_cone()
    camera((-7.2, -9.4, 3.2), (0.8, 0, 2.4), lens=36, fstop=1.1, focus=(-1, -1.5, 2))


@scene('line-5-b')
def line_5_b():
    light('morning', azimuth=-125, elevation=42, haze=0.05)
    ground('floor_hall')
    sets.hall(44, 22, 8.5, 'white', 'blue', 'green')
    with at(2, 1.2, 0):
        plant.conveyor(16, 1.0, 1.0, 1.3, MIX, seed=7, dens=6)
    for i, x in enumerate((-3.6, -0.8, 2.0, 4.8)):
        with at(x, 2.5, 0, rz=-90):
            people.worker(1 + (i * 2) % 3, ('white', 'yellow')[i % 2], 'green', hands='front')
    with at(6.6, -1.2, 0, rz=-150):
        people.worker(2, 'blue', 'green', hands='hold')
    for i, x in enumerate((1.4, 3.1, 4.8)):
        with at(x, -0.5, 0):
            bins.bin1100(('blue', 'green', 'yellow')[i], None)
        with at(x, -0.5, 0.72):
            bins.heap(0.5, 0.4, (('#4F96DC', '#7DB5EC'), ('#94CB4A', '#6FAE2E'), ('cardboard', 'cardboard_light'))[i], 36, i, 0.16)
    sets.bale_wall(('card', 'blue', 'clear', 'green'), -2, 8.2, rows=2, high=3)
    camera((-4.8, -5.6, 2.7), (1.6, 2.0, 1.3), lens=32, fstop=0.9, focus=(0, 1.6, 1.2))


@scene('line-5-quote', 'S')
def line_5_quote():
    backdrop('#C9D6E4', azimuth=-45)
    plant.trommel()
    sets.tile((15, -21, 14), (-0.4, 0, 1.8), 92)


@scene('line-6-cover')
def line_6_cover():
    light('morning', azimuth=-125, elevation=30, haze_from=80, haze_to=620)
    ground('grass')
    with at(14, 40, 0):
        plant.landfill_cell(110, 56, 13)
        for x in row(6, 15):
            with at(x, -20.6, 4.35, rz=180):
                plant.gas_well(1.9)
        tube([(-46, -19.7, 4.6), (46, -19.7, 4.6)], 0.15, 'yellow')
    with at(-2, 4, 0):
        plant.pond(42, 15, 'soil_light', 'liner', 'grass', 2.4)
    with at(4, 3, 1.34, rz=8):
        bins.heap(5, 2.2, ('soil', 'grey', 'white', 'cardboard', 'blue_light', 'soil_light'), 240, 3, 0.5)
    with at(-5.6, 3.6, 1.34, rz=8):
        machines.compactor()
    with at(-15.6, 3.2, 1.34, rz=20):
        machines.loader('yellow', 0.3)
    for i in range(3):
        cyl(0.45, 4.5, (14.5, 5.4 + i * 0.95, 1.8), 'liner', 'x')
    with at(5, -9.6, 0.03, rz=180):
        vehicles.collection_truck()
    city.road(-90, 90, -10, 7, kerb=False, mat='gravel')
    with at(-9.5, -7.0, 0.03, rz=60):
        people.worker(2, 'white', 'green', hands='point')
    with at(-10.8, -7.1, 0.03, rz=-40):
        people.worker(1, 'yellow', 'green', hands='hold')
    city.wood(40, -110, -44, 0, 80, 4, 5.5, (5, 8), ('tree', 'pine', 'tree'))
    city.wood(26, 60, 120, -2, 30, 6, 5.5, (5, 8))
    city.hills(-260, 320, 200, 34, 140, 'grass_dark', 4, 7)
    sets.far_hills(5, y=640, h=140)
    sets.clouds(((-150, 420, 115), (70, 440, 130)))
    camera((-14, -36, 13), (-0.5, 3, 2.2), lens=37, fstop=2)


@scene('line-6-a')
def line_6_a():
    light('late', azimuth=-40, elevation=25, haze_from=30, haze_to=400)
    ground('soil_light')
    for x, y, a, s in scatter(70, -26, 26, -8, 26, 8, 1.1, lambda x, y: math.hypot(x, y) > 4 and math.hypot(x - 7, y + 7) > 6):
        with at(x, y, 0, rz=a):
            bins.heap(0.5 * s, 0.2, ('soil', 'grey', 'white', 'cardboard', 'soil_light', 'blue_light'), 10, int(a) % 5, 0.34)
    with at(-0.5, 0, 0.0, rz=-14):
        machines.compactor()
    with at(5.4, 0.4, 0):
        bins.heap(2.4, 1.3, ('soil', 'grey', 'white', 'cardboard', 'blue_light', 'green'), 120, 3, 0.42)
    with at(-13, 12, 0, rz=-20):
        vehicles.collection_truck()
    city.hills(-140, 160, 60, 14, 40, 'grass', 3, 6)
    sets.far_hills(9, 'mountain_warm', 560, 130)
    camera((9.5, -9.5, 2.6), (0.6, 0, 1.7), lens=40, fstop=1.2, focus=(3, -1, 1.2))


@scene('line-6-b')
def line_6_b():
    light('morning', azimuth=-70, elevation=34, haze_from=40, haze_to=420)
    ground('grass')
    with at(4, 14, 0):
        plant.pond(36, 14, 'leachate', 'liner', 'grass_dark', 1.6)
    with at(0, 0, 0, rz=0):
        plant.gas_well(1.7)
    tube([(0.62, 0, 0.2), (9, 0.4, 0.2), (16, 2, 0.2)], 0.09, 'yellow', True)
    with at(-0.9, -0.7, 0, rz=35):
        people.worker(2, 'white', 'green', hands='front')
    with at(1.5, -1.2, 0, rz=150):
        people.worker(1, 'yellow', 'green', hands='hold', hair_style='pony')
        box((0.03, 0.26, 0.2), (0.44, 0, 0.86), 'charcoal', 0.01, (0, -30, 0))
    with at(-3.6, 1.2, 0, rz=-20):
        people.worker(3, 'white', 'green', hands='hips')
    for x in (5.6, 10.6):
        with at(x, 4 - (x - 5.6) * 0.1, 0):
            plant.gas_well(1.7)
    with at(-9, 6, 0, rz=10):
        vehicles.van(stripe='green')
    for x, y, a, s in scatter(60, -16, 18, -4, 6, 2, 1.2, lambda x, y: math.hypot(x, y) > 3.2 and x < 12 and not (-12.5 < x < -5.5 and y > 3.5)):
        with at(x, y, 0):
            city.bush(0.16 * s, ('leaf', 'leaf_light', 'flower')[int(a) % 3], int(a))
    city.wood(40, -60, 70, 34, 70, 3, 5, (5, 8))
    sets.far_hills(6)
    camera((-1.6, -7.4, 2.2), (0.3, 0.6, 1.25), lens=36, fstop=0.9, focus=(0, -0.7, 1.1))


@scene('line-6-quote', 'S')
def line_6_quote():
    backdrop('#D8C7A4', azimuth=-35)
    machines.compactor()
    sets.tile((13, -17, 10), (0.4, 0, 1.3), 84)


@scene('line-7-cover')
def line_7_cover():
    light('morning', azimuth=-60, elevation=35, haze_from=50, haze_to=360)
    ground('concrete')
    with at(4, 20, 0):
        plant.shed(50, 14, 9, 'white', 'green', 5, stripe='blue', open_front=True)
    sets.bale_wall(('blue', 'clear', 'card', 'green', 'card', 'red', 'paper'), -14, 5.5, high=4)
    sets.bale_wall(('card', 'green', 'blue'), -20.5, 9.4, high=4, seed=4)
    with at(-5.6, -2.2, 0, rz=40):
        machines.forklift(lift=0.8, load=lambda: bins.pet_bale('blue', 1))
    with at(4.6, 0.6, 0, rz=176):
        machines.forklift('yellow', 0.3, lambda: bins.card_bale(1))
    with at(1.4, -3.0, 0, rz=30):
        people.worker(3, 'white', 'green', hands='point')
    with at(2.6, -2.7, 0, rz=190):
        people.worker(1, 'yellow', 'green', hands='hold')
    with at(12.2, -1.5, 0, rz=-112):
        vehicles.flatbed(load=lambda: [_put(x, y, z, i) for i, (x, y, z) in enumerate(((-1.6, 0, 0), (0, 0, 0), (1.6, 0, 0), (-0.8, 0, 1.05)))])
    for y in (2.6, -5.2):
        sheet(-60, 60, y - 0.09, y + 0.09, 0.012, 'yellow')
    sets.skyline(-90, 100, 90, 9, 6, (3, 6))
    camera((-11, -15, 4.8), (0.4, 2, 1.9), lens=34, fstop=1.3)


def _put(x, y, z, i):
    with at(x, y, z):
        (bins.card_bale if i % 2 else bins.paper_bale)(i % 3, (1.5, 1.9, 1.0))


@scene('line-7-a')
def line_7_a():
    light('morning', azimuth=-135, elevation=40, haze=0.05)
    ground('floor_blue')
    sets.hall(40, 18, 8.5, 'cream', 'green', 'blue')
    plant.baler(out=lambda: bins.pet_bale('blue', 1), feed=lambda: bins.heap(0.8, 0.5, ('#4F96DC', '#A9D0F3', '#7DB5EC', 'white'), 70, 1, 0.22))
    sets.bale_wall(('blue', 'green', 'clear'), 4, 5.6, rows=2, high=3)
    with at(-4.2, 0, 0):
        plant.conveyor(6, 0.8, 4.0, 1.1, ('#4F96DC', '#A9D0F3', '#7DB5EC', 'white'), dens=6)
    with at(-1.9, -2.3, 0, rz=75):
        people.worker(2, 'white', 'green', hands='front')
    camera((6.6, -7.4, 3.0), (0.6, 0, 1.7), lens=32, fstop=1.0, focus=(2.6, -0.6, 1.2))


@scene('line-7-b')
def line_7_b():
    light('late', azimuth=-115, elevation=38, haze=0.05)
    ground('floor_hall')
    sets.hall(44, 18, 8, 'blue_pale', 'blue', 'white')
    with at(0, 0, 0):
        plant.conveyor(14, 0.95, 0.95, 1.2, ('cardboard', 'cardboard_light', 'paper', 'white', '#4F96DC', '#94CB4A'), seed=9, dens=6, frame='green')
    for i, x in enumerate((-2.6, 0.0, 2.6)):
        with at(x, 1.2, 0, rz=-90):
            people.worker((3, 1, 2)[i], ('yellow', 'white', 'blue')[i], 'green', hands='front', hair_style=('short', 'pony', 'short')[i])
    for x in (-2.1, 3.6):
        with at(x, -1.5, 0):
            bins.bin240('blue' if x < 0 else 'green', None)
    sets.bale_wall(('paper', 'card', 'clear', 'blue', 'green'), -8, 5.8, rows=2, high=3, seed=2)
    camera((3.2, -5.6, 2.3), (-0.3, 0.8, 1.2), lens=32, fstop=0.7, focus=(0.4, 1.0, 1.2))


@scene('line-7-quote', 'S')
def line_7_quote():
    backdrop('#C7DBF3', azimuth=-50)
    bins.pet_bale('blue', 0)
    with at(0.25, 0.05, 1.02, rz=8):
        bins.pet_bale('green', 1)
    with at(1.7, 0.4, 0, rz=-14):
        bins.card_bale(2)
    sets.tile((4.6, -7.4, 4.6), (0.6, 0, 0.85), 74)
