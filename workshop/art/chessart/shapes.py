"""Meshes from numbers: boxes, turned and lofted bodies, tubes, cut-outs; joining, sculpting, carving."""
import math
import bpy
import bmesh
from mathutils import Vector
from . import scene
from .materials import m as M

pi = math.pi


def mesh(name, verts, faces, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), smooth=False, edges=()):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, edges, faces)
    if mat:
        me.materials.append(mat)
    o = scene.link(bpy.data.objects.new(name, me))
    o.location = loc
    o.rotation_euler = rot
    o.scale = scale
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    return o


def inst(o, loc=(0, 0, 0), rot=0, scale=1):
    """cheap linked copy (same mesh data, same modifiers)"""
    c = o.copy()
    scene.link(c)
    c.location = loc
    c.rotation_euler = (0, 0, rot) if not hasattr(rot, '__len__') else rot
    c.scale = (scale,) * 3 if not hasattr(scale, '__len__') else scale
    c.hide_render = False
    return c


def bevel(o, w=0.02, seg=2):
    b = o.modifiers.new('bv', 'BEVEL')
    b.width = w
    b.segments = seg
    b.limit_method = 'ANGLE'
    b.harden_normals = False
    return o


_CV = [
    (-0.5, -0.5, -0.5),
    (0.5, -0.5, -0.5),
    (0.5, 0.5, -0.5),
    (-0.5, 0.5, -0.5),
    (-0.5, -0.5, 0.5),
    (0.5, -0.5, 0.5),
    (0.5, 0.5, 0.5),
    (-0.5, 0.5, 0.5),
]
_CF = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def box(size, loc=(0, 0, 0), mat=None, bv=0.02, rot=(0, 0, 0), seg=2, base=False):
    """box with real (unscaled) size so bevels stay even; base=True puts loc at the bottom centre"""
    sx, sy, sz = size
    dz = 0.5 if base else 0
    o = mesh('box', [(x * sx, y * sy, (z + dz) * sz) for x, y, z in _CV], _CF, mat, loc, rot)
    if bv:
        bevel(o, bv, seg)
    return o


def catmull(pts, n=6):
    out = []
    P = [pts[0]] + list(pts) + [pts[-1]]
    d = len(pts[0])
    for i in range(1, len(P) - 2):
        for k in range(n):
            t = k / n
            out.append(
                tuple(
                    0.5
                    * (
                        (2 * P[i][a])
                        + (-P[i - 1][a] + P[i + 1][a]) * t
                        + (2 * P[i - 1][a] - 5 * P[i][a] + 4 * P[i + 1][a] - P[i + 2][a]) * t * t
                        + (-P[i - 1][a] + 3 * P[i][a] - 3 * P[i + 1][a] + P[i + 2][a]) * t**3
                    )
                    for a in range(d)
                )
            )
    out.append(tuple(pts[-1]))
    return out


def revolve(pts, seg=48, a0=0, a1=math.tau):
    """(r,z) profile -> verts, faces (closed ring when full turn)"""
    full = abs(a1 - a0 - math.tau) < 1e-6
    m = seg if full else seg + 1
    n = len(pts)
    V = []
    Fc = []
    for j in range(m):
        a = a0 + (a1 - a0) * j / seg
        c, s = math.cos(a), math.sin(a)
        V += [(max(r, 1e-5) * c, max(r, 1e-5) * s, z) for r, z in pts]
    for j in range(seg):
        k = (j + 1) % m
        for i in range(n - 1):
            Fc.append((j * n + i, k * n + i, k * n + i + 1, j * n + i + 1))
    return V, Fc


def lathe(
    name, pts, mat, loc=(0, 0, 0), seg=48, smooth=5, rot=(0, 0, 0), scale=(1, 1, 1), auto=math.radians(50)
):
    p = catmull(pts, smooth) if smooth else pts
    V, Fc = revolve([(max(0, r), z) for r, z in p], seg)
    o = mesh(name, V, Fc, mat, loc, rot, scale, True)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = auto
    return o


def loft(
    rings, mat=None, loc=(0, 0, 0), name='loft', closed_ends=True, sub=0, rot=(0, 0, 0), scale=(1, 1, 1)
):
    """skin a list of equal-length rings of points"""
    n = len(rings[0])
    V = [p for r in rings for p in r]
    Fc = []
    for i in range(len(rings) - 1):
        for j in range(n):
            k = (j + 1) % n
            Fc.append((i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j))
    if closed_ends:
        Fc.append(tuple(range(n - 1, -1, -1)))
        Fc.append(tuple((len(rings) - 1) * n + j for j in range(n)))
    o = mesh(name, V, Fc, mat, loc, rot, scale, True)
    if sub:
        m = o.modifiers.new('s', 'SUBSURF')
        m.levels = m.render_levels = sub
    return o


def tube(path, radius, mat=None, seg=10, loc=(0, 0, 0), smooth=4, rot=(0, 0, 0), scale=(1, 1, 1), squash=1.0):
    """swept tube; radius number or list (interpolated with the path). squash flattens in the local side axis"""
    if not hasattr(radius, '__len__'):
        radius = [radius] * len(path)
    P = (
        catmull([tuple(p) + (r,) for p, r in zip(path, radius)], smooth)
        if smooth
        else [tuple(p) + (r,) for p, r in zip(path, radius)]
    )
    rings = []
    up = Vector((0, 0, 1))
    prev = None
    for i, q in enumerate(P):
        a = Vector(P[max(0, i - 1)][:3])
        b = Vector(P[min(len(P) - 1, i + 1)][:3])
        t = (b - a).normalized()
        if prev is None:
            s = t.cross(up) if abs(t.dot(up)) < 0.95 else t.cross(Vector((0, 1, 0)))
        else:
            s = prev - t * prev.dot(t)
        s.normalize()
        prev = s
        u = s.cross(t).normalized()
        r = max(q[3], 1e-4)
        rings.append(
            [
                tuple(
                    Vector(q[:3])
                    + s * (r * squash * math.cos(k * math.tau / seg))
                    + u * (r * math.sin(k * math.tau / seg))
                )
                for k in range(seg)
            ]
        )
    return loft(rings, mat, loc, 'tube', True, 0, rot, scale)


def extrude(outline, depth, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), bv=0.02, scale=(1, 1, 1), plane='xz'):
    """flat outline (list of 2D points) -> slab of given depth, centred, standing in the xz plane by default"""
    n = len(outline)
    h = depth / 2
    mk = (lambda x, z, y: (x, y, z)) if plane == 'xz' else (lambda x, y, z: (x, y, z))
    V = [mk(a, b, -h) for a, b in outline] + [mk(a, b, h) for a, b in outline]
    Fc = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [
        (i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)
    ]
    o = mesh('ex', V, Fc, mat, loc, rot, scale)
    if bv:
        bevel(o, bv, 2)
    return o


def join(objs, name='joined'):
    """apply modifiers and merge to one mesh object (so it can be instanced cheaply)"""
    dg = bpy.context.evaluated_depsgraph_get()
    dg.update()
    bm = bmesh.new()
    mats = []
    for o in objs:
        ev = o.evaluated_get(dg)
        me = bpy.data.meshes.new_from_object(ev)
        me.transform(o.matrix_world)
        if o.matrix_world.determinant() < 0:
            me.flip_normals()
        rm = []
        for mm in me.materials:
            if mm not in mats:
                mats.append(mm)
            rm.append(mats.index(mm))
        for p in me.polygons:
            p.material_index = rm[p.material_index] if rm else 0
        bm.from_mesh(me)
        bpy.data.meshes.remove(me)
    out = bpy.data.meshes.new(name)
    bm.to_mesh(out)
    bm.free()
    for mm in mats:
        out.materials.append(mm)
    out.use_auto_smooth = True
    out.auto_smooth_angle = math.radians(50)
    for o in objs:
        bpy.data.objects.remove(o)
    return scene.link(bpy.data.objects.new(name, out))


def carve(o, poly, width, depth, y_min=0.0):
    """sculpt: push vertices along -normal near a polyline given in the (x,z) side view (numpy, both flanks)"""
    import numpy as np

    me = o.data
    me.calc_normals()
    n = len(me.vertices)
    co = np.empty(n * 3, np.float32)
    me.vertices.foreach_get('co', co)
    co = co.reshape(n, 3)
    no = np.empty(n * 3, np.float32)
    me.vertices.foreach_get('normal', no)
    no = no.reshape(n, 3)
    p = co[:, [0, 2]]
    d = np.full(n, 9.0, np.float32)
    pts = [np.array(q, np.float32) for q in poly]
    if len(pts) == 1:
        pts.append(pts[0] + 1e-4)
    for a, b in zip(pts, pts[1:]):
        ab = b - a
        t = np.clip(((p - a) @ ab) / max(float(ab @ ab), 1e-12), 0, 1)
        d = np.minimum(d, np.linalg.norm(p - a - t[:, None] * ab, axis=1))
    k = depth * np.exp(-((d / width) ** 2))
    k[np.abs(co[:, 1]) < y_min] = 0
    me.vertices.foreach_set('co', (co - no * k[:, None]).ravel())
    me.update()


def _oval_ring(cx, cz, ang, t, w, n=24, sq=2.3):
    """ring in the plane across a centreline whose direction in (x,z) is ang; t half height in plane, w half width"""
    nx, nz = -math.sin(ang), math.cos(ang)
    R = []
    for k in range(n):
        a = math.tau * k / n
        c, s = math.cos(a), math.sin(a)
        e = 2 / sq
        u = math.copysign(abs(c) ** e, c) * t
        y = math.copysign(abs(s) ** e, s) * w
        R.append((cx + nx * u, y, cz + nz * u))
    return R


def sweep(st):
    st = catmull(st, 5)
    rings = []
    for i, (x, z, t, w) in enumerate(st):
        a = st[max(0, i - 1)]
        b = st[min(len(st) - 1, i + 1)]
        rings.append(_oval_ring(x, z, math.atan2(b[1] - a[1], b[0] - a[0]), t, w))
    return loft(rings)


def place(o, loc=(0, 0, 0), rot=0, scale=1):
    o.location = loc
    o.rotation_euler = (0, 0, rot)
    o.scale = (scale,) * 3 if not hasattr(scale, '__len__') else scale
    return o


def ball(r, loc=(0, 0, 0), mat=None, scale=(1, 1, 1), rot=(0, 0, 0), seg=20, k=12):
    V, F = revolve([(math.sin(a) * r, -math.cos(a) * r) for a in [pi * i / k for i in range(k + 1)]], seg)
    return mesh('ball', V, F, mat and M(mat), loc, rot, scale, True)


def cyl(r, h, loc=(0, 0, 0), mat=None, seg=20, r2=None):
    return lathe('cyl', [(0, 0), (r, 0), (r if r2 is None else r2, h), (0, h)], mat and M(mat), loc, seg, 0)


def sculpt(objs, mat, voxel=0.02, smooth=6, name='sculpt'):
    """sculpt: melt parts to one carved body"""
    o = join(objs, name)
    r = o.modifiers.new('r', 'REMESH')
    r.mode = 'VOXEL'
    r.voxel_size = voxel
    r.use_smooth_shade = True
    s = o.modifiers.new('s', 'SMOOTH')
    s.factor = 0.5
    s.iterations = smooth
    o = join([o], name)
    o.data.materials.clear()
    o.data.materials.append(M(mat))
    o.data.use_auto_smooth = False
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    return o


def ring(r, t, z, mat, loc=(0, 0, 0), rot=(0, 0, 0), sc=(1, 1, 1), seg=36):
    return lathe(
        'ring',
        [(r - t, z), (r, z - t), (r + t, z), (r, z + t), (r - t, z)],
        M(mat),
        loc,
        seg,
        0,
        rot,
        sc,
        auto=1.2,
    )
