import math
import os
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, positions, render, scene, shapes
from chessart.props import fire, furniture, people
from chessart.materials import m as M

scene.reset()
# one long table: the front board waits for the viewer, four more are being played
shapes.box((7.4, 36, 0.34), (0, 13.2, -0.17), M('table'), 0.08, seg=4)
shapes.box((6.2, 35, 0.02), (0, 13.2, 0), M('leathergreen'), 0, base=True)
fl = -2.7
boards.ground('darkoak', fl)
fens = [
    positions.pos(s)
    for s in (
        'e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 f3d4 f8c5 c1e3 d8f6 c2c3 g8e7 f1c4 e8g8 e1g1 c5b6 d4c6 d7c6 e3b6 a7b6',
        'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 b8d7 e2e3 c7c6 g1f3 d8a5',
        'e2e4 c7c5 g1f3 b8c6 d2d4 c5d4 f3d4 g8f6 b1c3 e7e5 d4b5 d7d6',
        'c2c4 e7e5 b1c3 g8f6 g2g3 d7d5 c4d5 f6d5 f1g2 d5b6',
    )
]
boards.mini(fens[0], (0, -0.9, 0.02), 0, 0.60, face=(pi * 0.5 - 0.9, -pi * 0.5 + 0.6))
for i in range(4):
    boards.mini(
        fens[(i + 1) % 4],
        (0, 6.2 + i * 6.3, 0.02),
        pi / 2 * (1 if i % 2 else -1),
        0.50,
        ('maple', 'walnut', 'rosewood', None),
        face=(pi * 0.5 - 0.6, -pi * 0.5 + 0.6),
    )
kinds = (
    ('ebony', 'maple', 'tophat', 'ebony', 'think'),
    ('navy', 'oak', 'plain', 'brass', 'forward'),
    ('darkoak', 'maple', 'cap', 'darkred', 'think'),
    ('velvetblue', 'maple', 'bun', 'brass', 'forward'),
    ('darkred', 'oak', 'tophat', 'black', 'think'),
    ('ebony', 'oak', 'plain', 'brass', 'rest'),
)
fs = [people.figurine(b, h, k, t, 'sit', a) for b, h, k, t, a in kinds]
ch = furniture.chair('walnut', 'leather')
for o in fs + [ch]:
    o.location = (0, 0, -90)
n = 0
for i in range(4):
    for s in (-1, 1):
        shapes.inst(fs[(n * 5 + i) % 6], (s * 4.65, 6.2 + i * 6.3, -1.15), -s * pi / 2, 2.05)
        shapes.inst(ch, (s * 4.75, 6.2 + i * 6.3, fl), -s * pi / 2, 2.05)
        n += 1
st = [
    people.figurine('ebony', 'maple', 'tophat', 'ebony', arms='rest'),
    people.figurine('navy', 'oak', 'cap', 'darkred', arms='think'),
    people.figurine('darkred', 'maple', 'gown', 'brass', arms='rest'),
]
for o, x, y, r in (
    (st[0], -6.6, 9.6, 0.9),
    (st[1], 6.7, 9.2, -0.9),
    (st[2], -6.7, 15.6, 0.8),
):
    shapes.place(o, (x, y, fl), r, 2.1)
shapes.inst(fs[0], (0.2, 32.3, -1.15), 0, 2.05)
for y in (2.6, 9.35, 15.65, 21.95):
    [fire.candle(h, 0.15, (x, y + 0.3 * x, 0.02), 'brass', 110) for x, h in ((-2.4, 1.0), (2.4, 1.25))]
furniture.chess_clock((3.0, -1.6, 0.02), -0.85, 'walnut', 0.62)
furniture.book(1.2, 1.6, 0.26, 'leather', (-2.95, -0.2, 0.02), 0.35)
furniture.book(1.1, 1.45, 0.22, 'velvetblue', (-2.95, -0.2, 0.28), 0.1)
fire.candle(0.85, 0.15, (-2.7, -2.2, 0.02), 'brass', 70)
# library walls
sh = furniture.bookshelf(9, 11, 6, 'darkoak', 3, 1.1)
shapes.place(sh, (-10.4, 6, fl), pi / 2)
for k in range(3):
    shapes.inst(sh, (-10.4, 15.6 + k * 9.6, fl), pi / 2) if k < 2 else None
    shapes.inst(sh, (10.4, 6 + k * 9.6, fl), -pi / 2)
for x in (-9.6, 0, 9.6):
    shapes.inst(sh, (x, 35.6, fl))
furniture.curtain(60, 4, 'velvetred', 60, (-30, 36.5, fl + 11.4), 0, 0, 0.2)
for y in (9, 20):
    shapes.lathe('ch', [(1.5, 0), (1.6, 0.05), (1.62, 0.12), (1.5, 0.14)], M('brass'), (0, y, 8.2), 40, 0)
    [
        shapes.ball(
            0.13,
            (1.55 * math.cos(a * 0.785), y + 1.55 * math.sin(a * 0.785), 8.5),
            'lampglow',
            (1, 1, 1.6),
            seg=10,
            k=8,
        )
        for a in range(8)
    ]
    lights.point((0, y, 7.9), 520, (1, 0.62, 0.30), 0.9)
    shapes.tube([(0, y, 8.2), (0, y, 14)], 0.03, M('brass'), 6, smooth=0)
lights.world((0.030, 0.024, 0.026))
lights.area((0, 15, 8.0), (0, 15, 0), 7, 1700, (1, 0.66, 0.36), 20)
lights.area((-8.5, 2, 5), (-4.6, 8, 1), 2.5, 420, (1, 0.70, 0.42))
lights.area((8.5, 2, 5), (4.6, 8, 1), 2.5, 420, (1, 0.70, 0.42))
lights.area((0, 30, 7), (0, 12, 1), 5, 900, (1, 0.60, 0.30))
lights.area((-4.5, -3.5, 7.5), (0, -0.8, 0.4), 2.0, 620, (1, 0.72, 0.42))
lights.area((6, -4, 4.5), (0, 0, 0.5), 3, 150, (0.50, 0.62, 1))
lights.area((0, 5.5, 6.5), (0, -1, 0.4), 2.5, 260, (1, 0.64, 0.34))
scene.camera((-1.5, -11.6, 4.6), (0.25, 3.2, 0.85), 38, (-0.4, -2.0, 0.6), 0.9)
render.cli('chess-masters-gathering', bloom=0.10)
