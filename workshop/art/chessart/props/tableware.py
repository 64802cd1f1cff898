"""Tea and coffee."""
import math
from .. import shapes
from ..materials import m as M


def cup(r=0.42, liquid='coffee', mat='porcelain', loc=(0, 0, 0), rot=0, saucer=True, spoon=True):
    o = [
        shapes.lathe(
            'cup',
            [
                (0, 0.10 * r),
                (r * 0.42, 0.10 * r),
                (r * 0.46, 0.16 * r),
                (r * 0.70, 0.40 * r),
                (r * 0.92, 0.85 * r),
                (r * 1.0, 1.30 * r),
                (r * 1.02, 1.33 * r),
                (r * 0.98, 1.335 * r),
                (r * 0.95, 1.30 * r),
                (r * 0.86, 0.85 * r),
                (r * 0.60, 0.36 * r),
                (0, 0.26 * r),
            ],
            M(mat),
            (0, 0, 0),
            48,
            4,
        )
    ]
    o.append(
        shapes.lathe(
            'liq', [(r * 0.925, 0), (r * 0.86, 0.010), (0, 0.012)], M(liquid), (0, 0, 1.12 * r), 40, 0
        )
    )
    if liquid == 'coffee':
        o.append(
            shapes.lathe(
                'crema',
                [(r * 0.92, 0.0), (r * 0.80, 0.016), (r * 0.60, 0.013), (r * 0.3, 0.012)],
                M('cream'),
                (0, 0, 1.12 * r),
                40,
                0,
            )
        )
    o.append(
        shapes.tube(
            [
                (r * 0.92, 0, 1.12 * r),
                (r * 1.25, 0, 1.18 * r),
                (r * 1.48, 0, 0.92 * r),
                (r * 1.30, 0, 0.56 * r),
                (r * 0.80, 0, 0.50 * r),
            ],
            [0.075 * r, 0.07 * r, 0.075 * r, 0.07 * r, 0.07 * r],
            M(mat),
            12,
            squash=1.4,
        )
    )
    if saucer:
        o.append(
            shapes.lathe(
                'sau',
                [
                    (0, 0.0),
                    (r * 0.8, 0.0),
                    (r * 0.95, 0.03 * r),
                    (r * 1.75, 0.20 * r),
                    (r * 1.80, 0.23 * r),
                    (r * 1.74, 0.24 * r),
                    (r * 0.9, 0.10 * r),
                    (r * 0.5, 0.08 * r),
                    (0, 0.08 * r),
                ],
                M(mat),
                (0, 0, 0),
                56,
                3,
            )
        )
    if spoon:
        o.append(
            shapes.tube(
                [
                    (-r * 1.7, -0.9 * r, 0.34 * r),
                    (-r * 0.4, -r * 1.12, 0.24 * r),
                    (r * 0.35, -r * 1.15, 0.20 * r),
                ],
                [0.035 * r, 0.04 * r, 0.05 * r],
                M('silver'),
                8,
            )
        )
        o.append(shapes.ball(0.20 * r, (r * 0.55, -r * 1.15, 0.20 * r), 'silver', (1, 0.65, 0.25)))
    return shapes.place(shapes.join(o, 'cup'), loc, rot)


def teapot(r=0.8, mat='porcelain', trim='gold', loc=(0, 0, 0), rot=0):
    o = [
        shapes.lathe(
            'pot',
            [
                (0, 0),
                (r * 0.5, 0),
                (r * 0.52, 0.06 * r),
                (r * 0.85, 0.35 * r),
                (r, 0.75 * r),
                (r * 0.80, 1.15 * r),
                (r * 0.45, 1.32 * r),
                (r * 0.45, 1.36 * r),
                (0, 1.36 * r),
            ],
            M(mat),
            (0, 0, 0),
            48,
            4,
        ),
        shapes.lathe(
            'lid',
            [
                (r * 0.47, 0),
                (r * 0.42, 0.08 * r),
                (r * 0.15, 0.18 * r),
                (r * 0.06, 0.22 * r),
                (r * 0.12, 0.30 * r),
                (r * 0.08, 0.37 * r),
                (0, 0.38 * r),
            ],
            M(mat),
            (0, 0, 1.34 * r),
            32,
            4,
        ),
        shapes.tube(
            [(r * 0.8, 0, 0.55 * r), (r * 1.2, 0, 0.70 * r), (r * 1.38, 0, 1.08 * r), (r * 1.6, 0, 1.32 * r)],
            [0.22 * r, 0.15 * r, 0.10 * r, 0.085 * r],
            M(mat),
            14,
        ),
        shapes.tube(
            [
                (-r * 0.75, 0, 1.08 * r),
                (-r * 1.2, 0, 1.22 * r),
                (-r * 1.45, 0, 0.85 * r),
                (-r * 1.2, 0, 0.45 * r),
                (-r * 0.9, 0, 0.42 * r),
            ],
            0.07 * r,
            M(mat),
            12,
        ),
        shapes.lathe(
            'band',
            [(r * 0.505, 0), (r * 0.52, 0.03 * r), (r * 0.50, 0.06 * r)],
            M(trim),
            (0, 0, 1.27 * r),
            40,
            0,
        ),
    ]
    return shapes.place(shapes.join(o, 'teapot'), loc, rot)


def croissant(s=0.6, loc=(0, 0, 0), rot=0):
    """overlapping rolls along a crescent, thick in the middle, horns at the ends"""
    o = []
    n = 6
    for k in range(-n, n + 1):
        u = k / n
        a = u * 1.35
        rr = 0.34 * (1 - 0.72 * abs(u) ** 1.5)
        o.append(
            shapes.ball(
                s * rr,
                (s * math.sin(a) * 0.95, s * (1 - math.cos(a)) * 1.05, s * rr * 0.80),
                'crust',
                (0.62, 1.05, 0.92),
                (0, 0, a),
                seg=18,
            )
        )
    return shapes.place(shapes.join(o, 'croissant'), loc, rot)


def tea_glass(loc=(0, 0, 0), r=0.34):
    """small glass of milk tea (clear-coated body, pale rim; real glass turns black at few bounces)"""
    o = [
        shapes.lathe(
            'c',
            [
                (0, 0),
                (r * 0.78, 0),
                (r * 0.80, 0.12 * r),
                (r * 0.74, 0.5 * r),
                (r * 0.84, 1.4 * r),
                (r * 0.95, 2.1 * r),
                (0, 2.1 * r),
            ],
            M('chai'),
            (0, 0, 0),
            32,
            2,
        ),
        shapes.lathe(
            'g',
            [(r * 0.93, 2.05 * r), (r * 1.0, 2.5 * r), (r * 1.03, 2.5 * r), (r * 0.98, 2.05 * r)],
            M('porcelain'),
            (0, 0, 0),
            32,
            0,
        ),
    ]
    return shapes.place(shapes.join(o, 'tea'), loc)
