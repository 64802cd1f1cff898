import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.materials import m as M

scene.reset()
z = boards.board('whitemarble', 'greenmarble', 'blackmarble', 'gold', gap=0.012, sq_bevel=0.006, feet='gold')
boards.ground('blackmarble', z)
pieces.set_position(
    'r2q1rk1/1pp1bppp/p1n2n2/3p1b2/3P4/2N1PN2/PPQBBPPP/R4RK1',
    'ivory',
    'jade',
    trim=('gold', 'gold'),
    face=(math.pi * 0.5 + 0.95, -math.pi * 0.5 - 0.75),
)
# captured pieces beside the board, lying and standing
pieces.piece('p', 'jade', (-5.7, -2.9, z), 0, 0.94, 'gold')
pieces.piece('p', 'ivory', (5.8, 2.0, z), 0, 0.94, 'gold')
lights.world((0.014, 0.012, 0.012), 1, [(0.5, (0.03, 0.024, 0.02)), (1, (0.008, 0.008, 0.01))])
lights.area((-7, -1, 6.5), (0, -1, 0.4), 2.6, 1050, (1, 0.86, 0.66), 5)  # window
lights.area((5, 8, 5.5), (0, 1, 0.6), 3.5, 900, (1, 0.70, 0.42))  # warm rim
lights.area((7, -6, 4), (0, -1, 0.5), 5, 110, (0.55, 0.72, 1))  # cool fill
rnd = random.Random(4)  # lamps far away: golden bokeh
V, F = shapes.revolve([(math.sin(a), -math.cos(a)) for a in [math.pi * i / 8 for i in range(9)]], 12)
ball = shapes.mesh('bk', V, F, M('lampglow'), (0, 60, 40), (0, 0, 0), (0.1,) * 3)
for i in range(30):
    shapes.inst(
        ball, (rnd.uniform(-15, 15), rnd.uniform(20, 34), rnd.uniform(-0.2, 9.0)), 0, rnd.uniform(0.10, 0.26)
    )
scene.camera((2.75, -8.6, 2.30), (0.10, -0.9, 0.82), 54, (0.35, -2.9, 0.8), 1.1)
render.cli('luxury-chess-board', bloom=0.05)
