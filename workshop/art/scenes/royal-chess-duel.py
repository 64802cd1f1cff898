import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, materials, positions, render, scene, shapes
from chessart.props import furniture, people, weather
from chessart.materials import m as M

scene.reset()
z = boards.board('maple', 'walnut', 'rosewood', 'brass')
boards.ground('blackmarble', z)


# the two kings in opposition (e3 against e5): the only pieces that still stand; camera looks along the ranks
def duellist(y, face, body, cape, kind='king'):
    k = people.royal(kind, cape, body, 'maple' if body == 'boxwood' else 'walnut', 'forward')
    shapes.place(k, (0.5, y, 0), face, 0.98)
    return k


duellist(-1.5, pi, 'boxwood', 'velvetred')
duellist(0.5, 0, 'ebony', 'velvetblue')
for y, a, x in ((-0.92, -0.62, 0.36), (-0.08, 0.62, 0.64)):
    s = people.sword(1.45, 'steel', 'gold')
    s.location = (x, y, 1.02)
    s.rotation_euler = (a, 0, 0)
    s.scale = (1.3, 1.9, 1)
rnd = random.Random(5)
for t, m, x, y, w in (
    ('q', 'boxwood', 2.0, -3.15, 2.4),
    ('n', 'boxwood', 0.6, -3.3, 0.4),
    ('p', 'boxwood', 2.3, -1.75, 1.1),
    ('r', 'boxwood', -0.9, -2.7, 0.5),
    ('p', 'boxwood', -1.6, -1.4, 2.2),
    ('b', 'boxwood', -2.5, -2.6, 0.9),
    ('p', 'boxwood', 3.0, -2.55, 4.1),
    ('q', 'ebony', 2.2, 2.1, 4.2),
    ('r', 'ebony', 2.9, 0.65, 2.3),
    ('p', 'ebony', 1.4, 1.55, 5.4),
    ('n', 'ebony', -0.7, 2.3, 1.0),
    ('b', 'ebony', -1.5, 1.1, 4.1),
    ('p', 'ebony', -2.6, 2.7, 0.3),
    ('p', 'ebony', 3.25, 3.3, 3.5),
    ('p', 'ebony', 2.9, -0.25, 5.2),
):
    positions.fallen(t, m, x, y, w, 0.94, 0, rnd.random() * 6)
furniture.curtain(
    60,
    22,
    materials.own(
        'nightvelvet', lambda: materials.plain('nightvelvet', (0.13, 0.060, 0.075), 0.9, sheen=0.8)
    ),
    40,
    (-18, -30, z),
    pi / 2,
    0,
    0.5,
)
lights.world((0.010, 0.009, 0.013))
lights.area((6.0, -7.0, 4.6), (0.5, -1.2, 1.1), 1.8, 1350, (1, 0.60, 0.26))
lights.area((5.0, 7.5, 4.4), (0.5, 0.4, 1.0), 1.8, 1500, (0.20, 0.40, 1))
lights.area((-4.5, -5.0, 4.0), (0.5, -1.0, 1.2), 1.6, 900, (1, 0.52, 0.20))
lights.area((-4.5, 4.5, 4.0), (0.5, 0.4, 1.2), 1.6, 1300, (0.18, 0.38, 1))
lights.area((2.5, -0.5, 7.5), (0.5, -0.5, 1.2), 1.0, 420, (1, 0.84, 0.66))
lights.spot((-10, -9, 1.5), (-18, -6.5, 4.0), 5200, (1, 0.36, 0.12), 75, 1, 1)
lights.spot((-10, 8.5, 1.5), (-18, 6.0, 4.0), 6500, (0.12, 0.26, 1), 75, 1, 1)
weather.snowfall(60, ((-3, 3), (-4, 4), (0.3, 4)), (0.004, 0.010)).data.materials[0] = M('lampglow')
scene.camera((9.9, -0.9, 1.5), (0, -0.45, 1.22), 58, (0.6, -0.5, 1.5), 0.9)
render.cli('royal-chess-duel', bloom=0.07, vignette=0.3)
