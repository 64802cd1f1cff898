"""Rooms: shelves, books, lamps, chairs, cloth, a clock, a trophy."""
import math
import random
import bpy
from .. import lights, shapes
from . import architecture
from ..materials import m as M

pi, tau = math.pi, math.tau


BINDINGS = (
    'leather',
    'leathergreen',
    'darkred',
    'velvetblue',
    'oak',
    'bronze',
    'walnut',
    'ebony',
    'rosewood',
)


def bookshelf(w=6, h=5, rows=5, mat='darkoak', seed=1, depth=0.7, cols=BINDINGS):
    rnd = random.Random(seed)
    o = []
    rh = h / rows
    for x in (-w / 2, w / 2):
        o.append(shapes.box((0.14, depth + 0.06, h + 0.1), (x, 0, 0), M(mat), 0.02, base=True))
    o.append(shapes.box((w, 0.06, h), (0, depth / 2, 0), M(mat), 0, base=True))
    o.append(shapes.box((w + 0.4, depth + 0.24, 0.16), (0, 0, h), M(mat), 0.04, base=True))
    o.append(shapes.box((w + 0.25, depth + 0.14, 0.12), (0, 0, h + 0.16), M(mat), 0.04, base=True))
    for r in range(rows):
        z = r * rh
        o.append(shapes.box((w, depth, 0.08), (0, 0, z), M(mat), 0.012, base=True))
        x = -w / 2 + 0.12
        while x < w / 2 - 0.2:
            if rnd.random() < 0.05:
                x += rnd.uniform(0.1, 0.35)
                continue
            bw = rnd.uniform(0.07, 0.17)
            bh = rh * rnd.uniform(0.62, 0.86)
            c = rnd.choice(cols)
            k = rnd.choice((1, 1, 2, 3, 4))
            tilt = 0
            for _ in range(k):
                if x > w / 2 - 0.2:
                    break
                o.append(
                    shapes.box(
                        (bw, depth * 0.72, bh),
                        (x + bw / 2, rnd.uniform(-0.06, 0.0) - 0.02, z + 0.08),
                        M(c),
                        0.012,
                        (0, tilt, 0),
                        1,
                        True,
                    )
                )
                for f in (0.14, 0.80):
                    o.append(
                        shapes.box(
                            (bw * 1.03, 0.01, bh * 0.025),
                            (x + bw / 2, -depth * 0.36 - 0.045, z + 0.08 + bh * f),
                            M('gold'),
                            0,
                        )
                    )
                x += bw + 0.008
    return shapes.join(o, 'shelf')


def book(w=1.0, h=1.4, t=0.2, mat='leather', loc=(0, 0, 0), rot=0):
    o = [
        shapes.box((w, h, t * 0.72), (0.02, 0, t * 0.14), M('paper'), 0, base=True),
        shapes.box((w * 1.06, h * 1.05, t * 0.14), (0, 0, 0), M(mat), 0.015, base=True),
        shapes.box((w * 1.06, h * 1.05, t * 0.14), (0, 0, t * 0.86), M(mat), 0.015, base=True),
        shapes.box((t * 0.2, h * 1.05, t), (-w * 0.53, 0, 0), M(mat), 0.03, base=True),
    ]
    return shapes.place(shapes.join(o, 'book'), loc, rot)


def open_book(w=1.2, h=1.6, loc=(0, 0, 0), rot=0):
    rings = []
    for s in (0, 1):
        y = (-h / 2, h / 2)[s]
        rings.append(
            [
                (x * w, y, 0.03 + 0.10 * math.sin(pi * min(1, abs(x) * 1.25 + 0.12)) * (1 - abs(x) * 0.3))
                for x in [i / 10 for i in range(-10, 11)]
            ]
            + [(w, y, 0), (-w, y, 0)]
        )
    o = [
        shapes.loft(rings, M('paper')),
        shapes.box((2.1 * w, h * 1.05, 0.04), (0, 0, -0.03), M('leather'), 0.01),
    ]
    for s in (-1, 1):
        for k in range(12):
            o.append(
                shapes.box(
                    (w * 0.62, 0.014, 0.004),
                    (s * w * 0.5, h * 0.40 - k * h * 0.068, 0.135 - 0.0 * k),
                    M('black'),
                    0,
                )
            )
    return shapes.place(shapes.join(o, 'open_book'), loc, rot)


def chess_clock(loc=(0, 0, 0), rot=0, mat='walnut', s=1.0):
    o = [
        shapes.box((2.3, 0.7, 1.15), (0, 0, 0.08), M(mat), 0.09, base=True, seg=4),
        shapes.box((2.45, 0.85, 0.1), (0, 0, 0), M(mat), 0.03, base=True),
    ]
    for x in (-0.55, 0.55):
        o.append(
            shapes.lathe(
                'f',
                [(0, 0), (0.40, 0), (0.40, 0.03), (0, 0.03)],
                M('white'),
                (x, -0.35, 0.66),
                40,
                0,
                (pi / 2, 0, 0),
            )
        )
        o.append(
            shapes.lathe(
                'r',
                [(0.38, 0), (0.39, 0.06), (0.45, 0.06), (0.46, 0)],
                M('brass'),
                (x, -0.35, 0.66),
                40,
                0,
                (pi / 2, 0, 0),
            )
        )
        for k in range(12):
            a = k * tau / 12
            o.append(
                shapes.box(
                    (0.02, 0.01, 0.06),
                    (x + math.sin(a) * 0.33, -0.385, 0.66 + math.cos(a) * 0.33),
                    M('black'),
                    0,
                    (0, a, 0),
                )
            )
        for a, l in ((-0.4 + x, 0.20), (0.5 + x * 2, 0.30)):
            o.append(
                shapes.box(
                    (0.022, 0.012, l),
                    (x + math.sin(a) * l / 2, -0.395, 0.66 + math.cos(a) * l / 2),
                    M('black'),
                    0,
                    (0, a, 0),
                )
            )
        o.append(shapes.cyl(0.11, 0.16 if x < 0 else 0.09, (x, 0, 1.22), 'brass', 20))
    o.append(
        shapes.extrude(
            [(-0.03, 0), (0.03, 0), (0.03, 0.12), (-0.03, 0.12)], 0.02, M('red'), (0.55, -0.385, 0.98), bv=0
        )
    )
    return shapes.place(shapes.join(o, 'clock'), loc, rot, s)


def trophy(h=2.6, loc=(0, 0, 0), mat='gold'):
    o = [
        shapes.lathe(
            'tr',
            [
                (0, 0.45),
                (0.34, 0.45),
                (0.34, 0.50),
                (0.12, 0.62),
                (0.08, 0.85),
                (0.14, 0.92),
                (0.10, 1.0),
                (0.30, 1.2),
                (0.52, 1.6),
                (0.58, 2.2),
                (0.62, 2.25),
                (0.58, 2.27),
                (0.5, 1.65),
                (0.2, 1.2),
                (0, 1.15),
            ],
            M(mat),
            (0, 0, 0),
            48,
            3,
        ),
        shapes.box((0.9, 0.9, 0.36), (0, 0, 0), M('ebony'), 0.03, base=True),
        shapes.box((0.74, 0.74, 0.12), (0, 0, 0.36), M('ebony'), 0.03, base=True),
    ]
    for s in (-1, 1):
        o.append(
            shapes.tube(
                [(s * 0.54, 0, 2.05), (s * 0.92, 0, 2.08), (s * 0.98, 0, 1.65), (s * 0.45, 0, 1.38)],
                0.045,
                M(mat),
                10,
            )
        )
    return shapes.place(shapes.join(o, 'trophy'), loc, 0, h / 2.3)


def lamp(loc=(0, 0, 0), rot=0, e=120, shade='leathergreen'):
    """banker's lamp"""
    o = [
        shapes.lathe(
            'b',
            [
                (0, 0),
                (0.62, 0),
                (0.64, 0.05),
                (0.5, 0.12),
                (0.12, 0.18),
                (0.07, 0.3),
                (0.09, 0.5),
                (0.05, 0.7),
                (0.05, 2.0),
                (0, 2.0),
            ],
            M('brass'),
            (0, 0, 0),
            36,
            3,
        )
    ]
    R = [
        [(x, (0.42 * math.cos(a)), 1.95 + 0.42 * math.sin(a)) for a in [pi * i / 12 for i in range(13)]]
        + [
            (x, 0.38 * math.cos(a), 1.95 + 0.38 * math.sin(a))
            for a in [pi * i / 12 for i in range(12, -1, -1)]
        ]
        for x in (-0.9, 0.9)
    ]
    o.append(shapes.loft(R, M(shade)))
    o.append(shapes.tube([(-0.7, 0, 2.05), (0.7, 0, 2.05)], 0.08, M('lampglow'), 10, smooth=0))
    j = shapes.place(shapes.join(o, 'lamp'), loc, rot)
    if e:
        lights.point((0, 0, 1.8), e, (1, 0.72, 0.4), 0.25).parent = j
    return j


def globe(r=0.8, loc=(0, 0, 0)):
    o = [
        shapes.ball(r, (0, 0, r * 1.75), 'globe', seg=40, k=24),
        shapes.lathe(
            'gb',
            [(0, 0), (r * 0.6, 0), (r * 0.6, 0.06), (0.1, 0.2), (0.06, r * 0.7), (0, r * 0.7)],
            M('brass'),
            (0, 0, 0),
            32,
            3,
        ),
        shapes.tube(
            [
                (r * 1.08 * math.cos(a), 0, r * 1.75 + r * 1.08 * math.sin(a))
                for a in [-pi / 2 - 0.3 + i * (pi + 0.3) / 14 for i in range(15)]
            ],
            0.04,
            M('brass'),
            8,
        ),
    ]
    return shapes.place(shapes.join(o, 'globe'), loc)


def blackboard(w=6, h=3, loc=(0, 0, 0), rot=0):
    """school board with a chalk chess diagram"""
    o = [shapes.box((w, 0.1, h), (0, 0, 0), M('slate'), 0, base=True)]
    for a, b, x, z in (
        (w + 0.3, 0.16, 0, 0),
        (w + 0.3, 0.16, 0, h),
        (0.16, h, -w / 2, h / 2),
        (0.16, h, w / 2, h / 2),
    ):
        o.append(shapes.box((a, 0.2, b), (x, -0.03, z), M('oakx'), 0.03))
    s = h * 0.085
    for f in range(8):
        for r in range(8):
            if (f + r) % 2:
                o.append(
                    shapes.box(
                        (s, 0.012, s),
                        (-w * 0.22 + (f - 3.5) * s, -0.055, h * 0.5 + (r - 3.5) * s),
                        M('chalk'),
                        0,
                    )
                )
    for k in range(5):
        o.append(
            shapes.box(
                (w * 0.28 * (1 - 0.1 * (k % 3)), 0.012, 0.05),
                (w * 0.26, -0.055, h * 0.78 - k * h * 0.13),
                M('chalk'),
                0,
            )
        )
    return shapes.place(shapes.join(o, 'bb'), loc, rot)


def chair(mat='walnut', seat='leather', h=1.0):
    o = [
        shapes.box((0.95, 0.9, 0.10), (0, 0, 0.62), M(mat), 0.02),
        shapes.box((0.85, 0.8, 0.10), (0, 0, 0.70), M(seat), 0.04),
    ]
    for x in (-0.42, 0.42):
        for y in (-0.38, 0.38):
            o.append(
                shapes.lathe(
                    'l',
                    [(0.05, 0), (0.07, 0.1), (0.05, 0.3), (0.08, 0.45), (0.06, 0.6)],
                    M(mat),
                    (x, y, 0),
                    12,
                    3,
                )
            )
        o.append(shapes.tube([(x, 0.40, 0.6), (x, 0.46, 1.3), (x * 0.95, 0.56, 1.75)], 0.05, M(mat), 10))
    for z in (1.0, 1.3, 1.62):
        o.append(
            shapes.tube(
                [
                    (-0.42, 0.42 + (z - 1) * 0.16, z),
                    (0, 0.50 + (z - 1) * 0.16, z + 0.02),
                    (0.42, 0.42 + (z - 1) * 0.16, z),
                ],
                0.05,
                M(mat),
                8,
                squash=1,
            )
        )
    return shapes.join(o, 'chair')


def table(w=10, d=10, h=5, mat='table', cloth=None):
    """four turned legs, top surface at z=h; cloth: hanging cloth of that material instead of legs"""
    o = [shapes.box((w, d, 0.3), (0, 0, h - 0.3), M(mat), 0.06, base=True)]
    if cloth:
        o.append(shapes.box((w + 0.06, d + 0.06, h - 0.02), (0, 0, 0), M(cloth), 0.08, base=True))
    else:
        o.append(shapes.box((w * 0.9, d * 0.9, 0.6), (0, 0, h - 0.9), M(mat), 0.03, base=True))
        for x in (-1, 1):
            for y in (-1, 1):
                o.append(
                    shapes.lathe(
                        'leg',
                        [
                            (0, 0),
                            (0.18, 0),
                            (0.24, 0.3),
                            (0.16, 0.6),
                            (0.26, h * 0.4),
                            (0.34, h * 0.62),
                            (0.2, h * 0.7),
                            (0.3, h * 0.76),
                            (0.3, h - 0.3),
                            (0, h - 0.3),
                        ],
                        M(mat),
                        (x * w * 0.42, y * d * 0.42, 0),
                        20,
                        3,
                    )
                )
    return shapes.join(o, 'table')


def big_chair(mat='walnut', seat='leather'):
    """arm chair for person(): seat top at z=0"""
    o = [
        shapes.box((2.9, 2.7, 0.34), (0, 0.1, -0.42), M(mat), 0.06, base=True),
        shapes.box((2.6, 2.4, 0.24), (0, 0.1, -0.16), M(seat), 0.1, base=True),
    ]
    back = (
        [(-1.25, 0)]
        + [(1.25 * -math.cos(pi * i / 16), 3.1 + 0.75 * math.sin(pi * i / 16)) for i in range(17)]
        + [(1.25, 0)]
    )
    o.append(shapes.extrude(back, 0.22, M(mat), (0, 1.42, 0), (-0.10, 0, 0), 0.05))
    o.append(
        shapes.extrude(
            [(x * 0.80, 0.25 + z * 0.86) for x, z in back],
            0.16,
            M(seat),
            (0, 1.30, 0.05),
            (-0.10, 0, 0),
            0.06,
        )
    )
    for x in (-1.35, 1.35):
        for y in (-1.05, 1.25):
            o.append(
                shapes.lathe(
                    'l',
                    [(0.10, -3.2), (0.16, -3.0), (0.11, -1.6), (0.20, -0.8), (0.16, -0.4)],
                    M(mat),
                    (x, y, 0),
                    14,
                    3,
                )
            )
        o.append(
            shapes.tube([(x, 1.3, 1.35), (x * 1.05, 0.2, 1.30), (x * 1.05, -0.9, 1.22)], 0.13, M(mat), 12)
        )
        o.append(shapes.tube([(x * 1.04, -0.75, 1.2), (x, -0.9, 0.5), (x, -0.8, -0.2)], 0.11, M(mat), 10))
    return shapes.join(o, 'bchair')


def rug(w, h, loc=(0, 0, 0), rot=0, field='rugred', border='rugblue', line='rugcream'):
    o = []
    for k, (d, mm) in enumerate(((0, border), (0.16, line), (0.24, border), (0.80, line), (0.88, field))):
        o.append(shapes.box((w - 2 * d, h - 2 * d, 0.05 + 0.006 * k), (0, 0, 0), M(mm), 0, base=True))
    for i in range(int(w / 0.7)):
        x = (i + 0.5) * w / int(w / 0.7) - w / 2
        o += [
            shapes.box(
                (0.30, 0.30, 0.09), (x, s * (h / 2 - 0.52), -0.005), M(line), 0, (0, 0, pi / 4), base=True
            )
            for s in (-1, 1)
        ]
    for i in range(int(h / 0.7)):
        y = (i + 0.5) * h / int(h / 0.7) - h / 2
        o += [
            shapes.box(
                (0.30, 0.30, 0.09), (s * (w / 2 - 0.52), y, -0.005), M(line), 0, (0, 0, pi / 4), base=True
            )
            for s in (-1, 1)
        ]
    for i in range(int(w / 0.16)):
        x = (i + 0.5) * w / int(w / 0.16) - w / 2
        o += [
            shapes.box((0.035, 0.30, 0.02), (x, s * (h / 2 + 0.14), 0), M(line), 0, base=True)
            for s in (-1, 1)
        ]
    return shapes.place(shapes.join(o, 'rug'), loc, rot)


def easel(w=5, h=2.7, loc=(0, 0, 0), rot=0, up=1.0):
    """blackboard on a wooden tripod"""
    b = blackboard(w, h, (0, 0, up))
    bpy.context.view_layer.update()
    o = [b]
    for s in (-1, 1):
        o.append(
            shapes.tube(
                [(s * w * 0.36, -0.10, 0), (s * w * 0.22, 0.14, up + h + 0.7)], 0.085, M('oakx'), 8, smooth=0
            )
        )
    o.append(shapes.tube([(0, 1.6, 0), (0, 0.16, up + h + 0.55)], 0.085, M('oakx'), 8, smooth=0))
    o.append(shapes.box((w * 0.5, 0.12, 0.14), (0, 0.16, up + h + 0.45), M('oakx'), 0.02))
    o.append(shapes.box((w * 0.95, 0.34, 0.09), (0, -0.14, up - 0.12), M('oakx'), 0.02))
    return shapes.place(shapes.join(o, 'easel'), loc, rot)


def curtain(w, h, mat='velvetred', folds=7, loc=(0, 0, 0), rot=0, gather=0.0, depth=0.16):
    """hanging cloth in soft folds; gather narrows it at 40 % height (tied back)"""
    V = []
    F = []
    n = folds * 8
    m = 24
    for j in range(m + 1):
        t = j / m
        k = 1 - gather * math.exp(-(((t - 0.38) / 0.22) ** 2))
        for i in range(n + 1):
            u = i / n
            V.append(
                (
                    (u - 0.0) * w * k,
                    depth * math.sin(tau * folds * u) * (0.8 + 0.4 * (1 - t)) * (0.6 + 0.4 * k),
                    t * h,
                )
            )
    for j in range(m):
        for i in range(n):
            a = j * (n + 1) + i
            F.append((a, a + 1, a + n + 2, a + n + 1))
    return shapes.mesh('curtain', V, F, M(mat), loc, (0, 0, rot), (1, 1, 1), True)


def throne(h=4.2, wood='darkoak', cloth='velvetred'):
    o = [
        shapes.box((1.7, 1.3, 0.22), (0, 0, 0.75), M(wood), 0.03),
        shapes.box((1.45, 1.1, 0.16), (0, -0.03, 0.92), M(cloth), 0.06),
        shapes.extrude(
            architecture.arch_pts(1.5, h - 0.2, 'pointed', 10), 0.16, M(wood), (0, 0.58, 0.2), bv=0.02
        ),
        shapes.extrude(
            architecture.arch_pts(1.12, h - 1.75, 'pointed', 10), 0.06, M(cloth), (0, 0.48, 1.05), bv=0.01
        ),
    ]
    for s in (-1, 1):
        o += [
            shapes.box((0.17, 0.17, h * 0.80), (s * 0.80, 0.58, 0), M(wood), 0.02, base=True),
            shapes.ball(0.14, (s * 0.80, 0.58, h * 0.83), 'gold'),
            shapes.box((0.15, 1.1, 0.13), (s * 0.76, 0, 1.45), M(wood), 0.03),
            shapes.box((0.15, 0.15, 1.5), (s * 0.76, -0.52, 0), M(wood), 0.03, base=True),
            shapes.ball(0.12, (s * 0.76, -0.55, 1.56), 'gold'),
        ]
    o.append(shapes.ball(0.15, (0, 0.58, h + 0.05), 'gold'))
    return shapes.join(o, 'throne')
