import os
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import britain, city
from chessart.materials import m as M

scene.reset()
z = boards.board('maple', 'walnut', 'rosewood', 'brass')
# stone embankment with the board on it, river, palace and clock tower across the water
shapes.box((60, 13.6, 0.6), (0, -1.0, z - 0.3), M('limestone'), 0.06)
shapes.box((60, 0.5, 0.16), (0, 5.9, z), M('limestone'), 0.05, base=True)
shapes.tube([(-30, 5.9, z + 0.62), (30, 5.9, z + 0.62)], 0.05, M('iron'), 8, smooth=0)
[
    shapes.lathe(
        'bal',
        [(0.06, 0), (0.09, 0.1), (0.04, 0.2), (0.05, 0.45)],
        M('iron'),
        (k * 0.55 - 14, 5.9, z + 0.16),
        8,
        2,
    )
    for k in range(52)
]
for x in (-9.5, -3.4, 3.0, 9.4):
    shapes.box((0.9, 0.9, 1.0), (x, 5.9, z), M('limestone'), 0.05, base=True)
city.street_lamp(3.6, (-3.4, 5.9, z + 1.15), 30)
city.street_lamp(3.6, (9.4, 5.9, z + 1.15), 30)
boards.ground('water', -2.2)
city.hills(150, 320, 7, 'haze', 3, -2.3)
t = britain.clock_tower(12.6)
shapes.place(t, (8.9, 19.5, -2.0), 0.16)
g = britain.gothic_range(17, 0.86, 3.9, 2.4)
shapes.place(g, (0.3, 20.4, -2.0))
g2 = britain.gothic_range(6, 0.86, 3.2, 2.4, seed=5)
shapes.place(g2, (13.6, 21.0, -2.0))
q = britain.square_tower(9, 2.2)
shapes.place(q, (-8.6, 21.0, -2.0))
shapes.box((60, 3, 0.5), (0, 21, -2.4), M('limestone'), 0.05, base=True)
pieces.set_position(
    'r1bq1rk1/pp3ppp/2n1pn2/2pp4/1b1P1B2/2NBPN2/PPP2PPP/R2Q1RK1',
    'boxwood',
    'ebony',
    face=(pi * 0.5 - 0.9, -pi * 0.5 + 0.5),
)
lights.golden_hour(188, 11, 1.1, 0.85, True, 3.1)
lights.area((9, -7, 5), (0, 0, 0.6), 6, 160, (0.55, 0.66, 1))
scene.camera((-2.7, -9.0, 2.05), (0.35, 3.0, 2.45), 34, (-1.0, -3.3, 0.9), 0.9)
render.cli('london-parliament-golden-hour', bloom=0.07, warmth=(1.03, 1, 0.96))
