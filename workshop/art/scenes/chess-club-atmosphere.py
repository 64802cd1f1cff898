import math
import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, render, scene, shapes
from chessart.props import furniture, people
from chessart.materials import m as M

scene.reset()
rnd = random.Random(3)
fl = -4.75
boards.ground('oakx', fl)
furniture.rug(44, 40, (0, 10, fl + 0.01), 0, 'rugred', 'leathergreen', 'rugcream')


def table(x, y, fen, rot, who, lamp):
    """round table, game, banker's lamp, two seated players left and right"""
    z = -0.48
    boards.disc('table', 6.9, z, 0.42, (x, y))
    shapes.lathe(
        'leg',
        [
            (0, 0),
            (2.6, 0),
            (2.7, 0.2),
            (0.9, 0.6),
            (0.55, 1.4),
            (0.75, 3.2),
            (0.5, 4.6),
            (1.6, 5.7),
            (0, 5.7),
        ],
        M('table'),
        (x, y, fl),
        32,
        3,
        scale=(1, 1, 0.69),
    )
    boards.mini(fen, (x, y, z), rot)
    ca, sa = math.cos(lamp), math.sin(lamp)
    l = furniture.lamp((0, 0, 0), 0, 0)
    shapes.place(l, (x + 5.35 * ca, y + 5.35 * sa, z), lamp + pi / 2, 1.55)
    lights.point((x + 5.0 * ca, y + 5.0 * sa, z + 2.75), 420, (1, 0.70, 0.38), 0.35)
    for s, w in ((1, who[0]), (-1, who[1])):
        if not w:
            continue
        f = people.sitter(*w, chair='walnut')
        shapes.place(
            f,
            (x + s * 7.6 * math.sin(-rot), y + s * 7.6 * math.cos(rot), fl),
            rot if s > 0 else rot + pi,
            3.3,
        )


N = None
pl = lambda b, k='plain', t='brass', a='think', h='maple': (b, h, k, t, a)
table(
    0,
    0,
    'r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R',
    pi / 2 + 0.18,
    (pl('teal', 'cap', 'leathergreen'), pl('darkred', 'bun', 'brass', 'forward')),
    2.25,
)
table(
    -16.5,
    15.5,
    'r2qkb1r/pp1n1ppp/2p1pn2/3p1b2/2PP4/2N1PN2/PP2BPPP/R1BQK2R',
    0.5 + pi / 2,
    (pl('velvetblue'), pl('darkred', 'cap', 'ebony', 'forward')),
    0.9,
)
table(
    19.5,
    18.5,
    'rnbq1rk1/ppp1ppbp/3p1np1/8/2PPP3/2N2N2/PP2BPPP/R1BQK2R',
    -0.35 + pi / 2,
    (pl('leathergreen', 'cap', 'oak', 'forward'), pl('oak', 'bun')),
    2.2,
)
table(
    0.2,
    24,
    'r1bqk2r/ppp2ppp/2n2n2/3pp3/1b2P3/2NP1N2/PPP1BPPP/R1BQ1RK1',
    pi / 2,
    (pl('ebony', 'tophat', 'ebony'), pl('rosewood', 'bun')),
    1.6,
)
sh = [furniture.bookshelf(6.2, 6.4, 6, 'darkoak', k) for k in (2, 7)]
for i, x in enumerate((-26.5, -10.2, 6.1, 22.4)):
    (shapes.place(sh[i], (x, 38, fl), 0, 2.6) if i < 2 else shapes.inst(sh[i % 2], (x, 38, fl), 0, 2.6))
for x in (-18.4, -2.0, 14.3):
    lights.point((x, 35, 8.5), 900, (1, 0.66, 0.34), 0.5)
    shapes.ball(0.55, (x, 35.6, 8.5), 'lampglow')
shapes.box((90, 0.3, 40), (0, 39.5, fl), M('leathergreen'), 0, base=True)
lights.world((0.020, 0.016, 0.014))
lights.area((-1.5, 1, 12), (0, 0, 0), 3.2, 3000, (1, 0.74, 0.44))
lights.area((11, -10, 8), (0, 0, 0.5), 6, 700, (0.55, 0.66, 1))
lights.area((0, 18, 15), (0, 19, -2), 10, 5200, (1, 0.70, 0.42))
lights.area((0, 27, 14), (0, 38, 4), 10, 4800, (1, 0.66, 0.36))
scene.camera((2.4, -17.2, 7.6), (0.2, 4.5, 0.55), 35, (0.4, -2.2, 0.8), 0.30)
render.cli('chess-club-atmosphere', bloom=0.08, exposure=0.22)
