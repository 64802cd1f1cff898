"""Onion domes and a gate tower."""
import math
from .. import shapes
from . import architecture
from ..materials import m as M

pi, tau = math.pi, math.tau


def swirl_dome(r, mats, loc=(0, 0, 0), lobes=10, twist=1.2, finial='gold', relief=0.06):
    """Russian onion dome: lobed, twisted, two colours, gold cross"""
    prof = shapes.catmull(
        [
            (r * 0.60, 0),
            (r * 0.66, 0.08 * r),
            (r * 0.98, 0.36 * r),
            (r * 1.05, 0.66 * r),
            (r * 0.90, 1.02 * r),
            (r * 0.52, 1.40 * r),
            (r * 0.20, 1.72 * r),
            (r * 0.06, 2.0 * r),
            (0.02 * r, 2.1 * r),
        ],
        6,
    )
    seg = lobes * 8
    V = []
    F = []
    n = len(prof)
    zt = prof[-1][1]
    for i, (pr, z) in enumerate(prof):
        for j in range(seg):
            a = tau * j / seg
            b = a + twist * z / zt
            f = 1 + relief * abs(math.cos(lobes * a / 2)) - relief * 0.6
            V.append((pr * f * math.cos(b), pr * f * math.sin(b), z))
    for i in range(n - 1):
        for j in range(seg):
            k = (j + 1) % seg
            F.append((i * seg + j, i * seg + k, (i + 1) * seg + k, (i + 1) * seg + j))
    o = shapes.mesh('swirl', V, F, M(mats[0]), loc, smooth=True)
    o.data.materials.append(M(mats[1]))
    for q, p in enumerate(o.data.polygons):
        p.material_index = (((q % seg) + 4) // 8) % 2
    z = loc[2] + zt
    P = [
        o,
        shapes.ball(0.075 * r, (loc[0], loc[1], z + 0.03 * r), finial, seg=12),
        shapes.box((0.035 * r, 0.035 * r, 0.55 * r), (loc[0], loc[1], z), M(finial), 0.003, base=True),
        shapes.box((0.26 * r, 0.035 * r, 0.035 * r), (loc[0], loc[1], z + 0.40 * r), M(finial), 0.003),
        shapes.box(
            (0.15 * r, 0.035 * r, 0.035 * r), (loc[0], loc[1], z + 0.22 * r), M(finial), 0.003, (0, 0.35, 0)
        ),
    ]
    return shapes.join(P, 'swirl')


def drum_tower(r, h, wall, trim, dome_mats, lobes=10, twist=1.2, lit='winwarm', dr=1.05):
    o = [
        shapes.lathe(
            'w',
            [
                (0, 0),
                (r * 1.12, 0),
                (r * 1.12, 0.07 * h),
                (r, 0.09 * h),
                (r, 0.62 * h),
                (r * 1.10, 0.64 * h),
                (r * 1.10, 0.68 * h),
                (r * 0.86, 0.70 * h),
                (r * 0.80, 0.96 * h),
                (r * 0.88, 0.98 * h),
                (r * 0.88, h),
                (0, h),
            ],
            M(wall),
            (0, 0, 0),
            8,
            0,
            (0, 0, pi / 8),
            auto=0.3,
        )
    ]
    for k in range(8):
        a = tau * k / 8
        R = r * 0.925
        p = architecture.window_panel(r * 0.26, h * 0.24, lit, 'round')
        p.location = (R * math.cos(a), R * math.sin(a), h * 0.20)
        p.rotation_euler = (0, 0, a + pi / 2)
        o.append(p)
        f = architecture.bay(r * 0.52, h * 0.34, r * 0.30, h * 0.28, 0.04, trim, 'round', 0)
        f.location = (R * 1.0 * math.cos(a), R * 1.0 * math.sin(a), h * 0.18)
        f.rotation_euler = (0, 0, a + pi / 2)
        o.append(f)
        g = shapes.extrude(
            architecture.arch_pts(r * 0.64, h * 0.12, 'ogee', 6),
            0.06,
            M(trim),
            (r * 1.0 * math.cos(a), r * 1.0 * math.sin(a), h * 0.665),
            (0, 0, a + pi / 2),
            0,
        )
        o.append(g)
        p = architecture.window_panel(r * 0.16, h * 0.17, lit, 'round')
        p.location = (r * 0.755 * math.cos(a), r * 0.755 * math.sin(a), h * 0.76)
        p.rotation_euler = (0, 0, a + pi / 2)
        o.append(p)
    o.append(swirl_dome(r * dr, dome_mats, (0, 0, h), lobes, twist))
    return shapes.join(o, 'drum')


def onion_cathedral(s=1.0):
    """St-Basil-like group: tent tower in the middle, swirling domes around; front -y"""
    W, T = 'brickred', 'white'
    o = []
    o.append(
        shapes.lathe(
            'plinth',
            [(0, 0), (3.1, 0), (3.1, 0.5), (2.9, 0.55), (2.9, 0.75), (0, 0.75)],
            M(W),
            (0, 0, 0),
            8,
            0,
            (0, 0, pi / 8),
            auto=0.3,
        )
    )
    for k in range(40):
        a = tau * k / 40
        f = architecture.bay(0.44, 0.5, 0.28, 0.40, 0.05, T, 'round', 0)
        f.location = (2.93 * math.cos(a), 2.93 * math.sin(a), 0.05)
        f.rotation_euler = (0, 0, a + pi / 2)
        o.append(f)
    for i, (a, r, h, dm, lb, tw) in enumerate(
        (
            (0, 0.74, 3.2, ('teal', 'white'), 10, 1.5),
            (90, 0.74, 3.1, ('red', 'greenpaint'), 12, -1.4),
            (180, 0.74, 3.2, ('saffron', 'greenpaint'), 11, 1.2),
            (270, 0.78, 3.4, ('blue', 'white'), 12, -1.5),
            (45, 0.56, 2.4, ('greenpaint', 'saffron'), 10, 0),
            (135, 0.56, 2.5, ('red', 'white'), 10, 1.8),
            (225, 0.58, 2.5, ('red', 'saffron'), 10, 1.6),
            (315, 0.58, 2.4, ('greenpaint', 'white'), 12, -1.0),
        )
    ):
        t = drum_tower(r, h, W, T, dm, lb, tw)
        R = 1.95 if i < 4 else 2.35
        t.location = (R * math.cos(math.radians(a)), R * math.sin(math.radians(a)), 0.6)
        o.append(t)
    o.append(
        shapes.lathe(
            'core',
            [
                (0, 0),
                (1.05, 0),
                (1.05, 3.0),
                (1.2, 3.05),
                (1.2, 3.2),
                (0.95, 3.3),
                (0.95, 3.9),
                (1.05, 3.95),
                (1.05, 4.05),
                (0.98, 4.08),
                (0.30, 6.5),
                (0.34, 6.55),
                (0.34, 6.7),
                (0.24, 6.75),
                (0.24, 7.1),
                (0, 7.1),
            ],
            M(W),
            (0, 0, 0.7),
            8,
            0,
            (0, 0, pi / 8),
            auto=0.3,
        )
    )
    for k in range(8):
        a = tau * k / 8 + pi / 8 * 0
        for j in range(3):
            o.append(
                shapes.extrude(
                    architecture.arch_pts(0.62 - 0.12 * j, 0.5 - 0.06 * j, 'ogee', 6),
                    0.07,
                    M(T),
                    ((0.98 - 0.13 * j) * math.cos(a), (0.98 - 0.13 * j) * math.sin(a), 4.75 + 0.42 * j),
                    (-0.27 * 0, 0, a + pi / 2),
                    0,
                )
            )
        e = tau * (k + 0.5) / 8
        o.append(
            shapes.tube(
                [(1.0 * math.cos(e), 1.0 * math.sin(e), 4.8), (0.31 * math.cos(e), 0.31 * math.sin(e), 7.2)],
                0.045,
                M(T),
                8,
                smooth=0,
            )
        )
        p = architecture.window_panel(0.28, 0.55, 'winwarm', 'round')
        p.location = (0.89 * math.cos(a), 0.89 * math.sin(a), 4.05)
        p.rotation_euler = (0, 0, a + pi / 2)
        o.append(p)
    o.append(swirl_dome(0.40, ('gold', 'gold'), (0, 0, 7.8), 12, 0))
    j = shapes.join(o, 'cathedral')
    j.scale = (s,) * 3
    return j


def spasskaya(H=9):
    """Kremlin-like gate tower with clock and star"""
    o = [shapes.box((2.0, 2.0, H * 0.42), (0, 0, 0), M('brickred'), 0.03, base=True)]
    for d, z, h in (
        (2.14, 0.42, 0.02),
        (1.5, 0.44, 0.12),
        (1.62, 0.56, 0.015),
        (1.15, 0.575, 0.10),
        (1.25, 0.675, 0.015),
    ):
        o.append(
            shapes.box((d, d, H * h), (0, 0, H * z), M('white' if h < 0.03 else 'brickred'), 0.02, base=True)
        )
    for sx in (-1, 1):
        for sy in (-1, 1):
            o.append(architecture.pinnacle(H * 0.10, 0.10, 'white', 'gold', (sx * 0.92, sy * 0.92, H * 0.44)))
    for s in range(4):
        a = s * pi / 2
        p = architecture.window_panel(0.9, H * 0.20, 'black', 'round', (0, 0, 0), 0.05)
        p.location = (1.0 * math.sin(a), -1.0 * math.cos(a), 0)
        p.rotation_euler = (0, 0, a)
        o.append(p)
        o.append(
            shapes.lathe(
                'cf',
                [(0, 0), (0.46, 0), (0.46, 0.05), (0, 0.05)],
                M('black'),
                (0.75 * math.sin(a), -0.75 * math.cos(a), H * 0.505),
                32,
                0,
                (pi / 2, 0, a),
            )
        )
        o.append(
            shapes.lathe(
                'cr',
                [(0.42, 0), (0.42, 0.08), (0.50, 0.08), (0.50, 0)],
                M('gold'),
                (0.75 * math.sin(a), -0.75 * math.cos(a), H * 0.505),
                32,
                0,
                (pi / 2, 0, a),
            )
        )
        q = architecture.window_panel(0.5, H * 0.075, 'winwarm', 'round')
        q.location = (0.585 * math.sin(a), -0.585 * math.cos(a), H * 0.59)
        q.rotation_euler = (0, 0, a)
        o.append(q)
    o.append(
        shapes.lathe(
            'tent',
            [(0.80, 0), (0.10, 0.24 * H), (0.13, 0.245 * H), (0.05, 0.28 * H), (0, 0.28 * H)],
            M('greenpaint'),
            (0, 0, H * 0.69),
            8,
            0,
            (0, 0, pi / 8),
            auto=0.3,
        )
    )
    st = [
        (
            0.30 * (1 if k % 2 == 0 else 0.42) * math.sin(tau * k / 10),
            0.30 * (1 if k % 2 == 0 else 0.42) * math.cos(tau * k / 10),
        )
        for k in range(10)
    ]
    o.append(shapes.extrude(st, 0.08, M('red'), (0, 0, H * 0.99 + 0.18), bv=0.01))
    return shapes.join(o, 'gate')
