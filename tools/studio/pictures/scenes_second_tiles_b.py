"""Small square tiles, second part: answers 19 to 30, indicators."""
from parts import bins, city, small, vehicles
from parts.basics import at, ball, box, circle, cyl, pipe, row, scatter, sheet, torus, tube
from parts.places import pine, tree
from scenes_second_tiles_a import tile
from studio import scene


@scene('answer-19', 'S')
def cardboard():
    tile(1.15, 0.55, az=-60)
    for x, y, z, w, h, a in ((-0.36, 0.1, 0, 0.8, 0.5, 6), (0.48, 0.15, 0, 0.66, 0.46, -8), (-0.3, 0.12, 0.5, 0.62, 0.42, -5),
                             (0.42, 0.12, 0.46, 0.5, 0.34, 12), (-0.28, 0.12, 0.92, 0.4, 0.3, 18)):
        with at(x, y, z, rz=a):
            small.carton(w, w * 0.75, h)
    for k in range(7):
        box((0.95, 0.6, 0.022), (0.15, -0.72, 0.024 * k), ('cardboard', 'cardboard_light')[k % 2], 0.004, (0, 0, k * 3 - 8))


@scene('answer-20', 'S')
def bottles():
    tile(0.62, 0.26, az=-66)
    for i, (x, y, c, k) in enumerate(((-0.34, 0.1, 'clear_blue', 'blue'), (-0.12, 0.16, 'clear_green', 'green'), (0.13, 0.1, 'clear', 'red'),
                                      (0.36, 0.14, 'clear_blue', 'white'), (-0.22, -0.14, 'clear', 'blue'), (0.02, -0.16, 'clear_blue', 'orange'),
                                      (0.27, -0.14, 'clear_green', 'white'))):
        with at(x, y):
            bins.bottle(c, k, 1.25)
    with at(-0.2, -0.42, 0.115, rx=0, ry=90, rz=20):
        bins.bottle('clear_green', 'yellow', 1.15)


@scene('answer-21', 'S')
def scrap():
    tile(1.5, 0.5, az=-60)
    bins.heap(1.0, 0.75, ('steel', 'steel_dark', 'copper', '#B8493A', 'blue'), 120, 4, 0.26)
    with at(0.55, -0.85, 0.3, rx=70, rz=20):
        pipe(0.3, 0.35, (0, 0, 0), 'steel', 0.04)
    with at(-0.75, -0.7, 0.12, rz=-30):
        cyl(0.12, 0.9, (0, 0, 0), 'copper', 'x')
    torus(0.28, 0.05, (0.1, -0.3, 0.95), 'steel_dark', rot=(60, 20, 0))


@scene('answer-22', 'S')
def organic():
    tile(0.72, 0.25, az=-60, el=28)
    small.crate('organic', 0.8, 0.58, 0.36, 'wood', 3)
    ball(0.09, (0.52, -0.3, 0.09), 'red')
    ball(0.08, (0.38, -0.42, 0.08), 'green')


@scene('answer-23', 'S')
def pallets():
    tile(1.2, 0.55, az=-58)
    bins.pallet(6)
    with at(0.1, -0.85, 0.05, rx=-72):
        bins.pallet(1)


@scene('answer-24', 'S')
def debris():
    tile(1.6, 0.5, az=-60)
    bins.heap(1.1, 0.85, ('concrete', 'grey', 'terracotta', 'concrete_warm', 'stone'), 120, 7, 0.3)
    for i, (x, y, a) in enumerate(((-1.0, -0.8, 20), (0.9, -0.9, -30), (0.2, -1.15, 70))):
        with at(x, y, 0, rz=a):
            box((0.42, 0.22, 0.2), (0, 0, 0), 'terracotta', 0.02)
    tube([(0.3, -0.1, 0.7), (0.6, -0.35, 1.3), (0.75, -0.3, 1.55)], 0.03, 'copper', True)


@scene('answer-25', 'S')
def steel_drum():
    tile(0.72, 0.45, az=-64)
    bins.drum('blue', band='green')


@scene('answer-26', 'S')
def tanker():
    tile(4.5, 1.7, az=-52, target=(-0.4, 0))
    vehicles.tanker()


@scene('answer-27', 'S')
def trailer():
    tile(7.6, 1.9, az=-38, el=23, target=(-4.4, 0))
    vehicles.transfer_trailer()


@scene('answer-28', 'S')
def hook_lift():
    tile(4.9, 2.2, az=-52, target=(-0.6, 0))
    vehicles.hooklift_truck(lift=24, load=lambda: bins.rolloff('green', 5.4, 1.5))


@scene('answer-29', 'S')
def van():
    tile(3.2, 1.15, az=-50)
    vehicles.van('white', 'blue')


@scene('answer-30', 'S')
def office_desk():
    tile(1.35, 0.65, az=-118, el=20, sun=-160)
    small.desk()
    with at(-0.15, 0.05, 0.74, rz=180):
        small.monitor()
    with at(0.55, 0.05, 0.74):
        small.plant(0.42, 'green')
    with at(-0.6, -0.05, 0.74, rz=14):
        small.book(0.3, 0.22, 0.05, 'terracotta')
        with at(z=0.05, rz=9):
            small.book(0.26, 0.2, 0.05, 'blue')
    with at(0.0, -0.85, 0, rz=200):
        small.office_chair('blue')
    with at(0.95, -0.35, s=0.75):
        small.pedal_bin('blue', 'green', 0.5)


@scene('indicator-1', 'S')
def served_cities():
    tile(13, 3.6, '#CFE1F7', az=-58, el=32)
    box((17, 17, 0.6), (0, 0, -0.2), 'white', 0.2)
    for s in (-1, 1):
        sheet(-8.4, 8.4, s * 2.9 - 0.9, s * 2.9 + 0.9, 0.43, 'asphalt')
        sheet(s * 2.9 - 0.9, s * 2.9 + 0.9, -8.4, 8.4, 0.435, 'asphalt')
    with at(z=0.4, s=0.45):
        places = [(-13, -13), (0, -13), (13, -13), (-13, 0), (0, 0), (13, 0), (-13, 13), (0, 13), (13, 13)]
        for i, (x, y) in enumerate(places):
            with at(x, y):
                box((8.4, 8.4, 0.3), (0, 0, 0), 'grass' if i in (1, 5) else 'pavement', 0.1)
                if i == 1:
                    for j, (u, v, a, s) in enumerate(scatter(7, -3, 3, -3, 3, 4, 2)):
                        with at(u, v, 0.3):
                            tree(3.8 * s, 'leaf', j)
                elif i == 5:
                    cyl(2, 0.2, (0, 0, 0.3), 'water', seg=40)
                    for u, v, a in circle(6, 3.2):
                        with at(u, v, 0.3):
                            tree(3, 'leaf_light', 1)
                elif i in (0, 2):
                    city.house(6.5, 5.6, 3, ('cream', 0, 'blue_pale')[i], 'terracotta', 2, i)
                elif i in (4, 6, 8):
                    city.office(7, 7, (0, 0, 0, 0, 7, 0, 6, 0, 9)[i], accent=('blue', 'green', 'blue')[i // 2 - 2])
                else:
                    city.office(7, 7, 4, 'cream', accent='terracotta')
    for x, y, a in ((-5.6, -2.5, 0), (2.5, -5.5, 90), (-2.5, 1.0, 90)):
        with at(x, y, 0.45, rz=a, s=0.3):
            vehicles.collection_truck()


@scene('indicator-2', 'S')
def fleet():
    tile(9.4, 1.9, '#D9EBC0', az=-40, el=26, target=(0, 0.3))
    for k, y in enumerate(row(5, 3.5)):
        with at((-1.2, 0.2, 1.2, 0.2, -1.2)[k], y):
            vehicles.collection_truck()


@scene('indicator-3', 'S')
def bales_tower():
    tile(3.1, 1.75, '#F7E2C4', az=-60, el=22)
    mk = (lambda k: bins.card_bale(k), lambda k: bins.pet_bale('blue', k), lambda k: bins.metal_bale(k, (1.5, 1, 1)),
          lambda k: bins.pet_bale('green', k), lambda k: bins.paper_bale(k), lambda k: bins.card_bale(k + 9))
    spots = [(-1.65, 0.1, 0, 0), (0, 0, 0, 1), (1.65, 0.15, 0, 4), (-0.8, 0.1, 1.04, 2), (0.82, 0.05, 1.04, 3), (0, 0.08, 2.08, 0)]
    for i, (x, y, z, k) in enumerate(spots):
        with at(x, y, z, rz=(i * 37) % 9 - 4):
            mk[k](i)
    with at(0, 0.05, 3.1, rz=30):
        small.plant(0.9, 'blue')


@scene('indicator-4', 'S')
def trees():
    tile(5.2, 2.2, '#CDE8EE', az=-70, el=23)
    cyl(4.4, 0.35, (0, 0, 0), 'grass', seg=64)
    for i, (x, y, h, c) in enumerate(((-1.6, 1.0, 5.2, 'leaf'), (1.4, 1.3, 5.8, 'leaf_dark'), (0, -0.3, 4.4, 'leaf_light'), (-2.9, -0.6, 3.4, 'leaf_dark'),
                                      (2.8, -0.5, 3.8, 'leaf'), (1.3, -2.1, 2.6, 'leaf_light'), (-1.3, -2.2, 2.2, 'leaf'))):
        with at(x, y, 0.33):
            pine(h, 'leaf_dark', i) if i in (1, 3) else tree(h, c, i)
    for i, (x, y, a, s) in enumerate(scatter(26, -3.6, 3.6, -3.6, 1, 4, 0.6, lambda x, y: x * x + y * y < 14)):
        ball(0.13 * s, (x, y, 0.4), ('flower', 'yellow', 'white', 'leaf')[i % 4], sub=2)
