import math
import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import architecture, furniture, weather
from chessart.materials import m as M

scene.reset()
rnd = random.Random(2)
z = boards.board('maple', 'walnut', 'rosewood', 'brass')
fl = z - 5.0
boards.ground('parquet', fl)
# two lines of three boards, hero board in front; clocks beside every board
pieces.set_position(
    'r1bq1rk1/pp1nbppp/2p1pn2/3p2B1/2PP4/2NBPN2/PP3PPP/R2QK2R',
    'boxwood',
    'ebony',
    face=(pi * 0.5 - 0.9, -pi * 0.5 + 0.6),
)
games = [
    'r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQK2R',
    'rnbq1rk1/ppp2pbp/3p1np1/4p3/2PPP3/2N2N2/PP2BPPP/R1BQK2R',
]
tb = furniture.table(12.6, 11.2, 5.0, 'table', 'feltgreen')
ck = furniture.chess_clock((0, 0, -90), pi / 2, 'walnut', 1.0)
for i, (x, y) in enumerate(((0, 0), (0, 17), (0, 34), (15.5, 3), (15.5, 20), (15.5, 37))):
    (shapes.place(tb, (x, y, fl)) if i == 0 else shapes.inst(tb, (x, y, fl)))
    if i:
        boards.mini(games[i % 2], (x, y, z))
    shapes.inst(ck, (x - 5.5, y + 0.9, z), -pi / 2, 1.0) if i else shapes.inst(
        ck, (5.55, 2.4, z), -pi / 2 + 0.5, 0.9
    )
shapes.box((5.4, 80, 0.06), (7.75, 30, fl), M('velvetred'), 0.02, base=True)
# round arches left and right, end wall with tall lit windows
ar = architecture.arcade(9, 7.2, 15, 'plaster', 'round', 1.2, False, 'limestone', None, 0.70)
shapes.place(ar, (-11.5, 26, fl), pi / 2)
shapes.inst(ar, (28, 26, fl), -pi / 2)
en = architecture.arcade(7, 6.4, 15, 'plaster', 'round', 1.0, False, 'limestone', 'lightwall', 0.66)
shapes.place(en, (8, 57, fl))
shapes.box((60, 1, 8), (8, 57, fl + 15), M('plaster'), 0, base=True)
shapes.box((1, 80, 8), (-11.5, 26, fl + 15), M('plaster'), 0, base=True)
shapes.box((1, 80, 8), (28, 26, fl + 15), M('plaster'), 0, base=True)
shapes.box((0.2, 90, 24), (-17, 26, fl), M('morning'), 0, base=True)
shapes.box((0.2, 90, 24), (31, 26, fl), M('winwarmdim'), 0, base=True)
# spectators: tall pawns on three steps along the right wall and at the far end
for k in range(3):
    shapes.box((2.4, 60, 2.3 * (k + 1)), (20.4 + 2.2 * k, 32, fl), M('oakx'), 0.05, base=True)
for k in range(3):
    for i in range(15):
        pieces.piece(
            'p',
            ('boxwood', 'ebony', 'redwood', 'walnut')[rnd.randrange(4)],
            (
                20.2 + 2.2 * k + rnd.uniform(-0.2, 0.2),
                4 + i * 3.2 + rnd.uniform(-0.4, 0.4),
                fl + 2.3 * (k + 1),
            ),
            0,
            rnd.uniform(3.3, 3.8),
        )
for i in range(9):
    pieces.piece(
        'p', ('boxwood', 'ebony', 'redwood')[i % 3], (-1 + i * 2.3, 50 + rnd.uniform(-0.4, 0.4), fl), 0, 3.6
    )
t = furniture.trophy(6.5, (7.75, 46, fl + 2.2))
shapes.box((3.6, 3.6, 2.2), (7.75, 46, fl), M('whitemarble'), 0.08, base=True)
# chandeliers on the axis
for y in (14, 30, 46):
    shapes.tube([(7.75, y, 9.2), (7.75, y, 20)], 0.06, M('brass'), 6, smooth=0)
    shapes.lathe(
        'ch', [(2.5, 0), (2.62, 0.10), (2.5, 0.2), (2.38, 0.1), (2.5, 0)], M('brass'), (7.75, y, 8.6), 40, 0
    )
    shapes.lathe(
        'cb', [(0, -0.5), (0.4, -0.1), (0.2, 0.3), (0.5, 0.6), (0, 0.9)], M('brass'), (7.75, y, 8.6), 24, 3
    )
    for k in range(12):
        a = pi * k / 6
        shapes.ball(
            0.20, (7.75 + 2.5 * math.cos(a), y + 2.5 * math.sin(a), 9.0), 'lampglow', (1, 1, 1.3), seg=10, k=8
        )
        shapes.tube(
            [(7.75 + 2.5 * math.cos(a), y + 2.5 * math.sin(a), 8.7), (7.75, y, 8.8)],
            0.05,
            M('brass'),
            6,
            smooth=0,
        )
    lights.point((7.75, y, 8.2), 1500, (1, 0.72, 0.42), 1.5)
for y in (7.9, 15.1, 22.3):
    b = weather.beam((-12, y, fl + 13), (2.5, y + 1.5, fl - 1), 1.9, 2.6, (1, 0.70, 0.36), 0.14, False)
lights.world((0.30, 0.24, 0.18), 0.35)
lights.sun(170, 33, 4.2, (1, 0.70, 0.40), 2.0)
lights.area((-8, -6, 9), (0, -1, 0), 4, 900, (1, 0.80, 0.55))
lights.area((12, -8, 8), (0, 0, 0), 5, 500, (0.62, 0.74, 1))
scene.camera((-2.2, -11.6, 5.0), (2.5, 6, 1.25), 34, (-0.6, -2.0, 0.8), 0.9)
render.cli('grand-chess-tournament', bloom=0.08)
