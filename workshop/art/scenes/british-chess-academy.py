import math
import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, positions, render, scene, shapes
from chessart.props import britain, people, plants
from chessart.materials import m as M

scene.reset()
z = boards.board('maple', 'walnut', 'rosewood', 'brass')
shapes.box((10.8, 10.8, 0.36), (0, 0, z - 0.18), M('limestone'), 0.07)
shapes.box((12.4, 12.4, 0.34), (0, 0, z - 0.50), M('limestone'), 0.07)
fl = z - 0.62
boards.ground('lawn', fl)
shapes.box((70, 3.4, 0.06), (0, 16.4, fl), M('flag'), 0.02, base=True)
shapes.box((3.0, 14, 0.05), (-10.2, 9, fl), M('flag'), 0.02, base=True)
rg = britain.college_range(9, 1.62, 4.2, 2.6)
shapes.place(rg, (-1.6, 20.2, fl))
rg2 = britain.college_range(6, 1.62, 4.2, 2.6, seed=4)
shapes.place(rg2, (13.6, 20.2, fl))
wing = shapes.inst(rg, (-13.4, 13.6, fl), pi / 2)
t = britain.gatehouse(9.6)
shapes.place(t, (7.0, 19.2, fl), 0.0, 1.0)
gr = [people.graduate('navy', 'maple', a, 'saffron') for a in ('rest', 'think', 'forward')]
gd = [people.graduate('darkred', 'oak', a, 'white') for a in ('think', 'rest')]
for i, (o, x, y, r) in enumerate(
    (
        (gr[0], -3.2, 6.9, 0.3),
        (gr[1], -1.3, 7.5, 0.05),
        (gd[0], -4.9, 6.5, 0.55),
        (gr[2], 4.4, 7.1, -0.35),
        (gd[1], 6.1, 6.6, -0.6),
    )
):
    shapes.place(o, (x, y, fl), r, 1.72)
rnd = random.Random(2)
bu = [plants.bush(0.8, 'leaf', k) for k in range(3)]
for i in range(15):
    x = -13 + i * 1.9
    b = bu[i % 3]
    (
        shapes.place(b, (x, 18.4, fl))
        if i < 3
        else shapes.inst(b, (x, 18.4 + rnd.random() * 0.3, fl), i, 0.65 + 0.25 * rnd.random())
    ) if abs(x - 7.2) > 1.4 else None
oak = [plants.leaf_clump((0, 0, 0), 1, (1, 1, 0.85), 'leaf', rnd, 240, 0.30) for _ in range(3)]
[setattr(o, 'location', (0, 0, -90)) for o in oak]
for x, y, s in ((13.0, 14.0, 1.0),):
    shapes.tube([(x, y, fl), (x + 0.1, y, fl + 2), (x - 0.1, y, fl + 4)], [0.36, 0.28, 0.2], M('walnut'), 10)
    for k in range(90):
        u, v = rnd.random() * 6.28, rnd.gauss(0, 0.5)
        shapes.inst(
            rnd.choice(oak),
            (
                x + 2.3 * math.cos(u) * math.cos(v) * rnd.uniform(0.6, 1),
                y + 2.0 * math.sin(u) * math.cos(v),
                fl + 5.4 + 1.9 * math.sin(v),
            ),
            rnd.random() * 6,
            rnd.uniform(0.32, 0.62),
        )
for k in range(60):
    shapes.inst(bu[k % 3], (-40 + k * 1.5, 40 + rnd.random() * 4, fl), k, 2.2 + 1.6 * rnd.random())
fen = positions.pos(
    'c2c4 e7e5 b1c3 g8f6 g1f3 b8c6 g2g3 d7d5 c4d5 f6d5 f1g2 d5b6 e1g1 f8e7 d2d3 e8g8 a2a3 c8e6 b2b4 f7f6'
)  # English Opening
pieces.set_position(fen, 'boxwood', 'ebony', face=(pi * 0.5 + 1.15, -pi * 0.5 - 0.9))
lights.world(
    (0.62, 0.72, 0.88),
    0.62,
    [(0.10, (0.46, 0.62, 0.90)), (0.35, (0.20, 0.38, 0.78)), (0.8, (0.10, 0.22, 0.58))],
)
lights.clouds((1.15, 1.12, 1.08), 0.95, 0.9, 4.2, 0.47, 0.66)
lights.sun(199, 31, 7.0, (1, 0.86, 0.64), 1.0)
lights.area((-8, 2, 6), (0, 0, 0.5), 3, 300, (1, 0.84, 0.60))
lights.area((6, -8, 5), (0, 0, 0.6), 5, 70, (1, 0.86, 0.68))
scene.camera((-2.7, -9.6, 2.85), (0.5, 3.0, 2.15), 37, (-0.9, -3.2, 0.85), 1.5)
render.cli('british-chess-academy', bloom=0.05)
