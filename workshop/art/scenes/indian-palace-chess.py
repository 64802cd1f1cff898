import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import animals, architecture, people, plants
from chessart.materials import m as M

scene.reset()
z = boards.board('whitemarble', 'redmarble', 'sandstone', 'gold', gap=0.01)
shapes.box((12.5, 12.5, 0.5), (0, 0, z - 0.25), M('plaster'), 0.06)
shapes.box((14, 14, 0.5), (0, 0, z - 0.7), M('pinkstone'), 0.06)
fl = z - 0.95
boards.ground('sandstone', fl)
shapes.box((7.4, 7.6, 0.16), (0, 12.6, fl), M('plaster'), 0.04, base=True)
shapes.box((6.6, 6.8, 0.20), (0, 12.6, fl), M('water'), 0, base=True)
p = architecture.palace(5, domes='ivory')
shapes.place(p, (0, 18.5, fl), 0, 1.12)
for s in (-1, 1):
    mi = architecture.minaret(11, 0.55, 'pinkstone', 'ivory') if s < 0 else shapes.inst(mi)
    shapes.place(mi, (s * 9.6, 19.5, fl))
    el = animals.elephant(howdah='velvetred') if s < 0 else shapes.inst(el)
    shapes.place(
        el, (s * 5.6, 7.0, fl), pi * 0.5 - s * 0.0 + (-pi / 2 - 0.35 if s < 0 else pi / 2 + 0.35), 0.82
    )
k = people.figurine('saffron', 'oak', 'turban', 'red')
shapes.place(k, (-5.0, 3.2, fl + 0.25), 0.6, 0.95)
pieces.set_position(
    'r2q1rk1/pp1bbppp/2np1n2/4p3/4P3/1NN1BP2/PPPQ2PP/2KR1B1R',
    'ivory',
    'rosewood',
    trim=('gold', 'gold'),
    face=(pi * 0.5 + 0.9, -pi * 0.5 - 0.7),
)
# the arch we look through
a = architecture.bay(15, 10, 6.3, 6.15, 0.6, 'darkstone', 'cuspedwide', 0.03)
a.location = (0.55, -7.6, fl - 0.3)
a.visible_shadow = False
a.visible_diffuse = False
rnd = random.Random(2)
pal = plants.palm(5.5, 3, 'leaf')
bu = [plants.bush(0.8, 'leaf', k) for k in range(2)]
w = architecture.arcade(5, 1.8, 2.6, 'pinkstone', 'cusped', 0.5, True, 'plaster', 'winwarmwall')
shapes.place(w, (-13.2, 19.5, fl))
shapes.inst(w, (13.2, 19.5, fl))
for i, (x, y, h) in enumerate(((-8.3, 12.5, 1.0), (8.4, 12.0, 1.05), (-11.5, 16.5, 1.25), (11.8, 16.0, 1.2))):
    (
        shapes.place(pal, (x, y, fl), i, h * 0.84)
        if i == 0
        else shapes.inst(pal, (x, y, fl), i * 1.7, h * 0.84)
    )
for i in range(14):
    x = (-1 if i % 2 else 1) * 4.6
    b = bu[i % 2]
    (
        shapes.place(b, (x, 9.4 + i * 0.42, fl))
        if i < 2
        else shapes.inst(b, (x, 9.4 + i * 0.42, fl), i, 0.9 + 0.2 * rnd.random())
    )
for i in range(16):
    shapes.inst(
        bu[i % 2],
        ((-1 if i % 2 else 1) * (9.5 + i * 0.55), 21.5 + rnd.random(), fl),
        i,
        1.6 + 0.8 * rnd.random(),
    )
for i in range(26):
    shapes.inst(
        bu[i % 2],
        ((-1 if i % 2 else 1) * (8 + i * 1.1), 46 + rnd.random() * 6, fl),
        i,
        3.4 + 1.8 * rnd.random(),
    )
lights.world(
    (0.95, 0.60, 0.36),
    0.62,
    [
        (0.04, (0.80, 0.56, 0.42)),
        (0.11, (0.42, 0.48, 0.60)),
        (0.28, (0.15, 0.29, 0.58)),
        (0.8, (0.05, 0.13, 0.40)),
    ],
)
lights.clouds((1.2, 0.80, 0.58), 0.8, 0.8, 7.7)
lights.sun(212, 20, 6.6, (1, 0.66, 0.36), 1.6)
lights.area((0, -9, 5.5), (0, -3, 0.5), 3, 60, (1, 0.72, 0.5))
lights.area((-6, 6, 7), (0, 1, 0.5), 3, 420, (1, 0.80, 0.58))
scene.camera((1.25, -16.0, 2.75), (-0.05, 1.5, 1.95), 50, (0.6, -3.2, 0.8), 1.6)
render.cli('indian-palace-chess', bloom=0.06)
