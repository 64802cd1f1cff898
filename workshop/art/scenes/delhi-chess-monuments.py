import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import india, people, plants
from chessart.materials import m as M

scene.reset()
z = boards.board('ivory', 'darkstone', 'rosewood', 'brass')
shapes.box((12.4, 12.4, 0.4), (0, 0, z - 0.2), M('plaster'), 0.06)
fl = z - 0.5
boards.ground('sandstone', fl)
shapes.box((4.6, 14, 0.10), (-2.2, 13.6, fl), M('plaster'), 0.03, base=True)
shapes.box((4.0, 13.4, 0.13), (-2.2, 13.6, fl), M('water'), 0, base=True)
# left to right: fluted tower, garden tomb, memorial arch, red fort wall closing the view
q = india.qutub(13.5)
shapes.place(q, (-11.4, 22.5, fl))
t = india.tomb(11.5)
shapes.place(t, (-2.6, 27, fl), 0, 1.06)
g = india.memorial_arch(7.4, 'limestone', 'plaster')
shapes.place(g, (8.3, 20.5, fl), -0.20)
f = india.fort(30, 2.5)
shapes.place(f, (20, 33, fl), -0.12)
f2 = shapes.inst(f, (-26, 36, fl), 0.12)
rnd = random.Random(2)
bu = [plants.bush(0.8, 'leafdark', k) for k in range(2)]
pal = [plants.palm(5.2, k, 'leaf') for k in range(2)]
for o in bu + pal:
    o.location = (0, 0, -60)
for i in range(20):
    shapes.inst(
        bu[i % 2], (-2.2 + (-1 if i % 2 else 1) * 3.1, 8.0 + (i // 2) * 1.3, fl), i, 0.42 + 0.1 * rnd.random()
    )
for x, y, s in ((-8.2, 19.0, 0.95), (3.9, 25.5, 0.85), (15.2, 26, 1.2), (-17, 24, 1.2), (17.8, 22.5, 1.05)):
    shapes.inst(pal[int(x) % 2], (x, y, fl), rnd.random() * 6, s)
for i in range(16):
    shapes.inst(bu[i % 2], (rnd.uniform(-22, 22), rnd.uniform(27, 31), fl), i, 1.2 + rnd.random())
for x, y, a, b, k, r in (
    (5.6, 9.4, 'saffron', 'red', 'turban', 0.6),
    (6.5, 9.9, 'teal', 'saffron', 'sari', -0.5),
):
    o = people.figurine(a, 'oak', k, b)
    shapes.place(o, (x + 0.4, y, fl), r)
pieces.set_position(
    'rnbq1rk1/ppp2pbp/3p1np1/4p3/2PPP3/2N2N2/PP2BPPP/R1BQK2R',
    'ivory',
    'rosewood',
    face=(pi * 0.5 + 0.9, -pi * 0.5 - 0.6),
    trim=('gold', 'gold'),
)
lights.golden_hour(196, 13, 1.15, 0.9, True, 1.3)
lights.area((-7, -5, 6), (0, 0, 0.6), 4, 200, (1, 0.78, 0.52))
lights.area((8, -5, 4), (0, 0, 0.6), 5, 120, (0.55, 0.68, 1))
scene.camera((1.5, -10.4, 2.55), (-0.35, 4, 2.85), 35, (0.4, -3.0, 0.9), 1.7)
render.cli('delhi-chess-monuments', bloom=0.07)
