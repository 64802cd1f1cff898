import math
import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import furniture, people, weather
from chessart.materials import m as M

scene.reset()
rnd = random.Random(5)
scene.S.cycles.transparent_max_bounces = 16
z = boards.board('ivory', 'ebony', 'ebony', 'gold')
fl = z - 5.2
shapes.box((11.0, 10.8, 0.45), (0, 0, z - 0.22), M('ebony'), 0.10, seg=4)
shapes.box((11.06, 10.86, 0.08), (0, 0, z - 0.36), M('gold'), 0.02)
shapes.place(furniture.table(10.2, 10.0, 4.8, 'darkoak', 'velvetblue'), (0, 0, fl))
# round stage with a gold rim; two masters in arm chairs, seen from a corner of the table
shapes.lathe(
    'stage',
    [(0, 0), (16.5, 0), (16.5, -0.25), (16.2, -0.5), (16.2, -1.2), (0, -1.2)],
    M('blackmarble'),
    (0, 0, fl),
    96,
    0,
)
shapes.lathe('rim', [(16.45, -0.3), (16.6, -0.22), (16.45, -0.14)], M('gold'), (0, 0, fl), 96, 0)
boards.ground('black', fl - 1.2)
ch = furniture.big_chair('darkoak', 'leather')
shapes.place(ch, (0, -8.1, fl + 3.3), pi)
shapes.inst(ch, (0, 8.1, fl + 3.3), 0)
a = people.person(
    'ivory',
    'maple',
    hair='darkoak',
    trim='gold',
    collar='white',
    hands=((-0.7, -2.6, 2.25), (0.25, -0.98, 3.30)),
)
shapes.place(a, (0, -7.2, fl + 3.4), pi)
b = people.person(
    'velvetblue',
    'oak',
    hair='ebony',
    trim='gold',
    collar='white',
    hands=((-0.6, -2.5, 2.2), (0.75, -3.55, 2.75)),
)
shapes.place(b, (0, 7.2, fl + 3.4), 0)
pieces.set_position(
    '2rq1rk1/pb1nbppp/1p2pn2/2pp4/2PP1B2/1PN1PN2/P2QBPPP/2R2RK1',
    'ivory',
    'ebony',
    face=(pi * 0.5 - 0.5, -pi * 0.5 + 0.5),
    trim=('gold', 'gold'),
)
furniture.chess_clock((-5.6 + 0.9, 0, z + 0.0), -pi / 2, 'ebony', 0.8).location = (-5.0, 0, z)
# trophy on a lit pedestal, right third, behind the table
shapes.lathe(
    'ped',
    [
        (0, 0),
        (2.0, 0),
        (2.0, 0.4),
        (1.55, 0.7),
        (1.4, 1.1),
        (1.4, 5.2),
        (1.6, 5.5),
        (1.9, 5.9),
        (1.9, 6.2),
        (0, 6.2),
    ],
    M('blackmarble'),
    (-9.6, 4.6, fl),
    8,
    0,
    (0, 0, pi / 8),
    auto=0.3,
)
furniture.trophy(5.2, (-9.6, 4.6, fl + 6.2)).rotation_euler = (0, 0, pi / 2)
# dark tiers with hundreds of tiny spectators
fg = [
    people.figurine(c, 'maple', k, 'brass')
    for c, k in (('walnut', 'plain'), ('velvetblue', 'cap'), ('darkred', 'bun'), ('darkoak', 'plain'))
]
for f in fg:
    f.location = (0, 0, -90)
for k in range(5):
    rr = 25 + k * 3.0
    hh = fl - 1.2 + k * 2.0
    shapes.lathe(
        'tier',
        [(rr - 1.5, 0), (rr - 1.5, 1.4), (rr + 1.5, 1.4), (rr + 1.5, 0)],
        M('darkoak'),
        (0, 0, hh),
        96,
        0,
    )
    n = int(1.55 * rr)
    for i in range(n):
        t = pi + (i / (n - 1) - 0.5) * 2.1 + rnd.uniform(-0.008, 0.008)
        shapes.inst(
            rnd.choice(fg),
            (rr * math.cos(t), rr * math.sin(t), hh + 1.4),
            t + pi / 2 + rnd.uniform(-0.2, 0.2) + pi * 0,
            rnd.uniform(0.85, 1.0),
        ) if rnd.random() < 0.93 else None
# ring of spots
for k, (x, y) in enumerate(((-11, -12), (-14, -4.5), (-14.5, 4.0), (-11.5, 12))):
    weather.beam(
        (x, y, 17),
        ((-9.6, 4.6, 2) if k == 2 else (x * 0.25, y * 0.42, z)),
        0.2,
        (1.7 if k == 2 else 2.4),
        ((0.45, 0.62, 1), (1, 0.80, 0.50), (1, 0.80, 0.50), (0.45, 0.62, 1))[k],
        0.42,
    )
shapes.lathe(
    'truss', [(16, 0), (16.15, 0.12), (16, 0.24), (15.85, 0.12), (16, 0)], M('iron'), (0, 0, 17.9), 80, 0
)
lights.spot((4, -3, 17), (0, 0, 0), 24000, (1, 0.86, 0.64), 44, 0.5, 0.5)
lights.spot((9, -12, 14), (0, -7, 1.5), 9000, (1, 0.84, 0.62), 30, 0.5, 0.4)
lights.spot((9, 12, 14), (0, 7, 1.5), 12000, (1, 0.84, 0.62), 30, 0.5, 0.4)
lights.spot((-2, 4, 18), (-9.6, 4.6, 3), 16000, (1, 0.80, 0.5), 26, 0.5, 0.3)
lights.world((0.010, 0.012, 0.022))
lights.area((-13, -9, 10), (0, -5, 1), 4, 3200, (0.35, 0.50, 1))
lights.area((-13, 12, 10), (0, 6, 1), 4, 3200, (0.35, 0.50, 1))
lights.area((-10, 0, 14), (-28, 0, 2), 14, 9000, (0.34, 0.44, 1))
lights.area((14, 0, 6), (0, 0, 1), 6, 700, (1, 0.80, 0.6))
lights.area((1, 10, 9), (-9.6, 4.6, 4), 4, 1500, (1, 0.72, 0.38))
lights.area((0, -4, 10), (-9.6, 4.6, 4), 4, 900, (1, 0.80, 0.5))
scene.camera((21.6, -4.4, 5.3), (0, -0.10, 1.75), 42.5, (3.0, -0.4, 0.9), 0.8)
render.cli('world-chess-championship', bloom=0.09)
