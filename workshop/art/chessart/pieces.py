"""The Staunton set: piece(), set_position()."""
import math
import random
import bpy
import bmesh
from . import scene, shapes
from .materials import m as M

pi = math.pi


CACHE = {}


def _base(s):  # foot with bead and cove
    return [
        (0, 0),
        (0.375 * s, 0),
        (0.395 * s, 0.012),
        (0.400 * s, 0.045),
        (0.392 * s, 0.080),
        (0.365 * s, 0.098),
        (0.345 * s, 0.105),
        (0.352 * s, 0.125),
        (0.345 * s, 0.150),
        (0.315 * s, 0.185),
        (0.270 * s, 0.225),
    ]


PROF = {
    'p': _base(0.84)
    + [
        (0.185, 0.30),
        (0.135, 0.40),
        (0.108, 0.50),
        (0.098, 0.565),
        (0.105, 0.578),
        (0.182, 0.592),
        (0.190, 0.607),
        (0.178, 0.624),
        (0.112, 0.642),
        (0.118, 0.660),
        (0.165, 0.70),
        (0.188, 0.765),
        (0.180, 0.835),
        (0.140, 0.898),
        (0.075, 0.935),
        (0, 0.945),
    ],
    'b': _base(0.93)
    + [
        (0.205, 0.32),
        (0.150, 0.48),
        (0.122, 0.64),
        (0.112, 0.775),
        (0.118, 0.79),
        (0.208, 0.806),
        (0.216, 0.822),
        (0.204, 0.838),
        (0.128, 0.855),
        (0.132, 0.868),
        (0.178, 0.882),
        (0.182, 0.896),
        (0.135, 0.915),
        (0.140, 0.94),
        (0.172, 1.00),
        (0.192, 1.075),
        (0.182, 1.165),
        (0.140, 1.255),
        (0.085, 1.325),
        (0.046, 1.352),
        (0.044, 1.364),
        (0.066, 1.386),
        (0.070, 1.412),
        (0.050, 1.440),
        (0, 1.452),
    ],
    'q': _base(1.0)
    + [
        (0.225, 0.34),
        (0.170, 0.54),
        (0.138, 0.78),
        (0.122, 0.98),
        (0.128, 0.998),
        (0.238, 1.016),
        (0.248, 1.034),
        (0.236, 1.052),
        (0.142, 1.072),
        (0.146, 1.086),
        (0.202, 1.102),
        (0.206, 1.118),
        (0.148, 1.142),
        (0.150, 1.20),
        (0.172, 1.32),
        (0.210, 1.435),
        (0.242, 1.500),
    ],
    'k': _base(1.03)
    + [
        (0.235, 0.35),
        (0.178, 0.56),
        (0.145, 0.82),
        (0.128, 1.06),
        (0.134, 1.078),
        (0.250, 1.096),
        (0.260, 1.114),
        (0.248, 1.132),
        (0.150, 1.154),
        (0.154, 1.168),
        (0.212, 1.184),
        (0.216, 1.200),
        (0.156, 1.226),
        (0.158, 1.29),
        (0.180, 1.42),
        (0.215, 1.55),
        (0.226, 1.585),
        (0.222, 1.605),
        (0.196, 1.630),
        (0.140, 1.662),
        (0.080, 1.684),
        (0.062, 1.692),
        (0.060, 1.704),
        (0.078, 1.716),
        (0.078, 1.730),
        (0.050, 1.745),
        (0, 1.748),
    ],
    'r': _base(0.96)
    + [
        (0.218, 0.30),
        (0.182, 0.44),
        (0.166, 0.58),
        (0.160, 0.685),
        (0.166, 0.70),
        (0.232, 0.715),
        (0.240, 0.732),
        (0.228, 0.750),
        (0.188, 0.768),
        (0.196, 0.800),
        (0.222, 0.845),
        (0.230, 0.880),
    ],
    'n': _base(0.96) + [(0.262, 0.235), (0.250, 0.245), (0, 0.25)],
}


def _ball(x, y, z, rx, ry, rz, rot=(0, 0, 0), seg=20):
    V, F = shapes.revolve([(math.sin(a), -math.cos(a)) for a in [math.pi * i / 12 for i in range(13)]], seg)
    return shapes.mesh('b', V, F, None, (x, y, z), rot, (rx, ry, rz), True)


def knight_mesh():
    """horse head facing +x: lofted neck and head, cheeks, ears and mane fused by voxel remesh, then carved"""
    if 'n' in CACHE:
        return CACHE['n']
    P = []
    P.append(
        shapes.sweep(
            [
                (0.005, 0.235, 0.235, 0.235),
                (-0.005, 0.30, 0.235, 0.215),
                (-0.035, 0.42, 0.225, 0.180),
                (-0.070, 0.55, 0.215, 0.152),
                (-0.092, 0.68, 0.208, 0.134),
                (-0.090, 0.81, 0.198, 0.122),
                (-0.055, 0.93, 0.182, 0.114),
                (-0.005, 1.02, 0.150, 0.105),
                (0.035, 1.08, 0.085, 0.07),
            ]
        )
    )
    P.append(
        shapes.sweep(
            [
                (-0.060, 1.085, 0.045, 0.04),
                (-0.030, 1.065, 0.120, 0.088),
                (0.030, 1.022, 0.150, 0.114),
                (0.095, 0.968, 0.150, 0.116),
                (0.160, 0.912, 0.122, 0.098),
                (0.225, 0.858, 0.096, 0.078),
                (0.280, 0.812, 0.086, 0.073),
                (0.325, 0.774, 0.086, 0.076),
                (0.358, 0.746, 0.074, 0.066),
                (0.378, 0.729, 0.040, 0.038),
            ]
        )
    )
    for s in (1, -1):
        P.append(_ball(0.045, s * 0.066, 0.905, 0.118, 0.052, 0.130, (0, 0.55, 0)))  # cheek
        P.append(_ball(0.118, s * 0.085, 1.012, 0.062, 0.030, 0.036, (0, 0.62, 0)))  # brow
        P.append(
            shapes.tube(
                [
                    (-0.030, s * 0.058, 1.10),
                    (-0.022, s * 0.068, 1.17),
                    (-0.002, s * 0.070, 1.235),
                    (0.022, s * 0.064, 1.285),
                ],
                [0.046, 0.050, 0.032, 0.004],
                seg=12,
            )
        )  # ear
        P.append(_ball(0.315, s * 0.050, 0.800, 0.040, 0.030, 0.034, (0, 0.62, 0)))  # nostril flare
    P.append(_ball(0.105, 0, 0.43, 0.125, 0.150, 0.20, (0, -0.15, 0)))  # chest
    # mane: overlapping carved locks along the crest of the neck
    crest = shapes.catmull(
        [
            (0.055, 1.165),
            (-0.060, 1.165),
            (-0.165, 1.090),
            (-0.245, 0.960),
            (-0.290, 0.800),
            (-0.300, 0.640),
            (-0.275, 0.500),
            (-0.235, 0.390),
        ],
        8,
    )
    idx = [int(i * (len(crest) - 1) / 10) for i in range(11)]
    for j, i in enumerate(idx):
        x, z = crest[i]
        a = crest[min(i + 3, len(crest) - 1)]
        b = crest[max(i - 3, 0)]
        ang = math.atan2(a[1] - b[1], a[0] - b[0])
        for s in (1, -1):
            P.append(_ball(x + 0.012, s * 0.036, z - 0.01, 0.105, 0.046, 0.046, (s * 0.0, -(ang + 0.35), 0)))
    P.append(
        shapes.tube([(0.10, 0, 1.10), (0.05, 0, 1.155), (-0.02, 0, 1.17)], [0.02, 0.05, 0.05], seg=10)
    )  # forelock
    o = shapes.join(P, 'knight')
    r = o.modifiers.new('r', 'REMESH')
    r.mode = 'VOXEL'
    r.voxel_size = 0.0115
    r.use_smooth_shade = True
    s = o.modifiers.new('s', 'SMOOTH')
    s.factor = 0.5
    s.iterations = 7
    o = shapes.join([o], 'knight')
    # sculpting passes (side view x,z)
    shapes.carve(
        o, shapes.catmull([(0.366, 0.692), (0.300, 0.735), (0.228, 0.778)], 4), 0.011, 0.020
    )  # mouth
    shapes.carve(o, [(0.336, 0.795), (0.345, 0.782)], 0.015, 0.026, 0.03)  # nostril
    shapes.carve(
        o, shapes.catmull([(0.085, 0.995), (0.120, 0.985), (0.150, 0.962)], 4), 0.020, 0.020, 0.05
    )  # eye socket
    shapes.carve(
        o,
        shapes.catmull([(-0.060, 1.03), (-0.068, 0.93), (-0.035, 0.82), (0.045, 0.775), (0.12, 0.80)], 6),
        0.016,
        0.020,
        0.03,
    )  # jaw line
    shapes.carve(
        o, shapes.catmull([(0.19, 0.925), (0.26, 0.865), (0.31, 0.825)], 4), 0.020, 0.010, 0.045
    )  # cheek bone hollow
    for j in range(11):  # mane strands
        t = idx[j]
        x, z = crest[t]
        a = crest[min(t + 3, len(crest) - 1)]
        b = crest[max(t - 3, 0)]
        tx, tz = a[0] - b[0], a[1] - b[1]
        l = math.hypot(tx, tz)
        tx /= l
        tz /= l
        nx, nz = -tz, tx  # inward normal (towards the neck)
        if nx < 0 and j > 2:
            nx, nz = -nx, -nz
        if j <= 2 and nz > 0:
            nx, nz = -nx, -nz
        for q in (0, 0.028):
            c0 = (x - nx * 0.03 - tx * q, z - nz * 0.03 - tz * q)
            c1 = (x + nx * 0.05 + tx * (0.03 - q), z + nz * 0.05 + tz * (0.03 - q))
            c2 = (x + nx * 0.11 + tx * (0.085 - q), z + nz * 0.11 + tz * (0.085 - q))
            shapes.carve(o, shapes.catmull([c0, c1, c2], 4), 0.0075, 0.0125 if q == 0 else 0.008, 0.0)
    me = o.data
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.smooth_vert(bm, verts=bm.verts, factor=0.3, use_axis_x=True, use_axis_y=True, use_axis_z=True)
    bm.to_mesh(me)
    bm.free()
    bpy.data.objects.remove(o)
    eyes = [_ball(0.117, s * 0.108, 0.984, 0.021, 0.014, 0.018, (0, 0.62, 0)) for s in (1, -1)]
    base = shapes.lathe('nb', PROF['n'], None, seg=64)
    ho = scene.link(bpy.data.objects.new('h', me))
    j = shapes.join([ho, base] + eyes, 'knight')
    for v in j.data.vertices:  # a bit taller and proud
        if v.co.z > 0.25:
            v.co.z = 0.25 + (v.co.z - 0.25) * 1.06
    me = j.data
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    bpy.data.objects.remove(j)
    CACHE['n'] = me
    return me


def _crown_ring(r0, r1, z0, z1, n, notch=0.5, wall=0.045, depth=0.05, seg=8):
    """crenellated/scalloped ring (queen's coronet): wall whose top edge waves"""
    V = []
    F = []
    m = n * seg
    for j in range(m):
        a = math.tau * j / m
        ph = (j % seg) / seg
        top = z1 - depth * (1 - abs(math.sin(math.pi * ph)) ** 0.7)
        for r, z in (
            (r0, z0),
            (r1, top),
            (r1 - 0.012, top + 0.004),
            (r1 - wall, top - 0.004),
            (r0 - wall, z0),
        ):
            V.append((r * math.cos(a), r * math.sin(a), z))
    for j in range(m):
        k = (j + 1) % m
        for i in range(4):
            F.append((j * 5 + i, k * 5 + i, k * 5 + i + 1, j * 5 + i + 1))
    return shapes.mesh('crown', V, F, None, smooth=True)


def piece_mesh(t):
    if t == 'n':
        return knight_mesh()
    if t in CACHE:
        return CACHE[t]
    P = [shapes.lathe(t, PROF[t], None, seg=64)]
    if t == 'q':
        P.append(_crown_ring(0.238, 0.262, 1.492, 1.572, 9, depth=0.055))
        P.append(
            shapes.lathe(
                'dome',
                [
                    (0.20, 1.495),
                    (0.195, 1.525),
                    (0.165, 1.565),
                    (0.11, 1.598),
                    (0.060, 1.615),
                    (0.044, 1.622),
                    (0.046, 1.634),
                    (0.066, 1.655),
                    (0.068, 1.682),
                    (0.048, 1.712),
                    (0, 1.722),
                ],
                None,
                seg=48,
            )
        )
    if t == 'k':  # cross pattee, one outline, bevelled
        a, b, c = 0.026, 0.060, 0.082
        z0 = 1.735
        zc = 1.868
        pts = [
            (-0.036, z0),
            (0.036, z0),
            (a, zc - a - 0.01),
            (c + 0.012, zc - b + 0.008),
            (c + 0.012, zc + b - 0.008),
            (a, zc + a + 0.004),
            (b - 0.004, zc + c + 0.022),
            (-b + 0.004, zc + c + 0.022),
            (-a, zc + a + 0.004),
            (-c - 0.012, zc + b - 0.008),
            (-c - 0.012, zc - b + 0.008),
            (-a, zc - a - 0.01),
        ]
        # extrude along x so the cross faces the players (+-y)
        P.append(shapes.extrude(pts, 0.062, None, bv=0.012))
    if t == 'r':
        r0, r1, ri = 0.230, 0.238, 0.165
        n, k = 6, 10  # ring wall + six closed merlons, bevelled
        P.append(
            shapes.lathe(
                'ring',
                [(ri, 0.86), (r0, 0.875), (r1 - 0.001, 0.957), (ri + 0.001, 0.957), (ri, 0.86)],
                None,
                seg=72,
                smooth=0,
            )
        )
        for q in range(n):
            V = []
            F = []
            a0 = math.tau * q / n
            w = math.tau / n * 0.66
            for j in range(k + 1):
                a = a0 + w * j / k
                for r, z in ((ri, 0.93), (r1, 0.93), (r1 + 0.002, 1.045), (ri, 1.045)):
                    V.append((r * math.cos(a), r * math.sin(a), z))
            for j in range(k):
                for i in range(4):
                    F.append((j * 4 + i, (j + 1) * 4 + i, (j + 1) * 4 + (i + 1) % 4, j * 4 + (i + 1) % 4))
            F += [(3, 2, 1, 0), (k * 4, k * 4 + 1, k * 4 + 2, k * 4 + 3)]
            o = shapes.mesh('merlon', V, F, None)
            bm = bmesh.new()
            bm.from_mesh(o.data)
            bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
            bm.to_mesh(o.data)
            bm.free()
            shapes.bevel(o, 0.008, 2)
            P.append(o)
        P.append(shapes.lathe('floor', [(0.20, 0.885), (0, 0.885)], None, seg=32, smooth=0))
    if t == 'b':  # mitre cut: boolean with a slanted thin slab
        cut = shapes.box((0.20, 0.5, 0.026), (0.155, 0, 1.205), None, 0, (0, math.radians(-52), 0))
        bo = P[0].modifiers.new('cut', 'BOOLEAN')
        bo.object = cut
        bo.solver = 'EXACT'
        bo.operation = 'DIFFERENCE'
        j = shapes.join([P[0]], 'b')
        bpy.data.objects.remove(cut)
        P = [j]
    o = shapes.join(P, t)
    me = o.data
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(38)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    bpy.data.objects.remove(o)
    CACHE[t] = me
    return me


TRIM = {
    'p': [(0.585, 0.628)],
    'r': [(0.708, 0.754)],
    'n': [(0.098, 0.150)],
    'b': [(0.800, 0.842), (1.352, 2)],
    'q': [(1.010, 1.056), (1.616, 2)],
    'k': [(1.090, 1.136), (1.690, 2)],
}


def piece(t, mat, loc=(0, 0, 0), rot=0.0, scale=1.0, trim=None):
    """material sits on the object slot, so every piece shares one mesh. rot 0: knight looks to +x, pi/2: to +y"""
    me = piece_mesh(t)
    if not me.materials:
        me.materials.append(None)
        me.materials.append(None)
        for p in me.polygons:
            p.material_index = 1 if any(a < p.center.z < b for a, b in TRIM[t]) else 0
    o = scene.link(bpy.data.objects.new(t, me))
    o.location = loc
    o.rotation_euler = (0, 0, rot) if not hasattr(rot, '__len__') else rot
    o.scale = (scale,) * 3 if not hasattr(scale, '__len__') else scale
    for i, sl in enumerate(o.material_slots):
        sl.link = 'OBJECT'
        sl.material = M(trim if i and trim else mat)
    return o


def square(sq):
    return (ord(sq[0]) - 97 - 3.5, int(sq[1]) - 1 - 3.5)


def set_position(
    fen,
    white='boxwood',
    black='ebony',
    scale=0.94,
    z=0,
    jitter=0.05,
    face=(math.pi / 2, -math.pi / 2),
    trim=(None, None),
):
    """places all pieces; returns {'e4': obj}. jitter: hand-placed look"""
    out = {}
    rnd = random.Random(3)
    for ri, row in enumerate(fen.split()[0].split('/')):
        f = 0
        for ch in row:
            if ch.isdigit():
                f += int(ch)
                continue
            w = ch.isupper()
            sq = 'abcdefgh'[f] + str(8 - ri)
            x, y = square(sq)
            rot = (face[0] if w else face[1]) if ch.lower() == 'n' else 0
            out[sq] = piece(
                ch.lower(),
                white if w else black,
                (x + rnd.uniform(-jitter, jitter), y + rnd.uniform(-jitter, jitter), z),
                rot + rnd.uniform(-0.18, 0.18),
                scale,
                trim[0 if w else 1],
            )
            f += 1
    return out
