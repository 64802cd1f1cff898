import math
import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import architecture, fire, furniture, ground, people, plants, tableware
from chessart.materials import m as M

scene.reset()
rnd = random.Random(9)
z = boards.board('sandal', 'redwood', 'rosewood', 'brass')
fl = z - 0.02
shapes.box((10.4, 10.4, 0.30), (0, 0, z - 0.15), M('table'), 0.08)
fl = z - 0.32
ground.terrain(150, 110, 1.6, 'mud', fl, 24, scale=0.06)
furniture.rug(24, 22, (0, 2.6, fl + 0.02), 0, 'rugred', 'rugblue', 'rugcream')
pieces.set_position(
    'rnbq1rk1/ppp1ppbp/3p1np1/8/2PPP3/2N2N2/PP2BPPP/R1BQK2R',
    'ivory',
    'rosewood',
    face=(pi * 0.5 + 0.8, -pi * 0.5 - 0.7),
    trim=('gold', 'gold'),
)
# circle of guests, every one turned to the board
G = [
    ('white', 'turban', 'saffron', 'think'),
    ('magenta', 'sari', 'saffron', 'rest'),
    ('saffron', 'turban', 'red', 'forward'),
    ('teal', 'sari', 'magenta', 'think'),
    ('ivory', 'turban', 'magenta', 'rest'),
    ('greenpaint', 'turban', 'white', 'think'),
    ('saffron', 'sari', 'greenpaint', 'rest'),
    ('blue', 'turban', 'saffron', 'forward'),
    ('red', 'sari', 'saffron', 'rest'),
]
for i, (b, k, t, a) in enumerate(G):
    if i in (0, 1, 8):
        continue
    an = math.radians(-14 + 26 * i)
    r = 7.9 + (0.7 if i in (0, 8) else 0) + (0.5 if i % 2 else 0)
    x, y = r * math.cos(an), r * math.sin(an) * 0.96 + 0.4
    f = people.figurine(b, 'skin', k, t, 'sit', a)
    shapes.place(f, (x, y, fl + 0.09), math.atan2(y, x) - pi / 2, 1.95)
    shapes.lathe(
        'cush',
        [(0, 0), (1.35, 0), (1.5, 0.14), (1.35, 0.28), (0, 0.30)],
        M(rnd.choice(('velvetblue', 'darkred', 'magenta', 'leathergreen'))),
        (x, y, fl + 0.03),
        36,
        3,
    )
bt = plants.banyan(9.4, 3, 'leaf', 10)
shapes.place(bt, (-6.6, 17.0, fl), 0.4)
# tea on a brass tray
shapes.lathe(
    'tray',
    [(0, 0), (1.1, 0), (1.22, 0.12), (1.24, 0.16), (1.05, 0.10), (0, 0.07)],
    M('brass'),
    (6.05, 0.3, fl + 0.09),
    48,
    2,
)
tableware.teapot(0.62, 'brass', 'copper', (6.0, 0.55, fl + 0.17), 0.7)
for k in range(3):
    shapes.lathe(
        'glass',
        [(0, 0), (0.18, 0), (0.22, 0.5), (0.2, 0.5), (0.16, 0.06), (0, 0.06)],
        M('copper'),
        (5.75 + 0.42 * k, -0.48 + 0.12 * (k % 2), fl + 0.18),
        20,
        0,
    )
fire.diya((-6.0, 0.4, fl + 0.09), 25, 1.3)
h = [
    architecture.house(3.4, 3.6, 2.6, mt, 2, 3, None, 'bronze', 0, k)
    for k, mt in enumerate(('plaster', 'pinkstone'))
]
for i, (x, y, r) in enumerate(((10.5, 34, -0.15), (19, 36, -0.3), (28, 40, -0.4))):
    (shapes.place(h[i], (x, y, fl), r, 2.2) if i < 2 else shapes.inst(h[0], (x, y, fl), r, 2.2))
ch = architecture.chhatri(2.0, 'pinkstone', 'ivory')
shapes.place(ch, (4.2, 27, fl), 0, 1.15)
shapes.box((6.4, 6.4, 0.8), (4.2, 27, fl), M('sandstone'), 0.05, base=True)
ch.location.z += 0.8
bu = [plants.bush(1.1, 'leaf', k) for k in range(2)]
for i, (x, y, s) in enumerate(
    (
        (-15, 21, 1.5),
        (-17, 26, 2.2),
        (-1, 30, 1.4),
        (8.5, 24, 1.0),
        (14, 29, 1.5),
        (-22, 32, 2.6),
        (-6, 38, 2.2),
        (1, 42, 2.0),
    )
):
    (shapes.place(bu[i], (x, y, fl), i, s) if i < 2 else shapes.inst(bu[i % 2], (x, y, fl), i, s))
lights.world(
    (1.1, 0.74, 0.46),
    0.58,
    [
        (0.04, (0.92, 0.72, 0.54)),
        (0.09, (0.56, 0.64, 0.74)),
        (0.2, (0.24, 0.44, 0.74)),
        (0.8, (0.08, 0.20, 0.48)),
    ],
)
lights.clouds((1.2, 0.95, 0.76), 0.62, 0.9, 8.1, 0.52, 0.74)
lights.sun(160, 29, 9.5, (1, 0.74, 0.44), 1.2)
lights.area((-7, -5, 7), (0, -0.5, 0.4), 4, 620, (1, 0.80, 0.56))
lights.area((8, -8, 5), (0, 0, 1), 5, 200, (0.62, 0.74, 1))
scene.camera((1.1, -14.2, 4.8), (-0.35, 3.4, 1.95), 34.5, (0.3, -2.6, 0.8), 1.0)
render.cli('traditional-indian-chess-gathering', bloom=0.06)
