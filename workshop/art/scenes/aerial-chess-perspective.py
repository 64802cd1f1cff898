import math
import os
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, positions, render, scene, shapes
from chessart.props import furniture, tableware
from chessart.materials import m as M

scene.reset()
z = boards.board('maple', 'oakx', 'rosewood', 'brass')
boards.ground('table', z)
# final position of Morphy's opera game, 1858
fen = positions.pos(
    'e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8'
)
pieces.set_position(fen, 'boxwood', 'ebony', face=(pi * 0.5 - 0.75, -pi * 0.5 - 0.75))
# the side of the table: clock, captured pieces, a score book, a cup
furniture.chess_clock((-6.5, 1.5, z), 0.22 + pi / 2, 'walnut', 1.05)
furniture.open_book(1.25, 1.8, (6.75, -3.05, z + 0.05), -0.12)
tableware.cup(0.85, 'coffee', 'porcelain', (7.3, 3.0, z), 2.5)
for t, m, x, y in (
    ('q', 'boxwood', 5.7, -1.1),
    ('b', 'boxwood', 5.75, -0.1),
    ('n', 'boxwood', 5.7, 0.9),
    ('n', 'boxwood', 6.6, 0.4),
    ('r', 'boxwood', 6.6, -0.6),
    ('p', 'boxwood', 5.7, 1.8),
    ('b', 'ebony', -5.9, -2.6),
    ('n', 'ebony', -5.8, -1.5),
    ('r', 'ebony', -6.7, -2.0),
    ('p', 'ebony', -5.8, -3.6),
    ('p', 'ebony', -6.7, -3.1),
    ('p', 'ebony', -7.4, -2.5),
):
    pieces.piece(t, m, (x, y, z), -0.8)
shapes.tube([(5.5, -4.75, z + 0.08), (7.5, -4.45, z + 0.08)], 0.07, M('ebony'), 10, smooth=0)
shapes.tube([(7.5, -4.45, z + 0.08), (7.70, -4.42, z + 0.08)], [0.07, 0.012], M('brass'), 10, smooth=0)
lights.world((0.26, 0.33, 0.52), 0.62)
lights.sun(236, 17, 17, (1, 0.64, 0.32), 0.7)
cam = scene.camera((0.1, -3.7, 22.7), (0.4, -0.1, 0), 50, (0, 0, 0.7), 0.9)
cam.rotation_euler.rotate_axis('Z', math.radians(-6))
render.cli('aerial-chess-perspective', bloom=0.05, vignette=0.3)
