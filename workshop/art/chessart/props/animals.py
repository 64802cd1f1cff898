"""Animals sculpted from swept bodies."""
import math
import random
from .. import materials, shapes
from . import architecture
from ..materials import m as M


def trex(mat='redwood', s=1.0, jaw=0.55):
    """carved T-rex, faces +x, ~4.6 high, fused by voxel remesh; teeth and eyes separate"""
    P = []
    # body sweep tail -> chest (x,z,half height,half width)
    P.append(
        shapes.sweep(
            [
                (-5.2, 2.05, 0.03, 0.03),
                (-4.4, 1.82, 0.13, 0.11),
                (-3.4, 1.75, 0.26, 0.21),
                (-2.4, 1.90, 0.43, 0.33),
                (-1.5, 2.15, 0.66, 0.50),
                (-0.7, 2.35, 0.86, 0.66),
                (0.05, 2.52, 0.92, 0.72),
                (0.75, 2.78, 0.82, 0.62),
                (1.30, 3.12, 0.62, 0.47),
                (1.62, 3.45, 0.48, 0.36),
                (1.80, 3.75, 0.42, 0.32),
                (1.98, 4.02, 0.36, 0.28),
            ]
        )
    )
    # skull
    P.append(
        shapes.sweep(
            [
                (1.62, 4.02, 0.22, 0.24),
                (1.85, 4.12, 0.40, 0.36),
                (2.20, 4.20, 0.46, 0.42),
                (2.60, 4.20, 0.36, 0.34),
                (3.00, 4.16, 0.29, 0.27),
                (3.38, 4.10, 0.26, 0.23),
                (3.62, 4.04, 0.19, 0.17),
                (3.72, 4.0, 0.08, 0.08),
            ]
        )
    )
    for y in (-1, 1):
        P.append(shapes.ball(0.17, (2.28, y * 0.30, 4.52), None, (1.5, 0.7, 0.8), (0, 0.25, 0)))
        P.append(shapes.ball(0.12, (3.40, y * 0.13, 4.30), None, (1.6, 0.7, 0.6)))
    c, sn = math.cos(-jaw), math.sin(-jaw)
    jx, jz = 1.95, 3.86
    J = [
        (0, 0, 0.20, 0.26),
        (0.35, -0.02, 0.20, 0.27),
        (0.8, -0.02, 0.15, 0.22),
        (1.2, 0, 0.13, 0.18),
        (1.45, 0.02, 0.11, 0.14),
        (1.55, 0.03, 0.05, 0.06),
    ]
    P.append(shapes.sweep([(jx + x * c - z * sn, jz + x * sn + z * c, a, b) for x, z, a, b in J]))
    for y, dx, lift in ((-1, 0.0, 0), (1, 0.55, 0.0)):
        o = y * 0.52
        P.append(shapes.ball(0.74, (0.0 + dx * 0.3, o * 0.98, 2.42), None, (1.0, 0.62, 1.08), (0, 0.35, 0)))
        P.append(
            shapes.tube(
                [(0.02 + dx * 0.3, o, 2.40), (0.28 + dx * 0.9, o * 1.14, 1.88), (0.42 + dx, o * 1.16, 1.45)],
                [0.60, 0.50, 0.34],
                None,
                18,
            )
        )
        P.append(
            shapes.tube(
                [(0.42 + dx, o * 1.16, 1.48), (-0.02 + dx, o * 1.14, 0.98), (-0.25 + dx, o * 1.12, 0.70)],
                [0.33, 0.25, 0.17],
                None,
                16,
            )
        )
        P.append(
            shapes.tube(
                [(-0.25 + dx, o * 1.12, 0.74), (-0.02 + dx, o * 1.12, 0.32), (0.12 + dx, o * 1.12, 0.14)],
                [0.18, 0.15, 0.17],
                None,
                14,
            )
        )
        for t in (-0.5, 0, 0.5):
            P.append(
                shapes.tube(
                    [
                        (0.05 + dx, o * 1.12, 0.17),
                        (0.42 + dx, o * 1.12 + t * 0.34, 0.17),
                        (0.66 + dx, o * 1.12 + t * 0.5, 0.10),
                        (0.80 + dx, o * 1.12 + t * 0.56, 0.02),
                    ],
                    [0.16, 0.13, 0.10, 0.03],
                    None,
                    12,
                )
            )
        P.append(
            shapes.tube(
                [(1.28, y * 0.40, 2.80), (1.50, y * 0.50, 2.48), (1.78, y * 0.44, 2.52)],
                [0.17, 0.12, 0.08],
                None,
                12,
            )
        )
        for t in (-0.05, 0.05):
            P.append(
                shapes.tube(
                    [(1.76, y * 0.44 + t, 2.52), (1.92, y * 0.42 + t, 2.50), (1.96, y * 0.41 + t, 2.40)],
                    [0.05, 0.04, 0.008],
                    None,
                    8,
                )
            )
    b = shapes.sculpt(P, mat, 0.036, 5, 'trex')
    cv = shapes.carve
    cv(b, shapes.catmull([(3.62, 3.90), (3.0, 3.93), (2.4, 3.93), (2.02, 3.95)], 5), 0.03, 0.05, 0.05)
    cv(b, [(2.32, 4.38), (2.38, 4.36)], 0.085, 0.10, 0.18)
    cv(b, [(3.52, 4.17), (3.56, 4.15)], 0.05, 0.07, 0.04)
    cv(b, shapes.catmull([(2.55, 4.15), (2.75, 4.28), (3.0, 4.22), (2.78, 4.08)], 4), 0.06, 0.035, 0.10)
    for k in range(13):  # tool-carved folds along flank and tail
        x = -4.2 + k * 0.36
        z = 1.9 + 0.9 * max(0, (x + 3.4) / 4) ** 1.2
        cv(
            b,
            shapes.catmull([(x - 0.05, z + 0.55), (x + 0.06, z + 0.15), (x + 0.02, z - 0.35)], 3),
            0.035,
            0.022,
            0.10,
        )
    o = [b]
    for y in (-1, 1):
        o.append(shapes.ball(0.075, (2.36, y * 0.355, 4.37), 'gold', seg=16))
        for k in range(9):
            x = 2.35 + k * 0.145
            w = 0.30 - 0.022 * k
            z = 3.93 + (0.03 if k < 7 else 0.0)
            L = 0.20 if k in (2, 3, 5, 6) else 0.15
            q = shapes.lathe(
                't', [(0.045, 0), (0.036, -0.07), (0, -L)], M('ivory'), (x, y * w * 0.80, z), 8, 2
            )
            o.append(q)
            xx = 0.35 + k * 0.128
            q = shapes.lathe(
                't',
                [(0.038, 0), (0.03, 0.06), (0, 0.14)],
                M('ivory'),
                (jx + xx * c - 0.12 * sn, y * (0.235 - 0.013 * k) * 0.82, jz + xx * sn + 0.13 * c),
                8,
                2,
            )
            o.append(q)
        for t in (-0.5, 0, 0.5):
            for dx in (0,) if y < 0 else (0.55,):
                o.append(
                    shapes.tube(
                        [
                            (0.76 + dx, y * 0.52 * 1.12 + t * 0.56 * 1, 0.09),
                            (0.90 + dx, y * 0.52 * 1.12 + t * 0.60, 0.05),
                            (0.98 + dx, y * 0.52 * 1.12 + t * 0.62, 0.0),
                        ],
                        [0.055, 0.04, 0.006],
                        M('ebony'),
                        8,
                    )
                )
    P2 = shapes.tube(
        [(2.15, 0, 3.72), (2.6, 0, 3.60 - 0.25 * jaw), (3.05, 0, 3.55 - 0.55 * jaw)],
        [0.13, 0.13, 0.03],
        M('darkred'),
        12,
        squash=1.3,
    )
    o.append(P2)
    j = shapes.join(o, 'trex')
    j.data.polygons.foreach_set('use_smooth', [True] * len(j.data.polygons))
    j.scale = (s,) * 3
    return j


def triceratops(mat='walnut', s=1.0):
    P = [
        shapes.sweep(
            [
                (-3.0, 0.75, 0.03, 0.03),
                (-2.3, 0.85, 0.16, 0.14),
                (-1.5, 1.15, 0.46, 0.40),
                (-0.6, 1.35, 0.78, 0.66),
                (0.3, 1.38, 0.80, 0.68),
                (1.0, 1.28, 0.62, 0.52),
                (1.5, 1.25, 0.46, 0.40),
            ]
        ),
        shapes.sweep(
            [
                (1.15, 1.40, 0.30, 0.32),
                (1.6, 1.25, 0.44, 0.42),
                (2.1, 1.05, 0.38, 0.34),
                (2.5, 0.88, 0.26, 0.22),
                (2.75, 0.72, 0.14, 0.10),
                (2.80, 0.62, 0.05, 0.04),
            ]
        ),
    ]
    P.append(shapes.ball(1.0, (1.30, 0, 1.72), None, (0.18, 0.95, 0.86), (0, -0.62, 0), 28, 16))
    for x, y in ((-0.75, -1), (-0.75, 1), (0.75, -1), (0.75, 1)):
        P.append(
            shapes.tube(
                [
                    (x, y * 0.45, 1.1),
                    (x + 0.06, y * 0.56, 0.6),
                    (x, y * 0.56, 0.25),
                    (x + 0.05, y * 0.56, 0.0),
                ],
                [0.36, 0.26, 0.20, 0.24],
                None,
                14,
            )
        )
    b = shapes.sculpt(P, mat, 0.03, 5, 'tri')
    o = [b]
    for y in (-1, 1):
        o.append(
            shapes.tube(
                [(1.78, y * 0.26, 1.55), (2.15, y * 0.34, 1.98), (2.65, y * 0.36, 2.15)],
                [0.12, 0.085, 0.01],
                M('ivory'),
                12,
            )
        )
        o.append(shapes.ball(0.06, (1.98, y * 0.33, 1.22), 'gold'))
    o.append(
        shapes.tube([(2.45, 0, 1.10), (2.62, 0, 1.36), (2.72, 0, 1.46)], [0.10, 0.06, 0.01], M('ivory'), 10)
    )
    j = shapes.join(o, 'tri')
    j.data.polygons.foreach_set('use_smooth', [True] * len(j.data.polygons))
    j.scale = (s,) * 3
    return j


def sauropod(mat='greenwood', s=1.0):
    P = [
        shapes.sweep(
            [
                (-6.0, 0.95, 0.03, 0.03),
                (-4.6, 1.0, 0.14, 0.13),
                (-3.0, 1.5, 0.34, 0.30),
                (-1.6, 2.1, 0.78, 0.64),
                (-0.3, 2.35, 0.98, 0.80),
                (0.9, 2.45, 0.84, 0.68),
                (1.6, 2.85, 0.52, 0.42),
                (2.1, 3.6, 0.34, 0.28),
                (2.5, 4.6, 0.26, 0.22),
                (2.85, 5.5, 0.22, 0.19),
                (3.15, 6.1, 0.20, 0.17),
            ]
        ),
        shapes.sweep(
            [
                (3.0, 6.05, 0.12, 0.12),
                (3.2, 6.22, 0.24, 0.20),
                (3.55, 6.20, 0.20, 0.18),
                (3.85, 6.08, 0.13, 0.13),
                (3.95, 6.03, 0.04, 0.04),
            ]
        ),
    ]
    for x, y in ((-1.2, -1), (-1.0, 1), (0.9, -1), (1.15, 1)):
        P.append(
            shapes.tube(
                [
                    (x, y * 0.55, 1.9),
                    (x + 0.04, y * 0.62, 1.0),
                    (x, y * 0.62, 0.35),
                    (x + 0.04, y * 0.62, 0.0),
                ],
                [0.46, 0.34, 0.27, 0.30],
                None,
                14,
            )
        )
    b = shapes.sculpt(P, mat, 0.04, 5, 'sau')
    o = [b] + [shapes.ball(0.05, (3.38, y * 0.17, 6.28), 'gold') for y in (-1, 1)]
    j = shapes.join(o, 'sau')
    j.data.polygons.foreach_set('use_smooth', [True] * len(j.data.polygons))
    j.scale = (s,) * 3
    return j


def elephant(mat='greywood', s=1.0, howdah=None, tusk='ivory'):
    P = [
        shapes.sweep(
            [
                (-1.45, 1.75, 0.10, 0.10),
                (-1.25, 1.75, 0.55, 0.45),
                (-0.6, 1.85, 0.78, 0.64),
                (0.2, 1.85, 0.78, 0.66),
                (0.9, 1.90, 0.66, 0.54),
                (1.3, 2.05, 0.45, 0.38),
            ]
        ),
        shapes.ball(0.56, (1.45, 0, 2.25), None, (1, 0.86, 1.08)),
        shapes.ball(0.25, (1.50, 0, 2.75), None, (1, 1.3, 0.8)),
    ]
    P.append(
        shapes.tube(
            [
                (1.75, 0, 2.15),
                (2.12, 0, 1.75),
                (2.22, 0, 1.15),
                (2.18, 0, 0.62),
                (2.32, 0, 0.36),
                (2.52, 0, 0.42),
            ],
            [0.34, 0.26, 0.19, 0.14, 0.11, 0.09],
            None,
            16,
        )
    )
    for x, y in ((-1.0, -1), (-0.9, 1), (0.75, -1), (0.9, 1)):
        P.append(
            shapes.tube(
                [(x, y * 0.38, 1.5), (x + 0.02, y * 0.42, 0.8), (x, y * 0.42, 0.2), (x, y * 0.42, 0)],
                [0.36, 0.28, 0.25, 0.29],
                None,
                14,
            )
        )
    P.append(shapes.tube([(-1.5, 0, 1.9), (-1.72, 0, 1.4), (-1.70, 0, 0.9)], [0.09, 0.06, 0.05], None, 8))
    for y in (-1, 1):
        P.append(
            shapes.ball(0.62, (1.10, y * 0.72, 2.12), None, (0.66, 0.16, 0.95), (y * 0.25, 0.0, y * -0.55))
        )
    b = shapes.sculpt(P, mat, 0.034, 5, 'eleph')
    o = [b]
    for y in (-1, 1):
        o.append(
            shapes.tube(
                [
                    (1.78, y * 0.24, 1.80),
                    (2.10, y * 0.32, 1.50),
                    (2.50, y * 0.30, 1.52),
                    (2.72, y * 0.26, 1.68),
                ],
                [0.10, 0.09, 0.06, 0.01],
                M(tusk),
                12,
            )
        )
        o.append(shapes.ball(0.05, (1.86, y * 0.36, 2.36), 'ebony'))
    if howdah:
        cl = [
            (-0.84, 1.55),
            (-0.84, 2.15),
            (-0.62, 2.62),
            (-0.30, 2.74),
            (0.30, 2.74),
            (0.62, 2.62),
            (0.84, 2.15),
            (0.84, 1.55),
        ]
        rr = lambda x, k: [(x, y * k, z) for y, z in cl] + [(x, y * 0.97 * k, z - 0.03) for y, z in cl[::-1]]
        o.append(shapes.loft([rr(-0.78, 0.98), rr(-0.2, 1.0), rr(0.3, 1.0), rr(0.62, 0.98)], M(howdah)))
        o.append(
            shapes.loft(
                [
                    [(xx, yy * 1.012, zz + 0.012) for yy, zz in cl]
                    + [(xx, yy * 0.97, zz - 0.03) for yy, zz in cl[::-1]]
                    for xx in (0.52, 0.60)
                ],
                M('gold'),
            )
        )
        c = architecture.chhatri(0.55, 'gold', howdah, 4, 0.8)
        c.location = (-0.1, 0, 2.66)
        o.append(c)
    j = shapes.join(o, 'eleph')
    j.data.polygons.foreach_set('use_smooth', [True] * len(j.data.polygons))
    j.scale = (s,) * 3
    return j


def giraffe(mat='boxwood', s=1.0):
    P = [
        shapes.sweep(
            [
                (-1.0, 2.25, 0.10, 0.10),
                (-0.8, 2.3, 0.42, 0.34),
                (0, 2.5, 0.52, 0.42),
                (0.7, 2.75, 0.50, 0.36),
                (1.0, 3.1, 0.36, 0.25),
                (1.3, 3.9, 0.23, 0.18),
                (1.55, 4.7, 0.18, 0.14),
                (1.72, 5.25, 0.15, 0.12),
            ]
        ),
        shapes.sweep(
            [
                (1.55, 5.25, 0.10, 0.10),
                (1.75, 5.36, 0.19, 0.16),
                (2.1, 5.24, 0.14, 0.12),
                (2.4, 5.08, 0.10, 0.09),
                (2.5, 5.02, 0.04, 0.04),
            ]
        ),
    ]
    for x, y in ((-0.75, -1), (-0.7, 1), (0.6, -1), (0.75, 1)):
        P.append(
            shapes.tube(
                [(x, y * 0.24, 2.3), (x + 0.02, y * 0.26, 1.2), (x, y * 0.26, 0.12), (x, y * 0.26, 0)],
                [0.26, 0.13, 0.09, 0.12],
                None,
                12,
            )
        )
    for y in (-1, 1):
        P.append(
            shapes.tube([(1.66, y * 0.08, 5.45), (1.62, y * 0.09, 5.72)], [0.045, 0.05], None, 8, smooth=0)
        )
        P.append(shapes.ball(0.16, (1.60, y * 0.2, 5.42), None, (0.35, 1, 0.5), (0, 0, y * 0.4)))
    j = shapes.sculpt(P, mat, 0.028, 4, 'giraffe')
    j.scale = (s,) * 3
    return j


def birds(n=7, centre=(0, 30, 9), spread=(5, 4, 1.6), span=0.9, seed=2, mat='iron'):
    """small flock: bent wings on a slim body"""
    rnd = random.Random(seed)
    out = []
    for _ in range(n):
        k = rnd.uniform(0.15, 0.55)
        V = [(0, -0.22, 0), (0, 0.20, 0.02)]
        F = []
        for s in (-1, 1):
            b = len(V)
            V += [(s * 0.42, -0.10, k), (s * 0.46, 0.10, k), (s * 1.0, 0.06, k * 0.55)]
            F += [(0, 1, b + 1, b) if s < 0 else (0, b, b + 1, 1), (b, b + 1, b + 2)]
        o = shapes.mesh(
            'bird',
            V,
            F,
            M(mat),
            tuple(c + rnd.uniform(-1, 1) * q for c, q in zip(centre, spread)),
            (rnd.uniform(-0.2, 0.2), rnd.uniform(-0.35, 0.35), rnd.uniform(-0.7, 0.7)),
            (span * 0.5,) * 3,
        )
        out.append(o)
    return out


def spots(o, base=(0.66, 0.42, 0.17), patch=(0.22, 0.085, 0.030), scale=2.3):
    """giraffe coat: voronoi cells, pale seams"""
    m = materials.plain('coat', base, 0.36, clear=0.4)
    nt = m.node_tree
    N = nt.nodes.new
    K = nt.links.new
    tc = N('ShaderNodeTexCoord')
    v = N('ShaderNodeTexVoronoi')
    v.feature = 'DISTANCE_TO_EDGE'
    v.inputs['Scale'].default_value = scale
    r = N('ShaderNodeValToRGB')
    e = r.color_ramp.elements
    e[0].position = 0.07
    e[0].color = (*base, 1)
    e[1].position = 0.11
    e[1].color = (*patch, 1)
    K(tc.outputs['Object'], v.inputs['Vector'])
    K(v.outputs['Distance'], r.inputs['Fac'])
    K(r.outputs['Color'], nt.nodes['Principled BSDF'].inputs['Base Color'])
    o.data.materials.clear()
    o.data.materials.append(m)
    return o
