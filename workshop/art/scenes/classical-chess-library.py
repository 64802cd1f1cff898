import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import fire, furniture
from chessart.materials import m as M

scene.reset()
rnd = random.Random(5)
z = boards.board('maple', 'walnut', 'rosewood', 'brass')
# leather-topped desk
shapes.box((27, 16.5, 0.6), (0, 1.2, z - 0.31), M('rosewood'), 0.14, seg=4)
shapes.box((25.4, 14.9, 0.04), (0, 1.2, z - 0.02), M('deskgreen'), 0.01)
fl = z - 7
for x, y in ((25.1, 0), (0, 14.6)):
    for s in (-1, 1):
        shapes.box(
            (0.07 if x else 25.2, 0.07 if y else 14.6, 0.02),
            (s * x / 2, 1.2 + s * y / 2, z + 0.005),
            M('gold'),
            0,
        )
boards.ground('oakx', fl)
pieces.set_position(
    'r1bq1rk1/1pp2ppp/p1np1n2/2b1p3/B3P3/2PP1N2/PP3PPP/RNBQR1K1',
    'boxwood',
    'ebony',
    face=(pi * 0.5 + 0.8, -pi * 0.5 - 0.7),
)
g = furniture.globe(1.55)
shapes.place(g, (-6.9, 6.3, z), 0.5)
l = furniture.lamp((0, 0, 0), 0, 0)
shapes.place(l, (6.9, 5.6, z), -0.28, 1.75)
lights.point((6.9, 5.3, z + 3.1), 900, (1, 0.70, 0.38), 0.35)
ob = furniture.open_book(1.25, 1.8)
shapes.place(ob, (6.25, -0.3, z + 0.06), -0.25)
for k, (w, h, t, mt, r) in enumerate(
    (
        (2.5, 3.3, 0.50, 'leather', 0.35),
        (2.3, 3.0, 0.44, 'leathergreen', 0.15),
        (2.0, 2.7, 0.36, 'velvetblue', 0.5),
    )
):
    furniture.book(w, h, t, mt, (-6.9, 0.6, z + (0, 0.5, 0.94)[k]), r)
pieces.piece('n', 'ebony', (-6.8, 0.6, z + 1.30), 0.4, 1.15)
fire.candle(0.9, 0.22, (-4.2, 7.6, z), 'brass', 160)
fire.candle(0.6, 0.22, (-3.1, 8.0, z), 'brass', 120)
shapes.lathe(
    'ink',
    [(0, 0), (0.5, 0), (0.52, 0.1), (0.42, 0.5), (0.2, 0.6), (0.22, 0.75), (0.12, 0.75), (0, 0.5)],
    M('smokeglass'),
    (5.5, 2.9, z),
    28,
    2,
)
shapes.tube(
    [(5.55, 2.9, z + 0.5), (5.9, 3.2, z + 1.7), (6.5, 3.5, z + 2.7)],
    [0.03, 0.05, 0.02],
    M('ivory'),
    8,
    squash=3,
)
# book walls to the ceiling, pilasters and a ladder
sh = [furniture.bookshelf(5.2, 9.6, 8, 'darkoak', k, 0.8) for k in (2, 7, 11)]
for i, x in enumerate((-19.6, -8.0, 3.6, 15.2)):
    (shapes.place(sh[i], (x, 17, fl), 0, 2.1) if i < 3 else shapes.inst(sh[0], (x, 17, fl), 0, 2.1))
for x in (-13.8, -2.2, 9.4, 21):
    shapes.box((0.75, 2.3, 24), (x, 16.4, fl), M('darkoak'), 0.06, base=True)
    shapes.lathe(
        'cap',
        [(0, 0), (0.6, 0), (0.75, 0.3), (0.6, 0.5), (0.65, 0.9), (0, 0.9)],
        M('brass'),
        (x, 15.3, fl + 20.4),
        24,
        2,
    )
for s in (-1, 1):
    shapes.tube([(-5.6 + s * 1.0, 11.6, fl), (-4.9 + s * 0.9, 15.9, fl + 19)], 0.14, M('oakx'), 10, smooth=0)
for k in range(15):
    t = (k + 0.6) / 15
    shapes.tube(
        [(-6.55 + 0.75 * t, 11.6 + 4.3 * t, fl + 19 * t), (-4.65 + 0.65 * t, 11.6 + 4.3 * t, fl + 19 * t)],
        0.09,
        M('oakx'),
        8,
        smooth=0,
    )
lights.world((0.022, 0.018, 0.016))
lights.area((12, -1, 9.5), (0, 0.5, 0.3), 3.2, 3000, (1, 0.84, 0.62), 5)
lights.area((-10, -5, 6), (0, 0, 0.5), 5, 330, (0.58, 0.70, 1))
lights.area((3, 8, 12), (1, 17, 5), 7, 2600, (1, 0.68, 0.36))
lights.area((-10, 8, 9), (-10, 17, 3), 6, 1300, (1, 0.66, 0.34))
lights.area((1, 9, 7), (0, 2, 0.4), 3, 700, (1, 0.72, 0.42))
scene.camera((-2.3, -13.9, 4.9), (0.2, 2.2, 1.5), 35, (-0.3, -2.2, 0.8), 0.35)
render.cli('classical-chess-library', bloom=0.07)
