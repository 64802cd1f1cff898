import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import architecture, festive, people, plants, tableware
from chessart.materials import m as M

scene.reset()
rnd = random.Random(3)
z = boards.board('maple', 'redwood', 'walnut', 'brass')
fl = z - 0.36
shapes.box((12.6, 16.6, 0.30), (0, 0, z - 0.16), M('velvetblue'), 0.10)
shapes.box((13.2, 17.2, 0.2), (0, 0, z - 0.24), M('saffron'), 0.08)
shapes.box((60, 26, 0.4), (0, 0, fl - 0.2), M('paving'), 0.05)
boards.ground('savanna', fl - 0.35)
# two players sit cross-legged on the rug, seen from the side: white at the left
a = people.person(
    'white',
    'oak',
    hat='turban',
    hmat='saffron',
    trim='gold',
    collar=None,
    shawl='magenta',
    legs='white',
    hands=((-0.9, -2.2, 1.15), (0.75, -3.35, 1.85)),
)
shapes.place(a, (0, -7.1, z), pi, 0.94)
b = people.person(
    'teal',
    'walnut',
    hat='cap',
    hmat='white',
    trim='brass',
    collar=None,
    beard='white',
    legs='white',
    hands=((-0.45, -1.0, 3.2), (0.9, -1.9, 1.1)),
)
shapes.place(b, (0, 7.1, z), 0, 0.94)
pieces.set_position(
    'r1bqk2r/pppp1ppp/2n2n2/8/1bBPP3/2N2N2/PP3PPP/R1BQK2R',
    'boxwood',
    'ebony',
    face=(pi * 0.5 - 0.4, -pi * 0.5 + 0.4),
)
# tea: brass pot and glasses on a tray
shapes.lathe(
    'tray',
    [(0, 0), (1.75, 0), (1.9, 0.10), (1.95, 0.22), (1.88, 0.22), (1.8, 0.09), (0, 0.07)],
    M('brass'),
    (6.3, -4.4, z),
    56,
    2,
)
tableware.teapot(0.80, 'copper', 'brass', (6.2, -4.9, z + 0.08), 2.6)
tableware.tea_glass((6.3, -3.45, z + 0.08), 0.27)
tableware.tea_glass((7.25, -4.0, z + 0.08), 0.27)
for t, m, x, y in (('p', 'boxwood', 5.25, 3.2), ('p', 'ebony', 5.3, -1.2)):
    pieces.piece(t, m, (x, y, z), 1, 0.94)
# painted house fronts across the lane, awnings, doors, lines of bunting
hs = [
    architecture.house(2.7, 3.6, 1.4, mt, 3, 3, sp, 'sandstone', 0.12, k)
    for k, (mt, sp) in enumerate(
        (
            ('tealwall', ('white', 'saffron')),
            ('saffwall', ('magenta', 'white')),
            ('rosewall', ('white', 'teal')),
            ('bluewall', ('saffron', 'white')),
        )
    )
]
M('winwarm').node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 0.35
for i in range(5):
    (
        shapes.place(hs[i], (-17, -15.8 + 8.1 * i, fl - 0.3), pi / 2, 3.0)
        if i < 4
        else shapes.inst(hs[0], (-17, -15.8 + 8.1 * i, fl - 0.3), pi / 2, 3.0)
    )
for y, k in ((-9.5, 1), (-1.6, 2)):
    festive.flags((-14.6, y - 4.5, 8.2), (-14.6, y + 3.6, 8.4), 11, 0.8)
for i in range(5):
    for dy, mt in ((-2.3, 'greenpaint'), (1.9, 'redwood')):
        shapes.box((0.16, 1.5, 2.7), (-14.86, -15.8 + 8.1 * i + dy, fl - 0.1), M(mt), 0.03, base=True)
        shapes.box((0.10, 1.9, 2.95), (-14.9, -15.8 + 8.1 * i + dy, fl - 0.1), M('white'), 0.03, base=True)
pots = [
    shapes.lathe(
        'pot',
        [(0, 0), (0.5, 0), (0.85, 0.5), (0.9, 1.0), (0.5, 1.5), (0.62, 1.7), (0.5, 1.72), (0, 1.6)],
        M('copper'),
        (-12.6, y, fl),
        32,
        3,
        (0, 0, 0),
        (s, s, s),
    )
    for y, s in ((2.4, 0.9), (3.9, 0.65), (-7.8, 0.8))
]
for y, s in ((5.4, 1.0), (-3.6, 0.9)):
    shapes.lathe(
        'tub', [(0, 0), (0.7, 0), (0.9, 1.1), (0.8, 1.12), (0, 1.0)], M('sandstone'), (-12.4, y, fl), 28, 0
    )
    shapes.place(plants.bush(0.95, 'leaf', int(y)), (-12.4, y, fl + 1.1), 0, s)
for x, y, bo, k, t, r in (
    (-10.8, -9.8, 'magenta', 'sari', 'saffron', 2.0),
    (-11.2, 10.2, 'saffron', 'turban', 'red', 1.0),
    (-10.6, 8.6, 'red', 'sari', 'gold', 2.6),
):
    shapes.place(people.figurine(bo, 'oak', k, t), (x, y, fl), r, 1.75)
lights.world((0.66, 0.72, 0.85), 0.55, [(0.3, (0.35, 0.52, 0.85)), (1, (0.12, 0.28, 0.70))])
lights.sun(-38, 40, 5.6, (1, 0.80, 0.54), 1.0)
lights.area((6, -8, 6), (0, 0, 1), 5, 260, (1, 0.8, 0.6))
scene.camera((20.5, -4.6, 5.6), (0, -0.35, 1.72), 44.5, (3.2, -0.5, 0.9), 0.65)
render.cli('indian-street-chess', bloom=0.05)
