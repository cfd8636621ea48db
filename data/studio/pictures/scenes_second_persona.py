"""Portraits for the testimonials: six toy people, each with their own backdrop and a hint of trade."""
from parts import bins, people, small
from parts.basics import at, ball, box, cone, cyl, lathe, prism, sheet, tube
from parts.places import palm
from studio import area, camera, light, scene


def portrait(color, sun=-35):
    """Coloured wall behind, soft key light from the sitter's side, camera at eye height."""
    light('studio', azimuth=sun, elevation=38, haze=0, vignette=0.12, rim=1.2, exposure=-0.1)
    sheet(-40, 40, -40, 40, 0, color)
    box((0.3, 30, 14), (-3.2, 0, 0), color, 0)
    area((1.8, 1.9, 2.6), (0, 0, 1.3), 1.4, 34, '#FFE9CF')
    camera((2.75, -0.55, 1.46), (0, 0.02, 1.3), 70, 1.6, (0.2, 0, 1.42))


def bust(turn=-6, **kw):
    """Upper body of a person, framed by portrait()."""
    with at(rz=turn):
        people.person(**kw)


@scene('persona-1', 'P')
def plant_manager():
    portrait('#8FB9EE')
    bust(shirt='blue', collar='white', skin=2, hair_style='bun', hair_mat='hair_dark')
    with at(rz=-6):
        for y in (-1, 1):
            tube([(0.2, 0.1 * y, 0.6), (0.21, 0.11 * y, 0.95), (0.06, 0.12 * y, 1.17)], 0.03, 'blue_dark', True)
            ball(0.03, (0.215, 0.11 * y, 0.98), 'gold')
        for y in (-1, 1):
            ball(0.022, (0.02, 0.252 * y, 1.36), 'gold')
    for y, z in ((-1.25, 0.0), (-1.15, 1.03), (1.25, 0)):
        with at(-2.2, y, z, rz=90):
            (bins.card_bale if z else lambda k: bins.pet_bale('blue', k))(int(y * 3) + 7)


@scene('persona-2', 'P')
def hotel_director():
    portrait('#F3D9A0')
    bust(shirt='white', collar='white', skin=1, hair_style='crop', hair_mat='grey_light', pants='sand_paint')
    with at(rz=-6):
        tube([(0.245, 0.1, 1.355), (0.275, 0.045, 1.378), (0.28, 0, 1.368), (0.275, -0.045, 1.378), (0.245, -0.1, 1.355)], 0.024, 'grey_light', True)
        for z in (0.7, 0.82, 0.94, 1.06):
            ball(0.014, (0.205 - abs(z - 0.9) * 0.08, 0, z), 'blue')
        for y in (-1, 1):
            prism([(0, 0), (0.09, 0.02), (0.05, -0.1)], 0.03, (0.12, 0.05 * y, 1.17), 'white', 'y', 0.005)
    with at(-1.9, -1.0, -0.4):
        palm(2.9, 0.2, 3)
    with at(-2.2, 1.3, -0.2):
        palm(2.4, -0.2, 5)


@scene('persona-3', 'P')
def doctor():
    portrait('#A9DCD6')
    bust(shirt='white', collar='teal', skin=1, hair_style='long', hair_mat='black')
    with at(rz=-6):
        tube([(-0.02, 0.12, 1.2), (0.13, 0.13, 1.05), (0.22, 0.05, 0.86), (0.225, -0.02, 0.8)], 0.016, 'charcoal', True)
        tube([(-0.02, -0.12, 1.2), (0.13, -0.13, 1.05), (0.22, -0.08, 0.86), (0.225, -0.02, 0.8)], 0.016, 'charcoal', True)
        cyl(0.04, 0.02, (0.23, -0.02, 0.77), 'steel', 'x')
        prism([(0.03, 0), (-0.03, 0), (0, -0.3)], 0.02, (0.205, 0, 1.1), 'teal', 'x', 0.0)
    with at(-2.6, 0.0, 0.6):
        for z in (0.2, 0.85):
            box((0.4, 3.6, 0.06), (0, 0, z), 'white', 0.02)
        for i, y in enumerate((-1.35, -0.95, 0.95, 1.35)):
            with at(0, y, 0.91 if i % 2 else 0.26, rz=90):
                bins.sharps_box(1.1)
        with at(0, 1.0, 0.91):
            small.flask('cone', 'blue_light', 0.42)
        with at(0, -1.05, 0.91):
            small.flask('round', 'green', 0.42)


@scene('persona-4', 'P')
def safety_coordinator():
    portrait('#F6C9A8')
    bust(shirt='blue_dark', vest='green', skin=3, hair_style='curly', hair_mat='black')
    for i, y in enumerate((-1.25, -0.75, 0.85, 1.3)):
        with at(-2.0, y, 1.2 + 0.0 * i, rz=90):
            small.helmet(('yellow', 'white', 'blue', 'orange')[i])
    box((0.5, 4, 0.06), (-2.0, 0, 1.14), 'wood', 0.02)
    for i, y in enumerate((-1.15, 1.1)):
        with at(-1.9, y, 0.25):
            cone(0.26, 0.75, (0, 0, 0), 'orange', 0.04)
            lathe([(0.19, 0), (0.14, 0.15)], (0, 0, 0.25), 'white', 24)


@scene('persona-5', 'P')
def mall_administrator():
    portrait('#CDE3A6')
    bust(shirt='terracotta', collar='cream', skin=1, hair_style='bob', hair_mat='#8A3A1C')
    with at(rz=-6):
        prism([(0.085, 0), (-0.085, 0), (0, -0.34)], 0.02, (0.2, 0, 1.14), 'cream', 'x', 0.0)
        for y in (-1, 1):
            tube([(0.1, 0.1 * y, 1.2), (0.2, 0.1 * y, 1.05), (0.235, 0.02 * y, 0.8)], 0.03, 'terracotta_dark', True)
        for k in range(9):
            ball(0.016, (0.19 + 0.02 * (1 - abs(k - 4) / 4), (k - 4) * 0.022, 1.13 - 0.05 * (1 - ((k - 4) / 4) ** 2)), 'white')
    for i, (y, z) in enumerate(((-1.2, 0.0), (1.2, 0.0))):
        with at(-2.3, y, z):
            small.plant(1.9, 'white', 'leaf_dark', i)
    for i, y in enumerate((-0.7, 0.75)):
        with at(-2.6, y, 2.05, s=0.5):
            lathe([(0.5, 0), (0.35, 0.4), (0.05, 0.5), (0.03, 1.2)], (0, 0, 0), 'ochre', 24)


@scene('persona-6', 'P')
def university_teacher():
    portrait('#BFC6E8')
    bust(shirt='wood_dark', collar='white', skin=2, hair_style='none', glasses='black', beard='grey_light', hair_mat='grey_light')
    with at(rz=-6):
        for y in (-1, 1):
            ball(0.11, (-0.1, 0.19 * y, 1.44), 'grey_light', (1.2, 0.6, 1.0))
        prism([(0.07, 0), (-0.07, 0), (0, -0.3)], 0.02, (0.195, 0, 1.15), 'white', 'x', 0.0)
        prism([(0.025, 0), (-0.025, 0), (-0.035, -0.2), (0, -0.24), (0.035, -0.2)], 0.02, (0.213, 0, 1.12), 'green_dark', 'x', 0.0)
    cols = ('blue', 'terracotta', 'green_dark', 'ochre', 'teal', 'cream', 'red_dark', 'blue_light')
    for z in (0.65, 1.25, 1.85):
        box((0.4, 4.4, 0.06), (-2.7, 0, z), 'wood', 0.01)
        y = -1.9
        k = int(z * 10)
        while y < 1.9:
            w = 0.07 + 0.03 * ((k * 7) % 4)
            box((0.28, w, 0.34 + 0.04 * (k % 4)), (-2.65, y + w / 2, z + 0.06), cols[k % 8], 0.01)
            y += w + 0.012
            k += 3 if k % 5 else 1
