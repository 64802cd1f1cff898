"""Monuments of Delhi, Mumbai and Agra, and what sails before them."""
import math
from .. import shapes
from . import architecture
from ..materials import m as M

pi, tau = math.pi, math.tau


def gateway_india(H=5.2, mat='basalt'):
    """Gateway-of-India-like triple gate with four turrets"""
    W = H * 1.55
    d = H * 0.55
    o = []
    for x, w, h, ow, oh, st in (
        (0, W * 0.44, H * 0.74, W * 0.27, H * 0.60, 'pointed'),
        (-W * 0.345, W * 0.25, H * 0.60, W * 0.14, H * 0.38, 'pointed'),
        (W * 0.345, W * 0.25, H * 0.60, W * 0.14, H * 0.38, 'pointed'),
    ):
        b = architecture.bay(w, h, ow, oh, d, mat, st, 0.015)
        b.location = (x, 0, 0)
        o.append(b)
        for z in (h * 0.99,):
            o.append(shapes.box((w * 1.04, d * 1.08, H * 0.035), (x, 0, z), M(mat), 0.015, base=True))
        k = int(w / 0.22)
        m0 = shapes.extrude(architecture.arch_pts(0.15, 0.20, 'ogee', 5), 0.08, M(mat), bv=0)
        for i in range(k):
            c = m0 if i == 0 else shapes.inst(m0)
            c.location = (x + (i - (k - 1) / 2) * w / k, -d * 0.5, h + H * 0.035)
            o.append(c)
        fr = shapes.extrude(
            [
                (-ow * 0.66, 0),
                (-ow * 0.66, oh * 1.07),
                (ow * 0.66, oh * 1.07),
                (ow * 0.66, 0),
                (ow * 0.58, 0),
                (ow * 0.58, oh * 1.02),
                (-ow * 0.58, oh * 1.02),
                (-ow * 0.58, 0),
            ],
            d * 1.05,
            M(mat),
            (x, 0, 0),
            bv=0.01,
        )
        o.append(fr)
    o.append(shapes.box((W * 1.02, d * 1.2, H * 0.05), (0, 0, -0.001), M(mat), 0.02, base=True))
    for x in (-1, 1):
        j = architecture.jali(W * 0.13, H * 0.42, mat, 0.05, 5)
        j.location = (x * W * 0.40 * 0 + x * W * 0.345, d * 0.1, 0)
        o.append(j)
    for x in (-W * 0.215, W * 0.215):
        for y in (-1, 1):
            o.append(shapes.cyl(H * 0.052, H * 0.88, (x, y * d * 0.46, 0), mat, 12))
            for z in (0.2, 0.45, 0.62, 0.76):
                o.append(shapes.cyl(H * 0.062, H * 0.02, (x, y * d * 0.46, H * z), mat, 12))
            c = architecture.chhatri(H * 0.070, mat, n=6, h=H * 0.10)
            c.location = (x, y * d * 0.46, H * 0.86)
            o.append(c)
    o.append(architecture.dome(H * 0.20, mat, (0, 0, H * 0.78), 'hemi', None))
    return shapes.join(o, 'gateway')


def fluted(prof, flutes, relief, mat, seg=6, sharp=True):
    V = []
    F = []
    m = flutes * seg
    n = len(prof)
    for r, z in prof:
        for j in range(m):
            a = tau * j / m
            k = abs(math.sin(flutes * a / 2))
            q = r * (1 + relief * (k if sharp else k * k))
            V.append((q * math.cos(a), q * math.sin(a), z))
    for i in range(n - 1):
        for j in range(m):
            k = (j + 1) % m
            F.append((i * m + j, i * m + k, (i + 1) * m + k, (i + 1) * m + j))
    return shapes.mesh('flute', V, F, M(mat))


def qutub(H=12, mat='redstone', band='sandstone', top='ivory'):
    o = []
    fr = (0, 0.42, 0.63, 0.79, 0.90, 0.985)
    r = lambda t: H * 0.088 * (1 - 0.60 * t**0.9)
    for i in range(5):
        a, b = fr[i], fr[i + 1]
        mt = mat if i < 3 else (top if i == 3 else mat)
        o.append(fluted([(r(a), a * H), (r(b), b * H)], 20 if i % 2 == 0 else 16, 0.13, mt))
        for k in (0.35, 0.72):
            t = a + (b - a) * k
            o.append(
                shapes.lathe(
                    'bd',
                    [
                        (r(t) * 1.06, 0),
                        (r(t) * 1.19, 0.01 * H),
                        (r(t) * 1.19, 0.022 * H),
                        (r(t) * 1.06, 0.03 * H),
                    ],
                    M(band),
                    (0, 0, t * H),
                    48,
                    0,
                )
            )
        z = b * H
        q = r(b)
        o.append(
            shapes.lathe(
                'bal',
                [
                    (q * 1.0, -0.035 * H),
                    (q * 1.15, -0.03 * H),
                    (q * 1.45, -0.006 * H),
                    (q * 1.50, 0),
                    (q * 1.50, 0.018 * H),
                    (q * 1.40, 0.018 * H),
                    (q * 1.40, 0.004 * H),
                    (0, 0.004 * H),
                ],
                M(band),
                (0, 0, z),
                48,
                0,
            )
        )
        for k in range(24):
            an = tau * k / 24
            o.append(
                shapes.ball(
                    q * 0.085,
                    (q * 1.26 * math.cos(an), q * 1.26 * math.sin(an), z - 0.022 * H),
                    mat,
                    (1, 1, 1.4),
                    seg=6,
                    k=5,
                )
            )
    o.append(
        shapes.lathe(
            'base',
            [
                (0, 0),
                (H * 0.125, 0),
                (H * 0.125, 0.012 * H),
                (H * 0.108, 0.02 * H),
                (H * 0.10, 0.04 * H),
                (0, 0.04 * H),
            ],
            M(band),
            (0, 0, 0),
            48,
            0,
        )
    )
    o.append(architecture.dome(r(1) * 0.85, top, (0, 0, H * 0.985), 'hemi', 'gold', 24))
    return shapes.join(o, 'qutub')


def _iwan(w, h, mat, trim, back='black', depth=0.5, style='ogee', fr=0.62):
    o = [
        architecture.bay(w, h, w * fr, h * 0.78, depth, mat, style, 0.012),
        shapes.box((w * 0.98, 0.06, h * 0.98), (0, depth * 0.38, 0), M(back), 0, base=True),
    ]
    for x in (-1, 1):
        o.append(
            shapes.box(
                (w * 0.05, 0.06, h * 0.97), (x * w * 0.46, -depth / 2 - 0.01, 0), M(trim), 0.006, base=True
            )
        )
    o.append(
        shapes.box((w * 0.97, 0.06, w * 0.05), (0, -depth / 2 - 0.01, h * 0.93), M(trim), 0.006, base=True)
    )
    return o


def tomb(W=9, mat='redstone', trim='ivory', dm='ivory', lit='windim'):
    """Humayun-like garden tomb: arcaded podium, high portal, bulbous white dome, small kiosks"""
    o = []
    ph = W * 0.14
    a = architecture.arcade(13, W * 1.30 / 13, ph, mat, 'ogee', 0.3, False, trim, 'black')
    a.location = (0, -W * 0.42, 0)
    o.append(a)
    o.append(shapes.box((W * 1.32, W * 0.8, ph), (0, 0, 0), M(mat), 0.02, base=True))
    o.append(shapes.box((W * 1.38, W * 0.92, 0.12), (0, -0.04 * W, ph), M(trim), 0.02, base=True))
    z = ph + 0.1
    h = W * 0.34
    o.append(shapes.box((W * 0.96, W * 0.55, h), (0, W * 0.06, z), M(mat), 0.02, base=True))
    for w, hh, x, y in (
        (W * 0.30, h * 1.22, 0, -W * 0.26),
        (W * 0.24, h, -W * 0.35, -W * 0.24),
        (W * 0.24, h, W * 0.35, -W * 0.24),
    ):
        for q in _iwan(w, hh, mat, trim, lit if x == 0 else 'black', W * 0.05):
            q.location = (x + q.location.x, y + q.location.y, z + q.location.z)
            o.append(q)
    for x in (-1, 1):
        o.append(shapes.box((W * 0.10, W * 0.03, h), (x * W * 0.185, -W * 0.235, z), M(mat), 0.01, base=True))
        for k in (0.16, 0.58):
            p = architecture.window_panel(
                W * 0.05, h * 0.28, 'black', 'ogee', (x * W * 0.185, -W * 0.252, z + h * k)
            )
            o.append(p)
        for y in (-0.16, 0.26):
            c = architecture.chhatri(W * 0.058, mat, dm, 6)
            c.location = (x * W * 0.40, y * W, z + h)
            o.append(c)
        c = architecture.chhatri(W * 0.05, mat, dm, 6)
        c.location = (x * W * 0.19, -0.20 * W, z + h)
        o.append(c)
        for k in (-1, 1):
            o.append(
                shapes.lathe(
                    'pn',
                    [
                        (W * 0.018, 0),
                        (W * 0.018, h * 0.12),
                        (W * 0.026, h * 0.14),
                        (W * 0.010, h * 0.2),
                        (0, h * 0.24),
                    ],
                    M(mat),
                    (x * W * 0.15, -W * 0.27, z + h * 1.20),
                    10,
                    0,
                )
            )
    for k in range(28):
        m0 = shapes.extrude(
            architecture.arch_pts(W * 0.022, W * 0.03, 'ogee', 4),
            0.05,
            M(mat),
            ((k - 13.5) * W * 0.034, -W * 0.235, z + h),
            bv=0,
        )
        o.append(m0)
    o.append(
        shapes.lathe(
            'dr',
            [
                (0, 0),
                (W * 0.20, 0),
                (W * 0.20, W * 0.10),
                (W * 0.215, W * 0.11),
                (W * 0.215, W * 0.125),
                (0, W * 0.125),
            ],
            M(mat),
            (0, W * 0.06, z + h),
            40,
            0,
        )
    )
    d = architecture.dome(W * 0.205, dm, (0, W * 0.06, z + h + W * 0.12), 'mughal', 'gold')
    o.append(d)
    return shapes.join(o, 'tomb')


def fort(W=16, h=2.6, mat='redstone', trim='ivory'):
    """red fort front: crenellated wall, gate with two octagonal towers, kiosks and a row of little domes"""
    o = [
        shapes.box((W, 0.8, h), (0, 0.2, 0), M(mat), 0.02, base=True),
        shapes.box((W, 0.9, 0.10), (0, 0.2, h * 0.80), M('sandstone'), 0.02, base=True),
    ]
    k = int(W / 0.34)
    m0 = shapes.extrude(architecture.arch_pts(0.26, 0.34, 'ogee', 5), 0.12, M(mat), bv=0)
    for i in range(k):
        c = m0 if i == 0 else shapes.inst(m0)
        c.location = ((i - (k - 1) / 2) * W / k, -0.16, h)
        o.append(c)
    for q in _iwan(h * 1.2, h * 1.55, mat, trim, 'black', 0.6):
        q.location = (q.location.x, -0.45 + q.location.y, q.location.z)
        o.append(q)
    for x in (-1, 1):
        o.append(
            shapes.lathe(
                'tw',
                [
                    (0, 0),
                    (h * 0.40, 0),
                    (h * 0.38, h * 0.1),
                    (h * 0.34, h * 1.5),
                    (h * 0.40, h * 1.54),
                    (h * 0.40, h * 1.66),
                    (0, h * 1.66),
                ],
                M(mat),
                (x * h * 0.95, -0.3, 0),
                8,
                0,
                (0, 0, pi / 8),
                auto=0.3,
            )
        )
        c = architecture.chhatri(h * 0.28, mat, trim, 8)
        c.location = (x * h * 0.95, -0.3, h * 1.66)
        o.append(c)
        for j in (0.35, 0.75, 1.15):
            o.append(
                shapes.lathe(
                    'rg',
                    [(h * 0.35, 0), (h * 0.40, 0.03), (h * 0.40, 0.09), (h * 0.35, 0.12)],
                    M('sandstone'),
                    (x * h * 0.95, -0.3, h * j),
                    8,
                    0,
                    (0, 0, pi / 8),
                    auto=0.3,
                )
            )
    for i in range(7):
        c = architecture.chhatri(h * 0.075, trim, trim, 4)
        c.location = ((i - 3) * h * 0.17, -0.35, h * 1.56)
        o.append(c)
    for x in (-1, 1):
        o.append(
            shapes.lathe(
                'tw2',
                [(0, 0), (0.8, 0), (0.72, h * 1.1), (0.86, h * 1.13), (0.86, h * 1.2), (0, h * 1.2)],
                M(mat),
                (x * W * 0.46, 0, 0),
                8,
                0,
                (0, 0, pi / 8),
                auto=0.3,
            )
        )
        c = architecture.chhatri(0.56, mat, trim, 6)
        c.location = (x * W * 0.46, 0, h * 1.2)
        o.append(c)
    return shapes.join(o, 'fort')


def dhow(L=3, hull='walnut', sail='white', lamp=True):
    rings = []
    for i in range(11):
        t = i / 10 * 2 - 1
        w = 0.30 * L * 0.5 * (1 - abs(t) ** 2.4) + 0.02
        z = 0.05 * L + 0.11 * L * abs(t) ** 2.2
        rings.append(
            [
                (t * L / 2, -w, z),
                (t * L / 2, -w * 0.62, z - 0.10 * L * (1 - 0.55 * abs(t))),
                (t * L / 2, 0, z - 0.14 * L * (1 - 0.6 * abs(t))),
                (t * L / 2, w * 0.62, z - 0.10 * L * (1 - 0.55 * abs(t))),
                (t * L / 2, w, z),
                (t * L / 2, w * 0.85, z - 0.01 * L),
                (t * L / 2, 0, z - 0.03 * L),
                (t * L / 2, -w * 0.85, z - 0.01 * L),
            ]
        )
    o = [
        shapes.loft(rings, M(hull)),
        shapes.tube([(0, 0, 0), (0.03 * L, 0, 0.85 * L)], [0.022 * L, 0.012 * L], M('darkoak'), 8, smooth=0),
        shapes.tube(
            [(-0.42 * L, 0, 0.34 * L), (0.38 * L, 0, 1.02 * L)], 0.013 * L, M('darkoak'), 8, smooth=0
        ),
    ]
    V = []
    F = []
    n = 10
    for i in range(n + 1):
        for j in range(n + 1 - i):
            u, v = i / n, j / n
            V.append(
                (
                    -0.42 * L + 0.80 * L * u + 0.62 * L * v * (1 - 0.0 * u),
                    0.10 * L * math.sin(pi * min(1, u + v * 0.9)) * (v + 0.15),
                    0.34 * L + 0.68 * L * u - 0.20 * L * v - 0.30 * L * u * v,
                )
            )
    idx = {}
    q = 0
    for i in range(n + 1):
        for j in range(n + 1 - i):
            idx[i, j] = q
            q += 1
    for i in range(n):
        for j in range(n - i):
            F.append((idx[i, j], idx[i + 1, j], idx[i, j + 1]))
            if j < n - i - 1:
                F.append((idx[i + 1, j], idx[i + 1, j + 1], idx[i, j + 1]))
    if sail:
        o.append(shapes.mesh('sail', V, F, M(sail), smooth=True))
    if lamp:
        o.append(shapes.ball(0.035 * L, (0.42 * L, 0, 0.30 * L), 'lampglow', seg=10, k=8))
    return shapes.join(o, 'dhow')


def memorial_arch(H=9, mat='sandstone', trim='limestone', inner='limestone'):
    """tall memorial arch: half-round archivolt, side niches, stepped attic and shallow bowl; front -y"""
    w = H * 0.64
    d = H * 0.24
    oh = H * 0.56
    ow = w * 0.40
    o = [architecture.bay(w, H * 0.74, ow, oh, d, mat, 'round', 0.02)]
    o.append(shapes.box((w * 1.16, d * 1.24, H * 0.025), (0, 0, 0), M(trim), 0.02, base=True))
    for z, g, gd, t, mm in (
        (0.595, 1.035, 1.06, 0.012, trim),
        (0.625, 1.06, 1.10, 0.016, trim),
        (0.735, 1.05, 1.08, 0.016, trim),
        (0.75, 1.10, 1.16, 0.018, trim),
        (0.767, 0.96, 0.98, 0.05, mat),
        (0.815, 1.0, 1.03, 0.012, trim),
        (0.826, 0.80, 0.86, 0.055, mat),
        (0.88, 0.83, 0.90, 0.012, trim),
        (0.892, 0.50, 0.66, 0.045, mat),
        (0.936, 0.54, 0.72, 0.012, trim),
    ):
        o.append(shapes.box((w * g, d * gd, H * t), (0, 0, H * z), M(mm), 0.015, base=True))
    for s in (1, -1):
        V, F = shapes.revolve(
            [(ow * 0.505, -0.0), (ow * 0.505, 0.09), (ow * 0.56, 0.14), (ow * 0.62, 0.09), (ow * 0.62, 0)],
            40,
            0 if s > 0 else pi,
            pi if s > 0 else tau,
        )
        o.append(shapes.mesh('arc', V, F, M(trim), (0, -s * d * 0.5, oh - ow / 2), (s * pi / 2, 0, 0)))
        o.append(
            shapes.box(
                (H * 0.03, 0.22, H * 0.055),
                (0, -s * (d * 0.5 + 0.06), oh + H * 0.005),
                M(trim),
                0.02,
                base=True,
            )
        )
        for x in (-1, 1):
            o.append(
                shapes.box(
                    (ow * 0.13, 0.14, oh - ow / 2),
                    (x * ow * 0.565, -s * d * 0.5, 0),
                    M(trim),
                    0.012,
                    base=True,
                )
            )
            o.append(
                shapes.box(
                    (ow * 0.19, 0.22, H * 0.02),
                    (x * ow * 0.565, -s * d * 0.5, oh - ow / 2 - H * 0.01),
                    M(trim),
                    0.012,
                    base=True,
                )
            )
            o.append(
                shapes.box(
                    (w * 0.045, 0.16, H * 0.595), (x * w * 0.478, -s * d * 0.5, 0), M(mat), 0.012, base=True
                )
            )
            o.append(
                architecture.window_panel(
                    w * 0.15, H * 0.34, 'windim', 'round', (x * w * 0.365, -s * (d * 0.5 + 0.006), H * 0.085)
                )
            )
            f = architecture.bay(w * 0.205, H * 0.40, w * 0.15, H * 0.34, 0.14, trim, 'round', 0.01)
            f.location = (x * w * 0.365, -s * d * 0.5, H * 0.08)
            o.append(f)
            V, F = shapes.revolve([(0, 0), (0.30, 0), (0.30, 0.05), (0.24, 0.08), (0, 0.08)], 32)
            o.append(
                shapes.mesh('ros', V, F, M(trim), (x * w * 0.375, -s * d * 0.5, H * 0.68), (s * pi / 2, 0, 0))
            )
        for i in range(23):
            o.append(
                shapes.box(
                    (w * 0.022, 0.12, H * 0.02),
                    ((i - 11) * w * 0.044, -s * (d * 0.54), H * 0.716),
                    M(trim),
                    0.004,
                    base=True,
                )
            )
    o.append(
        shapes.lathe(
            'bowl',
            [
                (0, 0),
                (w * 0.17, 0),
                (w * 0.20, H * 0.006),
                (w * 0.205, H * 0.016),
                (w * 0.14, H * 0.034),
                (w * 0.10, H * 0.046),
                (0, H * 0.05),
            ],
            M(trim),
            (0, 0, H * 0.946),
            40,
            2,
        )
    )
    return shapes.join(o, 'memorial')
