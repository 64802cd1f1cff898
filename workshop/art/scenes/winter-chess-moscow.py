import os
import random
import sys
from math import pi
import bpy

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import city, ground, moscow, plants, weather
from chessart.materials import m as M

scene.reset()
z = boards.board('maple', 'walnut', 'rosewood', 'brass')
shapes.box((11.2, 11.2, 0.5), (0, 0, z - 0.25), M('greystone'), 0.08)
ground.terrain(70, 120, 1.0, 'snow', z - 0.32, 8)
c = moscow.onion_cathedral(1.15)
shapes.place(c, (-2.9, 16.5, z - 0.4), 0.2, 1.08)
s = moscow.spasskaya(8.8)
shapes.place(s, (6.5, 19.5, z - 0.4), -0.15)
w = shapes.box((26, 0.8, 1.9), (14, 20.5, z - 0.4), M('brickred'), 0.03, base=True)
for k in range(16):
    shapes.box((0.5, 0.8, 0.45), (7.5 + k * 0.95, 20.5, z + 1.5), M('brickred'), 0.02, base=True)
rnd = random.Random(5)
fs = [plants.fir(3.2, k) for k in range(2)]
for i, (x, y, h) in enumerate(
    (
        (-10.5, 11, 1.2),
        (-12.5, 14, 1.5),
        (10.4, 11.5, 1.15),
        (12.3, 15, 1.4),
        (3.6, 14.5, 0.7),
        (-8.6, 17.5, 1.3),
        (2.2, 19, 1.0),
    )
):
    (
        shapes.place(fs[i % 2], (x, y, z - 0.4), rnd.random() * 6, h)
        if i < 2
        else shapes.inst(fs[i % 2], (x, y, z - 0.4), rnd.random() * 6, h)
    )
city.street_lamp(3.6, (5.6, 6.6, z - 0.2), 160)
city.street_lamp(3.6, (-6.4, 7.2, z - 0.2), 160)
pcs = pieces.set_position(
    'r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/1PN3P1/PB2PPBP/R2Q1RK1',
    'boxwood',
    'redwood',
    face=(pi * 0.5 + 0.9, -pi * 0.5 - 0.6),
)
bpy.context.view_layer.update()
weather.snow_caps(list(pcs.values()), 0.085, 0.45)
# snow drifted over the frame and in patches on the squares
for i in range(46):
    a = rnd.uniform(0, 2 * pi)
    e = rnd.choice((0, 1, 2, 3))
    t = rnd.uniform(-4.5, 4.5)
    x, y = ((t, 4.35), (t, -4.35), (4.35, t), (-4.35, t))[e]
    ground.lump(
        (x + rnd.uniform(-0.15, 0.15), y + rnd.uniform(-0.15, 0.15), 0.0),
        rnd.uniform(0.22, 0.50),
        (1.25, 1.0, 0.26),
        'snow',
        rnd,
    )
weather.snowfall(520, ((-9, 9), (-5.0, 16), (0, 9)), (0.012, 0.030))
lights.world(
    (0.30, 0.30, 0.44), 0.62, [(0.12, (0.20, 0.24, 0.42)), (0.5, (0.07, 0.11, 0.26)), (1, (0.03, 0.05, 0.15))]
)
lights.clouds((0.42, 0.36, 0.50), 0.8, 0.75, 5.0, 0.45, 0.70)
lights.area((-8, -2, 7), (0, 0, 0.4), 5, 800, (0.68, 0.80, 1))
lights.area((7.5, 2.0, 4.6), (0, 0, 0.6), 1.6, 700, (1, 0.62, 0.30))
lights.area((2, 9, 6), (-2, 16, 4), 4, 500, (1, 0.70, 0.42))
scene.camera((2.9, -8.7, 2.55), (-0.35, 3.0, 1.85), 37, (1.0, -2.9, 0.8), 1.8)
render.cli('winter-chess-moscow', bloom=0.10)
