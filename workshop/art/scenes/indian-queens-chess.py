import os
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, materials, pieces, positions, render, scene, shapes
from chessart.props import architecture, fire, people
from chessart.materials import m as M

scene.reset()
z = boards.board('whitemarble', 'redmarble', 'rosewood', 'gold', gap=0.01)
shapes.box((11.0, 11.0, 0.4), (0, 0, z - 0.2), M('ivory'), 0.06)
fl = z - 0.4
boards.ground('pinkstone', fl)
shapes.box((30, 0.04, 0.004), (0, 0, fl), M('gold'), 0)
for i in range(-7, 8):
    shapes.box((0.05, 50, 0.006), (i * 2.4, 8, fl + 0.002), M('plaster'), 0)
    shapes.box((40, 0.05, 0.006), (0, i * 2.4 + 6, fl + 0.002), M('plaster'), 0)
# three queens
for b, t, h, x, y, r, a, s in (
    ('magenta', 'saffron', 'tan', -3.4, 6.2, 0.35, 'think', 2.1),
    ('saffron', 'magenta', 'oak', 1.0, 7.0, -0.05, 'forward', 2.15),
    ('teal', 'saffron', 'tan', 4.7, 5.75, -0.5, 'rest', 2.05),
):
    q = people.queen_sari(b, t, h, a)
    shapes.place(q, (x, y, fl), r, s)
# arcade with carved screens behind, evening light behind the screens
a = architecture.arcade(5, 4.4, 7.4, 'darkstone', 'cusped', 0.7, False, 'ivory', None, 0.74)
shapes.place(a, (0, 12.6, fl))
j = architecture.jali(3.5, 6.2, 'ivory', 0.10, 6)
for i in range(5):
    (shapes.place(j, ((i - 2) * 4.4, 12.7, fl)) if i == 0 else shapes.inst(j, ((i - 2) * 4.4, 12.7, fl)))
shapes.box((30, 0.3, 12), (0, 12.7, fl + 7.5), M('darkstone'), 0, base=True)
shapes.box(
    (40, 0.1, 14),
    (0, 17, fl),
    materials.own('duskblue', lambda: materials.emission('duskblue', (0.30, 0.38, 0.85), 1.0)),
    0,
    base=True,
)
# side screen: throws its pattern over the board
sj = architecture.jali(14, 7, 'ivory', 0.10, 7)
shapes.place(sj, (-9.4, -0.5, fl), pi / 2)
shapes.box((0.4, 0.8, 8), (-9.4, 6.9, fl), M('pinkstone'), 0.03, base=True)
shapes.box((0.4, 14, 3), (-9.4, -0.5, fl + 7), M('pinkstone'), 0, base=True)
for x, y, zz, s in (
    (-6.1, 8.6, 6.3, 1.25),
    (3.6, 9.6, 6.6, 1.2),
    (7.6, 7.6, 5.7, 1.3),
    (-1.4, 10.6, 7.0, 1.0),
):
    fire.hanging_lamp((x, y, zz), 14, 110, s)
for x, y in ((-7.6, 3.8), (7.9, 1.6)):
    fire.candle(0.5, 0.16, (x, y, fl), 'brass', 60)
fen = positions.pos(
    'e2e4 e7e6 d2d4 d7d5 b1c3 g8f6 c1g5 f8b4 e4e5 h7h6 g5d2 b4c3 b2c3 f6e4 d1g4 g7g6 f1d3 e4d2 e1d2 c7c5'
)  # French, MacCutcheon
pieces.set_position(fen, 'ivory', 'rosewood', face=(pi * 0.5 - 1.15, -pi * 0.5 + 0.9), trim=('gold', 'gold'))
lights.world((0.035, 0.028, 0.040))
lights.sun(188, 31, 15.0, (1, 0.66, 0.34), 0.3)
lights.area((7, -6, 5), (0, 0, 0.8), 4, 130, (1, 0.74, 0.52))
lights.area((-5, -4, 8), (0.5, 6.5, 3.0), 2.4, 900, (1, 0.80, 0.60))
lights.area((4, 10.5, 6.5), (0, 3, 1.5), 3, 420, (0.58, 0.62, 1))
scene.camera((2.2, -13.2, 2.9), (0.15, 2.2, 2.25), 50, (0.6, -3.0, 0.9), 1.3)
render.cli('indian-queens-chess', bloom=0.09)
