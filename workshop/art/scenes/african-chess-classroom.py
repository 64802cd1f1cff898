import math
import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import animals, architecture, furniture, ground, people, plants
from chessart.materials import m as M

scene.reset()
rnd = random.Random(6)
z = boards.board('maple', 'walnut', 'redwood', 'brass')
shapes.box((10.6, 10.6, 0.35), (0, 0, z - 0.17), M('oakx'), 0.06)
fl = z - 0.36
ground.terrain(160, 120, 2.2, 'savanna', fl, 22, scale=0.05)
pieces.set_position(
    'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R',
    'boxwood',
    'ebony',
    face=(pi * 0.5 + 0.8, -pi * 0.5 - 0.7),
)
# blackboard on an easel, the teacher beside it, pupils in a half circle
e = furniture.easel(6.4, 3.3, up=1.25)
shapes.place(e, (4.6, 12.4, fl), -0.20)
t = people.figurine('teal', 'skindark', 'turban', 'saffron', 'stand', 'forward')
shapes.place(t, (-0.75, 11.7, fl), 0.95, 1.8)
cols = ('saffron', 'magenta', 'greenpaint', 'blue', 'red', 'teal', 'white')
kids = [
    people.figurine(c, 'skindark', 'plain', pose='sit', arms=('rest', 'think', 'forward')[i % 3])
    for i, c in enumerate(cols)
]
for i, (x, y, r) in enumerate(
    (
        (6.9, 7.6, 2.75),
        (5.1, 7.0, 2.95),
        (3.3, 6.9, 3.15),
        (1.5, 7.2, 3.4),
        (7.9, 9.4, 2.5),
        (-0.2, 7.9, 3.65),
    )
):
    shapes.place(kids[i], (x, y, fl), r, 1.28)
kids[6].location = (0, 0, -60)
# two more games on mats to the left
for x, y, a, i in ((-4.6, 9.2, 0.5, 6), (-7.4, 6.2, 1.2, 0)):
    furniture.rug(3.0, 4.6, (x, y, fl + 0.01), a - pi / 2, 'rugcream', 'rugred', 'rugblue')
    boards.mini(
        'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R',
        (x, y, fl + 0.08),
        a - pi / 2,
        0.17,
        ('maple', 'walnut', 'redwood', None),
    )
    for s in (-1, 1):
        c = shapes.inst(
            kids[(i + 2 + s) % 7],
            (x + s * 1.55 * math.cos(a), y + s * 1.55 * math.sin(a), fl + 0.06),
            a + (-pi / 2 if s > 0 else pi / 2),
            1.2,
        )
ac = plants.acacia(9.2, 2, 'leaf')
shapes.place(ac, (-7.4, 17.5, fl), 1.9)
shapes.inst(ac, (17, 34, fl), 2, 0.8)
shapes.inst(ac, (-24, 44, fl), 4, 0.85)
shapes.inst(ac, (5, 62, fl), 1, 0.8)
shapes.inst(ac, (-9, 70, fl), 3, 0.7)
for x, y, s in ((12.6, 20, 1.0), (16.5, 24, 1.1)):
    h = architecture.hut(2.3, 2.2)
    shapes.place(h, (x, y, fl), 0, s)
g = animals.giraffe()
shapes.place(g, (-1.6, 34, fl), pi + 0.3, 1.1)
for i in range(60):
    x, y = rnd.uniform(-22, 22), rnd.uniform(5, 40)
    if abs(x) < 9 and y < 14:
        continue
    shapes.place(
        plants.fern(1.0, 7, 'leafdry', i), (x, y, fl), 0, rnd.uniform(0.5, 0.9)
    ) if i < 3 else ground.lump(
        (x, y, fl - 0.05), rnd.uniform(0.12, 0.4), (1.3, 1.2, 0.5), rnd.choice(('leafdry', 'savanna')), rnd
    )
lights.world(
    (1.25, 0.52, 0.17),
    0.60,
    [
        (0.04, (1.0, 0.52, 0.25)),
        (0.09, (0.60, 0.48, 0.46)),
        (0.18, (0.24, 0.38, 0.60)),
        (0.8, (0.07, 0.16, 0.42)),
    ],
)
lights.clouds((1.25, 0.66, 0.36), 0.8, 0.9, 6.6)
lights.sun(158, 17, 8.5, (1, 0.62, 0.30), 1.4)
lights.area((7, -6, 5), (0, 0, 0.6), 5, 230, (0.62, 0.72, 1))
lights.area((-7, -1, 6), (0, 0, 0.4), 3, 520, (1, 0.74, 0.46))
lights.area((-6, 7, 7), (3, 11, 2), 5, 700, (1, 0.72, 0.42))
scene.camera((-1.9, -10.5, 3.75), (0.5, 3.2, 1.72), 38, (-0.4, -2.6, 0.8), 1.1)
render.cli('african-chess-classroom', bloom=0.06)
