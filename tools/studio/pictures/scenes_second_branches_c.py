"""Branches with a square: San Luis Potosí, Guadalajara, León."""
from parts import bins, city, people, places_coast as coast, places_south as south, vehicles
from parts.basics import at, ball, circle, cyl, lathe, pipe, scatter, tube
from parts.places import mountain, paving, tree
from studio import camera, ground, light, scene


def jet_fountain(r=2.4):
    """Round stone fountain with two basins."""
    pipe(r, 0.7, (0, 0, 0), 'cantera_dark', 0.3)
    cyl(r - 0.25, 0.1, (0, 0, 0.45), 'water', seg=40)
    lathe([(0.5, 0), (0.3, 0.4), (0.25, 1.2), (1.0, 1.6), (1.1, 1.75), (0.2, 1.7), (0.15, 2.4),
           (0.5, 2.6), (0.1, 2.7), (0, 3.0)], (0, 0, 0.3), 'cantera_dark', 24, smooth=50)
    for x, y, a in circle(8, 1.0):
        tube([(x, y, 2.0), (x * 1.35, y * 1.35, 1.7), (x * 1.6, y * 1.6, 0.55)], 0.035, 'clear_blue', True)


def far_town(y=62, seed=1, colours=('cream', 'terracotta', 'ochre', 'white', 'pink'), hill='mountain'):
    """Rows of small houses and a range behind a square, so that no horizon is empty."""
    for i, (x, dy, a, s) in enumerate(scatter(44, -75, 110, 0, 50, seed, 9)):
        with at(x, y + dy):
            city.house(8 * s, 7, 3, colours[i % len(colours)], floors=1 + i % 3, seed=i,
                       style=('flat', 'hip', 'gable')[i % 3])
    for i, (x, dy, a, s) in enumerate(scatter(40, -75, 110, -4, 46, seed + 1, 6)):
        with at(x, y + dy):
            tree(5 * s, ('leaf', 'leaf_dark')[i % 2], i)
    with at(20, y + 120):
        mountain([(-240, 2), (-150, 16), (-90, 24), (-30, 16), (40, 27), (110, 17), (180, 24), (260, 3)],
                 60, hill, seed)


@scene('branch-san-luis-potosi', 'B')
def san_luis_potosi():
    light('morning', azimuth=-125, elevation=34, haze=0.4, haze_from=45, haze_to=260, exposure=-0.2)
    ground('concrete_warm')
    paving(-32, 34, -12, 22, 0.0, ('concrete_warm', 'pavement'), 2.4)
    far_town(66, 4)
    with at(-3, 25, s=1.08):
        south.cathedral_slp()
    for x, w, h, c in ((-27, 17, 8, 'cantera'), (20.5, 14, 9, 'cantera_rosa'), (36, 15, 7.5, 'cream')):
        with at(x - w / 2 + 1.8, 29):
            coast.arcade(int(w / 3.6), 3.6, 4.6, True, c, 'cantera_dark')
    with at(-14.5, 9):
        jet_fountain()
    for x, y, h in ((-20.5, 16, 5), (-9, 17.5, 4.6), (13, 18, 4.8), (21, 13.5, 5.2), (-24, 8, 5)):
        with at(x, y):
            pipe(1.15, 0.5, (0, 0, 0), 'cantera', 0.2)
            cyl(1.0, 0.3, (0, 0, 0.1), 'soil')
            tree(h, 'leaf' if x < 0 else 'leaf_dark', int(h * 10) % 5)
    for x in (-8, 6.5, 16):
        with at(x, 11.5, 0.05, rz=180):
            city.lamp_post(4.4, arm=0.7)
    for x in (-11, -4):
        with at(x, 12.5, 0.06):
            city.bench()
    with at(7, 4, 0.06, rz=6):
        vehicles.collection_truck()
    with at(-2.2, 5.6, 0.06, rz=-50):
        people.worker(hands='front', feet='walk')
    with at(-1.0, 5.2, 0.06):
        bins.bin240('green')
    for i, (x, y, a) in enumerate(((-8, 14, -60), (-7.2, 14.3, -110), (1.5, 20, 200))):
        with at(x, y, 0.06, rz=a):
            people.person(('red', 'white', 'ochre')[i], skin=i % 3 + 1, hair_style=('long', 'short', 'bun')[i],
                          feet='walk', hands='walk')
    camera((-12, -20, 4.6), (0.5, 14, 8.6), 32, 2.2, (5, 2, 2))


@scene('branch-guadalajara', 'B')
def guadalajara():
    light('morning', azimuth=-130, elevation=38, haze=0.38, haze_from=50, haze_to=260, exposure=-0.25)
    ground('concrete_warm')
    paving(-34, 38, -13, 24, 0.0, ('cream', 'concrete_warm'), 2.0)
    far_town(66, 9, ('cream', 'white', 'ochre', 'blue_pale'))
    with at(-4, 24, 0, s=1.08):
        south.cathedral_gdl()
    with at(19, 19):
        south.rotunda(5.2, 4.2)
    for i, (x, w, h, c) in enumerate(((-32, 14, 4, 'cream'), (34, 13, 4, 'white'), (48, 12, 5, 'cream'))):
        with at(x, 40):
            city.office(w, 9, h, c, accent='terracotta', seed=i)
    for k, (x, y, a) in enumerate(circle(14, 7.6, 10)):
        with at(19 + x, 19 + y):
            tree(3.3, 'leaf_dark', k)
    cyl(6.0, 0.16, (-12.5, 7.5, 0.0), 'grass', seg=48)
    pipe(6.1, 0.3, (-12.5, 7.5, 0), 'cantera', 0.3, seg=48)
    with at(-12.5, 7.5, 0.12):
        jet_fountain(2.1)
        for x, y, a in circle(26, 4.4):
            ball(0.28, (x, y, 0.15), ('flower', 'yellow', 'white')[int(a / 13.8) % 3], sub=2)
    for x, y in ((-22, 17), (-27, 12), (9, 27), (-17, 18.5), (4.5, 17)):
        with at(x, y):
            tree(5, 'leaf', int(abs(x)) % 5)
    with at(7.5, 3.4, 0.06, rz=4):
        vehicles.collection_truck()
    with at(14.5, 9.8, 0.06, rz=-110):
        people.person('purple', 'charcoal', 2, 'side', feet='walk', hands='walk')
    with at(-1.4, 7.5, 0.06, rz=-70):
        people.worker(hands='point', skin=1)
    with at(0.0, 11, 0.06, rz=-120):
        people.person('red', 'white', 2, 'long', skirt='white', feet='walk', hands='walk')
    camera((-11, -20, 4.8), (1.0, 14, 9.2), 31, 2.2, (5, 1, 2))


@scene('branch-leon', 'B')
def leon():
    light('late', azimuth=-125, elevation=32, haze=0.42, haze_from=45, haze_to=260)
    ground('pavement')
    with at(10, 170):
        mountain([(-200, 2), (-130, 16), (-70, 26), (-10, 18), (50, 28), (110, 16), (200, 2)], 60, 'mountain', 13)
    paving(-30, 32, 7, 36, 0.0, ('concrete_warm', 'terracotta'), 2.4)
    far_town(72, 7)
    with at(-2, 23, s=1.1):
        south.arco_leon()
    for i, (x, y, h, w, c) in enumerate(((-27, 46, 3, 13, 'cream'), (-13, 52, 4, 11, 'white'), (14, 50, 3, 12, 'terracotta'),
                                         (29, 46, 5, 12, 'cream'), (45, 50, 4, 12, 'white'), (1, 58, 3, 10, 'ochre'))):
        with at(x, y):
            city.office(w, 9, h, c, accent=('terracotta', 'blue', 'green_dark')[i % 3], seed=i)
    for s in (-1, 1):
        for k in range(5):
            with at(-1.5 + s * (11.5 + (k % 2)), 13 + k * 6):
                tree(5, 'leaf' if k % 2 else 'leaf_dark', k)
        for k in range(3):
            with at(-1.5 + s * 7.6, 14 + k * 5, 0.05, rz=90 * s):
                city.lamp_post(4.6, arm=0.7)
        with at(-1.5 + s * 5, 13.5, 0.06):
            city.flowerbed(4, 1.6, 5 + s)
    city.road(-80, 80, 0, 9)
    with at(4.4, -1.9):
        vehicles.collection_truck()
    with at(-4.0, 9.2, 0.06, rz=-70):
        people.worker(hands='wave', skin=2)
    for i, (x, y, a) in enumerate(((0.5, 17, -80), (-1.4, 20, 100), (5, 11, 180))):
        with at(x, y, 0.06, rz=a):
            people.person(('teal', 'orange', 'white')[i], skin=i % 3 + 1, hair_style=('bob', 'crop', 'pony')[i], feet='walk', hands='walk')
    camera((-11, -22, 4.6), (0.8, 14, 7.2), 33, 2.2, (4, 0, 2))
