"""Primitive shapes. Metres, Z up. `pos` is the centre of the BASE unless said otherwise.

Every primitive is placed under the current frame: `with at(x, y, z, rz=90): truck()`.
Meshes are cached by shape and material, so a thousand equal boxes cost one.
"""
import math
import random
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from materials import m
from parts.layout import circle, grid, row, scatter  # noqa: F401 (part of the shapes' vocabulary)

_stack = [Matrix.Identity(4)]
_cache = {}


def forget():
    """Called by the studio on a scene reset: cached meshes died with the old scene."""
    _cache.clear()
    del _stack[1:]


def _matrix(pos=(0, 0, 0), rot=(0, 0, 0), scale=1):
    s = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    eul = Euler([math.radians(a) for a in rot])
    return Matrix.Translation(pos) @ eul.to_matrix().to_4x4() @ Matrix.Diagonal((*s, 1))


@contextmanager
def at(x=0, y=0, z=0, rz=0, rx=0, ry=0, s=1):
    """Frame: everything built inside is moved, turned (degrees) and scaled by it."""
    _stack.append(_stack[-1] @ _matrix((x, y, z), (rx, ry, rz), s))
    try:
        yield
    finally:
        _stack.pop()


def put(mesh, pos=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """Place a mesh (or curve) datablock under the current frame."""
    ob = bpy.data.objects.new(mesh.name, mesh)
    ob.matrix_world = _stack[-1] @ _matrix(pos, rot, scale)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def _mesh(key, mat, build, smooth=None):
    """Cached mesh; `build(bm)` fills a bmesh; smooth = auto-smooth angle in degrees."""
    key = (key, mat if isinstance(mat, str) else mat.name)
    if key in _cache:
        return _cache[key]
    bm = bmesh.new()
    build(bm)
    me = bpy.data.meshes.new(str(key[0])[:40])
    bm.to_mesh(me)
    bm.free()
    me.materials.append(m(mat))
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(smooth)
    _cache[key] = me
    return me


def _r(*v):
    return tuple(round(float(a), 4) for a in v)


def box(size, pos, mat, bevel=None, rot=(0, 0, 0)):
    """Rounded box; size (x, y, z), pos = centre of its base."""
    sx, sy, sz = size
    b = min(0.07, 0.14 * min(size)) if bevel is None else min(bevel, 0.49 * min(size))

    def build(bm):
        bmesh.ops.create_cube(bm, size=1)
        for v in bm.verts:
            v.co = Vector((v.co.x * sx, v.co.y * sy, v.co.z * sz))
        if b > 0.004:
            bmesh.ops.bevel(bm, geom=bm.edges[:], offset=b, segments=4 if b > 0.1 else 2,
                            profile=0.5, affect='EDGES')
        for v in bm.verts:
            v.co.z += sz / 2

    me = _mesh(('box', _r(sx, sy, sz, b)), mat, build, 180 if b > 0.004 else None)
    if b > 0.004 and not me.has_custom_normals:
        core = Vector((sx / 2 - b, sy / 2 - b, sz / 2 - b))
        normals = []
        for v in me.vertices:
            p = Vector((v.co.x, v.co.y, v.co.z - sz / 2))
            d = Vector([p[i] - max(-core[i], min(core[i], p[i])) for i in range(3)])
            normals.append([c if abs(c) > b * 0.02 else 0 for c in d.normalized()])
        me.normals_split_custom_set_from_vertices(normals)
    return put(me, pos, rot)


_AXIS = {'z': (0, 0, 0), 'x': (0, 90, 0), 'y': (-90, 0, 0)}


def lathe(profile, pos, mat, seg=28, axis='z', rot=None, scale=1, smooth=32):
    """Turn a (radius, height) profile round the axis; open ends at radius > 0 are capped."""
    prof = [_r(*p) for p in profile]

    def build(bm):
        rings = []
        for r, z in prof:
            if r < 1e-5:
                rings.append([bm.verts.new((0, 0, z))])
            else:
                rings.append([bm.verts.new((r * math.cos(t), r * math.sin(t), z)) for t in
                              (2 * math.pi * i / seg for i in range(seg))])
        for a, b in zip(rings, rings[1:]):
            for i in range(seg):
                j = (i + 1) % seg
                quad = [a[i % len(a)], a[j % len(a)], b[j % len(b)], b[i % len(b)]]
                face = list(dict.fromkeys(quad))
                if len(face) > 2:
                    bm.faces.new(face)
        if len(rings[0]) > 1:
            bm.faces.new(rings[0][::-1])
        if len(rings[-1]) > 1:
            bm.faces.new(rings[-1])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])

    me = _mesh(('lathe', tuple(prof), seg), mat, build, smooth)
    return put(me, pos, rot or _AXIS[axis], scale)


def cyl(r, h, pos, mat, axis='z', r2=None, bevel=None, seg=None, rot=None):
    """Cylinder or truncated cone (r2 = top radius). axis z: pos is the base; x, y: the centre."""
    r2 = r if r2 is None else r2
    b = min(0.05, 0.15 * max(min(r, r2), 0.05), 0.3 * h) if bevel is None else bevel
    lo = 0 if axis == 'z' else -h / 2
    prof = [(max(r - b, 0), lo), (r, lo + b), (r2, lo + h - b), (max(r2 - b, 0), lo + h)]
    return lathe(prof, pos, mat, seg or (32 if max(r, r2) > 0.3 else 16), axis, rot)


def cone(r, h, pos, mat, r2=0.0, seg=24, rot=None):
    """Cone standing on its base."""
    return lathe([(r, 0), (r2, h)], pos, mat, seg, rot=rot)


def pipe(r, h, pos, mat, wall=0.05, axis='z', rot=None, seg=32):
    """Open pipe or ring with wall thickness."""
    lo = 0 if axis == 'z' else -h / 2
    i = r - wall
    prof = [(i, lo), (r, lo), (r, lo + h), (i, lo + h), (i, lo)]

    def build(bm):
        rings = [[bm.verts.new((a * math.cos(t), a * math.sin(t), z)) for t in
                  (2 * math.pi * k / seg for k in range(seg))] for a, z in prof[:4]]
        for n in range(4):
            a, b = rings[n], rings[(n + 1) % 4]
            for k in range(seg):
                bm.faces.new([a[k], a[(k + 1) % seg], b[(k + 1) % seg], b[k]])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])

    return put(_mesh(('pipe', _r(r, h, wall, lo), seg), mat, build, 32), pos, rot or _AXIS[axis])


def ball(r, pos, mat, squash=(1, 1, 1), rot=(0, 0, 0), sub=3):
    """Sphere; pos = CENTRE."""
    def build(bm):
        bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    return put(_mesh(('ball', sub), mat, build, 180), pos, rot, tuple(r * s for s in squash))


def torus(R, r, pos, mat, axis='z', rot=None, seg=36, ring=12, arc=360, start=0):
    """Torus or part of one (arc in degrees from start); pos = CENTRE."""
    full = arc >= 360

    def build(bm):
        n = seg if full else seg + 1
        loops = []
        for i in range(n):
            t = math.radians(start + arc * i / seg)
            loops.append([bm.verts.new(((R + r * math.cos(p)) * math.cos(t),
                                        (R + r * math.cos(p)) * math.sin(t), r * math.sin(p)))
                          for p in (2 * math.pi * k / ring for k in range(ring))])
        for i in range(seg if full else n - 1):
            a, b = loops[i], loops[(i + 1) % n]
            for k in range(ring):
                j = (k + 1) % ring
                bm.faces.new([a[k], b[k], b[j], a[j]])
        if not full:
            bm.faces.new(loops[0])
            bm.faces.new(loops[-1][::-1])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])

    return put(_mesh(('torus', _r(R, r, arc, start), seg), mat, build, 60), pos, rot or _AXIS[axis])


def prism(points, depth, pos, mat, axis='y', bevel=0.03, rot=(0, 0, 0)):
    """Extruded outline. axis y: (x, z) points, centred along y; x: (y, z); z: (x, y) upwards."""
    pts = [_r(*p) for p in points]

    def at_depth(p, d):
        if axis == 'y':
            return (p[0], d, p[1])
        if axis == 'x':
            return (d, p[0], p[1])
        return (p[0], p[1], d)

    def build(bm):
        lo, hi = (0, depth) if axis == 'z' else (-depth / 2, depth / 2)
        a = [bm.verts.new(at_depth(p, lo)) for p in pts]
        b = [bm.verts.new(at_depth(p, hi)) for p in pts]
        bm.faces.new(a)
        bm.faces.new(b)
        for i in range(len(pts)):
            j = (i + 1) % len(pts)
            bm.faces.new([a[i], a[j], b[j], b[i]])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
        if bevel:
            sharp = [e for e in bm.edges if e.calc_face_angle(0) > 0.6]
            bmesh.ops.bevel(bm, geom=sharp, offset=bevel, segments=2, profile=0.5,
                            affect='EDGES', clamp_overlap=True)
            bmesh.ops.triangulate(bm, faces=[f for f in bm.faces if len(f.verts) > 4])

    return put(_mesh(('prism', tuple(pts), _r(depth, bevel), axis), mat, build), pos, rot)


def wedge(size, pos, mat, low=0.0, bevel=0.03, rot=(0, 0, 0)):
    """Box whose top falls from full height at +x to `low` at -x (ramp)."""
    sx, sy, sz = size
    pts = [(-sx / 2, 0), (sx / 2, 0), (sx / 2, sz)] + [(-sx / 2, low)] * (low > 0)
    return prism(pts, sy, pos, mat, 'y', bevel, rot)


def tube(points, r, mat, smooth=False, closed=False):
    """Round bar or hose through the points (frame coordinates)."""
    cu = bpy.data.curves.new('tube', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = '3D', r, 3
    cu.use_fill_caps = True
    if smooth:
        sp = cu.splines.new('BEZIER')
        sp.bezier_points.add(len(points) - 1)
        for bp, p in zip(sp.bezier_points, points):
            bp.co = p
            bp.handle_left_type = bp.handle_right_type = 'AUTO'
    else:
        sp = cu.splines.new('POLY')
        sp.points.add(len(points) - 1)
        for q, p in zip(sp.points, points):
            q.co = (*p, 1)
    sp.use_cyclic_u = closed
    cu.materials.append(m(mat))
    return put(cu)


def terrain(height, x0, x1, y0, y1, mat, nx=60, ny=60, smooth=True):
    """Height field z = height(x, y) over a rectangle of the current frame."""
    me = bpy.data.meshes.new('terrain')
    xs = [x0 + (x1 - x0) * i / nx for i in range(nx + 1)]
    ys = [y0 + (y1 - y0) * j / ny for j in range(ny + 1)]
    verts = [(x, y, height(x, y)) for y in ys for x in xs]
    w = nx + 1
    faces = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i)
             for j in range(ny) for i in range(nx)]
    me.from_pydata(verts, [], faces)
    me.materials.append(m(mat))
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(faces))
    return put(me)


def sheet(x0, x1, y0, y1, z, mat):
    """Flat rectangle (road, lawn, water surface)."""
    return terrain(lambda x, y: z, x0, x1, y0, y1, mat, 1, 1, False)


def blob(r, pos, mat, seed=0, bumps=60, size=0.42, squash=(1, 1, 0.9), scale=1):
    """Cluster of small balls on a sphere: tree crowns, bushes, clouds, heaps. pos = CENTRE."""
    def build(bm):
        rnd = random.Random(seed)
        for i in range(bumps):
            zz = 1 - 2 * (i + 0.5) / bumps
            t = i * 2.39996 + rnd.uniform(-0.3, 0.3)
            q = math.sqrt(1 - zz * zz)
            k = rnd.uniform(0.72, 0.95)
            c = Vector((q * math.cos(t) * squash[0], q * math.sin(t) * squash[1],
                        zz * squash[2])) * r * k
            s = r * size * rnd.uniform(0.75, 1.15)
            bmesh.ops.create_icosphere(bm, subdivisions=2, radius=s,
                                       matrix=Matrix.Translation(c))
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=r * 0.75,
                                   matrix=Matrix.Diagonal((*squash, 1)))
    return put(_mesh(('blob', _r(r, size, *squash), seed, bumps), mat, build, 180), pos,
               (0, 0, 0), scale)
