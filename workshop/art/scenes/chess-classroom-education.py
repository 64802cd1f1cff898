import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import architecture, furniture, people
from chessart.materials import m as M

scene.reset()
rnd = random.Random(3)
z = boards.board('maple', 'walnut', 'oak', 'brass')
fl = z - 5.2
shapes.box((19.5, 12.2, 0.5), (1.2, 0.3, z - 0.25), M('tablelight'), 0.12, seg=4)
shapes.box((18.9, 11.6, 1.1), (1.2, 0.3, z - 1.0), M('oakx'), 0.04)
boards.ground('parquet', fl)


# pupils at the far side of the hero board, two more pairs at a second table behind
def kid(body, hm, x, y, rot, hands, s=0.78, zz=z - 1.35, **k):
    shapes.place(
        people.person(
            body,
            'maple',
            hat='cap' if hm else None,
            hmat=hm or 'red',
            hair=k.pop('hair', 'walnut'),
            trim='brass',
            collar='white',
            hands=hands,
            **k
        ),
        (x, y, zz),
        rot,
        s,
    )


kid('woolteal', 'red', -2.9, 7.2, 0.22, ((-0.7, -2.1, 2.1), (0.25, -1.0, 3.3)))
kid('woolred', None, 0.2, 7.4, 0.0, ((-0.22, -1.0, 3.3), (0.7, -2.6, 2.3)), hair='darkoak')
kid('saffron', 'teal', 3.3, 7.2, -0.25, ((-0.7, -2.0, 2.1), (0.7, -2.0, 2.1)))
tb = furniture.table(11, 9.6, 5.0, 'oakx')
shapes.place(tb, (-9.6, 15.0, fl))
boards.mini('r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQK2R', (-9.6, 15, 0.9 * z), pi / 2, 0.9)
kid('woolgreen', 'saffron', -15.4, 14.6, pi / 2, ((-0.6, -2.3, 2.2), (0.25, -1.0, 3.3)), 0.8)
kid('magenta', None, -9.6, 20.6, 0, ((-0.7, -2.1, 2.1), (0.7, -2.1, 2.1)), 0.8, hair='ebony')
kid('blue', 'red', -4.0, 15.0, -pi / 2, ((-0.7, -2.2, 2.1), (0.6, -2.4, 2.3)), 0.8)
# slate with the chalk diagram on a green-grey wall, shelf, globe, books, apple
bb = furniture.blackboard(15.5, 7.6)
shapes.place(bb, (-4.6, 25.2, 0.9))
shapes.box((15.6, 0.7, 0.16), (-4.6, 24.8, 0.62), M('oakx'), 0.03)
shapes.box((70, 0.4, 30), (0, 26, fl), M('wallcream'), 0, base=True)
shapes.box((70, 0.5, 5.4), (0, 25.8, fl), M('wallgreen'), 0.02, base=True)
shapes.box((70, 0.7, 0.35), (0, 25.7, fl + 5.4), M('oakx'), 0.04, base=True)
sh = furniture.bookshelf(6.5, 10.5, 6, 'oakx', 4, 1.2)
shapes.place(sh, (9.6, 24.6, fl))
furniture.globe(1.2, (6.9, 5.3, z + 0.95))
furniture.book(2.7, 3.5, 0.5, 'leather', (6.9, 5.3, z), 0.3)
furniture.book(2.5, 3.3, 0.45, 'leathergreen', (6.9, 5.3, z + 0.5), -0.1)
furniture.book(2.2, 3.0, 0.42, 'velvetblue', (7.6, 0.9, z), -0.4)
shapes.lathe(
    'apple',
    [
        (0, 0.10),
        (0.14, 0.02),
        (0.30, 0.06),
        (0.44, 0.38),
        (0.40, 0.66),
        (0.22, 0.76),
        (0.06, 0.68),
        (0, 0.64),
    ],
    M('red'),
    (7.7, 1.0, z + 0.42),
    32,
    4,
)
shapes.tube([(7.7, 1, z + 1.06), (7.74, 1.0, z + 1.2), (7.82, 1.02, z + 1.32)], 0.025, M('walnut'), 8)
for i in range(3):
    shapes.box(
        (0.16, 1.5, 0.16),
        (-6.4 + 0.35 * i, -1.8 + 0.5 * i, z + 0.08),
        M(('saffron', 'teal', 'red')[i]),
        0.04,
        (0, 0, 0.9 - 0.5 * i),
    )
pieces.set_position(
    'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R',
    'boxwood',
    'ebony',
    face=(pi * 0.5 - 0.9, -pi * 0.5 + 0.6),
)
# morning sun through a tall window at the left: window bars as shadows
w = architecture.window_frame(15, 15, 'white', 4, 5)
shapes.place(w, (-20.5, 8, fl + 3.5), pi / 2)
shapes.box((0.3, 60, 40), (-20.6, 45.6, fl), M('wallcream'), 0, base=True).hide_render = True
lights.world((0.50, 0.62, 0.85), 0.20)
lights.sun(176, 24, 12.5, (1, 0.70, 0.38), 0.6)
lights.area((-14, -4, 10), (0, 2, 1), 6, 420, (1, 0.80, 0.54))
lights.area((9, -7, 7), (0, 2, 1), 6, 260, (0.60, 0.74, 1))
lights.area((-6, 12, 12), (-5, 25, 4), 8, 420, (1, 0.82, 0.60))
scene.camera((2.0, -12.6, 4.9), (0.05, 5, 1.8), 38, (0.6, -1.6, 0.9), 0.9)
render.cli('chess-classroom-education', bloom=0.06, exposure=0.42, warmth=(1.03, 1, 0.96))
