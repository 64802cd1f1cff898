import os
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, materials, pieces, positions, render, scene, shapes
from chessart.props import architecture, festive, fire, furniture, people, weather
from chessart.materials import m as M

scene.reset()
z = boards.board('maple', 'walnut', 'darkoak', 'brass')
shapes.box((10.6, 10.6, 0.5), (0, 0, z - 0.25), M('greystone'), 0.08)
fl = z - 0.5
boards.ground('flag', fl)
for i in range(-8, 9):
    shapes.box((0.035, 60, 0.01), (i * 1.9, 10, fl + 0.003), M('basalt'), 0)
for j in range(0, 22):
    shapes.box((32, 0.035, 0.01), (0, -6 + j * 1.9, fl + 0.003), M('basalt'), 0)
shapes.box((3.4, 22, 0.04), (0, 15, fl), M('velvetred'), 0, base=True)
[shapes.box((0.16, 22, 0.05), (s * 1.5, 15, fl), M('gold'), 0, base=True) for s in (-1, 1)]
a = architecture.arcade(8, 3.3, 6.6, 'greystone', 'pointed', 0.8, False, 'limestone', None, 0.66)
shapes.place(a, (-7.6, 9.5, fl), -pi / 2)
shapes.inst(a, (7.6, 9.5, fl), -pi / 2)
for s in (-1, 1):
    shapes.box((0.3, 40, 16), (s * 10.6, 12, fl), M('greystone'), 0, base=True)
    shapes.box((0.9, 27, 7.5), (s * 7.6, 9.5, fl + 6.6), M('greystone'), 0, base=True)
    for k in range(6):
        p = architecture.window_panel(
            1.05,
            3.4,
            materials.own('highwin', lambda: materials.emission('highwin', (0.70, 0.82, 1), 1.6))
            if s < 0
            else 'black',
            'pointed',
            (s * 7.14, 0.8 + k * 3.3, fl + 8.3),
            0.03,
        )
        p.rotation_euler = (0, 0, pi / 2)
# end wall with a great window, dais, thrones
w = shapes.box((17, 0.5, 18), (0, 23.4, fl), M('greystone'), 0, base=True)
for x, h in ((-1.9, 5.4), (0, 6.6), (1.9, 5.4)):
    architecture.window_panel(
        1.35,
        h,
        materials.own('greatwin', lambda: materials.emission('greatwin', (1, 0.66, 0.34), 1.15)),
        'pointed',
        (x, 23.1, fl + 5.4),
        0.03,
    )
    for t in (-0.22, 0.22):
        shapes.box((0.06, 0.08, h * 0.8), (x + t, 23.05, fl + 5.4), M('iron'), 0, base=True)
    [shapes.box((1.35, 0.08, 0.05), (x, 23.05, fl + 5.4 + j), M('iron'), 0, base=True) for j in range(1, 5)]
    fr = architecture.bay(1.9, h + 0.5, 1.35, h, 0.3, 'limestone', 'pointed')
    fr.location = (x, 23.1, fl + 5.4)
for k in range(3):
    shapes.box(
        (9 - k * 1.1, 5.4 - k * 0.9, 0.32),
        (0, 20.4 + k * 0.3, fl + 0.32 * k),
        M('limestone'),
        0.04,
        base=True,
    )
dz = fl + 0.96
t = furniture.throne(4.0)
shapes.place(t, (-1.45, 21.2, dz), 0.08, 1.45)
shapes.inst(t, (1.45, 21.2, dz), -0.08, 1.3)
k = people.figurine('boxwood', 'maple', 'king', 'gold', 'sit', 'rest')
shapes.place(k, (-1.45, 20.9, dz + 1.42), 0.08, 1.45)
q = people.figurine('teal', 'maple', 'queen', 'gold', 'sit', 'rest')
shapes.place(q, (1.45, 20.95, dz + 1.28), -0.08, 1.35)
# a guard of carved knights
for i in range(3):
    for s in (-1, 1):
        shapes.box((1.5, 1.5, 0.7), (s * 5.1, 7.0 + i * 4.6, fl), M('limestone'), 0.06, base=True)
        pieces.piece(
            'n',
            'boxwood' if s < 0 else 'rosewood',
            (s * 5.1, 7.0 + i * 4.6, fl + 0.7),
            pi if s > 0 else 0,
            2.0,
            'gold',
        ).rotation_euler = (0, 0, -pi / 2 + s * -0.75)
for i in range(4):
    for s in (-1, 1):
        festive.banner(
            1.5,
            3.6,
            ('redcloth', 'bluecloth')[(i + (s > 0)) % 2],
            'kqrb'[i],
            'gold',
            (s * 6.95, 4.55 + i * 4.95 - 1.65 + 1.65, fl + 9.0 - 0.6),
            s * pi / 2 * -1 if s < 0 else -pi / 2,
        )
for i in range(4):
    for s in (-1, 1):
        tq = fire.torch((s * 6.75, 1.25 + i * 6.6, fl + 4.0), 230, 1.1)
        tq.rotation_euler = (0, 0, -s * pi / 2)
fen = positions.pos(
    'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7 e2e3 e8g8 g1f3 b8d7 a1c1 c7c6 f1d3 d5c4 d3c4 f6d5 g5e7 d8e7 e1g1 d5c3 c1c3 e6e5'
)  # Queen's Gambit, Capablanca's freeing line
pieces.set_position(fen, 'ivory', 'redwood', face=(pi * 0.5 + 1.15, -pi * 0.5 - 0.9), trim=('gold', 'gold'))
for k in range(3):
    weather.shaft(
        (-7.2, 0.8 + k * 3.3, fl + 11.2), (-0.2, -0.6 + k * 3.3, fl), 0.5, 1.1, (0.72, 0.84, 1), 0.075, 0.7
    )
lights.world((0.020, 0.020, 0.028))
lights.area((-6.4, 1.5, 9.5), (0, -0.5, 0), 2.6, 1500, (0.72, 0.84, 1))
lights.area((6.2, -3.5, 4.2), (0, -1, 0.5), 1.6, 520, (1, 0.60, 0.28))
lights.area((-6.5, -6, 3.5), (0, -1, 0.6), 3, 160, (1, 0.66, 0.36))
lights.area((0, 15.5, 6.5), (0, 21, 2.6), 2.4, 1500, (1, 0.74, 0.46))
fire.candle(1.2, 0.16, (-3.4, 18.9, dz - 0.4), 'brass', 90)
fire.candle(1.2, 0.16, (3.4, 18.9, dz - 0.4), 'brass', 90)
lights.area((0, 12, 13), (0, 12, 0), 8, 800, (0.55, 0.62, 0.85))
scene.camera((-1.9, -9.4, 2.6), (0.15, 6.0, 2.75), 36, (-0.6, -3.1, 0.9), 1.5)
render.cli('medieval-chess-court', bloom=0.09)
