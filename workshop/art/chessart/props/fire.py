"""Candles, oil lamps, torches: they bring their own light."""
import math
from .. import lights, shapes
from ..materials import m as M

tau = math.tau


def candle(h=1.0, r=0.16, loc=(0, 0, 0), holder='brass', e=60, lit=True):
    o = [
        shapes.lathe(
            'wax',
            [(0, 0), (r, 0), (r, h - 0.03), (r * 0.9, h), (r * 0.5, h - 0.03), (0, h - 0.035)],
            M('wax'),
            (0, 0, 0.25),
            24,
            0,
        ),
        shapes.cyl(0.012, 0.10, (0, 0, 0.25 + h - 0.03), 'black', 6),
    ]
    if holder:
        o.append(
            shapes.lathe(
                'hold',
                [
                    (0, 0),
                    (r * 2.3, 0),
                    (r * 2.4, 0.04),
                    (r * 2.2, 0.08),
                    (r * 0.7, 0.11),
                    (r * 0.5, 0.16),
                    (r * 1.25, 0.20),
                    (r * 1.3, 0.30),
                    (r * 1.1, 0.30),
                    (r * 1.0, 0.24),
                    (0, 0.24),
                ],
                M(holder),
                (0, 0, 0),
                32,
                2,
            )
        )
    if lit:
        o.append(
            shapes.lathe(
                'fl',
                [(0, 0), (0.034, 0.03), (0.042, 0.075), (0.024, 0.15), (0.006, 0.215), (0, 0.225)],
                M('flame'),
                (0, 0, 0.25 + h + 0.03),
                14,
                4,
            )
        )
    j = shapes.place(shapes.join(o, 'candle'), loc)
    if lit:
        lights.point((0, 0, 0.25 + h + 0.16), e, (1, 0.55, 0.22), 0.06).parent = j
    return j


def diya(loc=(0, 0, 0), e=18, s=1.0, stand=0.0):
    """oil lamp, optional tall brass stand"""
    o = []
    if stand:
        o.append(
            shapes.lathe(
                'st',
                [
                    (0, 0),
                    (0.42, 0),
                    (0.44, 0.05),
                    (0.25, 0.12),
                    (0.09, 0.24),
                    (0.13, 0.4),
                    (0.07, 0.55),
                    (0.07, stand * 0.5),
                    (0.13, stand * 0.52),
                    (0.07, stand * 0.55),
                    (0.06, stand * 0.92),
                    (0.20, stand),
                    (0, stand),
                ],
                M('brass'),
                (0, 0, 0),
                24,
                2,
            )
        )
    o.append(
        shapes.lathe(
            'd',
            [(0, 0), (0.16, 0), (0.34, 0.12), (0.36, 0.16), (0.32, 0.15), (0.14, 0.06), (0, 0.06)],
            M('brass'),
            (0, 0, stand),
            24,
            2,
        )
    )
    o.append(
        shapes.lathe(
            'fl',
            [(0, 0), (0.045, 0.04), (0.055, 0.10), (0.03, 0.20), (0.008, 0.28), (0, 0.29)],
            M('flame'),
            (0, -0.12, stand + 0.10),
            12,
            4,
        )
    )
    j = shapes.place(shapes.join(o, 'diya'), loc, 0, s)
    if e:
        lights.point((0, -0.12, stand + 0.42), e, (1, 0.55, 0.22), 0.08).parent = j
    return j


def torch(loc, e=260, s=1.0):
    o = [
        shapes.tube([(0, 0.35, -0.2), (0, 0.05, -0.25), (0, 0, 0.1)], 0.05, M('iron'), 8),
        shapes.lathe(
            'bowl',
            [(0, 0), (0.10, 0), (0.22, 0.28), (0.24, 0.30), (0.20, 0.29), (0, 0.18)],
            M('iron'),
            (0, 0, 0.05),
            16,
            0,
        ),
        shapes.lathe(
            'fl',
            [(0, 0.15), (0.13, 0.22), (0.16, 0.40), (0.09, 0.72), (0.02, 0.95), (0, 0.98)],
            M('torchfire'),
            (0, 0, 0.1),
            14,
            4,
        ),
    ]
    lights.point((loc[0], loc[1] - 0.35, loc[2] + 0.7), e, (1, 0.52, 0.20), 0.18)
    return shapes.place(shapes.join(o, 'torch'), loc, 0, s)


def hanging_lamp(loc, top=12, e=120, s=1.0, mat='brass'):
    """pierced brass lamp on a chain; loc is its middle"""
    g = 'lampinner'
    o = [shapes.ball(0.24, (0, 0, 0), g)]
    o.append(
        shapes.lathe(
            'cap',
            [(0.46, 0.28), (0.48, 0.32), (0.30, 0.46), (0.12, 0.66), (0.05, 0.74), (0, 0.76)],
            M(mat),
            (0, 0, 0),
            24,
            3,
        )
    )
    o.append(
        shapes.lathe(
            'bot',
            [(0, -0.62), (0.05, -0.58), (0.03, -0.50), (0.20, -0.42), (0.46, -0.30), (0.48, -0.26)],
            M(mat),
            (0, 0, 0),
            24,
            3,
        )
    )
    for k in range(10):
        a = tau * k / 10
        o.append(
            shapes.tube(
                [
                    (0.46 * math.cos(a), 0.46 * math.sin(a), -0.28),
                    (0.50 * math.cos(a + 0.16), 0.50 * math.sin(a + 0.16), 0),
                    (0.46 * math.cos(a + 0.31), 0.46 * math.sin(a + 0.31), 0.30),
                ],
                0.026,
                M(mat),
                6,
            )
        )
        o.append(
            shapes.tube(
                [
                    (0.46 * math.cos(a), 0.46 * math.sin(a), -0.28),
                    (0.50 * math.cos(a - 0.16), 0.50 * math.sin(a - 0.16), 0),
                    (0.46 * math.cos(a - 0.31), 0.46 * math.sin(a - 0.31), 0.30),
                ],
                0.026,
                M(mat),
                6,
            )
        )
    o.append(shapes.tube([(0, 0, 0.7), (0, 0, (top - loc[2]) / s)], 0.022, M(mat), 6, smooth=0))
    j = shapes.place(shapes.join(o, 'hlamp'), loc, 0, s)
    if e:
        lights.point((0, 0, 0), e, (1, 0.62, 0.30), 0.55 * s).parent = j
    return j
