"""Boards and what they stand on. The playing surface lies at z=0, 8 by 8 units round the origin."""
import math
from . import pieces, scene, shapes
from .materials import m as M

pi = math.pi


def board(
    light='maple',
    dark='walnut',
    frame='rosewood',
    inlay='brass',
    thick=0.34,
    border=0.62,
    gap=0.0,
    sq_bevel=0.008,
    feet=None,
):
    objs = []
    T = {}
    for f in range(8):
        for r in range(8):
            k = (f + r) % 2
            if k not in T:
                o = T[k] = shapes.box(
                    (1 - gap, 1 - gap, 0.12),
                    (f - 3.5, r - 3.5, -0.06),
                    M(light if k else dark),
                    sq_bevel,
                    seg=1,
                )
            else:
                o = shapes.inst(T[k], (f - 3.5, r - 3.5, -0.06), 0)
            objs.append(o)
    w = 4 + border
    shapes.box((2 * w, 2 * w, thick), (0, 0, -thick / 2 - 0.015), M(frame), 0.05, seg=4)
    for a, b, x, y in ((2 * w, border, 0, 1), (2 * w, border, 0, -1), (border, 8, 1, 0), (border, 8, -1, 0)):
        shapes.box((a, b, 0.06), (x * (4 + border / 2), y * (4 + border / 2), -0.018), M(frame), 0.02, seg=3)
    if inlay:
        for d, t in ((4.05, 0.035), (4.0 + border * 0.62, 0.018)):
            for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                shapes.box(
                    (2 * d + t if x == 0 else t, 2 * d + t if y == 0 else t, 0.012),
                    (x * d, y * d, 0.013),
                    M(inlay),
                    0.003,
                    seg=1,
                )
    shapes.box(
        (2 * w + 0.24, 2 * w + 0.24, 0.16), (0, 0, -thick - 0.05), M(frame), 0.07, seg=4
    )  # plinth moulding
    if inlay:
        shapes.box((2 * w + 0.05, 2 * w + 0.05, 0.03), (0, 0, -thick + 0.05), M(inlay), 0.008, seg=1)
    if feet:
        for x in (-1, 1):
            for y in (-1, 1):
                shapes.lathe(
                    'foot',
                    [(0, -0.5), (0.25, -0.5), (0.36, -0.40), (0.30, -0.28), (0.20, -0.2), (0, -0.2)],
                    M(feet),
                    (x * (w - 0.2), y * (w - 0.2), -thick + 0.1),
                )
    return -thick - 0.13 if not feet else -thick - 0.4


def ground(mat, z, size=400, y=0):
    return shapes.mesh(
        'ground',
        [(-size, -size + y, z), (size, -size + y, z), (size, size + y, z), (-size, size + y, z)],
        [(0, 1, 2, 3)],
        M(mat),
    )


def disc(mat, r, z, thick=0.3, loc=(0, 0)):
    """round table top"""
    return shapes.lathe(
        'disc',
        [(0, 0), (r - 0.06, 0), (r, -0.05), (r, -thick + 0.06), (r - 0.08, -thick), (0, -thick)],
        M(mat),
        (loc[0], loc[1], z),
        128,
        0,
    )


def mini(
    fen,
    loc=(0, 0, 0),
    rot=0,
    s=1.0,
    mats=('maple', 'walnut', 'rosewood', 'brass'),
    white='boxwood',
    black='ebony',
    **k
):
    """a complete board with its game under one empty; rot turns board and players together, s=.3 for a small one. z of loc = table"""
    old = set(scene.S.objects)
    z = board(*mats)
    shapes.join([o for o in scene.S.objects if o not in old], 'board')
    pieces.set_position(fen, white, black, **k)
    return scene.group([o for o in scene.S.objects if o not in old], (loc[0], loc[1], loc[2] - z * s), rot, s)


def ashtapada(mat='sandal', line='brass', frame='redwood', border=0.62, thick=0.34):
    """uncheckered 8x8 board with engraved lines and crossed squares"""
    shapes.box((8, 8, 0.12), (0, 0, -0.06), M(mat), 0.01)
    for i in range(9):
        shapes.box((0.035, 8.03, 0.012), (i - 4, 0, 0.0), M(line), 0)
        shapes.box((8.03, 0.035, 0.012), (0, i - 4, 0.001), M(line), 0)
    for f in (0, 3, 4, 7):
        for r in (0, 3, 4, 7):
            for a in (1, -1):
                shapes.box((1.06, 0.035, 0.010), (f - 3.5, r - 3.5, 0.0015), M(line), 0, (0, 0, a * pi / 4))
    w = 4 + border
    shapes.box((2 * w, 2 * w, thick), (0, 0, -thick / 2 - 0.015), M(frame), 0.05, seg=4)
    for a, b, x, y in ((2 * w, border, 0, 1), (2 * w, border, 0, -1), (border, 8, 1, 0), (border, 8, -1, 0)):
        shapes.box((a, b, 0.06), (x * (4 + border / 2), y * (4 + border / 2), -0.018), M(frame), 0.02, seg=3)
    for k in range(-11, 12):  # ivory dots along the frame
        for x, y in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            shapes.ball(
                0.07,
                (
                    k * 0.38 if x == 0 else x * (4 + border / 2),
                    k * 0.38 if y == 0 else y * (4 + border / 2),
                    0.012,
                ),
                'ivory',
                (1, 1, 0.35),
                seg=10,
                k=6,
            )
    shapes.box((2 * w + 0.24, 2 * w + 0.24, 0.16), (0, 0, -thick - 0.05), M(frame), 0.07, seg=4)
    shapes.box((2 * w + 0.05, 2 * w + 0.05, 0.03), (0, 0, -thick + 0.05), M(line), 0.008, seg=1)
    return -thick - 0.13
