import os
import random
import sys
from math import pi
from mathutils import noise

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import animals, ground, plants, weather
from chessart.materials import m as M

scene.reset()
z = boards.board('tablelight', 'walnut', 'darkoak', 'bronze')
ground.terrain(50, 110, 1.3, 'moss', z + 0.02, 6.2, scale=0.3)
T = animals.trex('redwood')
shapes.place(T, (0.9, 1.5, 0), pi + 0.42, 0.66)
S = animals.sauropod('greenwood')
shapes.place(S, (8.5, 12.5, z), pi - 0.5, 0.95)
# the last white line stands, fallen pieces around
for t, x, y, r in (
    ('k', -2.55, -1.45, 0),
    ('q', -1.75, -2.35, 0),
    ('n', -1.45, -0.55, 0.25),
    ('n', -0.35, -1.95, 0.5),
    ('p', -0.95, -3.1, 0),
    ('p', -3.35, -2.2, 0),
):
    pieces.piece(t, 'boxwood', (x, y, 0), r)


def fallen(t, m, x, y, yaw, h=0.33):
    return pieces.piece(t, m, (x, y, h), (pi / 2 - 0.06, 0, yaw))


fallen('p', 'ebony', 0.35, -2.55, 0.9, 0.26)
fallen('b', 'ebony', 1.75, -1.35, 2.2, 0.31)
fallen('p', 'boxwood', 0.75, -0.75, 3.9, 0.26)
fallen('r', 'ebony', 2.9, -2.3, 0.4, 0.32)
for t, x, y in (
    ('p', 2.4, 0.1),
    ('r', 3.4, 1.6),
    ('p', 3.3, -0.4),
    ('q', 3.5, 3.4),
    ('p', -0.9, 3.1),
    ('n', 2.3, 3.2),
):
    pieces.piece(t, 'ebony', (x, y, 0), pi)
rnd = random.Random(8)
f = [plants.fern(1.9, 12, 'leaf', k) for k in range(3)]
b = [plants.broadleaf(1.8, 8, 'leafdark', k) for k in range(2)]
pm = [plants.palm(7, k, 'leafdark') for k in range(2)]
for q in f + b + pm:
    q.location = (0, 0, -60)
for x, y, s in (
    (-4.9, -2.9, 0.75),
    (5.0, -1.6, 0.9),
    (5.6, 2.6, 1.2),
    (-5.6, 0.2, 1.0),
    (-3.8, 5.6, 1.2),
    (2.0, 6.0, 1.2),
    (4.6, 5.6, 1.4),
    (-0.6, 5.8, 1.1),
    (-7.0, 5.5, 1.5),
    (5.1, -4.3, 0.9),
    (-7.5, 2.2, 1.2),
):
    shapes.inst(rnd.choice(f), (x, y, z + 0.05), rnd.random() * 6, s)
for x, y, s in (
    (-5.7, -1.4, 0.9),
    (5.6, 0.5, 1.2),
    (-4.4, 7.0, 1.5),
    (0.8, 7.4, 1.5),
    (6.4, 6.8, 1.6),
    (-8.2, 4.0, 1.5),
    (3.2, 7.2, 1.3),
):
    shapes.inst(rnd.choice(b), (x, y, z), rnd.random() * 6, s)
for x, y, s in (
    (-6.4, 6.8, 0.85),
    (6.9, 8.0, 0.8),
    (2.6, 12.5, 1.3),
    (-7.8, 9.5, 1.1),
    (-3.2, 11, 1.25),
    (4.8, 11.5, 1.1),
    (11, 11, 1.3),
    (-11.5, 12, 1.4),
    (0.8, 15, 1.3),
):
    shapes.inst(rnd.choice(pm), (x, y, z), rnd.random() * 6, s)
for x, y, s in (
    (-8.5, 8.5, 2.6),
    (-5.2, 9.2, 2.9),
    (-1.6, 9.6, 2.7),
    (2.2, 9.4, 2.9),
    (5.6, 9.8, 3.0),
    (-11, 11, 3.2),
    (9.5, 10.5, 3.0),
):
    shapes.inst(rnd.choice(f), (x, y, z - 0.2), rnd.random() * 6, s)
for x, y, zz, r, s in ((-3.1, -6.1, -0.9, 1.2, 0.62), (1.35, -6.3, -1.05, 2.0, 0.60)):
    shapes.inst(f[1], (x, y, zz), r, s)  # out-of-focus fronds in the corners
ground.rocks(10, (-6.5, 6.5, 5.0, 7.5), 'greystone', (0.3, 0.8), 2, z)
e = weather.snowfall(80, ((-5, 5), (-3, 7), (0.1, 5)), (0.004, 0.010))
e.data.materials.clear()
e.data.materials.append(M('flame'))
V = shapes.lathe(
    'volcano',
    [(15, -3), (10, 1.2), (6.5, 4.6), (4.0, 8.6), (2.6, 12.0), (2.2, 12.6), (1.7, 12.2), (0, 11.4)],
    M('basalt'),
    (-13, 62, 0),
    64,
    3,
)
for v in V.data.vertices:
    v.co += v.co.normalized() * 0.9 * noise.noise(v.co * 0.35)
shapes.lathe('lava', [(2.15, 0), (1.5, 0.30), (0.6, 0.42), (0, 0.40)], M('lava'), (-13, 62, 12.0), 20, 3)
lights.point((-13, 57, 15.5), 9000, (1, 0.35, 0.10), 1)
rv = random.Random(2)
for k, (x0, x1, x2) in enumerate(((-0.5, -1.6, -1.2), (0.9, 1.2, 2.4))):
    shapes.tube(
        [(-13 + x0, 59.4, 12.4), (-13 + x1, 58.0, 9.4), (-13 + x2, 55.6, 6.6)],
        [0.34, 0.26, 0.06],
        M('lava'),
        8,
    )
for k in range(26):
    shapes.ball(
        rv.uniform(0.05, 0.16), (-13 + rv.gauss(0, 1.3), 60, 12.6 + abs(rv.gauss(0, 2.2))), 'lava', seg=6, k=5
    )
lights.world(
    (0.62, 0.36, 0.12), 0.55, [(0.10, (0.30, 0.24, 0.12)), (0.4, (0.05, 0.09, 0.08)), (1, (0.02, 0.04, 0.05))]
)
lights.clouds((0.85, 0.42, 0.16), 0.6, 0.5, 2.0)
lights.area((6.2, 8.2, 9.2), (0, 0, 1), 3, 3000, (1, 0.66, 0.32))
lights.area((-7, -4, 6), (-0.5, 0, 1), 3.2, 750, (1, 0.82, 0.60))
lights.area((7, -5, 3), (0, 0, 1), 5, 120, (0.5, 0.72, 0.85))
lights.area((-5, 19, 9), (0, 40, 4), 8, 900, (1, 0.75, 0.4))
scene.camera((-0.9, -8.6, 1.45), (-0.25, 0.6, 1.62), 42, (-1.0, -1.2, 1.2), 2.2)
render.cli('t-rex-chess-battle', bloom=0.08)
