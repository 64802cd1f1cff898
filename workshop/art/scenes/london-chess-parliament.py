import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, positions, render, scene, shapes
from chessart.props import animals, architecture, britain, city, weather
from chessart.materials import m as M

scene.reset()
z = boards.board('maple', 'walnut', 'rosewood', 'brass')
# stone bridge with the board on it, river in morning mist, clock tower and gothic palace on the far bank
shapes.box((70, 13.6, 0.6), (0, -1.0, z - 0.3), M('greystone'), 0.06)
shapes.box((70, 0.8, 0.22), (0, 6.4, z), M('limestone'), 0.05, base=True)
k0 = architecture.bay(1.05, 0.42, 0.74, 0.34, 0.34, 'limestone', 'round')
for k in range(44):
    b = k0 if k == 0 else shapes.inst(k0)
    b.location = ((k - 21.5) * 1.05, 6.4, z + 0.20)
shapes.box((70, 0.62, 0.14), (0, 6.4, z + 0.60), M('limestone'), 0.05, base=True)
for x in (-11.2, 3.2, 9.6):
    shapes.box((1.0, 0.95, 0.95), (x, 6.4, z), M('limestone'), 0.05, base=True)
    city.street_lamp(3.4, (x, 6.4, z + 0.95), 40)
boards.ground('water', -1.35)
t = britain.clock_tower(11.2, lit='black')
shapes.place(t, (-6.6, 20.0, -1.2), -0.16)
g = britain.gothic_range(18, 0.86, 3.9, 2.4, lit='windim')
shapes.place(g, (2.4, 21.2, -1.2))
q = britain.square_tower(9.2, 2.2)
shapes.place(q, (9.6, 23.2, -1.2))
g2 = britain.gothic_range(5, 0.86, 3.2, 2.4, seed=5)
shapes.place(g2, (-11.4, 21.8, -1.2))
shapes.box((90, 3, 0.5), (0, 21.4, -1.6), M('limestone'), 0.05, base=True)
for x, y, s in ((3.4, 13.5, 1.0), (5.6, 15.6, 0.8)):
    shapes.place(city.boat(2.4, 'darkoak', True), (x, y, -1.25), 0.3, s)
for y, a, z1 in ((12, 0.20, 0.6), (16, 0.34, 1.4), (19, 0.38, 2.2), (26, 0.6, 7.0), (34, 0.7, 10)):
    weather.fog(y, (0.86, 0.83, 0.82) if y > 20 else (0.74, 0.78, 0.84), a, -1.5, z1, 200, y)
fen = positions.pos(
    'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6a5 b3c2 c7c5 d2d4 d8c7'
)  # Ruy Lopez, Chigorin
pieces.set_position(fen, 'boxwood', 'ebony', face=(pi * 0.5 + 0.9, -pi * 0.5 - 0.5))
lights.world(
    (0.95, 0.80, 0.62),
    0.62,
    [(0.07, (0.82, 0.79, 0.78)), (0.22, (0.58, 0.66, 0.78)), (0.7, (0.34, 0.46, 0.66))],
)
lights.clouds((0.95, 0.93, 0.92), 0.7, 0.85, 2.3, 0.46, 0.70)
lights.sun(20, 17, 4.2, (1, 0.78, 0.54), 3)
lights.area((7.5, 1.5, 5.5), (0, -0.5, 0.5), 2.4, 560, (1, 0.84, 0.66))
rnd = random.Random(4)
[
    shapes.box(
        (rnd.uniform(2.5, 5), 2, rnd.uniform(1.6, 3.6)),
        (-44 + k * 4.2, 31 + rnd.random() * 2, -1.3),
        M('greystone'),
        0.02,
        base=True,
    )
    for k in range(9)
]
architecture.dome(1.5, 'greystone', (-19, 31, 2.2), 'mughal', 'brass')
shapes.cyl(1.4, 3.6, (-19, 31, -1.3), 'greystone')
lights.area((-8, -5, 6), (0, 0, 0.4), 6, 260, (0.72, 0.83, 1))
animals.birds(8, (3.5, 30, 11.5), (7, 4, 2.2), 1.0)
scene.camera((2.5, -9.2, 2.6), (-0.45, 3.0, 2.3), 37, (0.6, -3.1, 0.9), 1.8)
render.cli('london-chess-parliament', bloom=0.07, exposure=0.15)
