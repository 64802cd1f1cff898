"""London and an English college."""
import math
import random
from .. import shapes
from . import architecture
from ..materials import m as M

pi, tau = math.pi, math.tau


def clock_tower(H=11, mat='limestone', roof='bronze', lit='windim', face='winwarm'):
    """London-style clock tower"""
    w = H * 0.125
    o = []
    hs = H * 0.58
    o.append(shapes.box((w * 1.25, w * 1.25, H * 0.05), (0, 0, 0), M(mat), 0.04, base=True))
    o.append(shapes.box((w, w, hs), (0, 0, 0), M(mat), 0.02, base=True))
    for s in range(4):
        a = s * pi / 2
        R = lambda x, y, z: (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z)
        for k in range(-3, 4):  # ribs
            o.append(
                shapes.box(
                    (w * 0.05, w * 0.05, hs * 0.97),
                    R(k * w * 0.148, -w * 0.515, 0),
                    M(mat),
                    0.006,
                    (0, 0, a),
                    1,
                    True,
                )
            )
        for j in range(7):  # string courses and window slits
            z = hs * (0.08 + 0.135 * j)
            o.append(
                shapes.box(
                    (w * 1.05, w * 0.06, H * 0.008), R(0, -w * 0.515, z), M(mat), 0.006, (0, 0, a), 1, True
                )
            )
            for k in range(-3, 3):
                p = architecture.window_panel(
                    w * 0.055, hs * 0.085, lit if (j * 5 + k * 3 + s) % 4 else 'black', 'pointed'
                )
                p.location = R((k + 0.5) * w * 0.148, -w * 0.502, z + hs * 0.025)
                p.rotation_euler = (0, 0, a)
                o.append(p)
    for a in range(4):
        o.append(
            shapes.box(
                (w * 0.13, w * 0.13, hs * 1.0),
                ((1 if a % 2 else -1) * w * 0.5, (1 if a // 2 else -1) * w * 0.5, 0),
                M(mat),
                0.015,
                base=True,
            )
        )
    z = hs
    for d, t in ((1.14, 0.012), (1.22, 0.014), (1.30, 0.014)):
        o.append(shapes.box((w * d, w * d, H * t), (0, 0, z), M(mat), 0.015, base=True))
        z += H * t
    cs = w * 1.24
    o.append(shapes.box((cs, cs, cs * 1.02), (0, 0, z), M(mat), 0.02, base=True))
    cz = z + cs * 0.51
    for s in range(4):
        a = s * pi / 2
        R = lambda x, y, zz: (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), zz)
        d = shapes.lathe(
            'face',
            [(0, 0), (cs * 0.40, 0), (cs * 0.40, 0.03), (0, 0.03)],
            M(face),
            R(0, -cs * 0.5, cz),
            48,
            0,
            (pi / 2, 0, a),
        )
        o.append(d)
        o.append(
            shapes.lathe(
                'ring',
                [(cs * 0.385, 0), (cs * 0.385, 0.075), (cs * 0.45, 0.075), (cs * 0.45, 0)],
                M('brass'),
                R(0, -cs * 0.5, cz),
                48,
                0,
                (pi / 2, 0, a),
            )
        )
        o.append(
            shapes.lathe(
                'ring2',
                [(cs * 0.265, 0), (cs * 0.265, 0.045), (cs * 0.280, 0.045), (cs * 0.280, 0)],
                M('black'),
                R(0, -cs * 0.5, cz),
                48,
                0,
                (pi / 2, 0, a),
            )
        )
        for k in range(12):
            an = k * tau / 12
            o.append(
                shapes.box(
                    (cs * 0.022, 0.03, cs * 0.085),
                    R(math.sin(an) * cs * 0.325, -cs * 0.5 - 0.035, cz + math.cos(an) * cs * 0.325),
                    M('black'),
                    0,
                    (0, an, a),
                )
            )
        for an, l, ww in ((math.radians(-58), 0.20, 0.045), (math.radians(60), 0.31, 0.030)):
            o.append(
                shapes.box(
                    (cs * ww, 0.03, cs * l),
                    R(math.sin(an) * cs * l / 2, -cs * 0.5 - 0.05, cz + math.cos(an) * cs * l / 2),
                    M('black'),
                    0,
                    (0, an, a),
                )
            )
        for sx in (-1, 1):
            for sz in (-1, 1):
                o.append(
                    shapes.box(
                        (cs * 0.10, 0.06, cs * 0.10),
                        R(sx * cs * 0.41, -cs * 0.5 - 0.02, cz + sz * cs * 0.41),
                        M('brass'),
                        0.01,
                        (0, pi / 4, a),
                    )
                )
    z += cs * 1.02
    for d, t in ((1.30, 0.010), (1.38, 0.014)):
        o.append(shapes.box((w * d, w * d, H * t), (0, 0, z), M(mat), 0.015, base=True))
        z += H * t
    for sx in (-1, 1):
        for sy in (-1, 1):
            o.append(
                architecture.pinnacle(H * 0.085, w * 0.075, mat, 'brass', (sx * w * 0.63, sy * w * 0.63, z))
            )
    bh = H * 0.075
    o.append(shapes.box((w * 0.86, w * 0.86, bh), (0, 0, z), M('winwarm'), 0, base=True))
    for s in range(4):
        a = s * pi / 2
        b = [
            architecture.bay(w * 0.30, bh, w * 0.20, bh * 0.86, w * 0.10, mat, 'pointed', 0) for _ in range(4)
        ]
        for i, q in enumerate(b):
            x = (i - 1.5) * w * 0.29
            q.location = (
                x * math.cos(a) + w * 0.52 * math.sin(a),
                x * math.sin(a) - w * 0.52 * math.cos(a),
                z,
            )
            q.rotation_euler = (0, 0, a)
            o.append(q)
    z += bh
    q2 = 2**0.5
    o.append(
        shapes.lathe(
            'roof1',
            [
                (w * 0.62 * q2, 0),
                (w * 0.66 * q2, 0.02 * H),
                (w * 0.34 * q2, 0.085 * H),
                (w * 0.30 * q2, 0.088 * H),
            ],
            M(roof),
            (0, 0, z),
            4,
            0,
            (0, 0, pi / 4),
            auto=0.3,
        )
    )
    z += 0.085 * H
    o.append(shapes.box((w * 0.40, w * 0.40, 0.03 * H), (0, 0, z), M('winwarm'), 0, base=True))
    for sx in (-1, 1):
        for sy in (-1, 1):
            o.append(shapes.cyl(w * 0.03, 0.03 * H, (sx * w * 0.21, sy * w * 0.21, z), 'brass', 8))
    z += 0.03 * H
    o.append(
        shapes.lathe(
            'roof2',
            [
                (w * 0.32 * q2, 0),
                (w * 0.33 * q2, 0.01 * H),
                (w * 0.10 * q2, 0.085 * H),
                (w * 0.02, 0.125 * H),
                (0, 0.125 * H),
            ],
            M(roof),
            (0, 0, z),
            4,
            0,
            (0, 0, pi / 4),
            auto=0.3,
        )
    )
    z += 0.125 * H
    o.append(
        shapes.lathe(
            'fin',
            [(0.02, 0), (w * 0.06, 0.01 * H), (0.015, 0.02 * H), (0.012, 0.05 * H), (0, 0.052 * H)],
            M('gold'),
            (0, 0, z - 0.01),
            10,
            0,
        )
    )
    return shapes.join(o, 'clock_tower')


def gothic_range(n=9, w=0.62, h=2.6, depth=1.4, mat='limestone', roof='bronze', lit='windim', seed=1):
    """long Perpendicular-Gothic palace wing; front faces -y"""
    rnd = random.Random(seed)
    o = [shapes.box((n * w, depth, h), (0, 0, 0), M(mat), 0.02, base=True)]
    W = n * w
    for j in range(3):
        z = h * (0.06 + 0.31 * j)
        hh = h * 0.235
        for i in range(n):
            x = (i - (n - 1) / 2) * w
            for dx in (-0.17, 0.17):
                o.append(
                    architecture.window_panel(
                        w * 0.24,
                        hh,
                        lit if rnd.random() < 0.6 else 'black',
                        'pointed',
                        (x + dx * w, -depth / 2 - 0.012, z),
                    )
                )
        o.append(
            shapes.box(
                (W + 0.05, 0.08, 0.05), (0, -depth / 2 - 0.03, z + hh + h * 0.04), M(mat), 0.01, base=True
            )
        )
    for i in range(n + 1):
        x = (i - n / 2) * w
        o.append(shapes.box((w * 0.17, 0.22, h * 1.02), (x, -depth / 2 - 0.06, 0), M(mat), 0.012, base=True))
        o.append(architecture.pinnacle(h * 0.24, w * 0.07, mat, 'brass', (x, -depth / 2 - 0.06, h * 1.0)))
        for k in range(2):
            o.append(
                shapes.box(
                    (w * 0.2, 0.06, h * 0.09),
                    (x + w * (0.33 + 0.33 * k), -depth / 2, h),
                    M(mat),
                    0.008,
                    base=True,
                )
            ) if i < n else None
    o = [q for q in o if q]
    rh = h * 0.34
    o.append(
        shapes.loft(
            [
                [
                    (-W / 2, -depth * 0.42, h),
                    (-W / 2, depth * 0.42, h),
                    (-W / 2, 0.02, h + rh),
                    (-W / 2, -0.02, h + rh),
                ],
                [
                    (W / 2, -depth * 0.42, h),
                    (W / 2, depth * 0.42, h),
                    (W / 2, 0.02, h + rh),
                    (W / 2, -0.02, h + rh),
                ],
            ],
            M(roof),
        )
    )
    o[-1].data.polygons.foreach_set('use_smooth', [False] * len(o[-1].data.polygons))
    return shapes.join(o, 'gothic')


def square_tower(H=7, w=1.5, mat='limestone', lit='windim'):
    """Victoria-tower-like block with four corner turrets"""
    o = [shapes.box((w, w, H), (0, 0, 0), M(mat), 0.03, base=True)]
    for s in range(4):
        a = s * pi / 2
        for j in range(4):
            for k in (-1, 0, 1):
                p = architecture.window_panel(w * 0.16, H * 0.14, lit if (j + k) % 3 else 'black')
                x = k * w * 0.24
                p.location = (
                    x * math.cos(a) + w * 0.505 * math.sin(a),
                    x * math.sin(a) - w * 0.505 * math.cos(a),
                    H * (0.12 + 0.21 * j),
                )
                p.rotation_euler = (0, 0, a)
                o.append(p)
        for j in range(5):
            o.append(
                shapes.box((w * 1.03, w * 1.03, 0.05), (0, 0, H * (0.08 + 0.21 * j)), M(mat), 0.01)
            ) if s == 0 else None
    o = [q for q in o if q]
    for sx in (-1, 1):
        for sy in (-1, 1):
            o.append(shapes.cyl(w * 0.13, H * 1.08, (sx * w * 0.48, sy * w * 0.48, 0), mat, 8))
            o.append(
                shapes.lathe(
                    't',
                    [(w * 0.15, 0), (w * 0.10, 0.08 * H), (0.01, 0.20 * H), (0, 0.2 * H)],
                    M(mat),
                    (sx * w * 0.48, sy * w * 0.48, H * 1.08),
                    8,
                    0,
                )
            )
            o.append(shapes.ball(w * 0.03, (sx * w * 0.48, sy * w * 0.48, H * 1.29), 'brass', seg=8, k=6))
    return shapes.join(o, 'sqtower')


def bus(mat='red'):
    """toy double-decker, 6.4 long along x, front to +x"""
    o = [
        shapes.box((6.4, 2.1, 3.7), (0, 0, 0.45), M(mat), 0.16, base=True, seg=3),
        shapes.box((5.9, 1.9, 0.12), (0, 0, 4.12), M('white'), 0.05, base=True),
        shapes.box((6.46, 2.14, 0.10), (0, 0, 2.16), M('cream'), 0.02, base=True),
    ]
    for s in (-1, 1):
        for z in (1.35, 2.72):
            for i in range(6):
                x = (i - 2.5) * 0.94
                o.append(shapes.box((0.74, 0.04, 0.70), (x, s * 1.05, z), M('winwarm'), 0.0, base=True))
                o.append(shapes.box((0.80, 0.05, 0.07), (x, s * 1.06, z + 0.50), M(mat), 0.01, base=True))
                if (i * 5 + int(z) + s) % 3:
                    o.append(
                        shapes.ball(0.13, (x - 0.12, s * 1.065, z + 0.30), 'ebony', (1, 0.12, 1.15), seg=12)
                    )
                    o.append(
                        shapes.box((0.34, 0.03, 0.20), (x - 0.12, s * 1.065, z), M('ebony'), 0.06, base=True)
                    )
        for x in (-1.9, 2.0):
            o.append(
                shapes.lathe(
                    'w',
                    [(0, 0), (0.52, 0), (0.55, 0.05), (0.55, 0.26), (0.5, 0.3), (0, 0.3)],
                    M('black'),
                    (x, s * (0.82 if s > 0 else 1.12) + (0 if s < 0 else 0.0), 0.52),
                    24,
                    0,
                    (pi / 2, 0, 0),
                )
            )
            o.append(
                shapes.lathe(
                    'h',
                    [(0, 0), (0.22, 0), (0.2, 0.06), (0, 0.08)],
                    M('silver'),
                    (x, s * 1.14, 0.52),
                    16,
                    0,
                    (s * pi / 2, 0, 0),
                )
            )
    for s in (-1, 1):
        for z in (1.30, 2.70):
            o.append(shapes.box((0.04, 1.6, 0.78), (s * 3.20, 0, z), M('winwarm'), 0, base=True))
    for y in (-0.7, 0.7):
        o.append(shapes.ball(0.15, (3.22, y, 0.85), 'lampglow', (0.5, 1, 1)))
        o.append(shapes.ball(0.10, (-3.22, y, 0.85), 'lampred', (0.5, 1, 1)))
    return shapes.join(o, 'bus')


def phonebox(mat='red'):
    o = [
        shapes.box((1.0, 1.0, 0.16), (0, 0, 0), M('iron'), 0.03, base=True),
        shapes.box((0.80, 0.80, 2.3), (0, 0, 0.1), M('winwarm'), 0, base=True),
        shapes.box((0.98, 0.98, 0.30), (0, 0, 2.25), M(mat), 0.05, base=True),
        shapes.lathe(
            't',
            [(0.70, 0), (0.62, 0.14), (0.25, 0.24), (0, 0.26)],
            M(mat),
            (0, 0, 2.54),
            4,
            2,
            (0, 0, pi / 4),
            auto=0.4,
        ),
    ]
    for x in (-1, 1):
        for y in (-1, 1):
            o.append(shapes.box((0.14, 0.14, 2.2), (x * 0.42, y * 0.42, 0.1), M(mat), 0.02, base=True))
    for s in range(4):
        a = s * pi / 2
        R2 = lambda x, y, z: (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z)
        for k in range(8):
            o.append(shapes.box((0.8, 0.05, 0.05), R2(0, -0.42, 0.35 + k * 0.26), M(mat), 0, (0, 0, a)))
        for k in (-1, 1):
            o.append(shapes.box((0.045, 0.05, 2.0), R2(k * 0.17, -0.42, 0.2), M(mat), 0, (0, 0, a), 1, True))
        o.append(shapes.box((0.8, 0.08, 0.32), R2(0, -0.42, 0.1), M(mat), 0.01, (0, 0, a), 1, True))
    return shapes.join(o, 'phone')


def college_range(
    n=8,
    w=1.5,
    h=3.6,
    d=2.4,
    brick='wallbrick',
    stone='limestone',
    roof='slateroof',
    glass='winday',
    lit='windim',
    seed=1,
):
    """brick wing with stone mullioned windows, string course, battlements, steep roof, chimneys; front -y"""
    b = M(brick)
    rnd = random.Random(seed)
    W = n * w
    o = [shapes.box((W, d, h), (0, 0, 0), b, 0.02, base=True)]
    f = -d / 2
    for j, (z, hh) in enumerate(((h * 0.10, h * 0.32), (h * 0.56, h * 0.28))):
        for i in range(n):
            x = (i - (n - 1) / 2) * w
            if i == n // 2 and j == 0:
                o.append(
                    architecture.window_panel(w * 0.50, h * 0.42, 'darkoak', 'pointed', (x, f - 0.02, 0))
                )
                o.append(
                    architecture.bay(w * 0.74, h * 0.48, w * 0.50, h * 0.42, 0.14, stone, 'pointed', 0.01)
                )
                o[-1].location = (x, f - 0.03, 0)
                continue
            for s in (-1, 1):
                o.append(
                    architecture.window_panel(
                        w * 0.22,
                        hh,
                        lit if rnd.random() < 0.22 else glass,
                        'pointed',
                        (x + s * w * 0.135, f - 0.012, z),
                    )
                )
                o.append(
                    architecture.bay(w * 0.285, hh * 1.10, w * 0.21, hh * 0.97, 0.09, stone, 'pointed', 0)
                )
                o[-1].location = (x + s * w * 0.135, f - 0.02, z - 0.02)
            o.append(shapes.box((w * 0.64, 0.16, 0.06), (x, f - 0.04, z - 0.07), M(stone), 0.01, base=True))
            o.append(
                shapes.box((w * 0.64, 0.14, 0.05), (x, f - 0.04, z + hh * 1.09), M(stone), 0.01, base=True)
            )
    for z, t in ((0, 0.16), (h * 0.485, 0.08), (h * 0.95, 0.10)):
        o.append(shapes.box((W + 0.08, d + 0.12, t), (0, 0, z), M(stone), 0.015, base=True))
    for i in range(int(W / 0.42)):
        o.append(
            shapes.box(
                (0.22, 0.16, 0.22),
                ((i + 0.5 - int(W / 0.42) / 2) * 0.42, f - 0.02, h * 0.95 + 0.10),
                M(stone),
                0.015,
                base=True,
            )
        )
    for i in range(n + 1):
        o.append(shapes.box((0.20, 0.26, h * 0.82), ((i - n / 2) * w, f - 0.07, 0), b, 0.015, base=True))
        o.append(
            shapes.box((0.22, 0.30, 0.10), ((i - n / 2) * w, f - 0.07, h * 0.82), M(stone), 0.03, base=True)
        )
    rh = h * 0.46
    r = shapes.loft(
        [
            [(x, -d * 0.44, h), (x, d * 0.44, h), (x, 0.02, h + rh), (x, -0.02, h + rh)]
            for x in (-W / 2, W / 2)
        ],
        M(roof),
    )
    r.data.polygons.foreach_set('use_smooth', [False] * len(r.data.polygons))
    o.append(r)
    for i in range(1, n, 3):
        x = (i - n / 2) * w
        o.append(shapes.box((0.62, 0.5, rh + 0.9), (x, 0.25, h), b, 0.02, base=True))
        o.append(shapes.box((0.72, 0.6, 0.12), (x, 0.25, h + rh + 0.9), M(stone), 0.02, base=True))
        o += [shapes.cyl(0.09, 0.34, (x + s * 0.16, 0.25, h + rh + 1.0), 'tan', 10) for s in (-1, 1)]
    return shapes.join(o, 'college')


def gatehouse(H=9, brick='wallbrick', stone='limestone', cap='copper', face='white'):
    """Tudor college gatehouse: four octagonal corner turrets with ogee caps, gate arch, oriel, clock, battlements; front -y"""
    b = M(brick)
    w = H * 0.36
    d = H * 0.26
    h = H * 0.70
    f = -d / 2
    o = [shapes.box((w, d, h), (0, 0, 0), b, 0.02, base=True)]
    for z, t in ((0.0, 0.030), (0.335, 0.012), (0.60, 0.012), (0.955, 0.014)):
        o.append(shapes.box((w * 1.03, d * 1.05, H * t), (0, 0, h * z), M(stone), 0.012, base=True))
    o.append(architecture.window_panel(w * 0.34, h * 0.27, 'black', 'pointed', (0, f - 0.015, 0), 0.03))
    g = architecture.bay(w * 0.50, h * 0.32, w * 0.34, h * 0.27, 0.26, stone, 'pointed', 0.015)
    g.location = (0, f - 0.05, 0)
    o.append(g)
    for z, hh in ((0.37, 0.19), (0.63, 0.13)):
        for k in (-1, 0, 1):
            if z > 0.6 and k == 0:
                continue
            o.append(
                architecture.window_panel(
                    w * 0.13,
                    h * hh,
                    'windim' if k else 'winday',
                    'pointed',
                    (k * w * 0.21, f - 0.02, h * z),
                    0.03,
                )
            )
            q = architecture.bay(w * 0.17, h * hh * 1.12, w * 0.125, h * hh * 0.98, 0.12, stone, 'pointed', 0)
            q.location = (k * w * 0.21, f - 0.03, h * z - 0.02)
            o.append(q)
    r = w * 0.15
    cz = h * 0.755
    o += [
        shapes.lathe(
            'cf', [(0, 0), (r, 0), (r, 0.05), (0, 0.05)], M(face), (0, f, cz), 40, 0, (pi / 2, 0, 0)
        ),
        shapes.lathe(
            'cr',
            [(r * 0.95, 0), (r * 0.95, 0.10), (r * 1.14, 0.10), (r * 1.14, 0)],
            M('gold'),
            (0, f, cz),
            40,
            0,
            (pi / 2, 0, 0),
        ),
    ]
    for k in range(12):
        a = k * tau / 12
        o.append(
            shapes.box(
                (r * 0.07, 0.03, r * 0.20),
                (math.sin(a) * r * 0.76, f - 0.06, cz + math.cos(a) * r * 0.76),
                M('black'),
                0,
                (0, a, 0),
            )
        )
    for a, l, t in ((-1.0, 0.45, 0.10), (0.9, 0.72, 0.07)):
        o.append(
            shapes.box(
                (r * t, 0.03, r * l),
                (math.sin(a) * r * l / 2, f - 0.075, cz + math.cos(a) * r * l / 2),
                M('black'),
                0,
                (0, a, 0),
            )
        )
    for i in range(7):
        o.append(
            shapes.box(
                (w * 0.07, 0.12, H * 0.030),
                ((i - 3) * w * 0.115, f + 0.05, h * 0.975),
                M(stone),
                0.012,
                base=True,
            )
        )
    for x in (-1, 1):
        for y in (-1, 1):
            tr = w * 0.135
            p = (x * w * 0.50, y * d * 0.50, 0)
            o.append(
                shapes.lathe(
                    'tt',
                    [
                        (0, 0),
                        (tr * 1.12, 0),
                        (tr * 1.12, 0.03 * H),
                        (tr, 0.04 * H),
                        (tr, H * 0.80),
                        (tr * 1.14, H * 0.81),
                        (tr * 1.14, H * 0.835),
                        (0, H * 0.835),
                    ],
                    b,
                    p,
                    8,
                    0,
                    (0, 0, pi / 8),
                    auto=0.3,
                )
            )
            for z in (0.235, 0.42, 0.60, 0.70):
                o.append(
                    shapes.lathe(
                        'tb',
                        [(tr, 0), (tr * 1.10, 0.03), (tr * 1.10, 0.09), (tr, 0.12)],
                        M(stone),
                        (p[0], p[1], H * z),
                        8,
                        0,
                        (0, 0, pi / 8),
                        auto=0.3,
                    )
                )
            o.append(
                shapes.lathe(
                    'tc',
                    [
                        (tr * 1.02, 0),
                        (tr * 1.06, H * 0.012),
                        (tr * 0.92, H * 0.045),
                        (tr * 0.45, H * 0.075),
                        (tr * 0.16, H * 0.105),
                        (tr * 0.10, H * 0.125),
                        (0, H * 0.128),
                    ],
                    M(cap),
                    (p[0], p[1], H * 0.833),
                    16,
                    3,
                )
            )
            o.append(shapes.ball(tr * 0.17, (p[0], p[1], H * 0.97), 'gold', seg=10))
            o.append(
                shapes.tube(
                    [(p[0], p[1], H * 0.96), (p[0], p[1], H * 1.02)], tr * 0.04, M('gold'), 6, smooth=0
                )
            )
    return shapes.join(o, 'gatehouse')
