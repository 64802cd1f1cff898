"""Skylines, a bridge, lamps, boats, far shores."""
import math
import random
from mathutils import Vector, noise
from .. import lights, materials, shapes
from . import architecture
from ..materials import m as M

pi = math.pi


def street_lamp(h=2.6, loc=(0, 0, 0), e=25):
    o = [
        shapes.lathe(
            'sl',
            [
                (0, 0),
                (0.16, 0),
                (0.16, 0.1),
                (0.07, 0.2),
                (0.05, 0.5),
                (0.04, h * 0.9),
                (0.09, h * 0.92),
                (0.03, h * 0.95),
                (0, h * 0.95),
            ],
            M('iron'),
            (0, 0, 0),
            12,
            0,
        ),
        shapes.ball(0.17, (0, 0, h), 'lampglow', (1, 1, 1.15)),
        shapes.lathe('cap', [(0.2, 0), (0.05, 0.14), (0, 0.2)], M('iron'), (0, 0, h + 0.13), 8, 0),
    ]
    j = shapes.place(shapes.join(o, 'lamp'), loc)
    if e:
        lights.point((0, 0, h), e, (1, 0.62, 0.3), 0.18).parent = j
    return j


def hills(y=150, w=260, h=5.5, mat='seahaze', seed=3, z=-2.3):
    """far hazy shore line that separates water and sky"""
    n = 120
    V = []
    F = []
    for i in range(n + 1):
        x = (i / n - 0.5) * w
        k = max(
            0,
            0.45
            + noise.noise(Vector((x * 0.030 + seed, seed, 0)))
            + 0.35 * noise.noise(Vector((x * 0.11, seed, 4))),
        )
        V += [(x, y, z - 0.5), (x, y, z + 0.6 + h * k * 0.55)]
    for i in range(n):
        F.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    return shapes.mesh('hills', V, F, M(mat))


def day_skyline(n=26, W=70, y=(40, 60), hmin=6, hmax=26, seed=2, z=-12):
    rnd = random.Random(seed)
    for i in range(n):
        x = (i / (n - 1) - 0.5) * W + rnd.uniform(-1, 1)
        h = rnd.uniform(hmin, hmax)
        w = rnd.uniform(2.2, 4.4)
        yy = rnd.uniform(*y)
        mt = M('day%d' % rnd.randrange(3))
        shapes.box((w, w, h), (x, yy, z), mt, 0.02, base=True)
        if rnd.random() < 0.45:
            shapes.box((w * 0.6, w * 0.6, h * 0.14), (x, yy, z + h), mt, 0.02, base=True)


def sea_link(span=22, h=9, deck=1.5, mat='plaster', glow='winwarm'):
    """cable-stayed bridge with two inverted-Y pylons along x, deck lamps"""
    o = [shapes.box((span * 2.6, 1.1, 0.22), (0, 0, deck), M(mat), 0.03)]
    for x in (-span * 0.36, span * 0.36):
        for s in (-1, 1):
            o.append(
                shapes.tube(
                    [(x, s * 0.95, -1.5), (x, s * 1.05, deck), (x, s * 0.10, h * 0.66), (x, s * 0.06, h)],
                    [0.20, 0.18, 0.15, 0.10],
                    M(mat),
                    10,
                    smooth=0,
                )
            )
        o.append(shapes.ball(0.12, (x, 0, h + 0.1), 'lampred', seg=8))
        for k in range(1, 13):
            for sd in (-1, 1):
                o.append(
                    shapes.tube(
                        [(x, 0, h * (0.97 - 0.022 * k)), (x + sd * k * span * 0.027, 0, deck + 0.1)],
                        0.022,
                        M('winwarm' if glow is None else glow),
                        5,
                        smooth=0,
                    )
                )
    for k in range(30):
        o.append(
            shapes.ball(0.075, ((k - 14.5) * span * 2.5 / 30, -0.5, deck + 0.42), 'lampglow', seg=8, k=6)
        )
    for k in range(9):
        o.append(
            shapes.box((0.5, 0.7, deck + 1.5), ((k - 4) * span * 0.30, 0, -1.5), M(mat), 0.02, base=True)
        )
    return shapes.join(o, 'sealink')


def boat(l=2.4, mat='darkoak', lamp=True):
    R_ = [
        [
            (
                x * l / 2,
                w * math.cos(a) * 0.32,
                max(-0.18, 0.0) - 0.30 * math.sin(a) * max(0.25, w) + 0.22 * abs(x) ** 2,
            )
            for a in [pi * i / 8 for i in range(9)]
        ]
        for x, w in ((-1, 0.12), (-0.8, 0.7), (-0.3, 1), (0.3, 1), (0.75, 0.7), (1, 0.05))
    ]
    o = [
        shapes.loft(R_, M(mat)),
        shapes.tube([(-l * 0.1, 0, -0.1), (-l * 0.1, 0, 1.3)], 0.03, M(mat), 6, smooth=0),
    ]
    if lamp:
        o.append(shapes.ball(0.09, (-l * 0.1, 0, 1.35), 'lampglow', seg=8))
    return shapes.join(o, 'boat')


def night_towers(n=22, W=46, y=(27, 34), h=(3, 11), seed=3, z=0, p=0.34, e=2.2):
    """modern night skyline with large calm windows: stepped slabs, crowns, masts (no spires)"""
    rnd = random.Random(seed)
    ms = [
        materials.own(
            'nt%d_%s' % (k, p),
            lambda k=k: materials.city(
                'nt%d' % k,
                ((0.018, 0.020, 0.034), (0.030, 0.026, 0.030), (0.014, 0.018, 0.032))[k],
                ((1, 0.58, 0.22), (1, 0.70, 0.36), (0.62, 0.78, 1))[k],
                ((0.42, 0.52), (0.50, 0.44), (0.36, 0.60))[k],
                p,
                e,
            ),
        )
        for k in range(3)
    ]
    for i in range(n):
        x = (i / (n - 1) - 0.5) * W + rnd.uniform(-0.5, 0.5)
        hh = rnd.uniform(*h)
        w = rnd.uniform(1.3, 2.7)
        yy = rnd.uniform(*y)
        m = rnd.choice((ms[0], ms[0], ms[1], ms[2]))
        shapes.box((w, w, hh), (x, yy, z), m, 0.02, base=True)
        t = rnd.random()
        shapes.box((w + 0.12, w + 0.12, 0.10), (x, yy, z + hh), M('black'), 0.02, base=True)
        if t < 0.55:
            shapes.box((w * 0.62, w * 0.62, hh * 0.14), (x, yy, z + hh), m, 0.02, base=True)
            shapes.box((w * 0.66, w * 0.66, 0.08), (x, yy, z + hh * 1.14), M('black'), 0.01, base=True)
        if t < 0.30:
            shapes.cyl(0.03, 1.3, (x, yy, z + hh * 1.14), 'iron', 6)
            shapes.ball(0.07, (x, yy, z + hh * 1.14 + 1.35), 'lampred', seg=8, k=6)
        elif t > 0.86:
            architecture.dome(w * 0.42, 'bronze', (x, yy, z + hh), 'hemi', 'brass')
