"""Ground and stones."""
import math
import random
from mathutils import Vector, noise
from .. import shapes
from ..materials import m as M


def lump(loc, r, sc, mat, rnd):
    b = shapes.ball(r, loc, mat, sc, (0, 0, rnd.random() * 6), 14, 9)
    off = Vector((rnd.random() * 50,) * 3)
    for v in b.data.vertices:
        v.co *= (
            1
            + 0.30 * noise.noise(v.co * (2.6 / r) * 0.6 + off)
            + 0.10 * noise.noise(v.co * (7 / r) * 0.6 + off)
        )
    return b


def terrain(size=60, n=90, amp=0.5, mat='snow', z=0, flat=7, seed=0, scale=0.16):
    """rolling ground, flat within radius `flat`"""
    V = []
    F = []
    for i in range(n + 1):
        for j in range(n + 1):
            x, y = (i / n - 0.5) * size, (j / n - 0.5) * size
            d = max(0, math.hypot(x, y) - flat) / 6
            V.append(
                (
                    x,
                    y,
                    z
                    + amp
                    * min(1, d)
                    * (
                        noise.noise(Vector((x * scale + seed, y * scale, seed)))
                        + 0.5 * noise.noise(Vector((x * scale * 2.3, y * scale * 2.3, seed + 9)))
                    ),
                )
            )
    for i in range(n):
        for j in range(n):
            a = i * (n + 1) + j
            F.append((a, a + n + 1, a + n + 2, a + 1))
    return shapes.mesh('terr', V, F, M(mat), smooth=True)


def rocks(n=12, area=(-8, 8, -8, 8), mat='greystone', r=(0.15, 0.5), seed=1, z=0):
    rnd = random.Random(seed)
    return [
        lump(
            (rnd.uniform(area[0], area[1]), rnd.uniform(area[2], area[3]), z),
            rnd.uniform(*r),
            (1, 0.8, 0.6),
            mat,
            rnd,
        )
        for _ in range(n)
    ]
