import math
import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, materials, pieces, positions, render, scene, shapes
from chessart.props import architecture, festive, people, plants, tableware
from chessart.materials import m as M

scene.reset()
z = boards.board('maple', 'redwood', 'rosewood', 'brass')
shapes.box((10.8, 10.8, 0.34), (0, 0, z - 0.17), M('saffron'), 0.07)
fl = z - 0.36
boards.ground('earth', fl)
shapes.box((9.0, 60, 0.02), (1.0, 20, fl), M('flag'), 0, base=True)
# painted houses on both sides of the lane and one at its end
cols = ['pinkwall', 'tealpaint', 'yellowwall', 'bluepaint', 'plaster']
aw = [
    ('saffron', 'white'),
    ('magenta', 'white'),
    ('teal', 'white'),
    ('red', 'saffron'),
    ('greenpaint', 'white'),
]
hs = [
    architecture.house(
        2.5, 4.3, 1.6, cols[k], 3, 3, aw[k], ('tan', 'bronze', 'tan', 'darkstone', 'tan')[k], 0.25, k
    )
    for k in range(5)
]
for h in hs:
    h.location = (0, 0, -90)
    materials.recolor(h, 'black', 'winday')
for i in range(6):
    shapes.inst(hs[(i * 2) % 5], (-8.6 + i * 0.16, 6.2 + i * 4.55, fl), pi / 2, 1.82)
    shapes.inst(hs[(i * 2 + 3) % 5], (9.6 - i * 0.16, 7.4 + i * 4.55, fl), -pi / 2, 1.82)
ar = architecture.arcade(3, 3.0, 4.6, 'sandstone', 'cusped', 0.9, True, 'plaster', None)
shapes.place(ar, (0.8, 30, fl))
c = architecture.chhatri(1.25, 'sandstone', 'ivory', 6)
shapes.place(c, (0.8, 30, fl + 4.9))
for s in (-1, 1):
    shapes.inst(c, (0.8 + s * 3.6, 30, fl + 4.9), 0, 0.7)
for x, y, k in ((-5.6, 32.5, 4), (7.4, 32.5, 1), (-11, 35, 2), (13, 35, 3)):
    shapes.inst(hs[k], (x, y, fl), 0, 1.35)
M('winwarm').node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 1.0
# bunting
bm = [('saffron', 'white', 'greenpaint', 'magenta'), ('magenta', 'saffron', 'teal', 'white')]
for k, (y, h) in enumerate(((3.2, 5.9), (6.4, 6.6), (9.8, 7.1), (14.5, 7.6), (20.5, 8.0))):
    festive.flags((-7.2 + k * 0.15, y, h), (8.4 - k * 0.15, y + 0.8, h - 0.25), 20, 0.95, bm[k % 2])
# the crowd
rnd = random.Random(7)
fg = [
    people.figurine('saffron', 'tan', 'sari', 'magenta'),
    people.figurine('white', 'oak', 'turban', 'red', arms='think'),
    people.figurine('magenta', 'tan', 'sari', 'saffron', arms='think'),
    people.figurine('teal', 'oak', 'turban', 'saffron', arms='rest'),
    people.figurine('blue', 'tan', 'cap', 'white'),
    people.figurine('greenpaint', 'oak', 'sari', 'saffron'),
    people.figurine('ochre', 'tan', 'turban', 'magenta', arms='forward'),
]
for f in fg:
    f.location = (0, 0, -90)
for i, (x, y, r, s) in enumerate(
    (
        (-5.6, 5.8, 0.55, 1.5),
        (-3.9, 6.9, 0.35, 1.55),
        (-2.2, 6.6, 0.15, 1.45),
        (4.7, 6.6, -0.3, 1.55),
        (6.3, 5.6, -0.6, 1.5),
        (3.2, 7.4, -0.15, 1.45),
        (-4.7, 10.5, 0.9, 1.4),
        (5.6, 11.5, -1, 1.4),
        (-3.0, 14.5, 2.9, 1.4),
        (3.0, 16.0, 0.3, 1.4),
        (-0.2, 19.5, 0.2, 1.4),
        (5.2, 19, -0.6, 1.4),
        (-4.4, 18.5, 0.8, 1.4),
        (1.8, 24, 0, 1.4),
        (-2.4, 25, 3, 1.4),
    )
):
    shapes.inst(fg[i % 7], (x, y, fl), r, s)
tableware.teapot(0.75, 'teal', 'gold', (-6.15, 3.2, fl), 0.5)
[
    tableware.cup(0.36, 'coffee', 'porcelain', (x, y, fl), r, True, False)
    for x, y, r in ((-5.9, -0.4, 2.2), (6.2, 0.6, 0.4))
]
for x, y in ((-7.4, 6.6), (7.0, 3.0)):
    [
        shapes.lathe(
            'pot',
            [(0, 0), (0.42, 0), (0.55, 0.5), (0.50, 0.62), (0.56, 0.70), (0.46, 0.70), (0, 0.6)],
            M('tan'),
            (x, y, fl),
            28,
            2,
        ),
        shapes.place(plants.bush(0.62, 'leaf', 3), (x, y, fl + 0.66)),
    ] + [
        shapes.ball(
            0.13,
            (x + 0.5 * math.cos(k), y + 0.5 * math.sin(k), fl + 1.1 + 0.18 * math.sin(k * 2.3)),
            'saffron' if k % 2 else 'magenta',
            seg=10,
        )
        for k in range(9)
    ]
fen = positions.pos(
    'e2e4 e7e5 g1f3 g8f6 f3e5 d7d6 e5f3 f6e4 d2d4 d6d5 f1d3 b8c6 e1g1 f8e7 c2c4 c6b4 d3e2 e8g8 b1c3 c8f5 a2a3 e4c3 b2c3 b4c6'
)  # Petroff
pieces.set_position(fen, 'boxwood', 'blue', face=(pi * 0.5 - 1.15, -pi * 0.5 + 0.9), trim=('gold', 'gold'))
lights.world(
    (0.85, 0.80, 0.78),
    0.70,
    [(0.08, (0.58, 0.70, 0.90)), (0.35, (0.18, 0.40, 0.82)), (0.8, (0.10, 0.24, 0.62))],
)
lights.clouds((1.1, 1.05, 1.0), 0.8, 0.85, 6.2, 0.5, 0.7)
lights.sun(238, 40, 5.4, (1, 0.84, 0.60), 1.0)
lights.area((-4, -8, 5), (0, 0, 0.6), 5, 90, (1, 0.80, 0.60))
scene.camera((2.4, -9.6, 2.75), (-0.15, 3.4, 2.45), 35, (0.6, -3.2, 0.85), 1.5)
render.cli('indian-street-chess-vibrant', bloom=0.05)
