import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import architecture, city, furniture, plants, tableware
from chessart.materials import m as M

scene.reset()
rnd = random.Random(5)
z = boards.board('mist', 'smoke', 'palewood', 'silver', gap=0.03, sq_bevel=0.012, feet='silver')
shapes.box((25, 14.5, 0.5), (0, 1.4, z - 0.25), M('palewood'), 0.10, seg=4)
fl = z - 7
shapes.box((80, 44, 0.2), (0, -6, fl - 0.2), M('tablelight'), 0, base=True)
pieces.set_position(
    'r2q1rk1/1b2bppp/pp1ppn2/8/2PQP3/1PN2NP1/P4PBP/R2R2K1',
    'porcelain',
    'smokeglass',
    trim=('silver', 'silver'),
    face=(pi * 0.5 - 0.8, -pi * 0.5 + 0.7),
)
# big window with a soft skyline
w = architecture.window_frame(24, 17, 'white', 4, 2, (-10.2, 15.5, fl + 1.2))
city.day_skyline(44, 120, (62, 80), 16, 36, 4, -20)
city.day_skyline(30, 90, (44, 56), 12, 24, 9, -20)
shapes.box((300, 4, 14), (0, 95, -14), M('day2'), 0, base=True)
shapes.box((24.4, 2.0, 0.35), (-10.2, 15.4, fl + 0.95), M('white'), 0.05, base=True)
# pale shelves on the right, plants and a round lamp
sh = furniture.bookshelf(
    4.4,
    7.4,
    6,
    'palewood',
    4,
    0.8,
    ('white', 'plaster', 'ivory', 'teal', 'palewood', 'cream', 'greystone', 'white', 'plaster', 'saffron'),
)
shapes.place(sh, (8.2, 15.0, fl), 0, 2.25)
sh2 = shapes.inst(sh, (18.2, 13.9, fl), -0.22, 2.25)
shapes.lathe(
    'pot',
    [(0, 0), (1.0, 0), (1.25, 1.7), (1.15, 1.75), (1.05, 1.5), (0, 1.5)],
    M('white'),
    (-8.2, 10.8, fl),
    32,
    0,
    scale=(1.25, 1.25, 2.0),
)
f = plants.palm(9.5, 4, 'leaf', 13)
shapes.place(f, (-8.3, 10.8, fl + 2.6), 2.2)
f3 = plants.fern(5.2, 13, 'leaf', 4)
shapes.place(f3, (-8.1, 10.6, fl + 4.0))
f2 = plants.fern(1.4, 11, 'leaf', 2)
shapes.place(f2, (-8.6, 5.6, z + 0.95))
shapes.lathe(
    'pot2',
    [(0, 0), (0.7, 0), (0.85, 0.95), (0.78, 1.0), (0.7, 0.85), (0, 0.85)],
    M('teal'),
    (-8.6, 5.6, z),
    32,
    0,
)
for k, (ww, h, t, mt, r) in enumerate(
    ((2.5, 3.3, 0.42, 'white', 0.3), (2.3, 3.0, 0.36, 'teal', 0.1), (2.0, 2.7, 0.30, 'saffron', 0.45))
):
    furniture.book(ww, h, t, mt, (7.6, 3.6, z + (0, 0.42, 0.78)[k]), r)
tableware.cup(0.75, 'coffee', 'white', (6.3, 0.9, z), -0.6)
pieces.piece('q', 'porcelain', (7.7, 3.5, z + 1.08), 0, 1.0, 'silver')
for x, y, zz in ((-5.4, 9.4, 5.9), (-0.4, 10.4, 6.9)):
    shapes.ball(0.95, (x, y, zz), 'frost')
    shapes.tube([(x, y, zz + 0.9), (x, y, 22)], 0.035, M('silver'), 6, smooth=0)
lights.world(
    (0.86, 0.88, 0.90), 0.42, [(0.08, (0.78, 0.84, 0.92)), (0.3, (0.60, 0.74, 0.94)), (1, (0.42, 0.60, 0.90))]
)
lights.clouds((1.05, 1.05, 1.05), 0.7, 1.0, 4.2, 0.45, 0.70)
lights.area((-9, 8, 8), (0, 0.5, 0.3), 3.4, 2500, (0.88, 0.94, 1), 6)
lights.area((9, -5, 8), (0, 0, 0.4), 6, 620, (1, 0.82, 0.62))
lights.area((5, 5, 10), (11, 15, 3), 5, 1700, (1, 0.84, 0.64))
scene.camera((-2.3, -13.0, 4.5), (0.5, 2.6, 1.5), 38, (0.3, -2.4, 0.8), 0.35)
render.cli('modern-chess-library', bloom=0.05, vignette=0.14, exposure=0.12, warmth=(1.03, 1, 0.96))
