import math
import os
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import architecture, fire, furniture, people
from chessart.materials import m as M

scene.reset()
z = boards.board('maple', 'walnut', 'rosewood', 'brass')
shapes.box((13.0, 11.0, 0.5), (0, 0, z - 0.25), M('table'), 0.12, seg=4)
shapes.box((12.4, 10.4, 0.7), (0, 0, z - 0.8), M('table'), 0.04)
# lady (white) at the left, gentleman (black) at the right, seen from the side of the board
ch = furniture.big_chair('walnut', 'leathergreen')
shapes.place(ch, (0, -7.7, z - 1.9), pi)
c2 = shapes.inst(ch, (0, 7.7, z - 1.9), 0)
lady = people.person(
    'velvetred',
    'maple',
    hat='ladyhat',
    hmat='darkred',
    lady=True,
    hair='redwood',
    trim='gold',
    collar='ivory',
    hands=((-0.8, -2.9, 2.25), (0.22, -0.86, 3.80)),
)
shapes.place(lady, (0, -7.0, z - 1.6), pi)
gent = people.person(
    'velvetblue',
    'maple',
    hat='tophat',
    hmat='ebony',
    trim='darkred',
    collar='white',
    hands=((-0.8, -2.6, 2.2), (0.75, -3.5, 2.7)),
)
shapes.place(gent, (0, 7.0, z - 1.6), 0)
pcs = pieces.set_position(
    'r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/1PN3P1/PB2PPBP/R2Q1RK1',
    'ivory',
    'ebony',
    face=(pi * 0.5 - 0.5, -pi * 0.5 + 0.5),
)


# brass candlesticks behind the board, tea in front
def stick(x, y, e=150):
    shapes.lathe(
        'st',
        [
            (0, 0),
            (0.62, 0),
            (0.64, 0.06),
            (0.40, 0.16),
            (0.16, 0.30),
            (0.12, 0.6),
            (0.22, 0.75),
            (0.11, 0.95),
            (0.10, 1.7),
            (0.20, 1.85),
            (0.13, 1.98),
            (0.30, 2.15),
            (0.30, 2.22),
            (0, 2.22),
        ],
        M('brass'),
        (x, y, z),
        36,
        3,
    )
    fire.candle(1.25, 0.15, (x, y, z + 2.0), None, e)


stick(-5.5, -1.6)
stick(-5.5, 1.2)
stick(-5.6, 3.9, 110)
for t, m, x, y in (
    ('p', 'ebony', 5.3, -2.2),
    ('p', 'ebony', 5.25, -1.3),
    ('p', 'ivory', 5.3, 2.6),
    ('p', 'ivory', 5.25, 3.4),
):
    pieces.piece(t, m, (x, y, z), 1.2, 0.94)
# panelled wall, tall window with dusk, bookshelf, curtains
shapes.box((0.3, 40, 22), (-14, 0, -8), M('leathergreen'), 0, base=True)
[shapes.box((0.35, 0.22, 20), (-13.8, k * 3.1, -8), M('darkoak'), 0.03, base=True) for k in range(-6, 7)]
shapes.box((0.5, 40, 0.5), (-13.7, 0, -1.6), M('darkoak'), 0.05)
w = architecture.window_frame(6.4, 9, 'oak', 3, 4)
shapes.place(w, (-13.45, -2.0, 0.6), pi / 2)
shapes.box((0.1, 6.4, 9), (-13.7, -2.0, 0.6), M('dusk'), 0, base=True)
for y in (-6.2, 2.2):
    cu = shapes.lathe(
        'cur',
        [(1.0, 0), (0.70, 3.0), (0.55, 4.6), (0.9, 7), (0.95, 9.4)],
        M('velvetred'),
        (-13.1, y, 0.3),
        36,
        4,
        (0, 0, 0),
        (0.35, 1, 1),
    )
    [
        setattr(v, 'co', v.co * 1)
        or v.co.__setitem__(0, v.co.x * (1 + 0.25 * math.sin(9 * math.atan2(v.co.y, v.co.x))))
        for v in cu.data.vertices
    ]
sh = furniture.bookshelf(6.6, 11, 6, 'darkoak', 5, 1.0)
shapes.place(sh, (-13.0, 9.2, -2.2), pi / 2)
lights.world((0.020, 0.016, 0.018))
lights.area((9, -9, 9), (0, -2, 1.4), 4, 2300, (1, 0.74, 0.44))
lights.area((10, 10, 7), (0, 4, 1.6), 4, 1800, (1, 0.70, 0.42))
lights.area((-10, -2, 8), (0, 0, 2), 4, 1700, (0.50, 0.62, 1))
lights.area((-10, 8, 8), (-13, 9, 3), 3, 420, (1, 0.6, 0.3))
scene.camera((22.5, -2.2, 4.3), (0, 0.1, 2.0), 47, (3.0, 0, 0.9), 0.55)
render.cli('elegant-chess-players', bloom=0.12)
