import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import architecture, fire, furniture, ground, people, weather
from chessart.materials import m as M

scene.reset()
rnd = random.Random(5)
z = boards.board('whitemarble', 'blackmarble', 'rosewood', 'gold', gap=0.012)
shapes.box((14, 14, 0.5), (0, 0, z - 0.25), M('plaster'), 0.06)
fl = z - 0.5
boards.ground('redmarble', fl)
# real games stand on the board, the royal squares belong to the couples
S = pieces.set_position(
    '3qk2r/1pp2ppp/2npbn2/2b1p3/2B1P3/2NPBN2/1PP2PPP/3QK2R',
    'ivory',
    'rosewood',
    face=(pi * 0.5 + 0.9, -pi * 0.5 + 0.3),
    trim=('gold', 'gold'),
)
for q in ('d1', 'e1', 'd8', 'e8'):
    S[q].hide_render = True
W = [
    people.royal('queen', 'velvetred', 'ivory', 'maple'),
    people.royal('king', 'velvetred', 'ivory', 'maple'),
]
K = [
    people.royal('queen', 'velvetblue', 'rosewood', 'skin'),
    people.royal('king', 'velvetblue', 'rosewood', 'skin'),
]
for o, x, y, r in (
    (W[0], -0.46, -3.45, pi - 0.35),
    (W[1], 0.46, -3.5, pi + 0.30),
    (K[0], -0.46, 3.45, 0.30),
    (K[1], 0.46, 3.5, -0.30),
):
    shapes.place(o, (x, y, 0), r, 1.0)
a = architecture.arcade(7, 4.2, 6.2, 'plaster', 'round', 0.9, True, 'limestone')
shapes.place(a, (8.5, 14.5, fl), -0.75)
for k in range(8):
    furniture.curtain(
        0.75,
        5.2,
        'velvetred',
        3,
        (8.5 + (k - 3.5) * 4.2 * 0.73 - 0.3, 14.5 - (k - 3.5) * 4.2 * 0.68 + 0.9, fl),
        -0.75,
        0.3,
    )
for k in range(9):
    ground.lump((14 + k * 9, 90 - k * 8, fl), rnd.uniform(7, 11), (1.8, 1.8, 0.42), 'haze', rnd)
for x, y in ((-5.9, 5.9), (5.9, 5.9), (5.9, -1.2)):
    fire.diya((x, y, fl + 0.5), 60, 1.0, 2.6)
e = weather.snowfall(160, ((-6, 8), (-5, 9), (0.3, 5)), (0.004, 0.010))
e.data.materials.clear()
e.data.materials.append(M('spark'))
lights.world(
    (1.2, 0.60, 0.26),
    0.42,
    [
        (0.05, (1.05, 0.56, 0.30)),
        (0.14, (0.62, 0.46, 0.46)),
        (0.34, (0.26, 0.33, 0.52)),
        (0.8, (0.08, 0.14, 0.32)),
    ],
)
lights.clouds((1.25, 0.70, 0.42), 0.8, 0.9, 3.3)
lights.area((-6, 8.5, 9), (0, -0.5, 0.6), 2.4, 3000, (1, 0.72, 0.42))
lights.area((-9, -6, 6), (0, -1.5, 1), 4, 620, (1, 0.84, 0.66))
lights.area((7, -7, 4), (0, -2, 1), 5, 170, (0.55, 0.68, 1))
lights.area((2, 8, 10), (10, 15, 3), 6, 1500, (1, 0.74, 0.46))
scene.camera((-5.6, -9.3, 2.55), (-0.35, 0.6, 1.35), 44, (0, -3.4, 1.7), 1.0)
render.cli('royal-chess-couples', bloom=0.08)
