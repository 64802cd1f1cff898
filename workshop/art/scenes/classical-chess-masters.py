import os
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import furniture, people
from chessart.materials import m as M

scene.reset()
z = boards.board('tablelight', 'darkoak', 'oakx', 'bronze')
shapes.box((21, 11.6, 0.5), (0, -0.2, z - 0.25), M('table'), 0.12, seg=4)
shapes.box((20.4, 11.0, 1.0), (0, -0.2, z - 0.95), M('table'), 0.04)
boards.ground('darkoak', -7)
# four bearded masters in a row behind the old oak board, each thinks in his own way
for x, y, rot, kw in (
    (
        -6.3,
        7.3,
        0.42,
        dict(
            body='coatwine',
            head='boxwood',
            hat='tophat',
            hmat='black',
            beard='greystone',
            hair='greystone',
            trim='brass',
            hands=((-0.7, -1.9, 2.05), (0.25, -1.0, 3.25)),
        ),
    ),
    (
        -2.15,
        7.9,
        0.14,
        dict(
            body='coatnavy',
            head='maple',
            hair='darkoak',
            beard='darkoak',
            trim='gold',
            hands=((-0.55, -1.55, 2.0), (0.55, -1.5, 2.1)),
        ),
    ),
    (
        2.05,
        7.9,
        -0.12,
        dict(
            body='coatbrown',
            head='boxwood',
            hat='bowler',
            hmat='walnut',
            beard='oak',
            hair='oak',
            trim='brass',
            hands=((-0.22, -1.0, 3.25), (0.8, -1.9, 2.05)),
        ),
    ),
    (
        6.3,
        7.3,
        -0.42,
        dict(
            body='coatgreen',
            head='maple',
            hat='turban',
            hmat='saffron',
            beard='ivory',
            trim='gold',
            collar=None,
            hands=((-0.8, -1.9, 2.05), (0.7, -1.8, 2.1)),
        ),
    ),
):
    b = people.person(**kw)
    shapes.place(b, (x, y, z - 1.25), rot, 1.0)
    lights.area((x * 1.1 + 0.8, y + 2.8, 6.4), (x, y, 2.6), 1.2, 230 if x < -6 else 480, (1, 0.66, 0.34))
pieces.set_position(
    '3r2k1/1p3pp1/p1n1b2p/4p3/2B1P3/1P3N1P/P4PP1/3R2K1',
    'boxwood',
    'ebony',
    face=(pi * 0.5 - 0.9, -pi * 0.5 + 0.6),
)
for t, m, x, y in (
    ('q', 'ebony', -5.35, -0.6),
    ('b', 'ebony', -5.35, 0.5),
    ('p', 'ebony', -5.4, 1.5),
    ('q', 'boxwood', 5.4, 0.4),
    ('n', 'boxwood', 5.4, 1.5),
):
    pieces.piece(t, m, (x, y, z), 1.2, 0.94)
furniture.book(2.4, 3.2, 0.45, 'leather', (7.8, 2.9, z), -0.5)
furniture.book(2.1, 2.9, 0.36, 'leathergreen', (7.7, 2.9, z + 0.45), -0.2)
furniture.lamp((-7.9, 2.6, z), 0.55, 110)
furniture.chess_clock((7.0, -0.9, z), -0.9, 'walnut', 0.9)
for k in range(3):
    s = furniture.bookshelf(9.0, 14, 7, 'darkoak', k + 3, 1.0)
    shapes.place(s, ((k - 1) * 9.4, 23, -5))
lights.world((0.012, 0.010, 0.010))
lights.area((-9, -3, 8), (0, 6, 1.9), 3, 4000, (1, 0.80, 0.56))
lights.area((9, -5, 6), (0, 5, 2), 5, 650, (0.60, 0.70, 1))
lights.area((0, 17, 11), (0, 23, 3), 8, 160, (1, 0.58, 0.28))
scene.camera((2.5, -12.0, 3.35), (0.55, 4, 2.02), 43, (0.4, 1.0, 0.9), 0.5)
render.cli('classical-chess-masters', bloom=0.06)
