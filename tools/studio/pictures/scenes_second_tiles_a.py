"""Small square tiles, first part: the answers 1 to 18 of the quote form."""
import math

from parts import (bins, city, people, places_coast as coast, places_north as north, plant, small,
                   vehicles)
from parts.basics import at, ball, box, cyl, lathe, torus
from parts.places import palm, tree
from studio import backdrop, camera, scene


PALE = '#CFE1F7'


def tile(r, z=None, color=PALE, az=-62, el=22, lens=60, sun=-20, target=(0, 0), fstop=None):
    """Plain ground and a camera that fits an object of radius r (metres) standing at the origin."""
    backdrop(color, azimuth=sun, exposure=-0.05)
    z = r * 0.6 if z is None else z
    d = r * 3.75 * lens / 60
    a, e = math.radians(az), math.radians(el)
    eye = (target[0] + d * math.cos(a) * math.cos(e), target[1] + d * math.sin(a) * math.cos(e),
           z + d * math.sin(e))
    camera(eye, (*target, z), lens, fstop)


@scene('answer-01', 'S')
def small_bin():
    tile(0.62, 0.36)
    with at(-0.12, 0.05):
        small.pedal_bin('white', 'blue', 0.62)
    with at(0.34, -0.14, 0, rz=20):
        bins.bag('green_dark', 0.62, 1)


@scene('answer-02', 'S')
def wheeled_240():
    tile(0.8, 0.55, az=-58)
    bins.bin240('green', 'green')


@scene('answer-03', 'S')
def container_1100():
    tile(1.12, 0.62, az=-58)
    bins.bin1100('blue', 'green')


@scene('answer-04', 'S')
def roll_off_6():
    tile(2.1, 0.75, az=-56)
    bins.rolloff('yellow', 3.0, 1.05, lambda: bins.heap(0.85, 0.5, ('cardboard', 'wood', 'grey', 'white'), 60, 2), 1.9, 'yellow')


@scene('answer-05', 'S')
def roll_off_30():
    tile(3.6, 1.1, az=-52)
    bins.rolloff('blue', 6.2, 2.5)


@scene('answer-06', 'S')
def compactor_box():
    tile(5.0, 1.2, az=-122, sun=-160, target=(-1.0, 0))
    bins.compactor_box('green')


@scene('answer-07', 'S')
def house():
    tile(5.6, 2.1, az=-60, el=22)
    city.house(7, 6, 3, 'cream', 'terracotta', 1, 3)
    with at(-4.1, -2.4):
        tree(3.6, 'leaf', 1)
    with at(2.9, -3.9, s=1.1):
        bins.bin240('green')


@scene('answer-08', 'S')
def apartments():
    tile(9.2, 5.2, az=-56, el=22)
    city.house(9, 8, 2.9, 'white', 'blue', 4, 5, 'flat')
    for f in range(1, 4):
        for x in (-2.7, 2.7):
            box((2.5, 1.1, 0.16), (x, -4.5, 2.9 * f), 'blue_pale', 0.04)
            box((2.5, 0.06, 0.8), (x, -5.0, 2.9 * f + 0.12), 'clear_blue', 0.01)
    for x in (-6, 5.8):
        with at(x, -3.6):
            tree(3.8, 'leaf', 2)


@scene('answer-09', 'S')
def shop():
    tile(5.3, 2.1, az=-62)
    city.shop(7, 6, 4, 'cream', 'green')
    for x, c in ((-2.6, 'orange'), (-1.7, 'red'), (-0.8, 'yellow')):
        with at(x, -3.8, 0.3, s=1.4):
            bins.crate('wood', fill=[c, 'green'], seed=int(x * 9))
        box((0.9, 0.6, 0.3), (x, -3.8, 0), 'wood_dark')


@scene('answer-10', 'S')
def restaurant():
    tile(3.4, 1.3, az=-66, el=22)
    box((6.2, 0.4, 3.4), (0, 1.6, 0), 'terracotta', 0.06)
    box((6.6, 0.8, 0.3), (0, 1.6, 3.3), 'wood_dark', 0.06)
    city.window(-1.9, 1.4, 0.9, 1.5, 1.5, lit=True)
    city.window(1.9, 1.4, 0.9, 1.5, 1.5, lit=True)
    city.door(0, 1.4, 0, 1.1, 2.3, 'green_dark')
    for x, c in ((-1.75, 'green'), (1.75, 'yellow')):
        with at(x, -0.7):
            cyl(0.62, 0.06, (0, 0, 0.72), 'white', seg=40)
            cyl(0.05, 0.72, (0, 0, 0), 'charcoal')
            cyl(0.3, 0.04, (0, 0, 0), 'charcoal')
            for s in (-1, 1):
                cyl(0.2, 0.02, (0.28 * s, 0, 0.785), 'white_gloss')
                ball(0.09, (0.28 * s, 0, 0.83), 'red' if s > 0 else 'leaf_light')
                with at(0.95 * s, 0):
                    box((0.42, 0.42, 0.07), (0, 0, 0.42), 'wood', 0.03)
                    box((0.06, 0.42, 0.5), (0.2 * s, 0, 0.45), 'wood', 0.02)
                    for a in (-1, 1):
                        for b in (-1, 1):
                            cyl(0.025, 0.42, (0.16 * a, 0.16 * b, 0), 'wood_dark')
            with at(z=0.3):
                coast.parasol(c, 1.35)
    with at(0.1, -2.1, 0, rz=-80):
        people.person('white', 'charcoal', 2, 'short', hat='nurse', hat_mat='white', apron='white', hands='hips')


@scene('answer-11', 'S')
def factory():
    tile(11.5, 4.0, az=-60, el=22)
    north.saw_shed(15, 11, 5.5, 3, 'blue_pale')
    with at(10.2, 0.5):
        plant.tank(1.7, 6.4, 'white', 'green')
    with at(10.2, -4.4):
        plant.tank(1.3, 4.6, 'white', 'blue')


@scene('answer-12', 'S')
def hotel():
    tile(10, 5.2, az=-60, el=23)
    with at(0, 1.5, s=0.72):
        coast.hotel(13, 7, 6, 1.2, 'teal')
    cyl(2.6, 0.2, (-3.2, -5.0, 0), 'white', seg=48)
    cyl(2.25, 0.06, (-3.2, -5.0, 0.17), 'water_turquoise', seg=48)
    for x, y, h in ((-7, -1.5, 6.4), (6.6, -1.2, 7), (2.6, -4.6, 5)):
        with at(x, y):
            palm(h, 0.5, int(x))


@scene('answer-13', 'S')
def hospital():
    tile(12, 4.8, az=-60, el=23)
    city.clinic(16, 9, 3)
    with at(4.5, -7.4, 0, rz=180):
        vehicles.van('white', 'red')


@scene('answer-14', 'S')
def dental():
    tile(1.55, 0.95, az=-52, el=22)
    small.dental_chair()


@scene('answer-15', 'S')
def laboratory():
    tile(0.92, 0.5, az=-78, el=23)
    with at(-0.42, 0.02):
        small.flask('cone', 'blue_light', 0.95)
    with at(0.1, 0.28):
        small.flask('round', 'green', 1.05)
    with at(0.5, -0.12):
        small.flask('beaker', 'orange', 0.75)
    with at(0.02, -0.42):
        box((0.66, 0.2, 0.05), (0, 0, 0), 'wood', 0.02)
        box((0.66, 0.2, 0.03), (0, 0, 0.26), 'wood', 0.01)
        for s in (-1, 1):
            box((0.04, 0.2, 0.28), (0.31 * s, 0, 0), 'wood', 0.01)
        for k, c in enumerate(('red', 'yellow', 'blue', 'purple')):
            with at(-0.21 + 0.14 * k, 0, 0.06):
                small.flask('tube', c, 0.4)


@scene('answer-16', 'S')
def pharmacy():
    tile(5.4, 2.2, az=-62)
    city.shop(7, 6, 4.2, 'white', 'teal')
    with at(0, -3.0, 4.6):
        for w, h in ((1.8, 0.6), (0.6, 1.8)):
            box((w, 0.3, h), (0, 0, 0.9 - h / 2), 'lamp_green', 0.06)
    for x in (-3.0, 0.8):
        with at(x, -3.9):
            small.plant(1.3, 'blue')


@scene('answer-17', 'S')
def sharps():
    tile(0.7, 0.34, az=-64)
    bins.sharps_box(1.5)


@scene('answer-18', 'S')
def red_bag_bin():
    tile(0.78, 0.45, az=-60)
    lathe([(0.24, 0), (0.26, 0.04), (0.31, 0.72), (0.29, 0.72), (0.27, 0.66), (0, 0.66)], (0, 0, 0), 'grey_light', 40)
    lathe([(0.315, 0.0), (0.33, 0.01), (0.34, 0.16), (0.3, 0.2), (0.27, 0.16), (0.25, 0.05), (0, 0.02)], (0, 0, 0.58), 'red', 22, smooth=60)
    for k in range(9):
        a = math.radians(k * 40)
        ball(0.06, (0.31 * math.cos(a), 0.31 * math.sin(a), 0.77), 'red', (1, 1, 0.6), sub=2)
    with at(0.5, -0.22, 0, rz=30):
        bins.bag('red', 0.62, 2)
    with at(-0.03, -0.3, 0.28):
        for k in range(3):
            a = math.radians(90 + 120 * k)
            torus(0.045, 0.013, (0.045 * math.cos(a), 0, 0.05 + 0.045 * math.sin(a)), 'charcoal', 'y', seg=20, ring=8)
