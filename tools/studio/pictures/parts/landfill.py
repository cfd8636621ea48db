"""Landfill and energy: gas wells, flare, ponds, tanks, wind turbine, terraced cell."""
from parts.basics import *


def gas_well(h=1.6, hose=None):
    """Biogas well head; hose = end point of its pipe in the well's frame."""
    cyl(0.55, 0.16, (0, 0, 0), 'concrete')
    cyl(0.2, h, (0, 0, 0.1), 'yellow')
    cyl(0.27, 0.12, (0, 0, h * 0.55), 'yellow')
    cyl(0.27, 0.12, (0, 0, h), 'blue')
    torus(0.17, 0.035, (0, -0.34, h * 0.8), 'red', 'y')
    cyl(0.05, 0.3, (0, -0.2, h * 0.8), 'steel', 'y')
    tube([(0, 0, h * 0.62), (0.5, 0, h * 0.62), (0.62, 0, 0.2)], 0.07, 'yellow')
    if hose:
        tube([(0.62, 0, 0.2), *hose], 0.07, 'yellow')


def flare(h=7, lit=True):
    """Enclosed flare with skid."""
    box((3.4, 2.4, 0.25), (0, 0, 0), 'concrete')
    cyl(0.75, h, (0.6, 0, 0.25), 'white')
    for z in (0.6, h * 0.5, h * 0.9):
        pipe(0.8, 0.24, (0.6, 0, z), 'blue' if z < 1 else 'green', 0.06)
    pipe(0.82, 0.4, (0.6, 0, h), 'steel', 0.1)
    if lit:
        for k, c, z in ((0.42, 'flame_blue', 0.2), (0.36, 'flame', 0.55), (0.2, 'lamp', 0.9)):
            lathe([(0, 0), (k, 0.25), (k * 0.8, 0.6), (k * 0.3, 1.1), (0, 1.4)], (0.6, 0, h + z), c, 16, smooth=60)
    cyl(0.4, 1.6, (-0.9, 0.5, 0.25), 'blue')
    box((0.9, 0.8, 1.2), (-0.9, -0.6, 0.25), 'green', 0.06)
    tube([(-0.9, 0.5, 1.9), (-0.9, 0.5, 2.2), (0.6, 0.5, 2.2), (0.6, 0, 2.2)], 0.1, 'yellow')
    for i in range(int(h / 0.4)):
        box((0.06, 0.4, 0.04), (1.42, 0, 0.6 + i * 0.4), 'steel')


def pond(w=20, d=12, water='leachate', rim='liner', bank='grass', depth=1.4):
    """Lined basin with an embankment; water surface above ground level z 0. Rounded rectangle."""
    def ring(k, z):
        pts = []
        for i in range(64):
            t = 2 * math.pi * i / 64
            c, s = math.cos(t), math.sin(t)
            pts.append((math.copysign(abs(c) ** 0.35, c) * (w / 2 + k), math.copysign(abs(s) ** 0.35, s) * (d / 2 + k), z))
        return pts

    def band(a, b, mat):
        me = bpy.data.meshes.new('band')
        me.from_pydata(a + b, [], [(i, (i + 1) % 64, 64 + (i + 1) % 64, 64 + i) for i in range(64)])
        me.materials.append(m(mat))
        me.polygons.foreach_set('use_smooth', [True] * 64)
        put(me)

    band(ring(3.2, 0), ring(1.3, depth), bank)
    band(ring(1.3, depth), ring(0.4, depth), 'gravel')
    band(ring(0.4, depth), ring(-1.2, depth * 0.4), rim)
    me = bpy.data.meshes.new('water')
    me.from_pydata(ring(-0.8, depth * 0.55), [], [tuple(range(64))])
    me.materials.append(m(water))
    put(me)


def tank(r=2, h=4, color='white', band='blue', roof='grey_light'):
    """Vertical tank with stair ring."""
    cyl(r, h, (0, 0, 0), color, seg=48)
    lathe([(r + 0.08, 0), (r * 0.5, r * 0.22), (0, r * 0.28)], (0, 0, h), roof, 48)
    for z in (h * 0.25, h * 0.7):
        pipe(r + 0.05, 0.18, (0, 0, z), band, 0.05, seg=48)
    for i in range(16):
        t = math.radians(i * 11)
        with at((r + 0.35) * math.cos(t), (r + 0.35) * math.sin(t), h * (i + 1) / 17, rz=math.degrees(t)):
            box((0.6, 0.3, 0.06), (0, 0, 0), 'steel')
            box((0.04, 0.04, 0.9), (0.28, 0, 0), 'yellow', 0)


def wind_turbine(h=30, turn=20):
    cyl(h * 0.03, h, (0, 0, 0), 'white', r2=h * 0.017)
    box((h * 0.12, h * 0.045, h * 0.045), (0, 0, h - 0.2), 'white')
    with at(h * 0.07, 0, h + h * 0.02, rx=turn):
        ball(h * 0.03, (0, 0, 0), 'white')
        for a in (0, 120, 240):
            with at(rx=a):
                prism([(-h * 0.012, 0), (h * 0.018, h * 0.05), (h * 0.014, h * 0.2), (0, h * 0.45), (-h * 0.008, h * 0.2)],
                      h * 0.008, (0, 0, 0), 'white', 'x', 0)


def landfill_cell(w=60, d=40, h=10, steps=3, cover='grass', top='soil_light', berm=3.0, slope=1.2):
    """Terraced landfill body. Returns [(half_w, half_d, z) of each bench top edge]."""
    x, y, hh, out = w / 2, d / 2, h / steps, []
    for i in range(steps):
        z, a, b = hh * i, x - hh * slope, y - hh * slope
        me = bpy.data.meshes.new('bench')
        me.from_pydata([(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z), (-a, -b, z + hh), (a, -b, z + hh),
                        (a, b, z + hh), (-a, b, z + hh)], [],
                       [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)])
        me.materials.append(m(cover if i < steps - 1 else top))
        put(me)
        for s in (-1, 1):
            sheet(-a, a, s * (b - berm * 0.5) - 0.9, s * (b - berm * 0.5) + 0.9, z + hh + 0.02, 'gravel') if i < steps - 1 else None
        out.append((a, b, z + hh))
        x, y = a - berm, b - berm
    return out
