import math
import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import furniture

scene.reset()
rnd = random.Random(3)
z = boards.board('maple', 'walnut', 'rosewood', 'brass')
boards.disc('table', 13, z, 0.5)
boards.ground('darkoak', -8)
# the knight leaves e5 and comes down on f7
S = pieces.set_position(
    '2rq1rk1/pp1nbppp/4p3/3pN3/3P4/2PQ4/PP3PPP/R1B1R1K1',
    'boxwood',
    'ebony',
    face=(pi * 0.5 - 0.75, -pi * 0.5 + 0.7),
    trim=('brass', 'brass'),
)
n = S['e5']
x7, y7 = pieces.square('f7')
g = pieces.square('e5')
n.location = (x7 - 0.06, y7 - 0.12, 1.02)
n.rotation_euler = (math.radians(5), math.radians(15), pi * 0.5 - 0.50)
p = S['f7']
p.location = (x7 + 0.22, y7 - 0.14, 0.27)
p.rotation_euler = (pi / 2 - 0.06, 0.3, -0.62)  # the pawn topples
for k in range(60):  # golden trail of the move
    t = k / 59
    x = g[0] + (x7 - 0.15 - g[0]) * t
    y = g[1] + (y7 - 0.3 - g[1]) * t
    h = 0.10 + 1.02 * t**0.7 + 0.35 * math.sin(pi * t)
    shapes.ball(
        0.006 + 0.014 * t * rnd.random(),
        (x + rnd.gauss(0, 0.045), y + rnd.gauss(0, 0.045), h + rnd.gauss(0, 0.045)),
        'spark',
        seg=8,
        k=6,
    )
furniture.chess_clock((-5.3, 6.9, z), 0.95, 'walnut', 1.25)
sh = furniture.bookshelf(7, 6, 5, 'darkoak', 3)
shapes.place(sh, (-17, 18, -4.5), 0.9, 2.0)
shapes.inst(sh, (-8.0, 29.4, -4.5), 0.9, 2.0)
for k in range(9):
    shapes.ball(
        rnd.uniform(0.12, 0.22),
        (-15 + rnd.uniform(-2, 9), 19 + rnd.uniform(-3, 6) + 1.5, rnd.uniform(2.4, 6)),
        'lampglow',
        seg=10,
        k=8,
    )
lights.world((0.016, 0.016, 0.022))
lights.area((-1.8, -2.6, 6.4), (1.5, 2.5, 0.9), 1.2, 1050, (1, 0.80, 0.55))
lights.area((2.5, 9, 5.0), (1.5, 2.5, 1), 2.4, 900, (1, 0.64, 0.34))
lights.area((9, 3, 3.4), (1.5, 2, 0.8), 4, 50, (0.5, 0.66, 1))
lights.area((6.0, -3.6, 4.2), (1.5, 2.4, 1.2), 1.6, 330, (1, 0.76, 0.48))
lights.area((-7, 10, 6), (-15, 21, 2), 6, 1100, (1, 0.66, 0.36))
lights.area((-2, 2, 5), (-5.3, 6.9, 0.4), 2, 260, (1, 0.7, 0.4))
scene.camera((7.7, -2.7, 1.95), (1.55, 2.55, 1.12), 66, (1.5, 2.3, 1.5), 0.34)
render.cli('master-chess-move', bloom=0.10)
