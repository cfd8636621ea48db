"""Social responsibility."""
from parts import bins, city, people, sets, vehicles
from parts.basics import *
from studio import camera, ground, light, scene


def sapling(h=1.2):
    cyl(0.03, h * 0.6, (0, 0, 0), 'trunk')
    blob(h * 0.26, (0, 0, h * 0.75), 'leaf_light', 9, 40, 0.42)
    blob(0.26, (0, 0, 0.02), 'soil', 10, 40, 0.42, (1, 1, 0.35))


@scene('resp-1', 'W')
def resp_1():
    light('dawn', azimuth=-50, elevation=24, haze_from=40, haze_to=360, rim=0.8)
    ground('grass')
    for i, (x, y, a, kind) in enumerate(((1.5, -2.4, 30, 'kneel'), (3.3, -2.0, 170, 'stand'), (6.2, 0.2, 40, 'kneel'), (7.8, 0.6, 190, 'stand'),
                                        (4.2, 3.2, 20, 'stand'), (10.4, 2.6, 160, 'kneel'), (-2.2, 3.6, 10, 'kneel'), (0.4, 5.0, -60, 'stand'), (9.6, -2.2, 150, 'carry'))):
        with at(x, y, 0, rz=a):
            look = dict(shirt=('green', 'white', 'blue', 'ochre', 'green')[i % 5], pants='blue_dark', skin=1 + i % 3,
                        hair_style=('pony', 'short', 'bob', 'crop', 'long', 'curly')[i % 6], gloves='orange')
            if kind == 'kneel':
                people.kneel(**look)
                with at(0.75, 0, 0):
                    sapling()
            elif kind == 'carry':
                people.person(hands='hold', hat='straw', hat_mat='sand_paint', **look)
                with at(0.45, 0, 0.8, s=0.7):
                    sapling()
            else:
                people.person(hands=('front', 'wave')[i % 2], hat='cap' if i % 2 else None, hat_mat='green', **look)
                if i % 2 == 0:
                    tube([(0.5, 0, 1.3), (0.6, 0, 0.1)], 0.03, 'wood')
                    box((0.05, 0.24, 0.3), (0.6, 0, 0), 'steel', 0.02)
    for i, (x, y) in enumerate(((-4, 1.2), (-6.5, 4), (2.2, 1.2), (12.8, 0.4), (13.6, 4.4), (-0.6, 0.4), (5.4, 5.6), (8.4, 5.0), (-9, 7), (11.4, 6.8))):
        with at(x, y, 0):
            sapling(1.2 + (i % 3) * 0.3)
    with at(5.2, -3.6, 0, rz=20):
        box((1.0, 0.7, 0.36), (0, 0, 0.3), 'green', 0.06)
        box((0.9, 0.6, 0.06), (0, 0, 0.62), 'soil')
        cyl(0.2, 0.1, (0.55, 0, 0.2), 'tyre', 'y')
        for y in (-0.28, 0.28):
            tube([(0.3, y, 0.4), (-1.0, y, 0.62)], 0.03, 'wood')
    for i in range(6):
        with at(7.0 + (i % 3) * 0.45, -3.7 + (i // 3) * 0.45, 0):
            sapling(0.8)
    for i, (x, y) in enumerate(((-13, 14), (-5, 16), (4, 17), (12, 15), (19, 13), (24, 18), (-20, 18))):
        with at(x, y, 0):
            city.tree(6 + i % 3, ('leaf', 'leaf_light', 'leaf_dark')[i % 3], i)
    pts = [(x, 10.5 + math.sin(x * 0.14) * 1.2) for x in range(-50, 60, 2)]
    for (x, y), (x2, y2) in zip(pts, pts[1:]):
        prism([(x, y - 1.1), (x2, y2 - 1.1), (x2, y2 + 1.1), (x, y + 1.1)], 0.03, (0, 0, 0), 'gravel', 'z', 0)
    with at(-9.5, 12.6, 0):
        city.bench()
    with at(17, 8.4, 0, rz=190):
        vehicles.van(stripe='green')
    sets.skyline(-90, 110, 80, 10, 5, (4, 8))
    sets.far_hills(2)
    sets.clouds(((-130, 420, 100), (30, 440, 120)))
    camera((-1.2, -14.5, 3.5), (2.2, 2, 1.7), lens=32, fstop=1.1, focus=(4, -1.5, 0.9))


@scene('resp-2', 'W')
def resp_2():
    light('morning', azimuth=-65, elevation=36, haze_from=50, haze_to=340)
    ground('pavement')
    cyl(3.2, 0.4, (1.5, 9, 0), 'stone', seg=8)
    cyl(2.6, 0.3, (1.5, 9, 0.4), 'concrete_warm', seg=8)
    for x, y, _ in circle(8, 2.3, 22.5):
        cyl(0.1, 2.8, (x + 1.5, y + 9, 0.7), 'white')
    lathe([(3.1, 0), (2.9, 0.25), (0.5, 1.4), (0.2, 1.8), (0, 2.2)], (1.5, 9, 3.5), 'green_dark', 8, smooth=10)
    stalls = ((-7.2, 2.4, 10, 'green'), (6.4, 2.6, -8, 'blue'), (11.2, 1.2, -18, 'terracotta'), (-1.2, 3.6, 3, 'yellow'))
    goods = (('#4F96DC', '#A9D0F3'), ('cardboard', 'paper'), ('steel', 'copper'), ('#94CB4A', '#E3EEF5'))
    for i, (x, y, a, c) in enumerate(stalls):
        with at(x, y, 0, rz=a):
            box((3.0, 1.0, 0.9), (0, 0, 0), 'wood', 0.03)
            box((3.0, 0.06, 0.5), (0, -0.52, 0.2), c, 0.02)
            for px, py in grid(2, 2, 3.0, 1.7):
                box((0.09, 0.09, 2.5), (px, py + 0.3, 0), 'white', 0.01)
            for k, px in enumerate(row(6, 0.55)):
                prism([(-0.9, 0), (1.3, 0.5), (1.3, 0.58), (-0.9, 0.08)], 0.55, (px, 0.2, 2.4), c if k % 2 else 'white', 'x', 0)
            for px in (-0.9, 0, 0.9):
                with at(px, 0, 0.9):
                    bins.crate(c, 0.7, 0.6, 0.3, goods[i], int(px * 10) + i)
            with at(0.4, 1.0, 0, rz=-90):
                people.person('green', 'charcoal', 1 + i % 3, ('bun', 'short', 'bob', 'crop')[i], hands='front', hat='cap', hat_mat='blue')
            with at(-0.6, -1.3, 0, rz=90):
                people.person(('pink', 'white', 'ochre', 'blue_light')[i], 'blue_dark', 1 + (i + 1) % 3, ('long', 'curly', 'short', 'pony')[i], hands='hold')
            if i % 2:
                with at(0.3, -1.5, 0, rz=100):
                    people.child(('yellow', 'orange')[i // 2], hands='cheer')
    for i, (x, y, a) in enumerate(((2.8, -0.8, 20), (3.6, -0.5, 200), (-3.9, -0.4, 60), (8.8, -1.4, 130), (0.2, 0.6, -40))):
        with at(x, y, 0, rz=a):
            people.person(('terracotta', 'blue', 'white', 'green_dark', 'pink')[i], 'grey_dark', 1 + i % 3, ('short', 'bob', 'crop', 'long', 'bun')[i], feet='walk', hands='walk')
    for i, x in enumerate((-20, -10.6, 12.4, 22)):
        with at(x, 18, 0):
            city.shop(9, 8, 4.4, ('ochre', 'pink', 'cream', 'terracotta')[i], ('green', 'blue', 'terracotta', 'green')[i], floors=2)
    with at(1.5, 22, 0):
        city.house(12, 8, 4, 'cream', 'terracotta', 2, 3, 'flat')
    for i, (x, y) in enumerate(((-13, 8), (-6.4, 10.5), (9.2, 9.6), (15.5, 8), (-18, 5))):
        with at(x, y, 0):
            city.tree(5, ('leaf', 'leaf_light')[i % 2], i)
    for j, y in enumerate((5.4, 12)):
        p = [(-18 + k * 3, y, 5.6 - 0.5 * math.sin(k / 12 * math.pi) * 2) for k in range(13)]
        tube(p, 0.03, 'charcoal', True)
        for k, (x, yy, z) in enumerate(p):
            for d in (0, 1, 2):
                xx = x + d
                prism([(-0.3, 0), (0.3, 0), (0, -0.55)], 0.03, (xx, yy, z - 0.03), ('green', 'blue', 'white', 'yellow')[(k * 3 + d) % 4], 'y', 0)
    sets.far_hills(6)
    camera((-3.2, -11.5, 4.2), (1.2, 3, 2.0), lens=28, fstop=1.2)


@scene('resp-3')
def resp_3():
    light('late', azimuth=-115, elevation=38, haze=0.03)
    ground('planks')
    box((24, 0.2, 6), (0, 4, 0), 'green_pale', 0)
    box((24, 0.1, 0.9), (0, 3.88, 0), 'white', 0.02)
    for i, x in enumerate((-4.5, -1.5, 1.5, 4.5)):
        box((1.7, 0.08, 1.2), (x, 3.86, 2.0), 'white', 0.03)
        with at(x, 3.76, 2.1):
            (blob(0.36, (0, 0, 0.5), 'leaf', 1, 40, 0.4, (1, 0.3, 1)) if i % 2 else ball(0.36, (0, 0, 0.5), ('blue', 'terracotta')[i // 2], (1, 0.2, 1)))
    for tx, ty, seed in ((-1.9, 0.6, 0), (2.1, 0.2, 1)):
        with at(tx, ty, 0):
            box((2.2, 1.2, 0.08), (0, 0, 0.7), 'wood' if seed else 'white', 0.03)
            for x, y in grid(2, 2, 1.9, 0.9):
                box((0.09, 0.09, 0.7), (x, y, 0), 'blue')
            for i, (x, y, a, s) in enumerate(scatter(10, -0.9, 0.9, -0.4, 0.4, seed + 2, 0.32)):
                with at(x, y, 0.78, rz=a):
                    if i % 3 == 0:
                        bins.bottle(('clear_blue', 'clear_green')[i % 2], 'blue', 0.7)
                    elif i % 3 == 1:
                        cyl(0.09, 0.16, (0, 0, 0), ('steel', 'terracotta', 'yellow')[i % 3])
                    else:
                        box((0.22, 0.16, 0.12), (0, 0, 0), ('cardboard', 'green', 'white')[i % 3], 0.01)
            with at(-0.6, 0.95, 0, rz=-90):
                people.person(('ochre', 'terracotta')[seed], 'blue_dark', 1 + seed, ('long', 'short')[seed], hands='front')
            with at(0.4, 0.95, 0, rz=-95):
                people.child(('yellow', 'pink')[seed], 0.7, hands='front', skin=1 + seed, hair_style=('short', 'braids')[seed])
            with at(-0.2, -1.1, 0, rz=95):
                people.child(('blue_light', 'green')[seed], 0.68, hands='cheer', skin=2 - seed, hair_style=('pony', 'curly')[seed])
    with at(0.15, 1.6, 0, rz=-90):
        people.person('blue', 'charcoal', 3, 'bun', hands='cheer', apron='green')
    for x, c in ((-4.6, 'green'), (-4.0, 'blue'), (4.5, 'yellow')):
        with at(x, 2.9, 0):
            bins.bin240(c)
    camera((0.6, -5.6, 3.0), (0.1, 0.7, 1.1), lens=32, fstop=1.0)
