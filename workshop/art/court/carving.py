"""Heads, hands and cloth for carved portraits. A figure looks towards -y; its head is about two units high."""
import math
import bpy
from mathutils import Matrix, Vector
from chessart import shapes
from chessart.materials import m as M

pi, tau = math.pi, math.tau


def lid(center, radius, material, angle, lower=False):
    """Half a shell over an eyeball. angle: how far its edge lies below the middle, negative above; for a lower lid the reverse."""
    k = 10
    profile = [(math.sin(a) * radius, math.cos(a) * radius) for a in [pi / 2 * i / k for i in range(k + 1)]]
    V, F = shapes.revolve(profile[::-1], 28)
    o = shapes.mesh('lid', V, F, M(material), center, (angle, 0, 0), (1.12, 1, 1), True)
    if lower:
        o.rotation_euler = (pi - angle, 0, 0)
    return o


def eye(x, y, z, radius, skin, open_=0.5, look=(0, 0), white='ivory', iris='ebony', lower=-0.50):
    """An inlaid eye. open_: 0 closed to 1 wide. look: direction of the iris, right and up, -1 to 1."""
    o = [shapes.ball(radius, (x, y, z), white, (1.12, 1, 1), seg=28, k=18)]
    if open_ < 0.1:
        o.append(lid((x, y, z), radius * 1.12, skin, 0.80))
        o.append(lid((x, y, z), radius * 1.08, skin, -0.72, True))
        return o
    # a little outward, or both eyes seem to look at the tip of the nose
    a, b = look[0] * 0.5 + math.copysign(0.10, x), look[1] * 0.45
    d = Vector((math.sin(a), -math.cos(a) * math.cos(b), math.sin(b)))
    p = Vector((x, y, z)) + d * (radius * 0.70)
    o.append(shapes.ball(radius * 0.60, tuple(p), iris, (1, 0.58, 1), seg=24, k=14))
    g = p + d * (radius * 0.27) + Vector((-0.16 * radius, 0, 0.20 * radius))
    o.append(shapes.ball(radius * 0.13, tuple(g), 'white', seg=10, k=8))
    o.append(lid((x, y, z), radius * 1.10, skin, 0.87 - 1.83 * open_))
    o.append(lid((x, y, z), radius * 1.08, skin, lower, True))
    return o


def mirrored(path, s):
    return [(s * x, y, z) for x, y, z in path]


def hand(material, pose='flat', side=1, scale=1.0):
    """A mitten-like carved hand at the origin: wrist at z = 0, fingers up, palm towards -y. side: 1 for the figure's left."""
    P = [
        shapes.ball(0.21, (0, 0, 0.28), None, (1.0, 0.50, 1.25), seg=20),
        shapes.tube([(0, 0, -0.2), (0, 0, 0.1)], [0.15, 0.15], None, 14, squash=0.9),
    ]
    xs = (-0.150, -0.052, 0.048, 0.142)
    lengths = (0.34, 0.42, 0.45, 0.40) if side > 0 else (0.40, 0.45, 0.42, 0.34)
    first = 3 if side > 0 else 0  # the index finger is beside the thumb
    for i, (x, l) in enumerate(zip(xs, lengths)):
        r = 0.062
        if pose == 'fist' or (pose == 'point' and i != first):
            P.append(
                shapes.tube(
                    [(x, -0.03, 0.44), (x, -0.12, 0.54), (x, -0.22, 0.46), (x, -0.20, 0.32), (x, -0.13, 0.30)],
                    [r, r * 1.05, r, r, r * 0.8],
                    None,
                    12,
                )
            )
        else:
            spread = {'flat': 0.25, 'open': 1.3, 'point': 0.2}[pose] * x
            bend = -0.03 if pose == 'flat' else -0.06
            P.append(
                shapes.tube(
                    [
                        (x, 0, 0.42),
                        (x + spread * 0.18, bend * 0.3, 0.42 + l * 0.5),
                        (x + spread * 0.36, bend, 0.42 + l),
                    ],
                    [r * 1.1, r, r * 0.72],
                    None,
                    12,
                )
            )
    t = side
    if pose in ('fist', 'point'):
        thumb = [(t * 0.16, -0.02, 0.16), (t * 0.24, -0.12, 0.30), (t * 0.10, -0.24, 0.42), (t * -0.02, -0.26, 0.44)]
    elif pose == 'open':
        thumb = [(t * 0.14, -0.02, 0.14), (t * 0.29, -0.05, 0.30), (t * 0.36, -0.06, 0.52)]
    else:
        thumb = [(t * 0.14, -0.04, 0.14), (t * 0.21, -0.08, 0.32), (t * 0.19, -0.08, 0.54)]
    P.append(shapes.tube(thumb, [0.085, 0.075] + [0.06] * (len(thumb) - 2), None, 12))
    o = shapes.sculpt(P, material, 0.022, 4, 'hand')
    o.scale = (scale,) * 3
    return o


def set_matrix(o, location, up, palm):
    """Turns a hand: fingers towards `up`, palm towards `palm`."""
    z = Vector(up).normalized()
    y = -(Vector(palm) - z * Vector(palm).dot(z)).normalized()
    x = y.cross(z)
    s = o.scale.copy()
    o.matrix_world = (
        Matrix.Translation(location) @ Matrix((x, y, z)).transposed().to_4x4() @ Matrix.Diagonal((*s, 1))
    )
    return o


def turban(cloth, stripe, trim, tilt=0.0, brooch='red', plume='white'):
    """A wrapped turban for a head of radius 0.85 by 1.0, with a brooch and a plume."""
    o = [shapes.ball(0.86, (0, 0.06, 0.62), cloth, (1.0, 1.02, 0.80), seg=40, k=24)]
    wraps = [
        # z, radius, lean to the side, lean to the front, thickness, material
        (0.40, 0.93, 0.10, 0.10, 0.165, cloth),
        (0.56, 0.97, -0.14, 0.04, 0.165, cloth),
        (0.70, 0.98, 0.18, 0.02, 0.16, stripe),
        (0.85, 0.93, -0.20, -0.06, 0.16, cloth),
        (1.00, 0.84, 0.22, 0.02, 0.155, cloth),
        (1.14, 0.70, -0.20, 0.04, 0.15, stripe),
        (1.25, 0.50, 0.14, 0.06, 0.14, cloth),
    ]
    for z, r, lean, front, thick, material in wraps:
        path = []
        for i in range(33):
            a = tau * i / 32 + pi / 2
            x, y = r * math.cos(a), r * 1.03 * math.sin(a) + 0.05
            path.append((x, y, z + lean * x * 0.75 + front * -y * 0.8))
        o.append(shapes.tube(path, thick, M(material), 28, smooth=3, squash=0.8))
    # brooch with its plume over the brow
    b = (0, -1.12, 0.93)
    o.append(shapes.ball(0.155, b, trim, (1, 0.4, 1.25), (-0.1, 0, 0), 24))
    o.append(shapes.ball(0.095, (b[0], b[1] - 0.055, b[2]), brooch, (1, 0.55, 1.25), seg=20))
    for i in range(9):
        a = tau * i / 9
        o.append(
            shapes.ball(0.032, (b[0] + 0.145 * math.sin(a), b[1] - 0.035, b[2] + 0.185 * math.cos(a)), 'ivory', seg=10, k=8)
        )
    o.append(
        shapes.tube(
            [(0, -1.10, 1.06), (0, -1.08, 1.32), (0.02, -0.98, 1.60), (0.10, -0.80, 1.80), (0.22, -0.62, 1.78)],
            [0.045, 0.10, 0.13, 0.10, 0.02],
            M(plume),
            12,
            squash=0.45,
        )
    )
    o.append(shapes.tube([(0, -1.12, 1.02), (0, -1.11, 1.22)], [0.05, 0.03], M(trim), 10))
    # fan of pleats behind the left side
    for i in range(7):
        a = 0.10 + 0.15 * i
        o.append(
            shapes.tube(
                [
                    (0.42, 0.25, 1.15),
                    (0.42 + 0.45 * math.sin(a), 0.27, 1.15 + 0.45 * math.cos(a)),
                    (0.42 + 0.82 * math.sin(a), 0.30, 1.15 + 0.82 * math.cos(a)),
                ],
                [0.06, 0.10, 0.115],
                M(stripe if i in (0, 6) else cloth),
                10,
                squash=0.5,
            )
        )
    return o


def pearls(radius, drop, z, y, count, size, material, depth=0.7):
    """A string of beads that hangs from both sides of the neck."""
    out = []
    for i in range(count):
        t = -1 + 2 * i / (count - 1)
        a = t * pi / 2
        out.append(
            shapes.ball(
                size, (radius * math.sin(a), y - depth * radius * math.cos(a), z - drop * math.cos(a) ** 0.8), material, seg=14, k=10
            )
        )
    return out
