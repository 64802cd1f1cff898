import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, positions, render, scene, shapes
from chessart.props import animals, ground, plants, weather

scene.reset()
z = boards.board('tablelight', 'walnut', 'darkoak', 'bronze')
ground.terrain(70, 120, 1.1, 'moss', z + 0.02, 6.4, scale=0.25)
S = animals.sauropod('greenwood')
shapes.place(S, (-5.2, 14.0, z), 0.12, 1.0)
T = animals.triceratops('redwood')
shapes.place(T, (3.5, 9.0, z + 0.25), pi + 0.36, 1.25)
ground.lump((4.6, 9.4, z - 0.5), 3.4, (1.5, 0.9, 0.26), 'moss', random.Random(1))
fen = positions.pos(
    'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d4 e5d4 c3d4 c5b4 b1c3 f6e4 e1g1 b4c3 d4d5 c3f6 f1e1 c6e7 e1e4 d7d6'
)  # Italian, Moeller attack
pieces.set_position(fen, 'boxwood', 'ebony', face=(pi * 0.5 - 1.15, -pi * 0.5 + 0.9))
rnd = random.Random(11)
for i in range(46):  # moss creeping over the frame
    a = rnd.choice((0, 1, 2, 3))
    t = rnd.uniform(-4.6, 4.6)
    x, y = ((t, 4.42), (t, -4.42), (4.42, t), (-4.42, t))[a]
    ground.lump(
        (x + rnd.uniform(-0.16, 0.16), y + rnd.uniform(-0.16, 0.16), -0.02),
        rnd.uniform(0.10, 0.30),
        (1.3, 1, 0.28),
        'moss',
        rnd,
    )
f = [plants.fern(1.9, 12, 'leaf', k) for k in range(3)]
b = [plants.broadleaf(1.8, 8, 'leafdark', k) for k in range(2)]
pm = [plants.palm(7, k, 'leafdark') for k in range(2)]
for q in f + b + pm:
    q.location = (0, 0, -80)
for x, y, s in (
    (-5.4, -1.6, 0.8),
    (5.5, -2.4, 0.8),
    (5.8, 1.2, 0.9),
    (-5.9, 1.6, 1.0),
    (-4.6, 5.6, 1.1),
    (-1.2, 6.2, 1.0),
    (1.0, 5.9, 0.9),
    (7.2, 4.4, 1.2),
    (-7.4, 4.0, 1.4),
    (8.6, 7.5, 1.4),
    (-3.0, 8.2, 1.3),
    (0.6, 9.6, 1.4),
    (2.2, 10.6, 1.4),
):
    shapes.inst(rnd.choice(f), (x, y, z + 0.03), rnd.random() * 6, s)
for x, y, s in ((-6.2, -0.2, 0.8), (6.3, -0.6, 0.9), (-2.8, 6.4, 1.1), (8.2, 4.2, 1.1), (-8.0, 6.6, 1.2)):
    shapes.inst(rnd.choice(b), (x, y, z), rnd.random() * 6, s)
for x, y, s in (
    (-7.0, 10.5, 1.6),
    (-4.2, 10.4, 1.4),
    (-1.8, 11.2, 1.5),
    (6.8, 9.8, 1.6),
    (9.6, 10.8, 1.8),
    (1.8, 12.0, 1.5),
    (-10.5, 12, 2.2),
    (4.2, 12.4, 2.0),
    (12, 12, 2.4),
    (8, 14, 2.4),
    (-2.2, 17.5, 2.6),
    (2.5, 17.5, 2.8),
    (-9, 18, 2.8),
    (7, 18, 3.0),
    (14, 17, 3.0),
    (-14, 17, 3.0),
):
    shapes.inst(rnd.choice(f), (x, y, z), rnd.random() * 6, s)
for x, y, s in (
    (-9.4, 8.6, 0.95),
    (9.6, 9.4, 0.95),
    (5.8, 13.5, 1.15),
    (1.6, 17.5, 1.25),
    (-12.5, 13.5, 1.2),
    (-2.5, 21, 1.35),
    (11.5, 15.5, 1.3),
    (7.5, 21, 1.4),
    (-9.5, 22, 1.5),
    (-15, 19, 1.4),
    (16, 20, 1.4),
    (3.6, 23, 1.5),
    (-6.5, 25, 1.6),
    (9, 26, 1.6),
    (-12, 26, 1.6),
    (0.2, 27, 1.6),
    (14.5, 25, 1.6),
    (-18, 24, 1.5),
    (19, 26, 1.5),
):
    shapes.inst(rnd.choice(pm), (x, y, z), rnd.random() * 6, s)
for i in range(34):
    shapes.inst(
        rnd.choice(f), (-26 + i * 1.6, rnd.uniform(25, 34), z - 0.5), rnd.random() * 6, rnd.uniform(3.6, 5.6)
    )
for i in range(12):
    shapes.inst(
        pm[i % 2],
        (-26 + i * 4.6 + rnd.random() * 2, rnd.uniform(30, 38), z),
        rnd.random() * 6,
        rnd.uniform(1.3, 1.9),
    )
for x, y, zz, r, s in ((0.25, -6.3, -0.95, 1.4, 0.60), (4.35, -6.2, -1.0, 2.2, 0.62)):
    shapes.inst(f[1], (x, y, zz), r, s)
ground.rocks(9, (-7, 7, 5.4, 8.5), 'greystone', (0.2, 0.6), 2, z)
for y, a, z1 in ((12.2, 0.14, 2.0), (17, 0.24, 4.5), (22.5, 0.30, 9), (28, 0.40, 12), (35, 0.55, 20)):
    weather.fog(y, (0.46, 0.56, 0.28) if y < 22 else (0.80, 0.74, 0.36), a, z, z1, 160, y)
for a, c, r in (
    ((9, 13, 15), (1.5, 8.5, -0.3), 1.2),
    ((13, 16, 16), (5.5, 11, -0.3), 1.6),
    ((3.5, 15, 15), (-3.5, 10, -0.3), 1.3),
    ((-1.5, 18, 16), (-8.5, 13, -0.3), 1.6),
):
    weather.shaft(a, c, r * 0.45, r * 1.15, (1, 0.88, 0.48), 0.30, 0.9)
lights.world(
    (0.95, 0.62, 0.18),
    0.60,
    [(0.10, (0.52, 0.46, 0.16)), (0.30, (0.12, 0.28, 0.16)), (1, (0.06, 0.16, 0.10))],
)
lights.area((6.5, 8.5, 10), (0, 0.5, 0.5), 3, 3300, (1, 0.86, 0.50))
lights.area((-7, -4, 6), (-0.3, 0, 0.6), 3.0, 800, (0.95, 1, 0.74))
lights.area((7.5, -5, 3.5), (0, 0, 0.6), 5, 170, (1, 0.84, 0.58))
lights.area((-1, 6, 10), (-5.5, 14, 3), 4, 900, (0.95, 1, 0.70))
scene.camera((2.2, -8.9, 2.2), (-0.35, 3.0, 2.25), 38, (0.7, -3.0, 0.8), 1.3)
render.cli('dinosaur-chess-jungle', bloom=0.09, warmth=(1.02, 1, 0.95), exposure=0.18)
