"""The four carved opponents and the rook with a dial. Run by `npm run art -- --court`."""
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
sys.dont_write_bytecode = True
from mathutils import Matrix
import bpy
import carving
import portrait
from chessart import materials, pieces, scene, shapes
from chessart.materials import m as M
from chessart.props import animals

pi, tau = math.pi, math.tau


def own_materials():
    own, plain, wood = materials.own, materials.plain, materials.wood
    own('honey', lambda: wood('honey', (0.56, 0.32, 0.12), (0.80, 0.55, 0.27), 0.36, 0.3, 'z', 0.42, 0.7, 0.05))
    own('chestnut', lambda: wood('chestnut', (0.22, 0.075, 0.03), (0.42, 0.17, 0.07), 0.34, 0.35, 'z', 0.5, 0.7, 0.05))
    own('ashwood', lambda: wood('ashwood', (0.20, 0.19, 0.185), (0.36, 0.345, 0.33), 0.42, 0.25, 'z', 0.5, 0.6, 0.05))
    own('dusk', lambda: wood('dusk', (0.20, 0.095, 0.050), (0.36, 0.185, 0.095), 0.36, 0.3, 'z', 0.42, 0.7, 0.05))
    own('cotton', lambda: plain('cotton', (0.80, 0.20, 0.035), 0.72, sheen=0.5))
    own('rosecloth', lambda: plain('rosecloth', (0.60, 0.030, 0.115), 0.70, sheen=0.5))
    own('midnight', lambda: plain('midnight', (0.022, 0.032, 0.13), 0.62, sheen=0.8))
    own('peacock', lambda: plain('peacock', (0.010, 0.16, 0.20), 0.6, sheen=0.5))
    own('lip', lambda: plain('lip', (0.22, 0.045, 0.030), 0.4, clear=0.3))
    own('mouthdark', lambda: plain('mouthdark', (0.03, 0.008, 0.006), 0.6))
    own('beard', lambda: plain('beard', (0.022, 0.018, 0.020), 0.42, clear=0.2))


def pawn():
    """Beginner: a young foot soldier, a pawn with a face and a cap that has slipped."""
    P = [shapes.ball(1.0, (0, 0, 0.1), None, (1.0, 0.97, 1.0), seg=44, k=28)]
    for s in (-1, 1):
        P.append(shapes.ball(0.34, (s * 0.46, -0.66, -0.20), None, (1, 0.8, 0.9), seg=24))
        P.append(shapes.ball(0.22, (s * 0.98, 0.02, 0.02), None, (0.5, 0.8, 1.15), (0, s * 0.15, 0), seg=20))
    P.append(shapes.ball(0.15, (0, -0.99, -0.04), None, (1.1, 1, 0.85), seg=20))
    head = [shapes.sculpt(P, 'honey', 0.03, 6, 'head')]
    for s in (-1, 1):
        head += carving.eye(s * 0.36, -0.80, 0.24, 0.215, 'honey', 0.94, (0.35, 0.35))
        head.append(
            shapes.tube([(s * 0.20, -1.0, 0.52), (s * 0.38, -0.985, 0.585), (s * 0.58, -0.86, 0.52)], [0.035, 0.05, 0.02], M('walnut'), 12)
        )
    head.append(shapes.tube([(-0.36, -0.88, -0.36), (-0.18, -0.97, -0.47), (0, -0.99, -0.50), (0.18, -0.97, -0.47), (0.36, -0.88, -0.36)], [0.02, 0.06, 0.07, 0.06, 0.02], M('mouthdark'), 14))
    for x in (-0.075, 0.075):
        head.append(shapes.box((0.12, 0.06, 0.10), (x, -1.035, -0.452), M('ivory'), 0.02))
    dome = [(1.0, 0.44), (1.01, 0.56), (0.97, 0.76), (0.82, 0.98), (0.55, 1.13), (0.2, 1.19), (0, 1.2)]
    cap = [shapes.lathe('cap', dome, M('cotton'), (0, 0.05, 0), 48, 4)]
    for z, r, mat in ((0.52, 1.0, 'rosecloth'), (0.66, 0.965, 'gold')):
        cap.append(shapes.tube([(r * math.cos(tau * i / 32), r * math.sin(tau * i / 32) + 0.05, z) for i in range(33)], 0.085 if mat != 'gold' else 0.035, M(mat), 16, smooth=2))
    cap.append(shapes.ball(0.12, (0, 0.05, 1.20), 'gold', seg=20))
    e = scene.group(cap)
    e.matrix_world = Matrix.Translation((0.02, 0.06, 0.24)) @ Matrix.Rotation(0.22, 4, 'Y') @ Matrix.Rotation(0.16, 4, 'X')
    h = scene.group(head)
    both = scene.group([h, e])
    both.matrix_world = Matrix.Rotation(-0.07, 4, 'Y')
    shapes.lathe(
        'body',
        [(0, -3.6), (1.75, -3.6), (1.80, -3.2), (1.5, -2.85), (1.1, -2.3), (0.78, -1.7), (0.62, -1.28), (0.66, -1.22), (1.05, -1.14), (1.12, -1.02), (1.02, -0.90), (0.6, -0.80), (0, -0.8)],
        M('honey'),
        (0, 0.05, 0),
        64,
        4,
    )
    shapes.tube([(1.10 * math.cos(tau * i / 32), 1.10 * math.sin(tau * i / 32) + 0.05, -1.02) for i in range(33)], 0.05, M('gold'), 14, smooth=2)
    # an arm with a wooden sword
    shapes.tube([(0.55, -0.25, -1.75), (1.02, -0.50, -2.05), (1.22, -0.72, -1.72)], [0.22, 0.20, 0.16], M('honey'), 18)
    fist = carving.set_matrix(carving.hand('honey', 'fist', 1, 1.05), (1.20, -0.62, -1.95), (0.1, -0.05, 1), (-1, -0.3, 0))
    fist.name = 'fist'
    sword = [
        shapes.box((0.22, 0.09, 1.7), (0, 0, 0.85), M('redwood'), 0.04, base=False),
        shapes.box((0.62, 0.14, 0.13), (0, 0, 0.0), M('redwood'), 0.05),
        shapes.tube([(0, 0, -0.05), (0, 0, -0.5)], [0.085, 0.095], M('redwood'), 14),
    ]
    s = scene.group(sword)
    s.matrix_world = Matrix.Translation((1.16, -0.80, -1.28)) @ Matrix.Rotation(0.26, 4, 'Y') @ Matrix.Rotation(-0.1, 4, 'X')


def horse():
    """Intermediate: the knight of the set, bridled, with tassels."""
    me = pieces.knight_mesh()
    o = scene.link(bpy.data.objects.new('n', me))
    if not me.materials:
        me.materials.append(None)
    o.material_slots[0].link = 'OBJECT'
    o.material_slots[0].material = M('chestnut')
    parts = [o]

    def strap(points, r, mat='rosecloth'):
        parts.append(shapes.tube(points, r, M(mat), 12, smooth=4, squash=1.0))

    # x forward, z up, in the knight's own measure; the head is 0.12 wide each side
    for s in (-1, 1):
        strap([(0.235, s * 0.0, 0.985), (0.225, s * 0.075, 0.945), (0.205, s * 0.095, 0.85), (0.195, s * 0.06, 0.765), (0.19, 0, 0.745)], 0.014)
        strap([(0.215, s * 0.088, 0.90), (0.12, s * 0.122, 0.90), (0.02, s * 0.130, 0.98), (-0.05, s * 0.112, 1.10), (-0.055, s * 0.06, 1.185)], 0.013)
        parts.append(shapes.ball(0.030, (0.212, s * 0.096, 0.885), 'gold', seg=16))
        parts.append(shapes.ball(0.026, (0.02, s * 0.138, 0.985), 'gold', seg=16))
        strap([(0.20, s * 0.10, 0.87), (0.06, s * 0.17, 0.70), (-0.10, s * 0.20, 0.58), (-0.24, s * 0.17, 0.56)], 0.010, 'gold')
    strap([(0.075, -0.085, 1.125), (0.095, 0, 1.150), (0.075, 0.085, 1.125)], 0.014)
    parts.append(shapes.ball(0.030, (0.105, 0, 1.145), 'red', seg=14))
    parts.append(shapes.tube([(0.06, 0, 1.19), (0.09, 0, 1.33), (0.06, 0, 1.46), (-0.01, 0, 1.52)], [0.018, 0.05, 0.045, 0.006], M('cotton'), 12, squash=0.6))
    for i in range(5):
        a = -0.8 + 0.4 * i
        parts.append(shapes.ball(0.030, (0.13 * math.cos(a) + 0.10, 0.20 * math.sin(a), 0.44 - 0.03 * math.cos(a)), 'gold', seg=12))
    e = scene.group(parts)
    e.matrix_world = Matrix.Translation((0.12, 0, -1.72)) @ Matrix.Rotation(-pi / 2 - 0.62, 4, 'Z') @ Matrix.Scale(2.55, 4)


def elephant():
    """Advanced: a war elephant's head with cap, jewel and banded tusks."""
    P = [
        shapes.ball(0.95, (0, 0, 0.42), None, (0.98, 0.92, 1.0), seg=40, k=24),
        shapes.ball(0.46, (-0.34, -0.02, 1.12), None, (1, 1, 0.85), seg=24),
        shapes.ball(0.46, (0.34, -0.02, 1.12), None, (1, 1, 0.85), seg=24),
        shapes.ball(0.42, (0, -0.66, 0.25), None, (1.1, 0.8, 1.0), seg=24),
        shapes.tube(
            [(0, -0.80, 0.30), (0, -1.12, -0.20), (0, -1.22, -0.75), (0.06, -1.18, -1.30), (0.22, -1.22, -1.72), (0.50, -1.36, -1.82), (0.68, -1.42, -1.62)],
            [0.44, 0.39, 0.31, 0.25, 0.20, 0.17, 0.15],
            None,
            22,
        ),
        shapes.ball(0.55, (0, -0.35, -0.45), None, (0.9, 0.8, 0.8), seg=24),
        shapes.lathe('nk', [(0, -3.4), (1.5, -3.4), (1.45, -2.6), (1.15, -1.7), (0.85, -0.7), (0.6, 0.2), (0, 0.2)], None, (0, 0.45, 0), 40, 3),
    ]
    for s in (-1, 1):
        P.append(shapes.ball(0.80, (s * 1.28, 0.18, 0.16), None, (0.82, 0.16, 1.12), (0.10, s * 0.22, s * -0.42), seg=32))
        P.append(shapes.ball(0.36, (s * 1.34, 0.10, -0.62), None, (0.8, 0.3, 1.0), (0, s * 0.1, s * -0.3), seg=24))
        P.append(shapes.ball(0.26, (s * 0.48, -0.70, 0.0), None, (0.9, 0.8, 1.1), seg=20))
    b = shapes.sculpt(P, 'ashwood', 0.034, 6, 'elephant')
    for z, y in ((-0.30, 0), (-0.52, 0), (-0.74, 0), (-0.96, 0), (-1.18, 0), (-1.40, 0)):
        shapes.carve(b, [(-0.30, z), (0, z - 0.04), (0.34, z)], 0.022, 0.022)
    o = [b]
    for s in (-1, 1):
        o += carving.eye(s * 0.50, -0.735, 0.53, 0.125, 'ashwood', 0.72, (0, 0), 'ivory', 'ebony')
        o.append(shapes.tube([(s * 0.30, -0.92, 0.70), (s * 0.52, -0.86, 0.76), (s * 0.70, -0.66, 0.66)], [0.05, 0.07, 0.03], M('ashwood'), 12))
        tusk = [(s * 0.40, -0.78, -0.28), (s * 0.56, -1.25, -0.70), (s * 0.74, -1.70, -0.72), (s * 0.84, -1.95, -0.46)]
        o.append(shapes.tube(tusk, [0.165, 0.145, 0.10, 0.015], M('ivory'), 20))
        o.append(shapes.tube([(s * 0.50, -1.06, -0.56), (s * 0.545, -1.19, -0.66)], [0.172, 0.168], M('gold'), 20, smooth=2))
        o.append(shapes.ball(0.11, (s * 1.22, -0.10, -0.84), 'gold', (0.8, 0.8, 1.3), seg=16))
        o.append(shapes.tube([(s * 1.22, -0.10, -0.96), (s * 1.22, -0.10, -1.35)], [0.08, 0.12], M('rosecloth'), 14))
    # caparison over the brow
    cloth = []
    for i in range(9):
        row = []
        t = i / 8
        half = 0.62 * (1 - t) ** 0.65 + 0.03
        low = 1.46 - 1.12 * t
        for j in range(17):
            x = half * (-1 + 2 * j / 16)
            # The upper edge is a dome, like the head below it.
            z = low + 0.17 * (1 - t) ** 2 * (1 - (x / half) ** 2)
            n = math.sqrt(max(0.02, 1 - (x / 1.06) ** 2 - ((z - 0.46) / 1.12) ** 2)) if z < 1.5 else 0.1
            row.append((x, -0.955 * n - 0.10 * (1 - abs(z - 0.9)), z))
        cloth.append(row)
    V = [p for r in cloth for p in r]
    F = [(i * 17 + j, i * 17 + j + 1, (i + 1) * 17 + j + 1, (i + 1) * 17 + j) for i in range(8) for j in range(16)]
    c = shapes.mesh('cloth', V, F, M('rosecloth'), smooth=True)
    mod = c.modifiers.new('s', 'SOLIDIFY')
    mod.thickness = 0.05
    o.append(c)
    for edge in (0, 16):
        o.append(shapes.tube([(x, y - 0.03, z) for x, y, z in (r[edge] for r in cloth)], 0.035, M('gold'), 10, smooth=2))
    o.append(shapes.tube([(x, y - 0.03, z) for x, y, z in cloth[0]], 0.035, M('gold'), 10, smooth=2))
    crest = cloth[0][8]
    o.append(shapes.ball(0.10, (0, crest[1], crest[2] + 0.08), 'gold', (1, 1, 1.3), seg=20))
    tip = cloth[-1][8]
    o.append(shapes.ball(0.12, (0, tip[1] - 0.04, tip[2] - 0.06), 'gold', (1, 0.6, 1.2), seg=20))
    mid = cloth[4][8]
    o.append(shapes.ball(0.14, (0, mid[1] - 0.03, mid[2]), 'gold', (1, 0.4, 1.2), seg=20))
    o.append(shapes.ball(0.085, (0, mid[1] - 0.09, mid[2]), 'red', (1, 0.6, 1.2), seg=18))
    e = scene.group(o)
    e.matrix_world = Matrix.Translation((0, 0, 0.25)) @ Matrix.Rotation(0.16, 4, 'Z') @ Matrix.Rotation(0.05, 4, 'X')


def vizier():
    """Master: the minister who has seen every trick."""
    P = [
        shapes.ball(1.0, (0, 0.03, 0.10), None, (0.76, 0.84, 1.06), seg=40, k=24),
        shapes.ball(0.58, (0, -0.18, -0.50), None, (0.95, 0.92, 0.9), seg=32, k=20),
        shapes.tube([(0, -0.80, 0.30), (0, -0.96, 0.06), (0, -1.12, -0.14), (0, -0.94, -0.32)], [0.085, 0.10, 0.125, 0.07], None, 16),
        shapes.tube([(-0.54, -0.58, 0.30), (-0.3, -0.80, 0.33), (0, -0.82, 0.28), (0.3, -0.80, 0.33), (0.54, -0.58, 0.30)], 0.10, None, 12),
        shapes.tube([(0, 0.16, -1.9), (0, 0.14, -1.2), (0, 0.06, -0.5)], [0.40, 0.37, 0.44], None, 24),
    ]
    for s in (-1, 1):
        P.append(shapes.ball(0.25, (s * 0.42, -0.60, -0.10), None, (0.9, 0.75, 0.7), seg=24))
        P.append(shapes.ball(0.07, (s * 0.11, -0.96, -0.24), None, (1.1, 1, 0.9), seg=16))
        P.append(shapes.ball(0.19, (s * 0.78, 0.05, -0.06), None, (0.42, 0.75, 1.25), (0, s * 0.12, 0), seg=20))
    head = [shapes.sculpt(P, 'dusk', 0.028, 7, 'head')]
    for s in (-1, 1):
        shapes.carve(head[0], [(s * 0.29, 0.11)], 0.19, 0.11)
        shapes.carve(head[0], shapes.catmull([(s * 0.40, -0.20), (s * 0.42, -0.40), (s * 0.36, -0.56)], 4), 0.05, 0.045)
        head += carving.eye(s * 0.290, -0.635, 0.095, 0.150, 'dusk', 0.56, (0.0, 0.05), lower=-0.32)
        lift = 0.11 if s > 0 else 0
        head.append(shapes.tube([(s * 0.11, -0.93, 0.235 + lift * 0.4), (s * 0.36, -0.88, 0.345 + lift), (s * 0.62, -0.64, 0.30 + lift)], [0.05, 0.062, 0.015], M('beard'), 12))
        head.append(shapes.tube([(s * 0.02, -1.02, -0.40), (s * 0.22, -0.99, -0.49), (s * 0.44, -0.86, -0.62), (s * 0.52, -0.80, -0.86)], [0.05, 0.075, 0.06, 0.012], M('beard'), 14))
        head.append(shapes.tube([(s * 0.70, -0.22, -0.10), (s * 0.66, -0.42, -0.42), (s * 0.46, -0.66, -0.78), (s * 0.2, -0.80, -1.0)], [0.06, 0.10, 0.15, 0.16], M('beard'), 16))
    head.append(shapes.tube([(0, -0.80, -0.80), (0, -0.92, -1.1), (0.0, -1.0, -1.45), (0.04, -0.98, -1.75), (0.14, -0.92, -1.86)], [0.24, 0.25, 0.19, 0.09, 0.01], M('beard'), 20))
    head.append(shapes.tube([(-0.03, -1.15, -1.02), (-0.02, -1.20, -1.30), (0.03, -1.12, -1.62)], [0.03, 0.055, 0.01], M('silver'), 10))
    head.append(shapes.tube([(-0.17, -0.90, -0.60), (0, -0.955, -0.605), (0.19, -0.89, -0.57)], [0.02, 0.045, 0.02], M('lip'), 12))
    cloth = carving.turban('midnight', 'peacock', 'gold', brooch='jade', plume='beard')
    for part in cloth:
        part.location.z += 0.25
    crown = []
    for i in range(9):
        a = -pi / 2 + (i - 4) * 0.30
        x, y = 1.10 * math.cos(a), 1.12 * math.sin(a) + 0.05
        h = 0.30 - 0.035 * abs(i - 4)
        crown.append(shapes.ball(0.10, (x, y, 0.66 + h * 0.45), 'gold', (0.75, 0.6, 1.5 + h), seg=14))
        crown.append(shapes.ball(0.045, (x * 1.02, y * 1.02, 0.66 + h * 1.4), 'ivory', seg=12))
    band = [(1.13 * math.cos(tau * i / 40), 1.15 * math.sin(tau * i / 40) + 0.05, 0.62) for i in range(41)]
    crown.append(shapes.tube(band, 0.06, M('gold'), 12, smooth=2))
    e = scene.group(head + cloth + crown)
    e.matrix_world = Matrix.Rotation(-0.16, 4, 'Z') @ Matrix.Rotation(0.05, 4, 'X')
    coat = [
        shapes.lathe('t', [(0, -4.2), (1.5, -4.2), (1.6, -3.4), (1.6, -2.7), (1.52, -2.25), (1.15, -1.80), (0.60, -1.55), (0.46, -1.40), (0.44, -1.2), (0, -1.2)], M('midnight'), (0, 0.16, 0), 64, 4, (0, 0, 0), (1, 0.72, 1)),
        shapes.lathe('collar', [(0.62, -1.66), (0.66, -1.5), (0.62, -1.18), (0.57, -1.16), (0.55, -1.6)], M('gold'), (0, 0.10, 0), 40, 2),
    ]
    coat += carving.pearls(1.02, 0.85, -1.66, -0.02, 27, 0.085, 'gold', 1.30)
    for s in (-1, 1):
        coat.append(shapes.tube([(s * 0.55, -0.35, -1.52), (s * 0.95, -0.75, -2.1), (s * 1.0, -0.95, -3.0), (s * 1.0, -0.95, -4)], [0.16, 0.2, 0.2, 0.2], M('peacock'), 14, squash=0.5))
    scene.group(coat).location.z = 0.10


def dial():
    """Any strength: the rook of the mark with a brass dial."""
    r = pieces.piece('r', 'walnut', (0, 0, 0), 0.3, 1, 'brass')
    e = scene.group([r])
    e.matrix_world = Matrix.Translation((0, 0, -1.62)) @ Matrix.Scale(3.0, 4)
    d = [
        shapes.lathe('d', [(0, 0), (0.80, 0), (0.84, 0.04), (0.80, 0.12), (0.70, 0.13), (0.68, 0.09), (0, 0.09)], M('brass'), (0, 0, 0), 64, 0),
        shapes.lathe('f', [(0, 0.095), (0.67, 0.095)], M('ivory'), (0, 0, 0), 48, 0),
        shapes.ball(0.09, (0, 0, 0.14), 'brass', seg=18),
        shapes.tube([(0, 0, 0.13), (0.30, 0.40, 0.13)], [0.045, 0.02], M('red'), 10, smooth=2),
    ]
    for i in range(11):
        a = pi * 1.15 - i * (pi * 1.3) / 10
        l = 0.50 if i % 5 else 0.44
        d.append(shapes.tube([(l * math.cos(a), l * math.sin(a), 0.10), (0.60 * math.cos(a), 0.60 * math.sin(a), 0.10)], 0.022 if i % 5 else 0.035, M('ebony'), 8, smooth=0))
    g = scene.group(d)
    g.matrix_world = Matrix.Translation((0, -0.86, -0.30)) @ Matrix.Rotation(pi / 2, 4, 'X')


# what, camera target, camera height, distance, lens
FIGURES = {
    'pawn': (pawn, (0.06, 0, -0.28), 0.3, 12.5, 108),
    'horse': (horse, (0.02, 0, 0.20), 0.6, 12.5, 100),
    'elephant': (elephant, (0, 0, 0.02), 0.4, 12.5, 96),
    'vizier': (vizier, (0.03, 0, 0.20), 0.2, 12.5, 94),
    'dial': (dial, (0, 0, -0.16), 4.2, 12.5, 112),
}

if __name__ == '__main__':
    make, target, height, distance, lens = FIGURES[os.environ['POSE']]
    scene.reset(11)
    own_materials()
    make()
    portrait.light()
    portrait.save(os.environ['OUT'], target, height, distance, lens)
    portrait.leave()
