import os
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import architecture, festive, fire, furniture, tableware, weather
from chessart.materials import m as M

scene.reset()
z = boards.board('maple', 'walnut', 'rosewood', None)
boards.disc('table', 9.6, z, 0.45)
boards.ground('darkoak', -9)
pieces.set_position(
    'r2qk2r/ppp2ppp/2n1bn2/2bpp3/4P3/2PP1N2/PPB2PPP/RNBQ1RK1',
    'boxwood',
    'ebony',
    face=(pi * 0.5 + 0.8, -pi * 0.5 - 0.8),
)
tableware.cup(0.90, 'coffee', 'porcelain', (-6.0, -0.1, z), -2.4)
tableware.cup(0.95, 'coffee', 'teal', (5.9, 3.6, z), -0.6)
shapes.lathe(
    'plate',
    [(0, 0), (1.1, 0), (1.7, 0.16), (1.75, 0.2), (1.6, 0.2), (1.0, 0.07), (0, 0.07)],
    M('porcelain'),
    (6.15, -0.9, z),
    56,
    3,
)
tableware.croissant(1.25, (6.1, -1.25, z + 0.06), 0.4)
furniture.chess_clock((-5.9, 2.6, z), 0.55, 'walnut', 1.0)
furniture.book(2.0, 2.8, 0.42, 'leather', (-3.4, 6.6, z), 0.5)
furniture.book(1.8, 2.5, 0.36, 'leathergreen', (-3.3, 6.6, z + 0.42), 0.2)
fire.candle(0.55, 0.22, (1.9, 6.5, z), 'brass', 55)
# behind: a tall window on the evening street with lit houses, a book wall, pendant lamps, more tables
architecture.window_frame(17, 15, 'darkoak', 4, 3, (2.4, 16, -4.5))
sh = furniture.bookshelf(9, 12, 6, 'darkoak', 3, 1.2)
shapes.place(sh, (-11.2, 15.4, -4.6), 0.10)
hs = [
    architecture.house(2.4, 4.2, 1.4, mt, 5, 4, sp, 'bronze', 0.7, k)
    for k, (mt, sp) in enumerate(
        (
            ('limestone', ('red', 'white')),
            ('brickred', ('greenpaint', 'white')),
            ('plaster', ('teal', 'white')),
        )
    )
]
for i, h in enumerate(hs):
    shapes.place(h, ((-7, 1.3, 9.6)[i], 33, -6.0), 0, 3.5)
shapes.inst(hs[0], (18, 33.5, -6), 0, 3.5)
shapes.inst(hs[1], (26.6, 33, -6), 0, 3.5)
shapes.box((60, 0.3, 7), (0, 16.2, -8.0), M('darkoak'), 0.03)
weather.bokeh(22, (-8, 20), (24, 30), (-3, 9), 'lampglow', (0.12, 0.24), 3)
weather.bokeh(7, (-6, 20), (24, 30), (-3, 0), 'lampred', (0.10, 0.18), 9)
festive.string_lights((-15, 13.5, 8.6), (0, 13.5, 7.9), 11, 0.7, 'lampglow', 0.15)
festive.string_lights((0, 13.5, 7.9), (14, 13.5, 8.6), 11, 0.7, 'lampglow', 0.15)
for x, y, zz in ((-6.6, 11.5, 5.6), (7.6, 11.0, 5.4)):
    shapes.lathe(
        'shade',
        [
            (0.12, 1.1),
            (0.25, 1.0),
            (0.55, 0.75),
            (1.25, 0.05),
            (1.30, 0),
            (1.22, 0.02),
            (0.5, 0.68),
            (0.2, 0.9),
        ],
        M('brass'),
        (x, y, zz),
        40,
        3,
    )
    shapes.ball(0.34, (x, y, zz + 0.22), 'lampglow')
    shapes.tube([(x, y, zz + 1.0), (x, y, 20)], 0.04, M('black'), 6, smooth=0)
    lights.point((x, y, zz - 0.2), 700, (1, 0.62, 0.30), 0.3)
for x, y in ((-8.2, 12.0), (8.6, 12.4)):
    boards.disc('table', 3.2, -1.6, 0.3, (x, y))
    tableware.cup(0.8, 'coffee', 'porcelain', (x - 0.8, y - 0.6, -1.6), 0.4)
    fire.candle(0.5, 0.2, (x + 0.9, y, -1.6), 'brass', 60)
M('winwarm').node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 1.5
lights.world((0.16, 0.13, 0.19), 1, [(0.25, (0.07, 0.09, 0.20)), (1, (0.03, 0.03, 0.07))])
lights.area((-1.5, 2.2, 9.5), (0, -0.3, 0), 2.2, 1500, (1, 0.74, 0.45))
lights.area((8, 9, 6), (0, 0, 0.4), 4, 600, (0.58, 0.70, 1))
lights.area((-9, -5, 5), (0, 0, 0.5), 4, 380, (1, 0.78, 0.52))
scene.camera((-2.7, -14.6, 5.6), (0.15, 1.6, 1.35), 37, (-0.3, -1.9, 0.7), 0.16)
render.cli('chess-cafe-atmosphere', dn='mid', bloom=0.09)
