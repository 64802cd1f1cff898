import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import architecture, festive, furniture, people, plants
from chessart.materials import m as M

scene.reset()
random.seed(4)
z = boards.board('ivory', 'redmarble', 'rosewood', 'gold')
fl = z - 4.6
shapes.box((17.4, 11.2, 0.5), (0, 0.1, z - 0.25), M('rosewood'), 0.12, seg=4)
shapes.box((16.9, 10.8, 4.0), (0, 0.1, fl), M('velvetred'), 0.06, base=True)
boards.ground('sandstone', fl - 0.02)
for y in (-5.3, 5.5):
    festive.garland((-8.4, y, z - 0.15), (8.4, y, z - 0.15), 60, 0, 0.15, drops=4, drop_n=3)
# two players behind the table corners, master across the board
a = people.person(
    'magenta',
    'rosehead',
    lady=True,
    hair='ebony',
    hat='bun',
    trim='gold',
    collar=None,
    shawl='saffron',
    hands=((-0.8, -1.7, 2.1), (0.8, -2.6, 2.4)),
)
shapes.place(a, (-4.7, 7.6, z - 1.9), 0.42)
b = people.person(
    'ivory',
    'rosehead',
    hat='turban',
    hmat='saffron',
    trim='gold',
    collar=None,
    shawl='darkred',
    beard='darkoak',
    hands=((-0.9, -2.7, 2.3), (0.8, -1.7, 2.1)),
)
shapes.place(b, (0.9, 7.8, z - 1.9), -0.10)
t = furniture.trophy(3.5, (5.3, 5.0, z))
festive.garland((4.2, 4.0, z + 0.14), (6.4, 4.0, z + 0.14), 13, 0, 0.15)
furniture.chess_clock((-5.5, 3.4, z), 0.62, 'walnut', 0.78)
pieces.set_position(
    'r1bq1rk1/pp2ppbp/2n3p1/2p5/2BPP3/2P1B3/P3NPPP/R2QK2R',
    'ivory',
    'rosewood',
    face=(pi * 0.5 - 0.9, -pi * 0.5 + 0.6),
    trim=('gold', 'gold'),
)
# marigold canopy, garlands, cusped arcade behind, garden light
cn = festive.canopy(21, 13, 10.6)
shapes.place(cn, (0.3, 6.4, fl))
cn.visible_shadow = False
yv = 6.4 - 6.5
for k in range(3):
    x0 = -9.8 + k * 6.75
    festive.garland((x0, 12.6, fl + 10.1), (x0 + 6.75, 12.6, fl + 10.1), 22, 1.3, 0.20, drops=0)
for k in range(3):
    x0 = -9.8 + k * 6.75
    festive.garland((x0, 0.05, fl + 10.2), (x0 + 6.75, 0.05, fl + 10.2), 22, 1.0, 0.20, drops=0)
ar = architecture.arcade(7, 4.4, 8.2, 'pinkstone', 'cusped', 0.9, True, 'plaster')
shapes.place(ar, (1, 25, fl))
shapes.box((40, 0.2, 8.2), (1, 27.5, fl), M('tealwall'), 0, base=True)
shapes.box((40, 4, 0.3), (1, 27, fl + 8.2), M('pinkstone'), 0.03, base=True)
for x in (-13, 15):
    c = architecture.chhatri(1.6, 'pinkstone', 'ivory', 6)
    shapes.place(c, (x, 25, fl + 8.6))
pl = plants.palm(7.5, 2, 'leaf')
shapes.place(pl, (-12.5, 18, fl), 1, 1.3)
shapes.inst(pl, (14.5, 19, fl), 4, 1.4)
lights.world(
    (0.95, 0.70, 0.50),
    0.42,
    [(0.06, (0.80, 0.62, 0.52)), (0.2, (0.42, 0.56, 0.80)), (0.7, (0.14, 0.30, 0.66))],
)
lights.clouds((1.2, 0.9, 0.75), 0.6, 0.8, 2.4)
lights.sun(214, 34, 3.4, (1, 0.76, 0.48), 1.4)
lights.area((-8, -7, 8), (0, 1, 0.8), 4, 560, (1, 0.80, 0.54))
lights.area((8, -6, 6), (0, 2, 1), 5, 320, (0.75, 0.82, 1))
lights.area((0, 5, 8.5), (0, 6, 1.5), 5, 300, (1, 0.66, 0.34))
scene.camera((-1.5, -13.2, 3.25), (0.75, 4, 1.85), 41, (-0.5, -2.4, 0.9), 1.0)
render.cli('indian-chess-championship', bloom=0.06)
