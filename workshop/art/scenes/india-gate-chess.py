import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import city, india, plants
from chessart.materials import m as M

scene.reset()
z = boards.board('maple', 'walnut', 'rosewood', 'brass')
shapes.box((11.4, 11.4, 0.5), (0, 0, z - 0.25), M('limestone'), 0.08)
shapes.box((13.2, 13.2, 0.4), (0, 0, z - 0.65), M('sandstone'), 0.08)
fl = z - 0.85
boards.ground('moss', fl - 0.05)
shapes.box((160, 110, 0.04), (0, 20, fl - 0.03), M('moss'), 0, base=True)
shapes.box((8.6, 40, 0.06), (0, 23, fl - 0.03), M('limestone'), 0, base=True)
# the long water channel with kerbs, lamps and clipped bushes on both sides
shapes.box((3.7, 20, 0.10), (0, 17.0, fl), M('water'), 0, base=True)
for s in (-1, 1):
    shapes.box((0.34, 20.4, 0.30), (s * 2.0, 17.0, fl), M('limestone'), 0.04, base=True)
shapes.box((4.34, 0.34, 0.30), (0, 6.9, fl), M('limestone'), 0.04, base=True)
bu = [plants.bush(0.62, 'leafdark', k) for k in range(3)]
for q in bu:
    q.location = (0, 0, -60)
rnd = random.Random(4)
for s in (-1, 1):
    for i in range(6):
        city.street_lamp(2.9, (s * 3.2, 8.4 + i * 3.3, fl), 70)
    for i in range(15):
        shapes.inst(bu[i % 3], (s * 4.9, 7.6 + i * 1.32, fl), i * 1.3, 0.9 + 0.15 * rnd.random())
    for i in range(15):
        shapes.inst(bu[i % 3], (s * (6.6 + i * 2.2), 35 + rnd.random() * 5, fl), i, 5.2 + 2.0 * rnd.random())
    for i in range(12):
        shapes.inst(
            bu[i % 3], (s * (6.0 + i * 1.9), 11 + ((i * 7) % 11) * 2.0, fl), i, 1.0 + 0.8 * rnd.random()
        )
    lights.area((s * 14, 24, 9), (s * 11, 22, 0), 9, 620, (0.45, 0.62, 1))
    lights.area((s * 9, 28, fl + 0.6), (s * 13, 38, 4), 6, 260, (1, 0.66, 0.36))
g = india.memorial_arch(10.6)
shapes.place(g, (0, 29.5, fl))
shapes.box((9.2, 5, 0.35), (0, 29.5, fl), M('limestone'), 0.05, base=True)
for s in (-1, 1):
    lights.area((s * 3.3, 25.6, fl + 0.5), (s * 2.3, 28.4, fl + 6), 1.0, 620, (1, 0.60, 0.25))
    lights.area((s * 1.0, 29.4, fl + 0.6), (s * 0.6, 29.5, fl + 6), 0.8, 260, (1, 0.56, 0.22))
lights.area((0, 25.4, fl + 0.5), (0, 28.6, fl + 8.5), 1.4, 420, (1, 0.64, 0.30))
pieces.set_position(
    'r1bq1rk1/pp3ppp/2nb1n2/3p4/3P4/2NB1N2/PP3PPP/R1BQ1RK1',
    'boxwood',
    'ebony',
    face=(pi * 0.5 - 0.9, -pi * 0.5 + 0.7),
)
lights.world(
    (0.62, 0.34, 0.24),
    0.75,
    [
        (0.035, (0.40, 0.28, 0.36)),
        (0.10, (0.17, 0.21, 0.42)),
        (0.30, (0.055, 0.10, 0.30)),
        (0.8, (0.015, 0.035, 0.14)),
    ],
)
lights.clouds((0.50, 0.30, 0.42), 0.55, 0.6, 2.6, 0.48, 0.74)
lights.area((-7, -3, 6), (0, -1, 0.4), 4, 520, (0.60, 0.74, 1))
lights.area((6.5, -1, 3.4), (0, -1.5, 0.6), 1.6, 520, (1, 0.64, 0.32))
lights.area((0, 9, 5), (0, 1, 0.5), 5, 420, (1, 0.66, 0.36))
scene.camera((0, -11.8, 3.8), (0, 3.0, 1.62), 38, (0.6, -3.3, 0.8), 1.5)
render.cli('india-gate-chess', bloom=0.09)
