import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import architecture, furniture, ground, people, tableware
from chessart.materials import m as M

scene.reset()
rnd = random.Random(3)
z = boards.board('maple', 'walnut', 'rosewood', 'brass')
shapes.box((17, 15.6, 0.5), (0, 0.4, z - 0.25), M('table'), 0.10)
boards.ground('darkoak', -11)
pieces.set_position(
    'r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQK2R',
    'boxwood',
    'ebony',
    face=(pi * 0.5 - 0.5, -pi * 0.5 + 0.6),
)
# the opponent, a large turned-wood figure in the half light, and his chair
f = people.figurine('velvetblue', 'maple', 'cap', 'leathergreen', 'sit', 'think')
shapes.place(f, (0.9, 9.3, z - 3.0), 0.06, 5.0)
f2 = furniture.chair('walnut', 'leather')
shapes.place(f2, (0.9, 9.6, z - 6.3), 0, 4.6)
furniture.chess_clock((-6.5, 2.2, z), 1.0, 'walnut', 1.0)
tableware.cup(0.8, 'coffee', 'porcelain', (5.9, 3.0, z), 2.6)
furniture.lamp((-6.2, 6.4, z), 0.25, 160)
sh = furniture.bookshelf(7.2, 8.6, 6, 'darkoak', 5)
shapes.place(sh, (10.6, 22, -8), -0.12, 2.0)
shapes.inst(sh, (-4.3, 23.5, -8), 0, 2.0)
w = architecture.window_frame(7.5, 13, 'darkoak', 3, 4, (-15.2, 16, -5))
w.rotation_euler = (0, 0, 0.95)
pane = shapes.box((16, 0.1, 26), (-17.4, 18.4, -8), M('morning'), 0, (0, 0, 0.95), base=True)
pane.visible_diffuse = False
for k in range(6):
    ground.lump(
        (-16.4 + k * 0.55, 16.6 + k * 0.8, -1.5 + rnd.random() * 2.0),
        rnd.uniform(1.2, 2.2),
        (1, 1, 1.1),
        'leafdark',
        rnd,
    )
furniture.curtain(2.6, 15, 'velvetred', 5, (-11.4, 20.4, -6), 0.95 + pi, 0.25)
furniture.curtain(2.6, 15, 'velvetred', 5, (-16.6, 12.9, -6), 0.95, 0.25)
lights.world((0.030, 0.030, 0.038))
lights.area((-10, 3.5, 7.5), (0, 1.5, 0.4), 3.4, 2100, (1, 0.82, 0.60), 5.5)
lights.area((9, 4, 6), (0, 5, 2), 4, 330, (0.58, 0.70, 1))
lights.area((3, 15, 8.5), (1, 10, 2), 3.5, 600, (1, 0.70, 0.42))
lights.area((2, 12, 8), (4, 22, 2), 8, 1900, (1, 0.70, 0.42))
lights.area((-9, 12, 6), (-4, 22, 1), 4, 700, (1, 0.72, 0.45))
lights.area((1, -8, 5), (0, -3.5, 1), 3, 90, (1, 0.8, 0.6))
scene.camera((1.05, -6.75, 2.6), (0.15, 3.4, 1.36), 30, (0.5, 3.5, 1.5), 0.22)
render.cli('chess-players-perspective', dn='mid', bloom=0.07)
