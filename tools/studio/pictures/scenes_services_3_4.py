"""Types of service of the lines 3 and 4."""
from parts import bins, city, people, plant, sets, vehicles
from parts.basics import *
from studio import camera, ground, light, scene


@scene('service-3-1')
def service_3_1():
    light('studio', azimuth=-55, elevation=42, haze=0, sky=0.9)
    ground('#C9D6E3')
    box((14, 0.2, 5), (0, 1.1, 0), '#AFCDE6', 0)
    for z in (0.9, 1.8):
        box((5.2, 0.9, 0.08), (0, 0.5, z), 'white', 0.02)
    for x in (-2.5, 0, 2.5):
        box((0.08, 0.85, 2.7), (x, 0.5, 0), 'steel', 0.01)
    for z, sizes in ((0.98, (1.0, 1.25, 1.0, 1.4, 1.1)), (1.88, (1.2, 1.0, 1.3, 1.0, 1.2))):
        for i, (x, s) in enumerate(zip((-2.0, -1.15, -0.35, 0.7, 1.7), sizes)):
            with at(x + (0.25 if z > 1 else 0), 0.42, z, rz=(i * 13) % 11 - 5):
                bins.sharps_box(s)
    for x, c in ((-1.5, 'red'), (1.3, 'yellow')):
        with at(x, 0.4, 0, rz=5):
            bins.drum(c, 'red_dark' if c == 'red' else 'charcoal', 0.85)
    with at(3.4, 0.0, 0, rz=-150):
        people.person('white', 'blue_light', 1, 'bun', hands='hold', glasses='black')
        box((0.02, 0.26, 0.34), (0.42, 0, 0.84), 'blue', 0.005, (0, -30, 0))
    camera((1.3, -6.6, 2.0), (0.7, 0.4, 1.3), lens=36, fstop=0.8)


@scene('service-3-2')
def service_3_2():
    light('morning', azimuth=-115, elevation=34, haze_from=30, haze_to=260)
    ground('grass')
    sheet(-14, 40, -20, 8, 0.01, 'asphalt')
    city.wood(14, -44, -15, -6, 30, 3, 4, (4, 6))
    with at(2, 12, 0):
        city.clinic(26, 8, 2)
    with at(0.6, 0.9, 0, rz=152):
        vehicles.van(open_doors=True, inside=_cold)
    with at(2.7, -2.7, 0.01, rz=-15):
        people.worker(1, 'white', 'green', hands='hold')
        with at(0.5, 0, 0.7):
            cold_box()
    for x in row(5, 3.2):
        sheet(x - 0.06, x + 0.06, 3.4, 7, 0.012, 'white')
    for x in (-8, 10):
        with at(x, 6.6, 0):
            city.hedge(5)
    camera((8.6, -4.6, 2.5), (1.8, 0.2, 1.25), lens=34, fstop=0.9, focus=(4, -0.8, 1.1))


def cold_box():
    box((0.62, 0.45, 0.42), (0, 0, 0), 'blue_light', 0.05)
    box((0.66, 0.49, 0.12), (0, 0, 0.4), 'white', 0.04)
    box((0.3, 0.01, 0.2), (0, -0.23, 0.1), 'white', 0)
    for a in (0, 60, 120):
        box((0.16, 0.012, 0.02), (0, -0.236, 0.19), 'blue', 0, (0, a, 0))


def _cold():
    for x, z in ((-0.8, 0), (0, 0), (0.8, 0), (-0.4, 0.55), (0.4, 0.55)):
        with at(x - 0.3, 0.5, z, rz=-90):
            cold_box()
    for x in row(3, 0.6):
        with at(x - 0.5, -0.55, 0, rz=-90):
            bins.sharps_box(1.5)


@scene('service-3-3')
def service_3_3():
    light('studio', azimuth=-120, elevation=44, haze=0)
    ground('#B9C8C4')
    box((20, 0.3, 6), (0, 3.2, 0), '#E3ECEE', 0)
    box((20, 0.1, 0.5), (0, 3.02, 1.4), 'teal', 0)
    with at(0, 1.2, 0):
        for x in (-1.2, 1.2):
            box((0.5, 1.6, 0.7), (x, 0, 0), 'blue', 0.05)
        cyl(1.15, 3.4, (0, 0, 1.75), 'steel', 'x', seg=48)
        for x in (-1.3, 0, 1.3):
            pipe(1.2, 0.16, (x, 0, 1.75), 'blue', 0.06, 'x', seg=48)
        lathe([(1.22, 0), (1.22, 0.2), (1.0, 0.32), (0, 0.4)], (-1.7, 0, 1.75), 'blue', 48, rot=(0, -90, 0), smooth=50)
        torus(0.45, 0.05, (-2.2, 0, 1.75), 'red', 'x')
        for a in (0, 60, 120):
            cyl(0.03, 0.9, (-2.2, 0, 1.75), 'red', rot=(a, 0, 0)) if a else tube([(-2.2, 0, 1.3), (-2.2, 0, 2.2)], 0.03, 'red')
        for a in range(0, 360, 45):
            with at(-1.8, 1.1 * math.cos(math.radians(a)), 1.75 + 1.1 * math.sin(math.radians(a))):
                box((0.3, 0.2, 0.2), (0, 0, -0.1), 'steel_dark', 0.03)
        for x, z in ((-0.6, 2.95), (0.6, 2.95)):
            cyl(0.1, 1.1, (x, 0, z), 'steel')
            torus(0.16, 0.03, (x, 0, z + 0.6), 'green')
        cyl(0.2, 0.08, (0, -0.9, 2.6), 'white', 'y')
        tube([(0.6, 0, 3.9), (0.6, 1.5, 4.0), (4, 1.6, 4.0)], 0.1, 'steel', True)
    with at(2.9, 1.6, 0):
        box((1.0, 0.8, 2.1), (0, 0, 0), 'white', 0.06)
        box((0.7, 0.05, 0.5), (0, -0.4, 1.3), 'glass_dark', 0.02)
        for i, c in enumerate(('lamp_green', 'lamp_amber', 'red')):
            cyl(0.06, 0.05, (-0.2 + i * 0.2, -0.42, 1.1), c, 'y')
    with at(-3.3, 0.6, 0, rz=6):
        box((1.3, 0.8, 0.08), (0, 0, 0.7), 'steel')
        for x, y in grid(2, 2, 1.1, 0.6):
            cyl(0.03, 0.7, (x, y, 0), 'steel')
        for x in (-0.4, 0.05, 0.48):
            with at(x, 0, 0.78):
                bins.sharps_box(0.95)
    with at(2.2, -0.6, 0, rz=75):
        people.worker(2, 'white', None, hands='front', shirt='teal', pants='teal')
    with at(-2.6, -0.7, 0, rz=30):
        people.worker(1, 'white', 'green', hands='point')
    camera((-3.6, -5.4, 2.5), (0, 1.0, 1.6), lens=32, fstop=1.0)


@scene('service-3-4')
def service_3_4():
    light('morning', azimuth=-50, elevation=38, haze=0.05)
    ground('#D3C7B2')
    box((16, 0.2, 6), (0, 3, 0), '#C8D9EB', 0)
    for x, y in ((-1.7, 1.5), (-1.05, 1.6), (-0.4, 1.5), (-1.4, 0.9), (-0.75, 0.95)):
        with at(x, y, 0.14):
            bins.drum('blue', 'white', 0.95, 'white')
    for x in (-1.6, -0.4):
        with at(x, 1.25, 0):
            bins.pallet()
    box((2.2, 1.0, 0.08), (1.7, 0.6, 0.8), 'wood')
    for x, y in grid(2, 2, 1.9, 0.8):
        box((0.09, 0.09, 0.8), (x + 1.7, y + 0.6, 0), 'white')
    for i, (x, y, a) in enumerate(((1.2, 0.45, 8), (1.5, 0.5, -4))):
        box((0.4, 0.55, 0.03), (x, y, 0.88 + i * 0.03), 'paper', 0, (0, 0, a))
        for k in range(4):
            box((0.28, 0.02, 0.004), (x, y + 0.15 - k * 0.09, 0.91 + i * 0.03), 'blue_light', 0, (0, 0, a))
        cyl(0.05, 0.006, (x + 0.1, y - 0.2, 0.91 + i * 0.03), 'green')
    box((0.5, 0.05, 0.36), (2.2, 0.8, 0.9), 'charcoal', 0.02, (-12, 0, 0))
    box((0.44, 0.02, 0.3), (2.2, 0.77, 0.93), 'lamp_blue', 0.01, (-12, 0, 0))
    with at(1.75, 0.3, 0.88):
        cyl(0.06, 0.16, (0, 0, 0), 'red')
        cyl(0.1, 0.05, (0, 0, -0.0), 'wood_dark')
    with at(3.2, 1.0, 0, rz=195):
        people.person('blue', 'blue_dark', 1, 'short', hands='front', glasses='black')
    with at(0.05, 0.9, 0, rz=-40):
        people.worker(2, 'white', 'green', hands='point')
    for x, z in ((-3.0, 0), (-3.0, 0.44)):
        with at(x, 1.4, z, rz=12):
            bins.sharps_box(1.0)
    camera((0.8, -5.4, 2.6), (0.55, 0.9, 0.95), lens=33, fstop=0.8)


@scene('service-4-1')
def service_4_1():
    light('morning', azimuth=-140, elevation=34, haze_from=50, haze_to=380)
    ground('concrete')
    with at(4, 14, 0):
        plant.shed(36, 16, 10, 'white', 'blue', 4, open_front=True)
    box((24, 7, 3.2), (2, 9.5, 0), 'concrete_warm', 0.05)
    for x in row(13, 1.9):
        box((0.1, 0.1, 1.0), (x + 2, 6.15, 3.2), 'yellow')
    for z in (3.7, 4.15):
        box((24, 0.06, 0.07), (2, 6.15, z), 'yellow', 0)
    with at(2, 8.6, 3.22, rz=90):
        vehicles.collection_truck()
    with at(-7.6, 9.2, 3.2):
        bins.heap(2.2, 1.4, ('cardboard', 'white', 'blue_light', 'grey'), 90, 1, 0.4)
    with at(9.6, 2.6, 0):
        vehicles.transfer_trailer(load=lambda: [_heap_at(x, i) for i, x in enumerate(row(5, 2.3))])
    with at(-1.5, -1.6, 0, rz=60):
        people.worker(2, 'white', 'green', hands='point')
    with at(7.6, -2.0, 0, rz=120):
        people.worker(1, 'yellow', 'green', hands='hold')
    camera((-9.5, -12, 6.2), (3, 3.2, 2.6), lens=33, fstop=1.4)


def _heap_at(x, i):
    with at(x, 0, 0):
        bins.heap(1.05, 0.6, ('cardboard', 'white', 'blue_light', 'grey', 'green'), 46, i, 0.26)


@scene('service-4-2')
def service_4_2():
    light('late', azimuth=-125, elevation=28, haze_from=40, haze_to=320)
    ground('gravel')
    with at(-0.6, 0, 0):
        vehicles.hooklift_truck(lift=34, load=lambda: bins.rolloff('blue', 5.6, 1.7))
    with at(-12.5, 3.5, 0, rz=24):
        bins.rolloff('green', 5.6, 1.5)
    with at(8, 12, 0):
        plant.shed(26, 10, 7, 'cream', 'terracotta', 3, stripe='blue')
    for x, y in ((-7.5, -2.6), (-8.3, 2.4), (4.8, -2.8)):
        with at(x, y, 0):
            plant.safety_cone()
    with at(-5.4, -3.8, 0, rz=30):
        people.worker(3, 'white', 'green', hands='wave')
    city.wood(24, -60, 60, 26, 60, 3, 5, (5, 8))
    sets.far_hills(8, 'mountain_warm')
    camera((-11.5, -11.5, 3.2), (-0.6, 0.6, 2.3), lens=35, fstop=1.3)


@scene('service-4-3')
def service_4_3():
    light('noon', azimuth=-60, elevation=42, haze_from=40, haze_to=320)
    ground('grass')
    sheet(-40, 40, -8, 3.4, 0.02, 'asphalt')
    with at(-1.5, -0.6, 0.02):
        vehicles.tanker()
    with at(-10, 10, 0):
        plant.tank(3.4, 4.4, 'white', 'green')
    with at(-1.5, 11.5, 0):
        plant.tank(3.4, 4.4)
    with at(10, 10.5, 0):
        plant.pond(13, 8, 'water', 'concrete', 'grass_dark', 0.9)
    tube([(-5.85, -0.8, 1.9), (-7.2, -1.0, 0.3), (-8.4, 1.8, 0.12), (-9, 4.6, 0.3), (-9.4, 6.6, 0.9)], 0.14, 'green_dark', True)
    with at(-7.8, -1.8, 0.02, rz=20):
        people.worker(1, 'white', 'green', hands='low')
    with at(4.2, -3.4, 0.02, rz=140):
        people.worker(2, 'yellow', 'green', hands='hold')
    city.wood(30, -60, 60, 24, 60, 3, 5, (5, 8), ('tall', 'tree'))
    camera((7.4, -11.2, 3.8), (-1.4, 1, 1.8), lens=34, fstop=1.3)


@scene('service-4-4')
def service_4_4():
    light('dawn', azimuth=-50, elevation=25, haze_from=40, haze_to=420)
    ground('sand')
    city.road(-200, 120, 0, 8, kerb=False)
    with at(0, -1.7, 0.02):
        vehicles.flatbed(load=_drum_load)
    for x, y, a, s in scatter(46, -60, 60, 7, 50, 3, 3):
        with at(x, y, 0):
            city.bush(0.6 * s, ('agave', 'leaf_dark')[int(a) % 2], int(a))
    city.hills(-200, 200, 130, 24, 80, 'sand', 8, 6)
    sets.far_hills(3, 'mountain_warm', 520, 140)
    sets.clouds(((-80, 420, 100), (90, 430, 110)))
    camera((8.4, -10.8, 3.0), (-0.6, -0.8, 1.8), lens=35, fstop=1.3)


def _drum_load():
    for i, (x, y) in enumerate(grid(7, 3, 0.72, 0.72)):
        with at(x, y, 0):
            bins.drum(('blue', 'green', 'white')[(i // 7 + i) % 3], None, 1.05, 'white' if (i // 7 + i) % 3 < 2 else 'blue')
    for x in (-1.5, 1.5):
        tube([(x, -1.2, 0), (x, -1.1, 0.98), (x, 1.1, 0.98), (x, 1.2, 0)], 0.03, 'yellow')
