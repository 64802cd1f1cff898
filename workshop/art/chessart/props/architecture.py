"""Parts that buildings are made of, and plain buildings."""
import math
import random
from .. import shapes
from ..materials import m as M

pi, tau = math.pi, math.tau


def arch_pts(w, h, style='round', n=14):
    """opening outline from bottom-left to bottom-right; h = total height of the opening"""
    r = w / 2
    if style == 'round':
        top = [(-r * math.cos(pi * i / n), h - r + r * math.sin(pi * i / n)) for i in range(n + 1)]
    elif style == 'pointed':
        rise = w * 0.92
        L = [
            (-r + r * (i / n) ** 1.0, h - rise + rise * math.sin(pi / 2 * (i / n)) ** 0.85)
            for i in range(n + 1)
        ]
        top = L + [(-x, z) for x, z in L[-2::-1]]
    elif style == 'ogee':
        rise = w * 0.75
        L = [
            (
                -r * (1 - (i / n)),
                h - rise + rise * (0.62 * math.sin(pi / 2 * min(1, 1.25 * i / n)) + 0.38 * (i / n) ** 3),
            )
            for i in range(n + 1)
        ]
        top = L + [(-x, z) for x, z in L[-2::-1]]
    else:  # cusped: Mughal multifoil arch
        rise = w * (0.34 if style == 'cuspedwide' else 0.62)
        cusps = 15 if style == 'cuspedwide' else 9
        N = n * 5
        L = []
        for i in range(N + 1):
            u = i / N
            a = pi * u
            pt = 0.16 * math.exp(-(((u - 0.5) / 0.07) ** 2))
            f = (
                1 - (0.055 if style == 'cuspedwide' else 0.10) * (1 - abs(math.sin(cusps * a / 2))) ** 1.4
            )  # lobes open outwards, cusps point in
            L.append((-r * math.cos(a) * f, h - rise * 1.16 + rise * (math.sin(a) * f + pt)))
        top = L
        top[0] = (-r, top[0][1])
        top[-1] = (r, top[-1][1])
    return [(-r, 0)] + top + [(r, 0)]


def bay(w, h, ow, oh, depth, mat, style='round', bv=0.012):
    """wall bay of width w, height h with an arched opening"""
    A = arch_pts(ow, oh, style)
    return shapes.extrude([(-w / 2, 0)] + A + [(w / 2, 0), (w / 2, h), (-w / 2, h)], depth, M(mat), bv=bv)


def window_panel(w, h, mat, style='pointed', loc=(0, 0, 0), depth=0.02):
    return shapes.extrude(arch_pts(w, h, style, 8), depth, M(mat), loc, bv=0)


def column(h, r, mat, loc=(0, 0, 0), style='mughal', seg=20):
    p = [
        (0, 0),
        (r * 1.5, 0),
        (r * 1.5, 0.06 * h),
        (r * 1.15, 0.08 * h),
        (r * 1.3, 0.12 * h),
        (r * 0.92, 0.17 * h),
        (r, 0.4 * h),
        (r * 0.85, 0.80 * h),
        (r * 1.15, 0.83 * h),
        (r * 0.9, 0.86 * h),
        (r * 1.2, 0.92 * h),
        (r * 1.6, 0.96 * h),
        (r * 1.6, h),
        (0, h),
    ]
    return shapes.lathe('col', p, M(mat), loc, seg, 3 if style == 'mughal' else 0)


def dome(r, mat, loc=(0, 0, 0), style='mughal', finial='brass', seg=40, h=None):
    if style == 'hemi':
        p = [(r * math.cos(a), r * math.sin(a)) for a in [pi / 2 * i / 12 for i in range(13)]]
        sm = 0
    elif style == 'onion':
        p = [
            (r * 0.62, 0),
            (r * 0.66, 0.06 * r),
            (r * 0.95, 0.32 * r),
            (r * 1.06, 0.62 * r),
            (r * 0.92, 0.98 * r),
            (r * 0.55, 1.36 * r),
            (r * 0.22, 1.66 * r),
            (r * 0.07, 1.95 * r),
            (0, 2.05 * r),
        ]
        sm = 5
    else:
        p = [
            (r * 0.95, 0),
            (r * 0.97, 0.05 * r),
            (r * 1.03, 0.25 * r),
            (r * 1.05, 0.45 * r),
            (r * 0.98, 0.72 * r),
            (r * 0.76, 1.0 * r),
            (r * 0.42, 1.22 * r),
            (r * 0.14, 1.36 * r),
            (r * 0.05, 1.42 * r),
            (0, 1.43 * r),
        ]
        sm = 5
    o = [shapes.lathe('dome', p, M(mat), loc, seg, sm)]
    t = p[-1][1]
    if finial:
        o.append(
            shapes.lathe(
                'fin',
                [
                    (0, -0.06 * r),
                    (0.12 * r, -0.06 * r),
                    (0.14 * r, -0.01 * r),
                    (0.05 * r, 0.03 * r),
                    (0.09 * r, 0.09 * r),
                    (0.10 * r, 0.14 * r),
                    (0.035 * r, 0.20 * r),
                    (0.055 * r, 0.27 * r),
                    (0.02 * r, 0.33 * r),
                    (0.012 * r, 0.52 * r),
                    (0, 0.56 * r),
                ],
                M(finial),
                (loc[0], loc[1], loc[2] + t),
                12,
                3,
            )
        )
    if style == 'mughal':  # lotus collar
        for k in range(24):
            a = tau * k / 24
            o.append(
                shapes.ball(
                    0.085 * r,
                    (loc[0] + 0.98 * r * math.cos(a), loc[1] + 0.98 * r * math.sin(a), loc[2] + 0.02 * r),
                    mat,
                    (1, 1, 1.1),
                    seg=8,
                    k=6,
                )
            )
    return shapes.join(o, 'dome')


def chhatri(r=0.6, mat='pinkstone', dmat=None, n=6, h=None, loc=(0, 0, 0)):
    h = h or r * 1.5
    o = [
        shapes.lathe(
            'b',
            [
                (0, 0),
                (r * 1.2, 0),
                (r * 1.2, 0.10 * r),
                (r * 1.1, 0.14 * r),
                (r * 1.1, 0.22 * r),
                (0, 0.22 * r),
            ],
            M(mat),
            (0, 0, 0),
            n * 4,
            0,
        )
    ]
    for k in range(n):
        a = tau * (k + 0.5) / n
        o.append(
            column(h, r * 0.085, mat, (r * 0.88 * math.cos(a), r * 0.88 * math.sin(a), 0.22 * r), seg=10)
        )
        w = 2 * r * 0.88 * math.sin(pi / n)
        b = bay(w, h * 0.42, w * 0.80, h * 0.30, r * 0.10, mat, 'cusped', 0)
        a2 = tau * (k + 1) / n
        b.location = (
            r * 0.88 * math.cos(pi / n) * math.cos(a2),
            r * 0.88 * math.cos(pi / n) * math.sin(a2),
            0.22 * r + h * 0.60,
        )
        b.rotation_euler = (0, 0, a2 + pi / 2)
        o.append(b)
    z = 0.22 * r + h
    o.append(
        shapes.lathe(
            'e',
            [
                (0, 0),
                (r * 0.95, 0),
                (r * 1.42, -0.16 * r),
                (r * 1.45, -0.13 * r),
                (r * 1.02, 0.08 * r),
                (r * 1.02, 0.24 * r),
                (0, 0.24 * r),
            ],
            M(mat),
            (0, 0, z),
            n * 4,
            0,
        )
    )
    o.append(dome(r * 0.92, dmat or mat, (0, 0, z + 0.24 * r), 'mughal', seg=28))
    return shapes.place(shapes.join(o, 'chhatri'), loc)


def arcade(
    n=5,
    w=2.2,
    h=3.6,
    mat='pinkstone',
    style='cusped',
    depth=0.5,
    parapet=True,
    trim=None,
    back=None,
    frac=0.72,
):
    o = []
    tr = trim or mat
    b0 = bay(w, h, w * frac, h * 0.80, depth, mat, style)
    for i in range(n):
        x = (i - (n - 1) / 2) * w
        o.append(b0 if i == 0 else shapes.inst(b0))
        o[-1].location = (x, 0, 0)
    for i in range(n + 1):
        x = (i - n / 2) * w
        o.append(
            shapes.box((w * (1 - frac) * 0.42, depth + 0.16, h * 0.96), (x, 0, 0), M(mat), 0.02, base=True)
        )
        for s in (1, -1):
            o.append(column(h * 0.60, w * 0.055, tr, (x, s * (depth / 2 + 0.13), 0), seg=14))
        o.append(
            shapes.box(
                (w * (1 - frac) * 0.9, depth + 0.44, h * 0.035), (x, 0, h * 0.60), M(tr), 0.015, base=True
            )
        )
    W = n * w
    for z, d, t in ((h * 0.93, 0.22, 0.06), (h, 0.50, 0.09), (h + 0.10, 0.30, 0.14)):
        o.append(shapes.box((W + d, depth + d, t), (0, 0, z), M(tr), 0.02, base=True))
    if parapet:
        k = int(W / 0.30)
        m0 = shapes.extrude(arch_pts(0.20, 0.30, 'ogee', 6), 0.09, M(mat), bv=0)
        for i in range(k):
            c = m0 if i == 0 else shapes.inst(m0)
            c.location = ((i - (k - 1) / 2) * W / k, -depth / 2 - 0.04, h + 0.24)
            o.append(c)
    if back:
        o.append(shapes.box((W, 0.1, h), (0, depth * 1.6, 0), M(back), 0, base=True))
    return shapes.join(o, 'arcade')


def jali(w, h, mat, depth=0.06, cells=6):
    """pierced stone screen"""
    o = []
    s = w / cells
    for i in range(cells + 1):
        o.append(shapes.box((s * 0.2, depth, h), (-w / 2 + i * s, 0, 0), M(mat), 0, base=True))
    for j in range(int(h / s) + 1):
        o.append(shapes.box((w, depth, s * 0.2), (0, 0, j * s), M(mat), 0, base=True))
    for i in range(cells):
        for j in range(int(h / s)):
            o.append(
                shapes.box(
                    (s * 0.7, depth * 0.8, s * 0.16),
                    (-w / 2 + (i + 0.5) * s, 0, (j + 0.5) * s),
                    M(mat),
                    0,
                    (0, pi / 4, 0),
                )
            )
            o.append(
                shapes.box(
                    (s * 0.7, depth * 0.8, s * 0.16),
                    (-w / 2 + (i + 0.5) * s, 0, (j + 0.5) * s),
                    M(mat),
                    0,
                    (0, -pi / 4, 0),
                )
            )
    return shapes.join(o, 'jali')


def pinnacle(h, r, mat, tip='brass', loc=(0, 0, 0)):
    o = [
        shapes.box((r * 2, r * 2, h * 0.5), (0, 0, 0), M(mat), 0.01, base=True),
        shapes.box((r * 2.5, r * 2.5, h * 0.05), (0, 0, h * 0.5), M(mat), 0.008, base=True),
        shapes.lathe(
            'sp',
            [(r * 1.0, 0), (r * 0.55, h * 0.2), (0.01, h * 0.46), (0, h * 0.46)],
            M(mat),
            (0, 0, h * 0.55),
            4,
            0,
            (0, 0, pi / 4),
        ),
        shapes.ball(r * 0.28, (0, 0, h * 1.02), tip, seg=8, k=6),
    ]
    return shapes.place(shapes.join(o, 'pin'), loc)


def palace(n=5, mat='pinkstone', trim='plaster', domes='whitemarble', w=2.3, h=3.7):
    """two-storey Indian palace front with chhatris and domes; front -y"""
    o = [arcade(n, w, h, mat, 'cusped', 0.6, True, trim, 'winwarmwall')]
    up = arcade(n * 2 - 1, w * 0.5, h * 0.5, mat, 'cusped', 0.4, True, trim, 'winwarmwall')
    up.location = (0, 0.75, h + 0.25)
    o.append(up)
    o.append(shapes.box((n * w, 2.6, h + 0.2), (0, 2.2, 0), M(mat), 0.02, base=True))
    for x in (-1, 1):
        c = chhatri(0.62, mat, domes, 6)
        c.location = (x * n * w * 0.46, 0.1, h + 0.3)
        o.append(c)
        c = chhatri(0.5, mat, domes, 6)
        c.location = (x * n * w * 0.23, 0.8, h * 1.5 + 0.5)
        o.append(c)
    o.append(
        shapes.lathe(
            'dr',
            [(0, 0), (1.25, 0), (1.25, 0.9), (1.38, 0.95), (1.38, 1.1), (0, 1.1)],
            M(mat),
            (0, 1.6, h * 1.5 + 0.2),
            32,
            0,
        )
    )
    dd = dome(1.25, domes, (0, 1.6, h * 1.5 + 1.3), 'mughal', 'gold')
    o.append(dd)
    return shapes.join(o, 'palace')


def minaret(H, r, mat, cap=None):
    o = [
        shapes.lathe(
            'min',
            [
                (0, 0),
                (r * 1.3, 0),
                (r * 1.25, 0.04 * H),
                (r, 0.06 * H),
                (r * 0.92, 0.34 * H),
                (r * 1.35, 0.36 * H),
                (r * 1.35, 0.38 * H),
                (r * 0.9, 0.39 * H),
                (r * 0.82, 0.64 * H),
                (r * 1.22, 0.66 * H),
                (r * 1.22, 0.68 * H),
                (r * 0.8, 0.69 * H),
                (r * 0.72, 0.84 * H),
                (0, 0.84 * H),
            ],
            M(mat),
            (0, 0, 0),
            24,
            0,
        )
    ]
    c = chhatri(r * 0.75, mat, cap, 6, r * 1.2)
    c.location = (0, 0, H * 0.84)
    o.append(c)
    return shapes.join(o, 'minaret')


def window_frame(w=4, h=5, mat='white', nx=3, nz=4, loc=(0, 0, 0), rot=0):
    o = []
    for i in range(nx + 1):
        o.append(
            shapes.box(
                (0.12 if i in (0, nx) else 0.06, 0.16, h),
                (-w / 2 + i * w / nx, 0, 0),
                M(mat),
                0.01,
                base=True,
            )
        )
    for j in range(nz + 1):
        o.append(
            shapes.box((w, 0.16, 0.12 if j in (0, nz) else 0.06), (0, 0, j * h / nz), M(mat), 0.01, base=True)
        )
    return shapes.place(shapes.join(o, 'win'), loc, rot)


def awning(w=3, d=1.2, mats=('red', 'white'), loc=(0, 0, 0), rot=0, n=10):
    o = []
    for i in range(n):
        x0, x1 = -w / 2 + i * w / n, -w / 2 + (i + 1) * w / n
        o.append(
            shapes.mesh(
                'aw',
                [
                    (x0, 0, 0),
                    (x1, 0, 0),
                    (x1, -d, -d * 0.55),
                    (x0, -d, -d * 0.55),
                    (x1, -d, -d * 0.75),
                    (x0, -d, -d * 0.75),
                ],
                [(0, 1, 2, 3), (3, 2, 4, 5)],
                M(mats[i % 2]),
            )
        )
    return shapes.place(shapes.join(o, 'awning'), loc, rot)


def house(w=2, h=4, d=1.6, mat='limestone', floors=4, bays=3, shop=None, roof='bronze', lit=0.6, seed=0):
    """street facade (front -y) for Piccadilly or a bazaar"""
    rnd = random.Random(seed)
    o = [shapes.box((w, d, h), (0, 0, 0), M(mat), 0.02, base=True)]
    fh = h / floors
    for j in range(floors):
        for i in range(bays):
            x = (i - (bays - 1) / 2) * w / bays
            ww = w / bays * 0.5
            if j == 0 and shop:
                continue
            o.append(
                window_panel(
                    ww,
                    fh * 0.6,
                    'winwarm' if rnd.random() < lit else 'black',
                    'round',
                    (x, -d / 2 - 0.012, j * fh + fh * 0.2),
                )
            )
            o.append(bay(ww * 1.4, fh * 0.74, ww * 0.96, fh * 0.6, 0.10, mat, 'round', 0))
            o[-1].location = (x, -d / 2 - 0.02, j * fh + fh * 0.18)
            o.append(
                shapes.box(
                    (ww * 1.6, 0.18, 0.04), (x, -d / 2 - 0.05, j * fh + fh * 0.15), M(mat), 0.006, base=True
                )
            )
        o.append(
            shapes.box((w + 0.06, d + 0.10, 0.06), (0, 0, (j + 1) * fh - 0.05), M(mat), 0.012, base=True)
        )
    if shop:  # lit shop window: stall riser, door, glazing bars, wares on two boards
        f = -d / 2
        o.append(
            shapes.box((w * 0.86, 0.06, fh * 0.62), (0, f - 0.01, fh * 0.08), M('winwarm'), 0, base=True)
        )
        o.append(awning(w * 0.95, 0.5, shop, (0, f, fh * 0.92)))
        o.append(
            shapes.box((w * 0.88, 0.10, fh * 0.16), (0, f - 0.02, fh * 0.06), M(shop[0]), 0.008, base=True)
        )
        o.append(
            shapes.box((w * 0.90, 0.09, fh * 0.05), (0, f - 0.02, fh * 0.68), M(shop[0]), 0.006, base=True)
        )
        o.append(
            shapes.box(
                (w * 0.17, 0.09, fh * 0.58), (w * 0.20, f - 0.03, fh * 0.08), M(shop[0]), 0.008, base=True
            )
        )
        o.append(
            shapes.box(
                (w * 0.11, 0.02, fh * 0.28), (w * 0.20, f - 0.08, fh * 0.32), M('winwarm'), 0, base=True
            )
        )
        for k in range(8):
            x = (k / 7 - 0.5) * w * 0.86
            o.append(
                shapes.box((w * 0.016, 0.08, fh * 0.48), (x, f - 0.03, fh * 0.21), M(shop[0]), 0, base=True)
            )
        for z in (0.225, 0.43):
            if z > 0.3:
                o.append(
                    shapes.box(
                        (w * 0.84, 0.05, fh * 0.018), (0, f - 0.045, fh * z), M('walnut'), 0, base=True
                    )
                )
            for k in range(17):
                x = (k / 16 - 0.5) * w * 0.80
                s = rnd.uniform(0.55, 1.0)
                if not 0.09 < x / w < 0.31:
                    o.append(
                        shapes.box(
                            (w * 0.030 * s, 0.04, fh * 0.13 * s),
                            (x, f - 0.05, fh * (z + 0.018)),
                            M(
                                rnd.choice(
                                    (
                                        'walnut',
                                        'ebony',
                                        'darkred',
                                        'leathergreen',
                                        'velvetblue',
                                        'oak',
                                        'brass',
                                    )
                                )
                            ),
                            0,
                            base=True,
                        )
                    )
    o.append(
        shapes.loft(
            [
                [
                    (-w / 2, -d / 2, h),
                    (-w / 2, d / 2, h),
                    (-w / 2, d * 0.2, h + fh * 0.6),
                    (-w / 2, -d * 0.2, h + fh * 0.6),
                ],
                [
                    (w / 2, -d / 2, h),
                    (w / 2, d / 2, h),
                    (w / 2, d * 0.2, h + fh * 0.6),
                    (w / 2, -d * 0.2, h + fh * 0.6),
                ],
            ],
            M(roof),
        )
    )
    o[-1].data.polygons.foreach_set('use_smooth', [False] * len(o[-1].data.polygons))
    return shapes.join(o, 'house')


def hut(r=2.2, h=2.0, loc=(0, 0, 0)):
    o = [
        shapes.lathe('w', [(0, 0), (r, 0), (r * 0.98, h), (0, h)], M('mud'), (0, 0, 0), 32, 0),
        shapes.lathe(
            'rf',
            [
                (r * 1.35, -0.15),
                (r * 1.36, -0.02),
                (r * 0.8, 0.75 * r),
                (r * 0.25, 1.35 * r),
                (0.05, 1.55 * r),
                (0, 1.56 * r),
            ],
            M('thatch'),
            (0, 0, h),
            32,
            2,
        ),
    ]
    d = window_panel(r * 0.5, h * 0.75, 'black', 'round', (0, -r * 0.985, 0), 0.06)
    o.append(d)
    return shapes.place(shapes.join(o, 'hut'), loc)
