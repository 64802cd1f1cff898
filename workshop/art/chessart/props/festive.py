"""Lights, flags, garlands, a canopy, banners."""
import math
import random
import bpy
from mathutils import Vector
from .. import pieces, shapes
from ..materials import m as M

pi = math.pi


def string_lights(a, b, n=14, sag=0.8, mat='lampglow', r=0.07):
    a, b = Vector(a), Vector(b)
    pts = [a.lerp(b, i / n) - Vector((0, 0, sag * 4 * (i / n) * (1 - i / n))) for i in range(n + 1)]
    o = [shapes.tube([tuple(p) for p in pts], 0.012, M('black'), 6, smooth=0)]
    for p in pts[1:-1]:
        o.append(shapes.ball(r, (p.x, p.y, p.z - 0.09), mat, seg=10, k=8))
    return shapes.join(o, 'lights')


def _flower(r, mat):
    o = shapes.ball(r, (0, 0, 0), mat, (1, 1, 0.86), seg=14, k=9)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        v.co *= 1 + 0.13 * math.cos(9 * a) * abs(math.cos(v.co.z / r * 6))
    return o


def garland(a, b, n=14, sag=0.6, r=0.16, mats=('marigold', 'marigoldy'), drops=0, drop_n=4):
    """string of marigolds; drops: hanging strands every `drops` flowers"""
    a, b = Vector(a), Vector(b)
    base = [_flower(r, m) for m in mats]
    o = list(base)
    for q in base:
        q.location = (0, 0, -80)
    for i in range(n + 1):
        t = i / n
        p = a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t)))
        c = shapes.inst(base[i % len(base)], tuple(p), random.random() * 6)
        o.append(c)
        if drops and i % drops == 0:
            for k in range(1, drop_n + 1):
                o.append(
                    shapes.inst(
                        base[(i // drops + k) % len(base)],
                        tuple(p - Vector((0, 0, k * r * 1.75))),
                        k,
                        1 - 0.05 * k,
                    )
                )
    j = shapes.join(o[len(base) :], 'garland')
    for q in base:
        bpy.data.objects.remove(q)
    return j


def canopy(w=13, d=10, h=8.5, mat='canopy', mat2='magenta', post='brass', lift=1.6):
    """cloth pavilion on four turned posts, scalloped valance; open to all sides"""
    o = []
    V = []
    F = []
    n = 24
    for i in range(n + 1):
        for j in range(n + 1):
            u, v = i / n * 2 - 1, j / n * 2 - 1
            V.append(
                (
                    u * w / 2,
                    v * d / 2,
                    h
                    + lift * (1 - max(abs(u), abs(v)) ** 1.4)
                    - 0.28 * math.sin(pi * (u * 0.5 + 0.5)) * 0
                    - 0.10 * abs(math.sin(4 * pi * u)) * abs(v)
                    - 0.10 * abs(math.sin(3 * pi * v)) * abs(u),
                )
            )
    for i in range(n):
        for j in range(n):
            q = i * (n + 1) + j
            F.append((q, q + n + 1, q + n + 2, q + 1))
    c = shapes.mesh('cloth', V, F, M(mat), smooth=True)
    c.data.materials.append(M(mat2))
    o.append(c)
    for k, p in enumerate(c.data.polygons):
        p.material_index = 1 if (k // n) % 8 in (0,) else 0
    for s in (-1, 1):
        for L, ax in ((w, 0), (d, 1)):
            m = int(L / 1.1)
            ww = L / m
            for i in range(m):
                pts = (
                    [(-ww / 2, 0), (-ww / 2, -0.45)]
                    + [
                        (-ww / 2 * math.cos(pi * t / 8), -0.45 - 0.42 * math.sin(pi * t / 8))
                        for t in range(1, 8)
                    ]
                    + [(ww / 2, -0.45), (ww / 2, 0)]
                )
                x = (i - (m - 1) / 2) * ww
                e = shapes.extrude(
                    pts,
                    0.05,
                    M((mat, mat2)[i % 2]),
                    (x, s * d / 2, h + 0.02) if ax == 0 else (s * w / 2, x, h + 0.02),
                    (0, 0, 0 if ax == 0 else pi / 2),
                    0,
                )
                o.append(e)
    for x in (-1, 1):
        for y in (-1, 1):
            o.append(
                shapes.lathe(
                    'post',
                    [
                        (0, 0),
                        (0.42, 0),
                        (0.42, 0.25),
                        (0.24, 0.45),
                        (0.30, 0.7),
                        (0.16, 0.95),
                        (0.15, h * 0.5),
                        (0.24, h * 0.52),
                        (0.15, h * 0.54),
                        (0.14, h * 0.93),
                        (0.28, h * 0.95),
                        (0.2, h),
                        (0, h),
                    ],
                    M(post),
                    (x * w * 0.485, y * d * 0.485, 0),
                    20,
                    3,
                )
            )
            o.append(shapes.ball(0.26, (x * w * 0.485, y * d * 0.485, h + 0.22), 'gold', (1, 1, 1.3), seg=16))
    return shapes.join(o, 'canopy')


def emblem(t, h, mat='gold'):
    """flat silhouette of a piece"""
    p = [q for q in pieces.PROF[t] if q[0] > 0.001]
    H = max(q[1] for q in p)
    s = h / H
    return shapes.extrude(
        [(-r * s, z * s) for r, z in p] + [(r * s, z * s) for r, z in p[::-1]], 0.04, M(mat), bv=0
    )


def banner(w=1.1, h=3.0, mat='redcloth', t='k', trim='gold', loc=(0, 0, 0), rot=0):
    """hanging cloth with swallow tail and a chess piece; loc is the top middle"""
    o = [
        shapes.extrude(
            [(-w / 2, 0), (w / 2, 0), (w / 2, -h), (0, -h * 0.84), (-w / 2, -h)], 0.03, M(mat), bv=0
        ),
        shapes.tube([(-w * 0.62, -0.02, 0.02), (w * 0.62, -0.02, 0.02)], 0.045, M('brass'), 10, smooth=0),
    ]
    for s in (-1, 1):
        o.append(shapes.box((0.05, 0.05, h * 0.97), (s * w * 0.44, -0.0, -h * 0.985), M(trim), 0, base=True))
        o.append(shapes.ball(0.08, (s * w * 0.64, -0.02, 0.02), 'brass', seg=12))
    e = emblem(t, h * 0.42, trim)
    e.location = (0, -0.03, -h * 0.70)
    o.append(e)
    bpy.context.view_layer.update()
    return shapes.place(shapes.join(o, 'banner'), loc, rot)


def flags(a, b, n=18, sag=0.8, mats=('saffron', 'white', 'greenpaint', 'magenta')):
    """bunting on a cord; pennants hang apart and turn a little, both in and against the light"""
    a, b = Vector(a), Vector(b)
    d = b - a
    ang = math.atan2(d.y, d.x)
    rnd = random.Random(int(abs(a.y) * 10))
    pt = lambda t: a + d * t - Vector((0, 0, sag * 4 * t * (1 - t)))
    o = [shapes.tube([tuple(pt(i / 16)) for i in range(17)], 0.018, M('white'), 5, smooth=0)]
    for i in range(n):
        p = pt((i + 0.5) / n)
        w = d.length / n * 0.40
        sw = rnd.uniform(-0.25, 0.25)
        o.append(
            shapes.mesh(
                'f',
                [(-w, 0, 0), (w, 0, 0), (w * 0.1, sw * w, -w * 2.3)],
                [(0, 1, 2)],
                M(mats[i % len(mats)]),
                tuple(p),
                (0, 0, ang + rnd.uniform(-0.2, 0.2)),
            )
        )
    bpy.context.view_layer.update()
    return shapes.join(o, 'flags')
