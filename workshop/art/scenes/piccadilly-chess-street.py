import math
import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import architecture, britain, city, people
from chessart.materials import m as M

scene.reset()
rnd = random.Random(6)
M('winwarm').node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 1.5
z = boards.board('maple', 'walnut', 'rosewood', 'brass')
shapes.box((11.4, 11.6, 0.55), (0, 0, z - 0.27), M('greystone'), 0.08)
fl = z - 0.6
boards.ground('wet', fl)
# the street runs away at the left third; stone houses with striped awnings on both pavements, a domed corner house closes it
hs = [
    architecture.house(2.6, 4.4, 1.6, mt, 4, 3, sp, 'bronze', 0.62, k)
    for k, (mt, sp) in enumerate(
        (
            ('limestone', ('red', 'white')),
            ('plaster', ('greenpaint', 'white')),
            ('brickred', ('blue', 'white')),
            ('limestone', ('darkred', 'cream')),
        )
    )
]
for h in hs:
    h.location = (0, 0, -90)
X = -1.6
for s in (-1, 1):
    shapes.box((9, 90, 0.16), (X + s * 10.6, 50, fl), M('greystone'), 0.03, base=True)
    for i in range(8):
        y = (8.5 if s < 0 else 3.6) + i * 6.0
        bend = (0.010) * max(0, y - 14) ** 1.55
        shapes.inst(
            hs[(i + (0 if s < 0 else 3)) % 4],
            (X + s * (9.0 if s < 0 else 9.9) + bend, y, fl + 0.14),
            s * -pi / 2 - 0.0 - (0.012 * max(0, y - 14)),
            (2.2, 2.2, 2.2),
        )
    for i in range(5):
        y = 6.4 + i * 6.0
        city.street_lamp(4.4, (X + s * 6.5 + (0.010) * max(0, y - 14) ** 1.55, y, fl + 0.14), 130)
dm = shapes.lathe(
    'rot',
    [
        (0, 0),
        (5.2, 0),
        (5.2, 9.2),
        (5.5, 9.4),
        (5.5, 9.8),
        (4.4, 10.0),
        (4.4, 12.0),
        (4.6, 12.2),
        (4.4, 12.4),
        (4.1, 14.2),
        (3.0, 16.2),
        (1.2, 17.4),
        (0.5, 17.7),
        (0.5, 18.7),
        (0.2, 19.2),
        (0.05, 21),
        (0, 21),
    ],
    M('limestone'),
    (X + 2.6, 57, fl),
    40,
    0,
)
for k in range(13):
    a = -pi / 2 + (k - 6) * 0.26
    [
        shapes.place(
            shapes.mesh(
                'w',
                [(-0.42, 0, 0), (0.42, 0, 0), (0.42, 0, 1.5), (-0.42, 0, 1.5)],
                [(0, 1, 2, 3)],
                M('winwarm' if rnd.random() < 0.6 else 'black'),
            ),
            (X + 2.6 + 5.23 * math.cos(a), 57 + 5.23 * math.sin(a), fl + 1 + j * 2.7),
            a + pi / 2,
        )
        for j in range(3)
    ]
for k in range(9):
    shapes.inst(hs[k % 4], (-24 + k * 6.2, 64, fl), 0, 2.2)
b = britain.bus()
shapes.place(b, (X - 2.4, 19, fl), pi / 2 - 0.03, 1.0)
pb = britain.phonebox()
shapes.place(pb, (5.3, 8.6, fl + 0.16), -0.5, 1.3)
for x, y, bo, k, t, r in (
    (4.7, 6.3, 'ebony', 'tophat', 'ebony', 0.6),
    (5.6, 6.7, 'velvetred', 'bun', 'gold', -0.3),
    (-7.6, 8.8, 'walnut', 'cap', 'red', 0.9),
    (-6.9, 9.6, 'teal', 'gown', 'gold', 2.4),
    (4.9, 13.5, 'velvetblue', 'tophat', 'black', 2.8),
    (6.2, 16, 'rosewood', 'cap', 'brass', 0.2),
    (-7.5, 15, 'ebony', 'tophat', 'ebony', 3.6),
    (5.5, 22, 'magenta', 'bun', 'gold', 0),
):
    shapes.place(people.figurine(bo, 'maple', k, t), (x, y, fl + 0.15), r, 1.15)
pieces.set_position(
    'rnbqkb1r/1p3ppp/p2ppn2/8/3NP3/2N1B3/PPP2PPP/R2QKB1R',
    'boxwood',
    'ebony',
    face=(pi * 0.5 - 0.9, -pi * 0.5 + 0.6),
)
lights.world(
    (0.62, 0.34, 0.26),
    0.75,
    [
        (0.06, (0.46, 0.30, 0.34)),
        (0.16, (0.22, 0.22, 0.42)),
        (0.4, (0.07, 0.11, 0.30)),
        (1, (0.02, 0.04, 0.14)),
    ],
)
lights.clouds((0.60, 0.34, 0.34), 0.7, 0.7, 3.3)
lights.area((-6.5, 4.5, 5.5), (0, 0, 0.5), 2.2, 1900, (1, 0.68, 0.36))
lights.area((7, 3.5, 5), (0, 0, 0.5), 2.2, 1000, (1, 0.68, 0.38))
lights.area((2, -8, 6), (0, 0, 0.6), 5, 200, (0.70, 0.74, 1))
lights.area((X, 12, 12), (X, 24, 0), 6, 700, (0.5, 0.62, 1))
lights.area((-6, -7, 4), (0, -1, 0.6), 3, 260, (1, 0.80, 0.56))
scene.camera((-0.9, -9.9, 2.25), (1.1, 3.2, 2.15), 38, (-0.2, -3.0, 0.9), 1.2)
render.cli('piccadilly-chess-street', bloom=0.10)
