import math
import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, positions, render, scene, shapes
from chessart.props import animals, furniture, ground, people, plants, tableware, weather
from chessart.materials import m as M

scene.reset()
z = boards.board('maple', 'walnut', 'rosewood', 'brass')
fl = z - 0.06
furniture.rug(17, 12.6, (0, 0.2, fl - 0.08), 0, 'rugred', 'rugblue', 'rugcream')
ground.terrain(120, 130, 1.6, 'savanna', fl - 0.09, 12, scale=0.10)
# guests: giraffe and elephant, bowing acacias
gi = animals.giraffe('boxwood')
animals.spots(gi)
shapes.place(gi, (-6.4, 10.6, fl), 0.05, 1.05)
gi2 = shapes.inst(gi, (20, 29, fl), pi - 0.4, 0.95)
el = animals.elephant('greywood')
shapes.place(el, (6.0, 10.4, fl), pi + 0.42, 1.12)
el2 = shapes.inst(el, (10.6, 12.6, fl), pi + 0.25, 0.62)
ac = [plants.acacia(5.6, k, 'leafdry') for k in (1, 4)]
[setattr(o, 'location', (0, 0, -90)) for o in ac]
for k, x, y, s, r in (
    (0, 8.6, 16.5, 1.45, 0.3),
    (1, -12.5, 20, 1.35, 2),
    (0, -2.5, 30, 1.2, 4),
    (1, 18, 30, 1.3, 1),
    (1, -22, 34, 1.4, 0),
    (0, 3.5, 40, 1.1, 2),
):
    shapes.inst(ac[k], (x, y, fl), r, s)
# the tea service
tableware.teapot(1.05, 'porcelain', 'gold', (6.15, 4.4, fl), pi - 0.35)
tableware.cup(0.62, 'coffee', 'porcelain', (-5.35, 4.7, fl), -2.2)
tableware.cup(0.62, 'coffee', 'porcelain', (5.55, 2.3, fl), -0.6)
for k, (r, h) in enumerate(((1.15, 0.0), (0.80, 0.75), (0.5, 1.4))):
    shapes.lathe(
        'plate',
        [(0, 0), (r * 0.8, 0), (r, 0.08), (r * 1.02, 0.11), (r * 0.9, 0.08), (0, 0.05)],
        M('porcelain'),
        (-3.9, 7.4, fl + 0.15 + h),
        40,
        2,
    )
    shapes.tube([(-3.9, 7.4, fl), (-3.9, 7.4, fl + 2.0)], 0.05, M('gold'), 8, smooth=0)
rnd = random.Random(4)
for r, h, n in ((0.85, 0, 8), (0.55, 0.75, 6), (0.28, 1.4, 4)):
    for k in range(n):
        a = k * 6.283 / n
        shapes.ball(
            0.20,
            (-3.9 + r * math.cos(a), 7.4 + r * math.sin(a), fl + 0.36 + h),
            ('crust', 'magenta', 'cream')[k % 3],
            (1, 1, 0.75),
            seg=14,
        )
shapes.ball(0.16, (-3.9, 7.4, fl + 2.1), 'gold')
# hosts in the shade
shapes.place(
    shapes.join(
        [
            people.figurine('teal', 'walnut', 'gown', 'gold'),
            shapes.lathe(
                'wrap',
                [(0.205, 0), (0.25, 0.05), (0.31, 0.20), (0.28, 0.34), (0.14, 0.41), (0, 0.42)],
                M('magenta'),
                (0, 0.05, 1.92),
                28,
                4,
            ),
        ]
    ),
    (-1.9, 6.6, fl),
    0.15,
    1.7,
)
for b, h, k, t, x, y, r, s, p in (('saffron', 'walnut', 'cap', 'red', 1.9, 7.0, -0.2, 1.7, 'stand'),):
    shapes.place(people.figurine(b, h, k, t, p, 'think' if x > 0 else 'rest'), (x, y, fl), r, s)
tf = [plants.tuft(1.1, 34, 'grass', k) for k in range(3)]
[setattr(o, 'location', (0, 0, -90)) for o in tf]
for i in range(260):
    a = rnd.uniform(-1.25, 1.25)
    d = rnd.uniform(9.5, 42) ** 1.0
    x, y = d * math.sin(a), d * math.cos(a) - 1
    shapes.inst(rnd.choice(tf), (x, y, fl - 0.1), rnd.random() * 6, rnd.uniform(0.7, 1.3))
for x, y in ((-9.6, -2.6), (-9.4, 1.5), (9.4, -2.0), (9.6, 1.8), (9.3, 4.8), (-9.5, 5.4)):
    shapes.inst(rnd.choice(tf), (x, y, fl - 0.1), rnd.random() * 6, 1.1)
fen = positions.pos(
    'e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5 e4g3 f5g6 h2h4 h7h6 g1f3 b8d7 h4h5 g6h7 f1d3 h7d3 d1d3 e7e6 c1f4 g8f6 e1c1 f8e7'
)  # Caro-Kann
pieces.set_position(fen, 'boxwood', 'ebony', face=(pi * 0.5 + 1.15, -pi * 0.5 - 0.9))
lights.golden_hour(160, 12, 1.15, 0.9, True, 4.4)
lights.area((7, -7, 5), (0, 0, 0.7), 6, 210, (0.60, 0.70, 1))
lights.area((-7, -4, 4), (-2, 2, 1), 4, 160, (1, 0.76, 0.50))
weather.fog(24, (1.0, 0.58, 0.28), 0.30, fl, 5, 200, 1)
weather.fog(36, (1.0, 0.60, 0.32), 0.45, fl, 9, 240, 2)
scene.camera((-2.3, -10.4, 2.9), (0.25, 3.0, 2.35), 37, (-0.9, -3.2, 0.85), 1.4)
render.cli('african-safari-tea-party', bloom=0.06)
