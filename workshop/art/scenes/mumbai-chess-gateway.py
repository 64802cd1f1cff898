import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import city, india, people
from chessart.materials import m as M

scene.reset()
z = boards.board('maple', 'redwood', 'darkoak', 'brass')
# quay wall with bollards and chain, gate across the water on its own pier
shapes.box((60, 11.6, 0.6), (0, -0.8, z - 0.3), M('basalt'), 0.08)
shapes.box((60, 0.7, 0.30), (0, 4.9, z - 0.06), M('limestone'), 0.06, base=True)
for k in range(9):
    x = (k - 4) * 3.3 - 0.6
    shapes.lathe(
        'bol',
        [
            (0, 0),
            (0.26, 0),
            (0.26, 0.08),
            (0.16, 0.16),
            (0.15, 0.42),
            (0.24, 0.50),
            (0.22, 0.62),
            (0.10, 0.70),
            (0, 0.71),
        ],
        M('iron'),
        (x, 4.9, z + 0.22),
        20,
        3,
    )
    shapes.tube(
        [
            (x, 4.9, z + 0.66),
            (x + 0.8, 4.9, z + 0.42),
            (x + 1.65, 4.9, z + 0.34),
            (x + 2.5, 4.9, z + 0.42),
            (x + 3.3, 4.9, z + 0.66),
        ],
        0.035,
        M('iron'),
        6,
    )
boards.ground('sea', -2.3)
g = india.gateway_india(7.6, 'limestone')
shapes.place(g, (7.4, 18.5, -1.5), -0.30)
shapes.box((17, 9, 1.0), (7.4, 19.0, -2.5), M('basalt'), 0.06, base=True)
shapes.box((15, 7.6, 0.5), (7.4, 19.2, -2.0), M('basalt'), 0.06, base=True)
for x in (-0.3, 15.0):
    city.street_lamp(3.2, (x, 15.2, -1.55), 90)
lights.point((7.4, 18.0, 1.2), 260, (1, 0.55, 0.22), 0.6)
rnd = random.Random(4)
for i, (x, y, s, r) in enumerate(((-3.6, 15.0, 4.2, -0.10), (-11.5, 21, 4.6, -0.3), (-3.4, 29, 4.6, -0.45))):
    d = india.dhow(s, 'walnut', ('white', 'saffron', 'white')[i])
    shapes.place(d, (x, y, -2.25), r)
for x in (-3.6, -1.9):
    f = people.figurine(
        ('teal', 'magenta')[x > -2], 'oak', ('turban', 'sari')[x > -2], ('saffron', 'gold')[x > -2]
    )
    shapes.place(
        f, (x - 1.9 if x < -2 else -4.3 - 0.6, 4.35 if x < -2 else 4.2 - 0.1, z), 2.7 if x < -2 else 3.6, 1.1
    )
city.hills()
pieces.set_position(
    'r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1',
    'boxwood',
    'ebony',
    face=(pi * 0.5 - 0.9, -pi * 0.5 + 0.6),
)
lights.world(
    (1.25, 0.50, 0.26),
    0.72,
    [
        (0.05, (1.0, 0.48, 0.34)),
        (0.13, (0.62, 0.38, 0.46)),
        (0.30, (0.20, 0.26, 0.52)),
        (0.8, (0.05, 0.11, 0.36)),
    ],
)
lights.clouds((1.3, 0.55, 0.38), 0.8, 0.95, 5.4)
lights.sun(198, 15, 6.2, (1, 0.62, 0.30), 1.6)
lights.area((-7, -6, 5), (0, 0, 0.6), 4, 150, (1, 0.75, 0.5))
lights.area((8, -5, 4), (0, 0, 0.6), 5, 130, (0.55, 0.68, 1))
scene.camera((-2.0, -10.2, 2.35), (0.75, 4.0, 2.35), 36, (-0.8, -3.2, 0.9), 1.7)
render.cli('mumbai-chess-gateway', bloom=0.07, warmth=(1.02, 1, 0.97))
