"""Trees, bushes, ferns, grass."""
import math
import random
import bpy
from mathutils import Vector
from .. import shapes
from ..materials import m as M

pi, tau = math.pi, math.tau


def acacia(h=4, seed=1, leaf='leafdry', bark='walnut'):
    rnd = random.Random(seed)
    o = []
    top = []
    for k in range(5):
        a = tau * k / 5 + rnd.uniform(-0.3, 0.3)
        R = h * rnd.uniform(0.35, 0.55)
        e = (R * math.cos(a), R * math.sin(a), h * rnd.uniform(0.86, 0.96))
        o.append(
            shapes.tube(
                [
                    (0, 0, 0),
                    (0.04 * h * math.cos(a), 0.04 * h * math.sin(a), h * 0.4),
                    (e[0] * 0.5, e[1] * 0.5, h * 0.68),
                    e,
                ],
                [0.05 * h, 0.038 * h, 0.022 * h, 0.006 * h],
                M(bark),
                8,
            )
        )
        top.append(e)
    for e in top + [(0, 0, h * 0.98)]:
        for q in range(7):
            o.append(
                leaf_clump(
                    (
                        e[0] + rnd.uniform(-0.2, 0.2) * h,
                        e[1] + rnd.uniform(-0.2, 0.2) * h,
                        e[2] + rnd.uniform(-0.01, 0.05) * h,
                    ),
                    h * rnd.uniform(0.10, 0.19),
                    (1, 1, 0.30),
                    leaf,
                    rnd,
                    230,
                    0.20,
                )
            )
    bpy.context.view_layer.update()
    return shapes.join(o, 'acacia')


DARKER = {'leaf': 'leafdark', 'leafdark': 'leafdeep', 'leafdry': 'leafdrydark'}


def leaf_clump(loc=(0, 0, 0), r=1.0, sc=(1, 1, 0.85), mat='leaf', rnd=None, n=260, size=0.24):
    """round tuft of foliage: many small folded leaves of two greens over a dark core"""
    rnd = rnd or random.Random(1)
    V = []
    F = []
    mi = []
    for k in range(n):
        z = rnd.uniform(-0.75, 1)
        a = rnd.random() * tau
        q = math.sqrt(1 - z * z)
        d = Vector((q * math.cos(a), q * math.sin(a), z))
        p = d * rnd.uniform(0.74, 1.0)
        t = (
            d * rnd.uniform(0.1, 0.9) + Vector((rnd.gauss(0, 0.7), rnd.gauss(0, 0.7), rnd.gauss(-0.15, 0.5)))
        ).normalized()
        s = t.cross(d + Vector((0, 0, 0.01))).normalized()
        u = s.cross(t)
        l = size * rnd.uniform(0.7, 1.25)
        w = l * 0.30
        b = len(V)
        V += [
            tuple(p),
            tuple(p + t * l * 0.5 + s * w + u * w * 0.35),
            tuple(p + t * l),
            tuple(p + t * l * 0.5 - s * w + u * w * 0.35),
        ]
        F += [(b, b + 1, b + 2), (b, b + 2, b + 3)]
        m = rnd.random() < 0.35
        mi += [m, m]
    o = shapes.mesh('leaves', [(x * r * sc[0], y * r * sc[1], z * r * sc[2]) for x, y, z in V], F, M(mat))
    o.data.materials.append(M(DARKER.get(mat, mat)))
    o.data.polygons.foreach_set('material_index', mi)
    core = shapes.ball(r * 0.62, (0, 0, 0), DARKER.get(mat, mat), sc, seg=12, k=8)
    return shapes.place(shapes.join([o, core], 'clump'), loc)


def bush(r=1, mat='leaf', seed=1):
    rnd = random.Random(seed)
    o = [
        leaf_clump(
            (rnd.uniform(-r, r) * 0.62, rnd.uniform(-r, r) * 0.62, rnd.uniform(0.18, 0.72) * r),
            r * rnd.uniform(0.36, 0.55),
            (1, 1, 0.9),
            mat,
            rnd,
            190,
            0.30,
        )
        for _ in range(11)
    ]
    bpy.context.view_layer.update()
    return shapes.join(o, 'bush')


def _frond(L=2.0, n=22, mat='leaf', droop=1.0, w=0.42):
    V = []
    F = []

    def pt(t):
        return Vector((L * t * (1 - 0.15 * t), 0, L * (0.75 * t - 0.85 * droop * t * t)))

    for i in range(n):
        t = 0.06 + 0.94 * i / n
        p = pt(t)
        q = pt(t + 0.03)
        d = (q - p).normalized()
        ll = w * L * math.sin(pi * min(1, t * 0.92 + 0.06)) ** 0.8 * 0.62
        ww = L / n * 0.46
        for s in (-1, 1):
            b = len(V)
            tip = p + Vector((0, s, 0)) * ll + d * ll * 0.45 + Vector((0, 0, -0.22 * ll))
            mid = (p + tip) / 2 + Vector((0, 0, 0.06 * ll))
            V += [
                tuple(p - d * ww * 0.4),
                tuple(mid - d * ww * 0.55),
                tuple(tip),
                tuple(mid + d * ww * 0.55),
                tuple(p + d * ww * 0.4),
            ]
            F.append((b, b + 1, b + 2, b + 3, b + 4) if s > 0 else (b + 4, b + 3, b + 2, b + 1, b))
    o = shapes.mesh('fr', V, F, M(mat))
    r = shapes.tube(
        [tuple(pt(t / 8)) for t in range(9)],
        [0.022 * L * (1 - 0.1 * t) for t in range(9)],
        M('leafdark'),
        6,
        smooth=0,
    )
    j = shapes.join([o, r], 'frond')
    return j


def fern(L=1.6, n=11, mat='leaf', seed=1):
    rnd = random.Random(seed)
    f = _frond(L, 22, mat)
    o = []
    for k in range(n):
        c = f if k == 0 else shapes.inst(f)
        c.rotation_euler = (
            rnd.uniform(-0.2, 0.2),
            rnd.uniform(-0.55, 0.10),
            tau * k / n + rnd.uniform(-0.2, 0.2),
        )
        s = rnd.uniform(0.7, 1.1)
        c.scale = (s, s, s)
        o.append(c)
    bpy.context.view_layer.update()
    return shapes.join(o, 'fern')


def palm(h=6, seed=1, mat='leaf', n=11):
    rnd = random.Random(seed)
    lean = rnd.uniform(-0.6, 0.6)
    o = [
        shapes.tube(
            [
                (0, 0, 0),
                (0.1 * lean * h * 0.3, 0, h * 0.35),
                (lean * 0.35 * h * 0.4, 0.0, h * 0.7),
                (lean * h * 0.25, 0, h),
            ],
            [0.22, 0.17, 0.14, 0.13],
            M('walnut'),
            12,
        )
    ]
    for k in range(10):
        o.append(
            shapes.lathe(
                'ring',
                [(0.19, 0), (0.21, 0.05), (0.18, 0.1)],
                M('walnut'),
                (lean * h * 0.25 * (k / 10) ** 1.5, 0, h * k / 10),
                12,
                0,
            )
        )
    f = _frond(h * 0.42, 26, mat, 1.1, 0.34)
    for k in range(n):
        c = f if k == 0 else shapes.inst(f)
        c.location = (lean * h * 0.25, 0, h)
        c.rotation_euler = (0, rnd.uniform(-0.45, 0.30), tau * k / n + rnd.uniform(-0.2, 0.2))
        o.append(c)
    bpy.context.view_layer.update()
    return shapes.join(o, 'palm')


def broadleaf(L=1.6, n=7, mat='leafdark', seed=1):
    rnd = random.Random(seed)
    V = []
    F = []
    N = 10
    for i in range(N + 1):
        t = i / N
        w = 0.30 * L * math.sin(pi * t**0.8) ** 0.8
        x = L * t
        z = L * (0.65 * t - 0.75 * t * t)
        V += [(x, -w, z + 0.10 * w), (x, 0, z - 0.0), (x, w, z + 0.10 * w)]
    for i in range(N):
        for j in (0, 1):
            F.append((i * 3 + j, i * 3 + j + 1, i * 3 + j + 4, i * 3 + j + 3))
    f = shapes.mesh('bl', V, F, M(mat), smooth=True)
    o = []
    for k in range(n):
        c = f if k == 0 else shapes.inst(f)
        c.rotation_euler = (
            rnd.uniform(-0.3, 0.3),
            rnd.uniform(-0.8, -0.1),
            tau * k / n + rnd.uniform(-0.3, 0.3),
        )
        s = rnd.uniform(0.6, 1.1)
        c.scale = (s, s, s)
        o.append(c)
    bpy.context.view_layer.update()
    return shapes.join(o, 'bl')


def fir(h=3.2, seed=1, snow=True):
    o = [shapes.cyl(0.10, h * 0.3, (0, 0, 0), 'walnut', 8)]
    for k in range(6):
        z = h * (0.14 + 0.14 * k)
        r = h * 0.30 * (1 - k / 6.6)
        p = [(r, -0.06 * h), (r * 0.98, -0.03 * h), (r * 0.45, 0.10 * h), (0.02, 0.22 * h), (0, 0.22 * h)]
        t = shapes.lathe('f', p, M('leafdark'), (0, 0, z), 14, 2)
        for v in t.data.vertices:
            a = math.atan2(v.co.y, v.co.x)
            v.co.z += 0.035 * h * math.sin(7 * a + k) * (Vector((v.co.x, v.co.y)).length / r)
        o.append(t)
        if snow:
            t2 = shapes.lathe(
                'fs',
                [
                    (r * 0.93, -0.018 * h),
                    (r * 0.80, 0.025 * h),
                    (r * 0.42, 0.125 * h),
                    (0.02, 0.24 * h),
                    (0, 0.24 * h),
                ],
                M('snow'),
                (0, 0, z),
                14,
                2,
            )
            for v in t2.data.vertices:
                a = math.atan2(v.co.y, v.co.x)
                v.co.z += 0.035 * h * math.sin(7 * a + k) * (Vector((v.co.x, v.co.y)).length / r)
            o.append(t2)
    return shapes.join(o, 'fir')


def banyan(h=9, seed=3, mat='leaf', crown=9.0):
    rnd = random.Random(seed)
    o = []
    for k in range(9):  # fused stems of the trunk
        a = tau * k / 9 + rnd.uniform(-0.2, 0.2)
        r = h * 0.055 * rnd.uniform(0.8, 1.2)
        o.append(
            shapes.tube(
                [
                    (math.cos(a) * r * 2.6, math.sin(a) * r * 2.6, -0.1),
                    (math.cos(a) * r * 1.3, math.sin(a) * r * 1.3, h * 0.10),
                    (math.cos(a + 0.5) * r, math.sin(a + 0.5) * r, h * 0.36),
                    (math.cos(a + 0.9) * r * 1.4, math.sin(a + 0.9) * r * 1.4, h * 0.58),
                ],
                [h * 0.05, h * 0.042, h * 0.038, h * 0.034],
                M('bark'),
                10,
            )
        )
    for k in range(9):
        a = tau * k / 9 + rnd.uniform(-0.25, 0.25)
        Rr = crown * rnd.uniform(0.55, 0.95)
        zt = h * rnd.uniform(0.72, 0.92)
        o.append(
            shapes.tube(
                [
                    (0, 0, h * 0.42),
                    (math.cos(a) * Rr * 0.3, math.sin(a) * Rr * 0.3, h * 0.62),
                    (math.cos(a + 0.1) * Rr * 0.65, math.sin(a + 0.1) * Rr * 0.65, zt * 0.95),
                    (math.cos(a) * Rr, math.sin(a) * Rr, zt),
                ],
                [h * 0.04, h * 0.03, h * 0.018, h * 0.008],
                M('bark'),
                8,
            )
        )
        for j in range(3):  # hanging aerial roots
            t = rnd.uniform(0.35, 0.8)
            x, y = math.cos(a + 0.06) * Rr * t + rnd.uniform(-0.2, 0.2), math.sin(
                a + 0.06
            ) * Rr * t + rnd.uniform(-0.2, 0.2)
            zz = h * (0.60 + 0.25 * t)
            e = rnd.choice((0, 0, 0.25, 0.45)) * h
            o.append(
                shapes.tube(
                    [(x, y, zz), (x + 0.06, y, zz * 0.6 + e * 0.4), (x - 0.03, y + 0.05, e)],
                    [0.05, 0.045, 0.035],
                    M('bark'),
                    6,
                )
            )
    lm = [
        leaf_clump((0, 0, 0), 1.0, (1.15, 1, 0.66), mat if q < 3 else 'leafdark', rnd, 170, 0.34)
        for q in range(5)
    ]
    for k in range(250):
        a = rnd.uniform(0, tau)
        q = math.sqrt(rnd.random()) * crown
        z = h * (0.86 + 0.22 * (1 - (q / crown) ** 2)) + rnd.uniform(-0.5, 0.4)
        s = rnd.uniform(0.45, 1.0) * h * 0.072
        c = shapes.inst(lm[k % 5], (q * math.cos(a), q * math.sin(a), z), rnd.random() * 6, s)
        o.append(c)
    for q in lm:
        bpy.data.objects.remove(q)
    bpy.context.view_layer.update()
    return shapes.join(o, 'banyan')


def tuft(h=1.0, n=26, mat='grass', seed=1):
    rnd = random.Random(seed)
    V = []
    F = []
    for k in range(n):
        a = rnd.random() * tau
        r = rnd.uniform(0, 0.22) * h
        l = rnd.uniform(0.5, 1) * h
        le = rnd.uniform(0.1, 0.5) * l
        w = 0.022 * h
        x, y = r * math.cos(a), r * math.sin(a)
        b = a + rnd.uniform(-0.6, 0.6)
        nx, ny = -math.sin(b) * w, math.cos(b) * w
        q = len(V)
        V += [
            (x - nx, y - ny, 0),
            (x + nx, y + ny, 0),
            (x + le * 0.35 * math.cos(b) + nx * 0.7, y + le * 0.35 * math.sin(b) + ny * 0.7, l * 0.6),
            (x + le * 0.35 * math.cos(b) - nx * 0.7, y + le * 0.35 * math.sin(b) - ny * 0.7, l * 0.6),
            (x + le * math.cos(b), y + le * math.sin(b), l),
        ]
        F += [(q, q + 1, q + 2, q + 3), (q + 3, q + 2, q + 4)]
    return shapes.mesh('tuft', V, F, M(mat))
