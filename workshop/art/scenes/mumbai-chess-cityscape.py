import math
import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, materials, pieces, positions, render, scene, shapes
from chessart.props import city, plants
from chessart.materials import m as M

scene.reset()
z = boards.board('maple', 'walnut', 'rosewood', 'brass')
# promenade wall with the board on it; the bay; the curved shore with its necklace of lamps; towers; cable bridge
shapes.box((70, 12.6, 0.6), (0, -0.9, z - 0.3), M('basalt'), 0.06)
shapes.box((70, 0.7, 0.20), (0, 5.2, z), M('basalt'), 0.06, base=True)
boards.ground('water', -1.3)
city.night_towers(17, 50, (28, 32), (3.0, 9.5), 8, -1.2)
city.night_towers(20, 78, (38, 46), (5, 12), 9, -1.2, 0.30, 1.5)
br = city.sea_link(
    17,
    7.8,
    1.1,
    'plaster',
    materials.own('cable', lambda: materials.emission('cable', (1, 0.62, 0.28), 0.75)),
)
shapes.place(br, (-9.2, 20.5, -1.3), 0.26)


def arc(t):
    return (-2 + 22 * t, 19.5 + 6.5 * math.cos(t * 2.1 - 1.9) - 3.0 * t, -1.25)


pts = [arc(i / 40) for i in range(41)]
shapes.tube([(x, y + 0.5, zz + 0.1) for x, y, zz in pts], 0.55, M('basalt'), 8, smooth=0)
for i, (x, y, zz) in enumerate(pts):
    shapes.ball(0.10, (x, y, zz + 1.25), 'lampglow', seg=8, k=6)
    shapes.tube([(x, y, zz), (x, y, zz + 1.2)], 0.02, M('iron'), 5, smooth=0)
rnd = random.Random(3)
pm = [plants.palm(2.2, k, 'leafdark', 9) for k in range(2)]
for i in range(12):
    x, y, zz = arc((i + 0.5) / 12)
    (
        shapes.place(pm[i], (x, y + 0.7, zz + 0.3), i, 1)
        if i < 2
        else shapes.inst(pm[i % 2], (x, y + 0.7, zz + 0.3), rnd.random() * 6, 0.8 + 0.4 * rnd.random())
    )
for x, y in ((-3.2, 13), (1.5, 16), (-6.5, 16.5)):
    shapes.place(city.boat(1.8), (x, y, -1.22), rnd.random() * 3, 0.9)
fen = positions.pos(
    'd2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6 g1f3 e8g8 f1e2 e7e5 e1g1 b8c6 d4d5 c6e7 f3e1 f6d7 e1d3 f7f5'
)  # King's Indian, Mar del Plata
pieces.set_position(fen, 'boxwood', 'redwood', face=(pi * 0.5 + 1.15, -pi * 0.5 - 0.9))
city.street_lamp(3.7, (6.0, 5.2, z + 0.4), 260)
city.street_lamp(3.7, (-7.6, 5.2, z + 0.4), 150)
lights.world(
    (0.20, 0.11, 0.14),
    1,
    [(0.05, (0.13, 0.075, 0.13)), (0.20, (0.035, 0.035, 0.095)), (0.7, (0.006, 0.010, 0.035))],
)
lights.clouds((0.22, 0.13, 0.16), 0.6, 0.7, 1.4)
lights.area((7.5, -1.5, 5.6), (0, -0.5, 0.4), 1.8, 820, (1, 0.66, 0.34))
lights.area((-8, -5, 5), (0, 0, 0.4), 5, 240, (0.42, 0.56, 1))
lights.area((-1, 12, 4), (0, 0, 0.6), 7, 330, (1, 0.62, 0.38))
scene.camera((-2.5, -9.2, 2.65), (0.4, 3.0, 2.1), 36, (-0.9, -3.2, 0.85), 1.2)
render.cli('mumbai-chess-cityscape', bloom=0.10)
