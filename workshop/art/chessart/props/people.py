"""Turned-wood figures without faces: figurine() 2.2 high, person() at board scale."""
import math
import bpy
from mathutils import Vector
from .. import shapes
from . import furniture
from ..materials import m as M

pi, tau = math.pi, math.tau


def figurine(body='boxwood', head='maple', kind='plain', trim='brass', pose='stand', arms='rest', h=2.2):
    """kind: plain, king, queen, turban, tophat, cap, bun, gown, sari, grad ; pose stand|sit ; arms rest|forward|think. faces +y... looks to -y"""
    B = M(body)
    T = M(trim)
    o = []
    if pose == 'sit':
        o.append(
            shapes.lathe(
                'b',
                [
                    (0, 0.0),
                    (0.40, 0),
                    (0.42, 0.06),
                    (0.36, 0.3),
                    (0.28, 0.5),
                    (0.27, 0.62),
                    (0.33, 0.86),
                    (0.31, 1.0),
                    (0.13, 1.12),
                    (0.085, 1.16),
                    (0.08, 1.22),
                    (0, 1.22),
                ],
                B,
                (0, 0, 0),
                40,
                4,
            )
        )
        sh = 0.98
        hz = 1.40
        for s in (-1, 1):
            o.append(
                shapes.tube(
                    [
                        (s * 0.17, -0.1, 0.16),
                        (s * 0.19, -0.48, 0.20),
                        (s * 0.18, -0.62, 0.14),
                        (s * 0.17, -0.62, 0.0),
                    ],
                    [0.15, 0.13, 0.10, 0.09],
                    B,
                    14,
                )
            )
    elif kind in ('queen', 'gown', 'sari', 'bun'):
        o.append(
            shapes.lathe(
                'b',
                [
                    (0, 0),
                    (0.52, 0),
                    (0.54, 0.05),
                    (0.50, 0.10),
                    (0.46, 0.25),
                    (0.36, 0.60),
                    (0.24, 0.92),
                    (0.185, 1.10),
                    (0.20, 1.18),
                    (0.27, 1.38),
                    (0.25, 1.48),
                    (0.11, 1.57),
                    (0.075, 1.60),
                    (0.075, 1.68),
                    (0, 1.68),
                ],
                B,
                (0, 0, 0),
                48,
                4,
            )
        )
        sh = 1.45
        hz = 1.85
    else:
        o.append(
            shapes.lathe(
                'b',
                [
                    (0, 0),
                    (0.40, 0),
                    (0.42, 0.04),
                    (0.40, 0.09),
                    (0.30, 0.13),
                    (0.26, 0.30),
                    (0.25, 0.60),
                    (0.27, 0.88),
                    (0.25, 1.0),
                    (0.33, 1.34),
                    (0.32, 1.45),
                    (0.14, 1.56),
                    (0.09, 1.60),
                    (0.085, 1.68),
                    (0, 1.68),
                ],
                B,
                (0, 0, 0),
                48,
                4,
            )
        )
        sh = 1.42
        hz = 1.85
    o.append(shapes.ball(0.205, (0, 0, hz), head, (1, 1, 1.14), seg=28, k=18))
    sx = 0.29
    for s in (-1, 1):
        if arms == 'rest':
            p = [(s * sx, 0, sh), (s * (sx + 0.10), -0.02, sh - 0.30), (s * (sx + 0.02), -0.14, sh - 0.58)]
        elif arms == 'forward' or (arms == 'think' and s < 0):
            p = [
                (s * sx, 0, sh),
                (s * (sx + 0.12), -0.10, sh - 0.34),
                (s * 0.20, -0.52, sh - 0.42),
                (s * 0.14, -0.70, sh - 0.38),
            ]
        else:
            p = [
                (s * sx, 0, sh),
                (s * (sx + 0.13), -0.16, sh - 0.34),
                (s * 0.16, -0.36, sh - 0.12),
                (s * 0.08, -0.235, sh + 0.22),
            ]
        o.append(shapes.ball(0.118, (s * (sx - 0.015), 0, sh - 0.012), None, (1, 1, 1), seg=18))
        o[-1].data.materials.append(B)  # round shoulder
        o.append(shapes.tube(p, [0.105, 0.09, 0.075, 0.06][: len(p)], B, 14))
        o.append(shapes.ball(0.075, p[-1], head, seg=14))
    if kind == 'king':
        o.append(
            shapes.lathe(
                'cr',
                [(0.19, 0), (0.20, 0.02), (0.19, 0.05), (0.23, 0.20), (0.20, 0.20), (0.17, 0.05)],
                T,
                (0, 0, hz + 0.10),
                8,
                0,
            )
        )
        o += [
            shapes.ball(
                0.035,
                (0.21 * math.cos(tau * k / 8), 0.21 * math.sin(tau * k / 8), hz + 0.32),
                trim,
                seg=8,
                k=6,
            )
            for k in range(8)
        ]
        o.append(
            shapes.lathe(
                'cape',
                [
                    (0.62, 0),
                    (0.64, 0.04),
                    (0.50, 0.5),
                    (0.40, 1.0),
                    (0.36, sh - 0.02),
                    (0.20, sh + 0.16),
                    (0.18, sh + 0.14),
                ],
                M('velvetred'),
                (0, 0.07, 0),
                40,
                4,
            )
        )
    if kind == 'queen':
        o.append(
            shapes.lathe(
                'cr',
                [(0.17, 0), (0.18, 0.02), (0.17, 0.05), (0.20, 0.12), (0.18, 0.12), (0.15, 0.05)],
                T,
                (0, 0, hz + 0.13),
                24,
                0,
            )
        )
        o += [
            shapes.ball(
                0.03,
                (0.19 * math.cos(tau * k / 9), 0.19 * math.sin(tau * k / 9), hz + 0.28),
                trim,
                seg=8,
                k=6,
            )
            for k in range(9)
        ]
        o.append(shapes.ball(0.16, (0, 0.14, hz + 0.02), 'ebony'))
    if kind == 'turban':
        o.append(
            shapes.lathe(
                'tb',
                [(0.215, 0), (0.27, 0.04), (0.275, 0.12), (0.22, 0.20), (0.10, 0.26), (0, 0.27)],
                T,
                (0, 0, hz + 0.04),
                28,
                4,
            )
        )
        o.append(shapes.ball(0.045, (0, -0.25, hz + 0.15), 'gold'))
        o.append(
            shapes.tube(
                [(0, -0.24, hz + 0.18), (0, -0.22, hz + 0.34), (0, -0.14, hz + 0.42)],
                [0.03, 0.035, 0.005],
                M('gold'),
                8,
            )
        )
    if kind == 'tophat':
        o.append(
            shapes.lathe(
                'th',
                [
                    (0, 0),
                    (0.31, 0),
                    (0.32, 0.02),
                    (0.30, 0.04),
                    (0.20, 0.05),
                    (0.185, 0.2),
                    (0.21, 0.42),
                    (0, 0.43),
                ],
                T,
                (0, 0, hz + 0.12),
                32,
                0,
            )
        )
    if kind == 'cap':
        o.append(
            shapes.lathe(
                'cp', [(0.22, 0), (0.21, 0.10), (0.12, 0.18), (0, 0.20)], T, (0, 0, hz + 0.06), 28, 3
            )
        )
        o.append(shapes.ball(0.2, (0, -0.15, hz + 0.08), trim, (0.9, 0.8, 0.12)))
    if kind == 'bun':
        o.append(shapes.ball(0.215, (0, 0.03, hz + 0.04), 'ebony', (1, 1, 1.05)))
        o.append(shapes.ball(0.11, (0, 0.22, hz + 0.10), 'ebony'))
    if kind == 'sari':
        sits = pose == 'sit'
        o.append(shapes.ball(0.218, (0, 0.035, hz + 0.04), 'ebony', (1, 1, 1.02)))
        o.append(
            shapes.tube(
                [
                    (-0.28, 0.02, sh + 0.04),
                    (-0.02, -0.27 - 0.05 * sits, sh - 0.22),
                    (0.24, -0.25 - 0.05 * sits, sh - 0.50),
                    (0.37 - 0.05 * sits, 0.05, sh - 0.79 + 0.08 * sits),
                ],
                [0.04, 0.10, 0.115, 0.02],
                T,
                14,
                squash=0.5,
            )
        )
        if not sits:
            hem = [(0.525, 0), (0.555, 0.03), (0.55, 0.10), (0.51, 0.13)]
            o.append(shapes.lathe('hem', hem, T, (0, 0, 0), 48, 0))
    if kind == 'grad':
        o.append(shapes.cyl(0.21, 0.10, (0, 0, hz + 0.08), trim))
        o.append(shapes.box((0.56, 0.56, 0.035), (0, 0, hz + 0.2), T, 0.006, (0, 0, 0.3)))
    return shapes.join(o, 'fig')


def person(
    body='ebony',
    head='maple',
    hat=None,
    hmat='ebony',
    lady=False,
    beard=None,
    hair=None,
    hands=((-0.7, -2.1, 1.5), (0.7, -2.1, 1.5)),
    trim='brass',
    legs=False,
    collar='white',
    shawl=None,
    bust=False,
):
    """hat: tophat, turban, cap, bowler, bun, None. hands: two points (local) or None for a bust"""
    o = []
    b = M(body)
    if bust:
        o.append(
            shapes.lathe(
                't',
                [
                    (0, 0),
                    (0.55, 0),
                    (0.62, 0.10),
                    (0.42, 0.30),
                    (0.34, 0.55),
                    (0.55, 0.95),
                    (1.0, 1.5),
                    (1.14, 1.95),
                    (1.06, 2.30),
                    (0.62, 2.62),
                    (0.31, 2.75),
                    (0.27, 3.05),
                    (0, 3.05),
                ],
                b,
                (0, 0, 0),
                64,
                4,
                (0, 0, 0),
                (1, 0.74, 1),
            )
        )
        dz = -0.75
    elif lady:
        o.append(
            shapes.lathe(
                't',
                [
                    (0, 0),
                    (1.75, 0),
                    (1.82, 0.15),
                    (1.55, 0.9),
                    (0.98, 1.65),
                    (0.64, 2.15),
                    (0.70, 2.45),
                    (0.88, 2.80),
                    (0.84, 3.08),
                    (0.45, 3.34),
                    (0.25, 3.47),
                    (0.21, 3.8),
                    (0, 3.8),
                ],
                b,
                (0, 0, 0),
                64,
                4,
                (0, 0, 0),
                (1, 0.84, 1),
            )
        )
        dz = 0
    else:
        o.append(
            shapes.lathe(
                't',
                [
                    (0, 0),
                    (1.20, 0),
                    (1.27, 0.15),
                    (1.10, 0.8),
                    (0.94, 1.6),
                    (0.97, 2.2),
                    (1.07, 2.72),
                    (1.0, 3.08),
                    (0.62, 3.40),
                    (0.31, 3.53),
                    (0.27, 3.8),
                    (0, 3.8),
                ],
                b,
                (0, 0, 0),
                64,
                4,
                (0, 0, 0),
                (1, 0.80, 1),
            )
        )
        dz = 0
    hz = 4.35 + dz
    o.append(shapes.ball(0.60, (0, 0, hz), head, (0.96, 1, 1.14), seg=40, k=24))
    nz = 3.50 + dz
    o.append(shapes.lathe('nk', [(0.25, 0), (0.235, 0.35), (0.28, 0.6)], M(head), (0, 0, nz - 0.05), 24, 2))
    if collar and not lady:
        o.append(
            shapes.lathe(
                'cl',
                [(0.36, -0.10), (0.40, -0.02), (0.36, 0.16), (0.30, 0.17), (0.30, -0.1)],
                M(collar),
                (0, -0.01, nz),
                36,
                2,
            )
        )
    if not lady:
        if not bust or True:
            for k in range(3):
                z = nz - 0.55 - 0.36 * k
                y = -0.80 * {0: 0.90, 1: 1.0, 2: 0.98}[k] if not bust else -0.74 * (0.93, 1.12, 1.10)[k]
                o.append(shapes.ball(0.06, (0, y, z), trim, seg=12, k=8))
        for s in (-1, 1):
            o.append(
                shapes.lathe(
                    'bow',
                    [(0, 0), (0.05, 0), (0.14, 0.22), (0.10, 0.27), (0, 0.27)],
                    M(trim if collar != 'white' else 'darkred'),
                    (0, -0.36, nz + 0.02),
                    14,
                    2,
                    (0, s * pi / 2, 0),
                )
            )
    else:
        for k in range(15):
            a = -pi / 2 + (k - 7) * 0.17
            o.append(
                shapes.ball(
                    0.062,
                    (0.50 * math.cos(a), 0.46 * math.sin(a), nz - 0.13 - 0.16 * math.cos((k - 7) * 0.2)),
                    trim,
                    seg=10,
                    k=8,
                )
            )
    if hands:
        sx = 0.86 if lady else 1.0
        sz = 3.0 + dz
        for s, h in zip((-1, 1), hands):
            S0 = Vector((s * sx * 0.86, 0, sz))
            H = Vector(h)
            el = (S0 + H) / 2 + Vector((s * 0.42, 0.12, -0.36 if H.z < 2.6 else -0.75))
            u = (H - el).normalized()
            w = H - u * 0.16
            o.append(
                shapes.tube(
                    [tuple(S0), tuple(el), tuple(w)],
                    [0.36 if not lady else 0.30, 0.29 if not lady else 0.22, 0.19 if not lady else 0.15],
                    b,
                    18,
                )
            )
            o.append(shapes.ball(0.37 if not lady else 0.31, (s * sx * 0.84, 0, sz - 0.02), body, seg=20))
            q = Vector((0, 0, 1)).rotation_difference(u).to_euler()
            o.append(
                shapes.lathe(
                    'cf',
                    [(0.12, 0), (0.24, 0), (0.25, 0.05), (0.24, 0.14), (0.12, 0.14)],
                    M(collar or trim),
                    tuple(w - u * 0.10),
                    24,
                    0,
                    tuple(q),
                )
            )
            o.append(shapes.ball(0.19, tuple(H + u * 0.06), head, (1, 1, 1.25), tuple(q), 20))
            t = u.cross(Vector((0, 0, 1))) * -s * 0.13
            o.append(shapes.ball(0.08, tuple(H + u * 0.10 + t), head, (1, 1, 1.5), tuple(q), 12))
    if legs:
        for s in (-1, 1):
            o.append(
                shapes.tube(
                    [
                        (s * 0.55, -0.2, 0.38),
                        (s * 1.35, -0.75, 0.42),
                        (s * 1.15, -1.45, 0.34),
                        (s * 0.15, -1.55, 0.24),
                    ],
                    [0.46, 0.42, 0.34, 0.22],
                    M(legs if isinstance(legs, str) else body),
                    18,
                )
            )
    if beard:
        o.append(
            shapes.lathe(
                'bd',
                [
                    (0, -0.75),
                    (0.10, -0.66),
                    (0.24, -0.36),
                    (0.35, -0.02),
                    (0.37, 0.18),
                    (0.28, 0.36),
                    (0, 0.43),
                ],
                M(beard),
                (0, -0.36, hz - 0.60),
                32,
                4,
                (-0.18, 0, 0),
                (1, 0.78, 1),
            )
        )
        for s in (-1, 1):
            o.append(
                shapes.tube(
                    [
                        (0, -0.66, hz - 0.14),
                        (s * 0.17, -0.66, hz - 0.17),
                        (s * 0.34, -0.56, hz - 0.28),
                        (s * 0.44, -0.44, hz - 0.42),
                    ],
                    [0.07, 0.10, 0.075, 0.015],
                    M(beard),
                    12,
                )
            )
            o.append(
                shapes.tube(
                    [
                        (s * 0.54, -0.14, hz + 0.10),
                        (s * 0.55, -0.18, hz - 0.18),
                        (s * 0.44, -0.32, hz - 0.48),
                    ],
                    [0.06, 0.10, 0.10],
                    M(beard),
                    10,
                )
            )
    if hair:
        o.append(shapes.ball(0.625, (0, 0.09, hz + 0.06), hair, (1.0, 1.0, 1.10), seg=32, k=20))
    if hat == 'tophat':
        o.append(
            shapes.lathe(
                'th',
                [
                    (0, 0),
                    (0.88, 0.02),
                    (0.95, 0.10),
                    (0.93, 0.14),
                    (0.80, 0.10),
                    (0.62, 0.09),
                    (0.58, 0.55),
                    (0.66, 1.28),
                    (0.64, 1.33),
                    (0, 1.34),
                ],
                M(hmat),
                (0, 0.04, hz + 0.40),
                48,
                2,
                (-0.08, 0, 0),
                (1, 1.08, 1),
            )
        )
        o.append(
            shapes.lathe(
                'bn',
                [(0.61, 0), (0.645, 0.01), (0.625, 0.26), (0.59, 0.27)],
                M(trim),
                (0, 0.04, hz + 0.50),
                48,
                0,
                (-0.08, 0, 0),
                (1, 1.08, 1),
            )
        )
    if hat == 'bowler':
        o.append(
            shapes.lathe(
                'bw',
                [
                    (0, 0),
                    (0.84, 0.03),
                    (0.90, 0.12),
                    (0.84, 0.11),
                    (0.64, 0.08),
                    (0.64, 0.35),
                    (0.50, 0.62),
                    (0.25, 0.72),
                    (0, 0.73),
                ],
                M(hmat),
                (0, 0.06, hz + 0.38),
                48,
                4,
                (-0.10, 0, 0),
                (1, 1.08, 1),
            )
        )
    if hat == 'cap':
        o.append(
            shapes.lathe(
                'cp',
                [(0, 0), (0.66, 0), (0.68, 0.10), (0.60, 0.30), (0.60, 0.34), (0.55, 0.44), (0, 0.48)],
                M(hmat),
                (0, 0.05, hz + 0.24),
                40,
                3,
            )
        )
        o.append(shapes.ball(0.62, (0, -0.42, hz + 0.27), hmat, (0.86, 0.72, 0.09), (0.22, 0, 0), 24))
    if hat == 'turban':
        for k in range(5):
            o.append(
                shapes.lathe(
                    'tw',
                    [(0.50, 0), (0.62, -0.13), (0.74, 0), (0.62, 0.14), (0.50, 0)],
                    M(hmat),
                    (0, 0.04, hz + 0.27 + 0.085 * k),
                    36,
                    3,
                    (0.30 * math.sin(k * 2.2), 0.26 * math.cos(k * 1.9), k),
                    (1.06 - 0.085 * k, 1.10 - 0.085 * k, 1.1),
                )
            )
        o.append(shapes.ball(0.60, (0, 0.05, hz + 0.40), hmat, (1, 1.02, 0.90), seg=32))
        o.append(shapes.ball(0.12, (0, -0.68, hz + 0.46), trim, seg=14))
        o.append(
            shapes.tube(
                [(0, -0.66, hz + 0.5), (0, -0.64, hz + 0.95), (0.03, -0.48, hz + 1.25)],
                [0.09, 0.10, 0.01],
                M(trim),
                10,
                squash=0.5,
            )
        )
    if hat == 'bun':
        o.append(shapes.ball(0.33, (0, 0.46, hz + 0.46), hair or 'ebony', seg=24))
        o.append(shapes.ring(0.25, 0.05, 0, trim, (0, 0.36, hz + 0.36), (-0.8, 0, 0)))
    if hat == 'ladyhat':
        o.append(
            shapes.lathe(
                'lh',
                [
                    (0, 0.0),
                    (0.95, 0.0),
                    (1.12, -0.08),
                    (1.10, -0.03),
                    (0.85, 0.09),
                    (0.56, 0.11),
                    (0.50, 0.38),
                    (0.30, 0.46),
                    (0, 0.47),
                ],
                M(hmat),
                (0, 0.02, hz + 0.36),
                48,
                4,
                (0.16, 0.20, 0),
            )
        )
        o.append(
            shapes.tube(
                [
                    (-0.45, -0.25, hz + 0.62),
                    (-0.6, 0.05, hz + 1.15),
                    (-0.35, 0.55, hz + 1.35),
                    (0.1, 0.95, hz + 1.1),
                ],
                [0.06, 0.17, 0.17, 0.02],
                M(collar or 'white'),
                12,
                squash=0.4,
            )
        )
        o.append(shapes.ball(0.13, (-0.45, -0.33, hz + 0.60), trim, seg=14))
    if shawl:
        st = [
            (-1.06, 0.02, _shoulder(dz)),
            (-0.5, -0.72, 3.02 + dz),
            (0.15, -0.90, 2.45 + dz),
            (0.75, -0.86, 1.75 + dz),
            (1.15, -0.30, 1.15 + dz),
        ]
        o.append(shapes.tube(st, [0.20, 0.25, 0.27, 0.27, 0.20], M(shawl), 16, squash=0.55))
    return shapes.join(o, 'person')


def _shoulder(dz):
    return 3.16 + dz


def sitter(
    body='teal', head='skin', kind='plain', trim='brass', arms='rest', legs=True, chair=None, seat='leather'
):
    """figurine on a chair (seat height .75), legs reach the floor at z=0; looks to -y"""
    f = figurine(body, head, kind, trim, 'sit', arms)
    f.location = (0, 0.05, 0.74)
    bpy.context.view_layer.update()
    o = [f]
    if legs:
        for s in (-1, 1):
            o.append(
                shapes.tube(
                    [
                        (s * 0.18, -0.50, 0.86),
                        (s * 0.18, -0.60, 0.70),
                        (s * 0.18, -0.60, 0.35),
                        (s * 0.18, -0.60, 0.08),
                    ],
                    [0.12, 0.11, 0.085, 0.075],
                    M(body),
                    12,
                )
            )
            o.append(shapes.ball(0.10, (s * 0.18, -0.67, 0.06), 'black', (0.9, 1.6, 0.6)))
    if chair:
        o.append(furniture.chair(chair, seat))
    return shapes.join(o, 'sitter')


def royal(kind='king', cape='velvetred', body=None, head='skin', arms='rest'):
    """standing king or queen with an open velvet cape, ermine collar and hem; faces -y"""
    f = figurine(
        body or ('ebony' if kind == 'king' else 'ivory'),
        head,
        'plain' if kind == 'king' else 'gown',
        'gold',
        'stand',
        arms,
    )
    o = [f]
    hz = 1.85
    if kind == 'king':
        o.append(
            shapes.lathe(
                'band',
                [
                    (0.19, 0),
                    (0.215, 0.02),
                    (0.205, 0.06),
                    (0.215, 0.10),
                    (0.195, 0.10),
                    (0.185, 0.05),
                    (0.19, 0),
                ],
                M('gold'),
                (0, 0, hz + 0.07),
                32,
                0,
            )
        )
        for k in range(8):
            a = tau * k / 8
            o.append(
                shapes.mesh(
                    'pt',
                    [
                        (0.21 * math.cos(a + 0.30), 0.21 * math.sin(a + 0.30), 0),
                        (0.21 * math.cos(a - 0.30), 0.21 * math.sin(a - 0.30), 0),
                        (0.235 * math.cos(a), 0.235 * math.sin(a), 0.17),
                    ],
                    [(0, 1, 2)],
                    M('gold'),
                    (0, 0, hz + 0.16),
                )
            )
            o.append(
                shapes.ball(0.03, (0.235 * math.cos(a), 0.235 * math.sin(a), hz + 0.345), 'gold', seg=8, k=6)
            )
        o.append(shapes.ball(0.175, (0, 0, hz + 0.15), 'velvetred', (1, 1, 0.8)))
        o.append(shapes.ball(0.17, (0, -0.10, hz - 0.13), 'bark', (0.8, 0.75, 1.1)))
    else:
        o += [
            shapes.ball(0.222, (0, 0.04, hz + 0.03), 'bark', (1, 1, 1.05)),
            shapes.ball(0.12, (0, 0.20, hz - 0.10), 'bark', (1.1, 0.8, 1.2)),
        ]
        o.append(
            shapes.lathe(
                'cr',
                [
                    (0.17, 0),
                    (0.195, 0.02),
                    (0.185, 0.05),
                    (0.235, 0.17),
                    (0.215, 0.18),
                    (0.165, 0.05),
                    (0.17, 0),
                ],
                M('gold'),
                (0, 0.01, hz + 0.13),
                9,
                0,
            )
        )
        o += [
            shapes.ball(
                0.032,
                (0.225 * math.cos(tau * k / 9), 0.225 * math.sin(tau * k / 9) + 0.01, hz + 0.335),
                'gold',
                seg=8,
                k=6,
            )
            for k in range(9)
        ]
    g = 0.62
    prof = shapes.catmull(
        [(0.70, 0.0), (0.66, 0.10), (0.52, 0.55), (0.43, 1.0), (0.40, 1.30), (0.30, 1.47), (0.17, 1.56)], 5
    )
    V, F = shapes.revolve(prof, 56, -pi / 2 + g, -pi / 2 + tau - g)
    for i, (x, y, z) in enumerate(V):  # folds, deeper towards the hem
        a = math.atan2(y, x)
        w = 1 + 0.055 * math.sin(11 * a) * max(0, 1 - z / 1.35)
        V[i] = (x * w, y * w + 0.10 * max(0, 0.8 - z), z)
    c = shapes.mesh('cape', V, F, M(cape), smooth=True)
    sd = c.modifiers.new('so', 'SOLIDIFY')
    sd.thickness = 0.035
    o.append(c)
    n = len(prof)
    edge = (
        [V[i] for i in range(n)][::-1] + [V[j * n] for j in range(0, 57)] + [V[56 * n + i] for i in range(n)]
    )
    o.append(shapes.tube(edge[::2], 0.042, M('ermine'), 8, smooth=0))
    for s in (-1, 1):
        o.append(
            shapes.tube(
                [
                    (s * 0.02, -0.21, 1.46),
                    (s * 0.20, -0.19, 1.50),
                    (s * 0.30, 0, 1.55),
                    (s * 0.18, 0.22, 1.58),
                    (0, 0.28, 1.58),
                ],
                [0.07, 0.10, 0.115, 0.11, 0.105],
                M('ermine'),
                12,
            )
        )
    o.append(shapes.ball(0.055, (0, -0.27, 1.44), 'gold', seg=12))
    return shapes.join(o, kind)


def sword(l=1.5, blade='silver', hilt='brass'):
    """point up, hand at the origin"""
    o = [
        shapes.mesh(
            'bl',
            [
                (-0.055, 0, 0.14),
                (0, -0.018, 0.14),
                (0.055, 0, 0.14),
                (0, 0.018, 0.14),
                (-0.045, 0, l * 0.9),
                (0, -0.014, l * 0.9),
                (0.045, 0, l * 0.9),
                (0, 0.014, l * 0.9),
                (0, 0, l),
            ],
            [
                (0, 1, 5, 4),
                (1, 2, 6, 5),
                (2, 3, 7, 6),
                (3, 0, 4, 7),
                (4, 5, 8),
                (5, 6, 8),
                (6, 7, 8),
                (7, 4, 8),
            ],
            M(blade),
        ),
        shapes.tube([(-0.24, 0, 0.14), (0, 0, 0.11), (0.24, 0, 0.14)], 0.034, M(hilt), 10),
        shapes.tube([(0, 0, -0.14), (0, 0, 0.12)], 0.036, M('leather'), 10, smooth=0),
        shapes.ball(0.058, (0, 0, -0.17), hilt, seg=14),
    ]
    return shapes.join(o, 'sword')


def crown(loc, s=1.0, mat='gold', gem='red'):
    o = [
        shapes.lathe(
            'cr',
            [(0.19, 0), (0.205, 0.02), (0.195, 0.05), (0.235, 0.17), (0.215, 0.17), (0.175, 0.05), (0.17, 0)],
            M(mat),
            (0, 0, 0),
            28,
            0,
        )
    ]
    for k in range(8):
        a = tau * k / 8
        o.append(shapes.ball(0.036, (0.225 * math.cos(a), 0.225 * math.sin(a), 0.20), mat, seg=8, k=6))
        o.append(
            shapes.ball(
                0.026, (0.205 * math.cos(a + 0.39), 0.205 * math.sin(a + 0.39), 0.085), gem, seg=8, k=6
            )
        )
    return shapes.place(shapes.join(o, 'crown'), loc, 0, s)


def queen_sari(body, trim, head='tan', arms='rest'):
    """sari figurine with gold crown, necklace, bangles"""
    f = figurine(body, head, 'sari', trim, arms=arms)
    o = [f, crown((0, 0.03, 2.02))]
    o.append(
        shapes.lathe(
            'neck',
            [(0.105, 0), (0.15, -0.035), (0.165, -0.02), (0.12, 0.03)],
            M('gold'),
            (0, -0.01, 1.585),
            24,
            0,
        )
    )
    o.append(shapes.ball(0.032, (0, -0.20, 1.50), 'red', seg=10))
    o.append(shapes.ball(0.015, (0, -0.188, 1.955), 'red', (1, 0.5, 1), seg=8))
    for s in (-1, 1):
        o.append(shapes.ball(0.03, (s * 0.205, -0.02, 1.76), 'gold', seg=8))
    return shapes.join(o, 'rani')


def graduate(body='navy', head='maple', arms='rest', hood='saffron'):
    """grad figurine with a coloured hood and a gold tassel"""
    f = figurine(body, head, 'grad', 'black', arms=arms)
    t = shapes.tube(
        [(0, 0, 2.08), (0.17, -0.16, 2.085), (0.22, -0.22, 2.02), (0.22, -0.225, 1.86)],
        [0.018, 0.018, 0.022, 0.040],
        M('gold'),
        8,
    )
    h = shapes.lathe(
        'hood',
        [(0.10, 1.585), (0.20, 1.545), (0.335, 1.47), (0.345, 1.43), (0.30, 1.44), (0.12, 1.54)],
        M(hood),
        (0, 0, 0),
        36,
        3,
    )
    s = shapes.tube(
        [(-0.20, -0.20, 1.50), (0, -0.335, 1.22), (0.20, -0.20, 1.50)], [0.06, 0.05, 0.06], M(hood), 10
    )
    return shapes.join([f, t, h, s], 'graduate')
