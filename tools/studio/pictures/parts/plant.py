"""The plants: sheds, conveyors, trommel, baler, shredder, weighbridge, gate, solar panels."""
from parts.basics import *
from parts.landfill import flare, gas_well, landfill_cell, pond, tank, wind_turbine  # noqa: F401


def shed(w=20, d=12, h=6, wall='white', roof='blue', doors=2, stripe='green', open_front=False, solar=False):
    """Industrial shed facing -y with a shallow gable, ribbed walls, roller doors, roof lights."""
    if open_front:
        box((w, 0.2, h), (0, d / 2, 0), wall, 0.02)
        for s in (-1, 1):
            box((0.2, d, h), (s * w / 2, 0, 0), wall, 0.02)
        for x in row(max(2, int(w / 6) + 1), w / max(1, int(w / 6))):
            box((0.35, 0.35, h), (x, -d / 2 + 0.2, 0), 'grey_light', 0.03)
        box((w, 0.3, 0.9), (0, -d / 2, h - 0.9), roof, 0.03)
    else:
        box((w, d, h), (0, 0, 0), wall, 0.05)
        for x in row(int(w / 0.8), 0.8):
            box((0.08, d + 0.1, h), (x, 0, 0), wall, 0)
        for y in row(int(d / 0.8), 0.8):
            box((w + 0.1, 0.08, h), (0, y, 0), wall, 0)
    box((w + 0.16, d + 0.16, 0.5), (0, 0, h * 0.72), stripe, 0.02) if not open_front else None
    rise = d * 0.11
    prism([(-d / 2 - 0.5, 0), (d / 2 + 0.5, 0), (d / 2 + 0.5, 0.25), (0, rise + 0.25), (-d / 2 - 0.5, 0.25)], w + 0.8, (0, 0, h), roof, 'x', 0.03)
    ang = math.degrees(math.atan2(rise, d / 2 + 0.5))
    ln = math.hypot(rise, d / 2 + 0.5)
    for s in (-1, 1):
        for x in row(int(w / 0.9), 0.9):
            box((0.1, ln * 0.99, 0.1), (x, s * (d / 4 + 0.25), h + rise / 2 + 0.21), roof, 0.02, (-s * ang, 0, 0))
        if not solar or s > 0:
            for x in row(max(1, int(w / 6)), 6):
                box((1.3, ln * 0.6, 0.12), (x + 0.45, s * (d / 4 + 0.25), h + rise / 2 + 0.22), 'blue_pale', 0.02, (-s * ang, 0, 0))
        if solar and s < 0:
            for x in row(int(w / 1.9), 1.8):
                for k in (-0.24, 0.24):
                    yy = s * (d / 4 + 0.25) + k * (d / 2 + 0.5)
                    zz = h + 0.36 + rise * (1 - abs(yy) / (d / 2 + 0.5))
                    with at(x, yy, zz, rx=-s * ang):
                        solar_panel(1.6, ln * 0.42)
    for x in row(max(1, int(w / 7)), 7):
        cyl(0.4, 0.8, (x, 0, h + rise + 0.1), 'steel')
        lathe([(0.55, 0), (0.5, 0.2), (0, 0.4)], (x, 0, h + rise + 0.85), 'steel', 20)
    if not open_front:
        for x in row(doors, w / max(doors, 1)):
            roller_door(x, -d / 2 - 0.06, min(4.2, w / doors * 0.62), min(4.6, h * 0.66))


def roller_door(x, y, w=4, h=4.4, open_=0.0, mat='blue_light'):
    """Sectional door on a wall facing -y; open_ 0..1 shows a dark hall."""
    box((w + 0.4, 0.14, h + 0.3), (x, y, 0), 'grey_light', 0.03)
    box((w, 0.12, h), (x, y - 0.03, 0), 'charcoal', 0)
    n = int(h / 0.5)
    for i in range(n):
        z = i * h / n
        if z >= h * open_:
            box((w, 0.12, h / n - 0.04), (x, y - 0.06, z + 0.02), mat, 0.02)
    for s in (-1, 1):
        cyl(0.14, 1.1, (x + s * (w / 2 + 0.45), y - 0.4, 0), 'yellow')


def solar_panel(w=1.6, d=1.0):
    """Panel with cells, lying flat; base at z 0."""
    box((w, d, 0.05), (0, 0, 0), 'white', 0.01)
    nx, ny = max(2, int(w / 0.4)), max(2, int(d / 0.4))
    for x, y in grid(nx, ny, (w - 0.06) / nx, (d - 0.06) / ny):
        box(((w - 0.06) / nx - 0.03, (d - 0.06) / ny - 0.03, 0.02), (x, y, 0.045), 'solar', 0)


def conveyor(ln=8, z0=0.6, z1=0.6, w=1.0, load=None, legs=True, frame='blue', seed=0, dens=3.0, skirt=True):
    """Belt along x from height z0 to z1, rollers, side guards, legs; load = colours of things on the belt."""
    ang = math.degrees(math.atan2(z1 - z0, ln))
    full = math.hypot(ln, z1 - z0)
    with at(-ln / 2, 0, z0, ry=-ang):
        box((full, w, 0.06), (full / 2, 0, 0.0), 'black', 0.02)
        for y in (-1, 1):
            box((full, 0.08, 0.22), (full / 2, y * (w / 2 + 0.05), -0.12), frame, 0.02)
            if skirt:
                box((full, 0.04, 0.16), (full / 2, y * (w / 2 + 0.02), 0.1), 'grey_light', 0.01)
        for i in range(int(full / 0.6)):
            cyl(0.08, w + 0.12, (0.3 + i * 0.6, 0, -0.1), 'steel', 'y')
        for x in (0, full):
            cyl(0.16, w + 0.2, (x, 0, -0.06), 'steel_dark', 'y')
        box((0.4, 0.35, 0.35), (full - 0.2, w / 2 + 0.3, -0.2), 'green', 0.05)
        if load:
            rnd = random.Random(seed)
            for x, y, a, s in scatter(int(full * dens * w), 0.2, full - 0.2, -w / 2 + 0.15, w / 2 - 0.15, seed, 0.2):
                k = 0.2 * s
                kind = rnd.random()
                c = rnd.choice(load)
                if kind < 0.5:
                    box((k, k * 0.8, k * 0.6), (x, y, 0.05), c, 0.03, (0, 0, a))
                elif kind < 0.8:
                    cyl(k * 0.34, k * 1.2, (x, y, 0.05 + k * 0.34), c, rot=(90, 0, a))
                else:
                    box((k * 1.5, k, 0.04), (x, y, 0.06), c, 0.01, (8, 5, a))
    if legs:
        n = max(2, int(ln / 2.5) + 1)
        for i in range(n):
            x = -ln / 2 + 0.4 + i * (ln - 0.8) / (n - 1)
            zz = z0 + (z1 - z0) * (x + ln / 2) / ln - 0.15
            for y in (-w / 2 - 0.02, w / 2 + 0.02):
                box((0.1, 0.1, zz), (x, y, 0), frame, 0.01)
            if zz > 1.2:
                tube([(x, -w / 2, 0.2), (x, w / 2, zz - 0.1)], 0.03, frame)


def trommel(ln=7, r=1.3, color='green'):
    """Rotary screen on its frame with feed hopper; axis along x, tilted a little."""
    for x in (-ln / 2 + 0.6, ln / 2 - 0.6):
        for y in (-1.5, 1.5):
            box((0.28, 0.28, 2.0), (x, y, 0), 'blue')
        box((0.3, 3.3, 0.28), (x, 0, 1.0), 'blue')
        for y in (-0.8, 0.8):
            cyl(0.28, 0.4, (x, y, 1.5), 'steel_dark', 'x')
    for y in (-1.5, 1.5):
        box((ln, 0.2, 0.24), (0, y, 1.05), 'blue')
    with at(0, 0, 2.75, ry=3):
        pipe(r, ln, (0, 0, 0), color, 0.06, 'x', seg=48)
        for x in row(6, ln / 5.4):
            pipe(r + 0.08, 0.2, (x, 0, 0), 'steel' if abs(x) > ln / 3 else color, 0.1, 'x', seg=48)
        for x in row(int(ln / 0.42), 0.42):
            for i in range(26):
                t = math.radians(i * 360 / 26 + (x * 30) % 14)
                if abs(x) < ln / 2 - 0.5:
                    box((0.2, 0.16, 0.02), (x, (r + 0.002) * math.sin(t), (r + 0.002) * math.cos(t) - 0.01), 'charcoal', 0,
                        (-math.degrees(t), 0, 0))
    prism([(-0.8, 0), (0.8, 0), (1.2, 1.2), (-1.2, 1.2)], 1.8, (-ln / 2 - 0.6, 0, 3.0), 'blue', 'y', 0.03)
    box((2.0, 1.5, 0.04), (-ln / 2 - 0.6, 0, 4.2), 'charcoal', 0)
    for y in (-0.8, 0.8):
        box((0.16, 0.16, 3.0), (-ln / 2 - 1.1, y, 0), 'blue')
    prism([(-1.3, 0), (1.3, 0), (1.6, 0.9), (-1.6, 0.9)], ln * 0.8, (0, 0, 0.25), 'grey', 'x', 0.02)


def baler(color='blue', out=None, feed=None):
    """Horizontal baler along x: hopper, press chamber, control box; finished bale callable at +x."""
    box((6.5, 1.7, 0.35), (0, 0, 0), 'charcoal', 0.03)
    box((2.8, 1.5, 1.3), (-2.0, 0, 0.35), color, 0.06)
    cyl(0.38, 2.2, (-3.4, 0, 1.0), 'steel', 'x')
    cyl(0.5, 0.4, (-2.4, 0, 1.0), 'green', 'x')
    box((3.2, 1.6, 1.5), (1.2, 0, 0.35), color, 0.06)
    for x in row(5, 0.62):
        for y in (-0.82, 0.82):
            box((0.14, 0.1, 1.45), (1.2 + x, y, 0.38), color, 0.02)
        box((0.14, 1.6, 0.12), (1.2 + x, 0, 1.82), color, 0.02)
    prism([(-0.75, 0), (0.75, 0), (1.25, 1.7), (-1.25, 1.7)], 1.5, (-0.2, 0, 1.75), 'green', 'y', 0.05)
    box((2.3, 1.3, 0.05), (-0.2, 0, 3.43), 'charcoal', 0)
    prism([(-1.0, 0.4), (-0.5, 0.4), (0.1, 1.5), (-0.5, 1.5)], 0.04, (0.2, -0.78, 1.8), 'white', 'y', 0)
    if feed:
        with at(-0.2, 0, 3.3):
            feed()
    with at(-1.0, -1.5, 0):
        box((0.7, 0.4, 1.5), (0, 0, 0), 'white', 0.05)
        box((0.5, 0.05, 0.35), (0, -0.2, 0.95), 'glass_dark', 0.01)
        for i, c in enumerate(('lamp_green', 'lamp_amber', 'lamp_red')):
            cyl(0.05, 0.05, (-0.16 + i * 0.16, -0.22, 0.8), c, 'y')
        cyl(0.05, 0.3, (0, 0, 1.5), 'lamp_green')
    for z in (0.9, 1.5):
        tube([(-3.2, -0.75, z), (-1.4, -0.95, z), (2.4, -0.95, z)], 0.035, 'charcoal')
    box((2.6, 1.3, 0.3), (4.0, 0, 0.15), 'steel_dark')
    for x in row(6, 0.4):
        cyl(0.1, 1.25, (4.0 + x, 0, 0.42), 'steel', 'y')
    if out:
        with at(3.75, 0, 0.53):
            out()


def shredder(color='blue'):
    """Two-shaft shredder with hopper, platform stairs and motor; outlet at +x."""
    for x, y in grid(2, 2, 2.2, 1.8):
        box((0.3, 0.3, 1.6), (x, y, 0), 'charcoal')
    box((2.9, 2.4, 1.1), (0, 0, 1.5), color, 0.08)
    prism([(-1.2, 0), (1.2, 0), (1.9, 1.6), (-1.9, 1.6)], 2.4, (0, 0, 2.6), 'green', 'y', 0.05)
    box((3.4, 2.1, 0.05), (0, 0, 4.12), 'charcoal', 0)
    for y in (-0.5, 0.5):
        for x in row(8, 0.38):
            cyl(0.42, 0.16, (x, y, 4.1), 'steel', 'x', seg=9)
    for s in (-1, 1):
        cyl(0.45, 1.1, (s * 2.0, 0, 2.05), 'grey_dark', 'x')
        for x in row(5, 0.18):
            pipe(0.48, 0.05, (s * 2.05 + x, 0, 2.05), 'grey_dark', 0.05, 'x')
    with at(0, -1.9, 0):
        box((3.4, 0.9, 0.08), (0, 0, 2.4), 'steel')
        for x in (-1.6, 0, 1.6):
            box((0.1, 0.1, 2.4), (x, -0.4, 0), 'yellow')
            box((0.06, 0.06, 1.0), (x, -0.42, 2.45), 'yellow')
        for z in (2.95, 3.4):
            box((3.4, 0.05, 0.06), (0, -0.42, z), 'yellow')
        for i in range(8):
            box((0.3, 0.8, 0.06), (1.85 + i * 0.28, 0, 2.2 - i * 0.29), 'steel')
        tube([(1.7, -0.42, 3.4), (4.0, -0.42, 1.0)], 0.03, 'yellow')


def weighbridge(w=14, kiosk_x=0.0):
    """Truck scale along x with ramps and a kiosk beside it."""
    box((w, 3.4, 0.24), (0, 0, 0), 'steel_dark', 0.03)
    for x in row(int(w / 1.2), 1.2):
        box((0.05, 3.3, 0.01), (x, 0, 0.24), 'charcoal', 0)
    for s in (-1, 1):
        wedge((2.0, 3.4, 0.24), (-s * (w / 2 + 1.0), 0, 0), 'concrete', rot=(0, 0, 0 if s > 0 else 180))
        box((w, 0.14, 0.34), (0, s * 1.65, 0.2), 'yellow', 0.03)
    with at(kiosk_x, 4.2, 0):
        kiosk()


def kiosk(w=3.4, d=2.8):
    box((w, d, 1.1), (0, 0, 0.2), 'white', 0.06)
    box((w + 0.4, d + 0.4, 0.2), (0, 0, 0), 'concrete')
    for x, y in grid(2, 2, w - 0.16, d - 0.16):
        box((0.16, 0.16, 2.7), (x, y, 0.2), 'white', 0.02)
    for y in (-d / 2 + 0.06, d / 2 - 0.06):
        box((w - 0.3, 0.04, 1.3), (0, y, 1.3), 'clear', 0)
    for x in (-w / 2 + 0.06, w / 2 - 0.06):
        box((0.04, d - 0.3, 1.3), (x, 0, 1.3), 'clear', 0)
    box((w + 0.9, d + 0.9, 0.3), (0, 0, 2.7), 'blue', 0.06)
    box((w + 0.94, d + 0.94, 0.1), (0, 0, 2.78), 'green', 0.02)
    box((1.4, 0.6, 0.8), (0, 0, 0.3), 'wood')
    box((0.5, 0.06, 0.35), (0.2, 0, 1.3), 'charcoal')


def barrier(ln=4.2, up=0, lamp='lamp_green'):
    """Barrier post with striped arm towards +x, raised by `up` degrees, and a signal."""
    box((0.4, 0.4, 1.1), (0, 0, 0), 'blue', 0.06)
    with at(0, -0.26, 0.95, ry=-up):
        box((ln, 0.1, 0.14), (ln / 2, 0, -0.07), 'white', 0.02)
        for i in range(int(ln / 0.8)):
            box((0.4, 0.11, 0.15), (0.6 + i * 0.8, 0, -0.075), 'red', 0.01)
    cyl(0.05, 2.6, (-0.5, 0, 0), 'grey_dark')
    box((0.3, 0.26, 0.8), (-0.5, 0, 2.3), 'charcoal', 0.05)
    cyl(0.1, 0.06, (-0.5, -0.14, 2.85), 'red_dark', 'y')
    cyl(0.1, 0.06, (-0.5, -0.14, 2.5), lamp, 'y')


def fence(ln=10, h=1.8, mat='grey_light'):
    """Panel fence along x."""
    for x in row(int(ln / 2) + 1, ln / int(ln / 2)):
        box((0.1, 0.1, h), (x, 0, 0), mat, 0.01)
    for z in (0.15, h * 0.5, h - 0.12):
        box((ln, 0.04, 0.06), (0, 0, z), mat, 0)
    for x in row(int(ln / 0.22), 0.22):
        box((0.03, 0.03, h - 0.1), (x, 0, 0.05), mat, 0)


def safety_cone(s=1.0):
    with at(s=s):
        box((0.42, 0.42, 0.04), (0, 0, 0), 'orange')
        lathe([(0.17, 0.04), (0.12, 0.28), (0.12, 0.28), (0.08, 0.48), (0.04, 0.68), (0, 0.69)], (0, 0, 0), 'orange', 20)
        lathe([(0.125, 0.27), (0.088, 0.45)], (0, 0, 0.0), 'white', 20)
