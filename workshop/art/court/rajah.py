"""The Rajah, the coach's face, in six poses. Run by `npm run art -- --court`."""
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
from chessart import materials, scene, shapes
from chessart.materials import m as M

pi = math.pi
SKIN = 'teak'
HAIR = 'ivory'

# eyes: how far open (left, right). look: right, up. brows: height of inner end, middle, outer end. mouth: height of the corners.
POSES = {
    'welcome': dict(eyes=0.74, look=(0, 0), brows=(0.00, 0.08, 0.03), mouth=0.11, tilt=0.0, nod=0.05),
    'thinking': dict(eyes=0.78, look=(0.8, 0.75), brows=(-0.02, 0.02, 0.02), raised=0.12, mouth=-0.01, tilt=-0.10, nod=-0.02),
    'praise': dict(eyes=0.66, look=(0, 0), brows=(0.10, 0.15, 0.04), mouth=0.20, teeth=True, tilt=0.06, nod=-0.04),
    'warning': dict(eyes=0.80, look=(0, 0.0), brows=(-0.05, 0.05, 0.06), raised=0.05, mouth=-0.02, tilt=0.0, nod=0.09),
    'sorry': dict(eyes=0.62, look=(0, -0.4), brows=(0.20, 0.06, -0.10), mouth=-0.10, tilt=0.13, nod=0.13),
    'asleep': dict(eyes=0.0, look=(0, 0), brows=(0.04, 0.05, -0.03), mouth=0.0, snore=True, tilt=-0.26, nod=0.14),
}


def own_materials():
    materials.own('teak', lambda: materials.wood('teak', (0.40, 0.170, 0.070), (0.62, 0.315, 0.135), 0.40, 0.25, 'z', 0.42, 0.7, 0.05))
    materials.own('cotton', lambda: materials.plain('cotton', (0.80, 0.20, 0.035), 0.72, sheen=0.5))
    materials.own('rosecloth', lambda: materials.plain('rosecloth', (0.60, 0.030, 0.115), 0.70, sheen=0.5))
    materials.own('courtcoat', lambda: materials.plain('courtcoat', (0.030, 0.165, 0.115), 0.62, sheen=0.6))
    materials.own('lip', lambda: materials.plain('lip', (0.22, 0.045, 0.030), 0.4, clear=0.3))
    materials.own('mouthdark', lambda: materials.plain('mouthdark', (0.03, 0.008, 0.006), 0.6))


def skull():
    P = [
        shapes.ball(1.0, (0, 0.03, 0.10), None, (0.80, 0.84, 1.0), seg=40, k=24),
        shapes.ball(0.66, (0, -0.16, -0.46), None, (0.98, 0.94, 0.80), seg=32, k=20),
        shapes.ball(0.26, (0, -0.62, -0.82), None, (1.15, 0.9, 0.75), seg=24),  # chin
        shapes.tube([(0, -0.78, 0.30), (0, -0.93, 0.06), (0, -1.06, -0.16), (0, -0.92, -0.29)], [0.10, 0.115, 0.165, 0.09], None, 16),
        shapes.tube([(-0.56, -0.60, 0.30), (-0.3, -0.78, 0.38), (0, -0.80, 0.33), (0.3, -0.78, 0.38), (0.56, -0.60, 0.30)], 0.09, None, 12),
        shapes.tube([(0, 0.16, -1.9), (0, 0.14, -1.2), (0, 0.06, -0.5)], [0.44, 0.40, 0.46], None, 24),
    ]
    for s in (-1, 1):
        P.append(shapes.ball(0.30, (s * 0.42, -0.58, -0.20), None, (1, 0.8, 0.85), seg=24))  # cheek
        P.append(shapes.ball(0.085, (s * 0.135, -0.95, -0.22), None, (1.1, 1, 0.9), seg=16))  # nostril
        P.append(shapes.ball(0.20, (s * 0.82, 0.05, -0.08), None, (0.42, 0.75, 1.25), (0, s * 0.12, 0), seg=20))  # ear
        P.append(shapes.ball(0.085, (s * 0.83, 0.0, -0.33), None, (0.6, 1, 1.1), seg=14))
    o = shapes.sculpt(P, SKIN, 0.028, 7, 'head')
    for s in (-1, 1):
        shapes.carve(o, [(s * 0.30, 0.11)], 0.20, 0.10)
        shapes.carve(o, shapes.catmull([(s * 0.24, -0.24), (s * 0.40, -0.36), (s * 0.47, -0.52)], 4), 0.035, 0.03)
    return o


def face(pose):
    p = dict(raised=0.0, teeth=False, snore=False) | POSES[pose]
    o = []
    for s in (-1, 1):
        o += carving.eye(s * 0.300, -0.635, 0.095, 0.165, SKIN, p['eyes'], p['look'])
        inner, middle, outer = p['brows']
        lift = p['raised'] if s < 0 else -p['raised'] * 0.35
        o.append(
            shapes.tube(
                [
                    (s * 0.13, -0.91, 0.295 + inner + lift * 0.6),
                    (s * 0.33, -0.885, 0.345 + middle + lift),
                    (s * 0.59, -0.67, 0.250 + outer + lift * 0.7),
                ],
                [0.060, 0.075, 0.025],
                M(HAIR),
                12,
            )
        )
        up = p['mouth'] * 0.9
        o.append(
            shapes.tube(
                [
                    (s * 0.02, -1.00, -0.36),
                    (s * 0.25, -1.00, -0.45 + up * 0.1),
                    (s * 0.52, -0.86, -0.40 + up * 0.5),
                    (s * 0.74, -0.70, -0.22 + up),
                    (s * 0.75, -0.68, -0.06 + up),
                ],
                [0.085, 0.135, 0.105, 0.06, 0.012],
                M(HAIR),
                14,
            )
        )
    c = p['mouth']
    if p['snore']:
        o.append(shapes.ball(0.115, (0, -0.86, -0.63), 'mouthdark', (0.9, 0.6, 1), seg=20))
        o.append(shapes.tube([(-0.14, -0.90, -0.70), (0, -0.93, -0.77), (0.14, -0.90, -0.70)], [0.03, 0.05, 0.03], M('lip'), 12))
    else:
        width = 0.25 + max(0, c) * 0.55
        if p['teeth']:
            o.append(shapes.tube([(-width * 0.86, -0.82, -0.50), (0, -0.92, -0.58), (width * 0.86, -0.82, -0.50)], [0.05, 0.10, 0.05], M('ivory'), 14, squash=0.6))
        low = -0.70 if p['teeth'] else -0.62
        o.append(
            shapes.tube(
                [(-width, -0.80, low + c * 0.9), (-width * 0.5, -0.90, low + c * 0.12), (0, -0.93, low - max(0, c) * 0.1), (width * 0.5, -0.90, low + c * 0.12), (width, -0.80, low + c * 0.9)],
                [0.022, 0.052, 0.062, 0.052, 0.022],
                M('lip'),
                12,
            )
        )
    return o


def body():
    coat = 'courtcoat'
    o = [
        shapes.lathe(
            't',
            [(0, -4.2), (1.55, -4.2), (1.62, -3.6), (1.72, -2.9), (1.66, -2.35), (1.25, -1.86), (0.62, -1.58), (0.44, -1.45), (0.42, -1.15), (0, -1.15)],
            M(coat),
            (0, 0.16, 0),
            64,
            4,
            (0, 0, 0),
            (1, 0.72, 1),
        ),
        shapes.lathe(
            'collar',
            [(0.56, -1.64), (0.57, -1.56), (0.53, -1.36), (0.50, -1.35), (0.48, -1.6)],
            M('gold'),
            (0, 0.10, 0),
            40,
            2,
        ),
    ]
    o.append(shapes.tube([(0, -0.62, -1.66), (0, -1.08, -2.2), (0, -1.20, -3.0), (0, -1.12, -4.2)], [0.07, 0.075, 0.075, 0.07], M('gold'), 10, squash=1.8))
    for i in range(4):
        o.append(shapes.ball(0.062, (0, (-0.98, -1.20, -1.27, -1.27)[i], -1.98 - 0.42 * i), 'ivory', seg=14))
    o += carving.pearls(0.80, 0.62, -1.66, -0.02, 25, 0.070, 'ivory', 1.42)
    o += carving.pearls(0.98, 1.02, -1.74, -0.02, 31, 0.064, 'ivory', 1.38)
    o.append(shapes.ball(0.12, (0, -1.44, -2.82), 'red', (1, 0.6, 1.25), seg=18))
    return o


def sleeve(points, cuff=True):
    o = [shapes.tube(points, [0.50, 0.40, 0.30, 0.27][: len(points)], M('courtcoat'), 20)]
    if cuff:
        a, b = points[-2], points[-1]
        d = [q - p for p, q in zip(a, b)]
        l = math.sqrt(sum(x * x for x in d))
        e = [q + x / l * 0.10 for q, x in zip(b, d)]
        o.append(shapes.tube([b, e], [0.30, 0.29], M('gold'), 20, smooth=2))
    return o


def arms(pose):
    """Which hands are seen, and where. The figure's right hand is on the viewer's left."""
    S = carving
    o = []

    def put(kind, side, at, up, palm, elbow, scale=1.25):
        h = S.set_matrix(S.hand(SKIN, kind, side, scale), at, up, palm)
        o.append(h)
        v = [a - b * 0.12 for a, b in zip(at, up)]
        o.extend(sleeve([(side * 1.42, 0.05, -2.25), elbow, tuple(v)]))

    if pose == 'welcome':
        for s in (-1, 1):
            put('flat', s, (s * 0.13, -1.55, -2.18), (-s * 0.06, -0.10, 1), (-s, 0, 0), (s * 1.35, -0.75, -3.3), 1.2)
    elif pose == 'thinking':
        put('point', -1, (-0.62, -1.30, -1.66), (0.42, 0.10, 1), (0.55, 1, 0.1), (-1.5, -0.95, -3.0), 1.15)
    elif pose == 'praise':
        put('open', -1, (-1.52, -1.0, -1.20), (-0.15, -0.05, 1), (0.1, -1, 0), (-1.75, -0.55, -2.75), 1.35)
    elif pose == 'warning':
        put('point', -1, (-1.36, -1.05, -1.25), (0.05, -0.05, 1), (0.3, -1, 0), (-1.7, -0.6, -2.75), 1.4)
    elif pose == 'sorry':
        put('flat', -1, (-0.50, -1.48, -2.28), (0.95, 0.0, 0.42), (0, 1, 0), (-1.75, -0.6, -3.35), 1.3)
    elif pose == 'asleep':
        put('fist', -1, (-0.98, -0.66, -1.52), (0.30, 0.30, 1), (0.4, 1, 0.1), (-1.6, -0.8, -3.0), 1.25)
    return o


def build(pose):
    scene.reset(11)
    own_materials()
    p = POSES[pose]
    cloth = carving.turban('cotton', 'rosecloth', 'gold')
    for part in cloth:
        part.location.z += 0.27
    head = [skull()] + face(pose) + cloth
    e = scene.group(head)
    pivot = Matrix.Translation((0, 0.1, -1.2))
    turn = Matrix.Rotation(p['tilt'], 4, 'Y') @ Matrix.Rotation(p['nod'], 4, 'X')
    e.matrix_world = pivot @ turn @ pivot.inverted()
    figure = scene.group(body() + arms(pose))
    figure.scale = (0.88, 0.92, 0.92)
    figure.location.z = 0.16
    portrait.light()


if __name__ == '__main__':
    name = os.environ['POSE']
    build(name)
    portrait.save(os.environ['OUT'], (0.03, 0, 0.13), 0.2, 12.5, 97)
    portrait.leave()
