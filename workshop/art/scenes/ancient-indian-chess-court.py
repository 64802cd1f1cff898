import os
import random
import sys
from math import pi

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from chessart import boards, lights, pieces, render, scene, shapes
from chessart.props import animals, architecture, fire, furniture, people, weather
from chessart.materials import m as M

scene.reset()
rnd = random.Random(5)
z = boards.ashtapada()
shapes.box((11.6, 11.6, 0.5), (0, 0, z - 0.25), M('sandstone'), 0.08)
fl = z - 0.5
boards.ground('darkstone', fl)
furniture.rug(9, 17, (0, 13.6, fl + 0.01))
furniture.rug(26, 13, (0, 1, fl + 0.005), 0, 'rugblue', 'rugred', 'rugcream')
# chaturanga: king, counsellor, elephants, horses, chariots and foot soldiers in ivory and red wood
el = {
    'ivory': animals.elephant('ivory', howdah='velvetred', tusk='gold'),
    'redwood': animals.elephant('redwood', howdah='velvetblue', tusk='gold'),
}
for o in el.values():
    o.location = (0, 0, -60)
kg = {
    'ivory': people.figurine('ivory', 'ivory', 'turban', 'gold'),
    'redwood': people.figurine('redwood', 'redwood', 'turban', 'gold'),
}
mi = {
    'ivory': people.figurine('ivory', 'ivory', 'cap', 'gold', arms='forward'),
    'redwood': people.figurine('redwood', 'redwood', 'cap', 'gold', arms='forward'),
}
for o in list(kg.values()) + list(mi.values()):
    o.location = (0, 0, -60)


def put(fen):
    for ri, row in enumerate(fen.split('/')):
        f = 0
        for ch in row:
            if ch.isdigit():
                f += int(ch)
                continue
            x, y = f - 3.5 + rnd.uniform(-0.04, 0.04), 3.5 - ri + rnd.uniform(-0.04, 0.04)
            w = ch.isupper()
            c = 'ivory' if w else 'redwood'
            a = pi / 2 if w else -pi / 2
            k = ch.lower()
            f += 1
            if k in 'rnp':
                pieces.piece(
                    k,
                    c,
                    (x, y, 0),
                    a + (rnd.uniform(0.5, 0.9) if k == 'n' else 0) * (1 if w else -1),
                    0.94,
                    'gold',
                )
                continue
            shapes.lathe(
                'base', [(0, 0), (0.42, 0), (0.43, 0.05), (0.36, 0.10), (0, 0.10)], M(c), (x, y, 0), 32, 0
            )
            shapes.lathe('rim', [(0.43, 0.03), (0.445, 0.05), (0.43, 0.07)], M('gold'), (x, y, 0), 32, 0)
            if k == 'b':
                shapes.inst(el[c], (x, y - (0.06 if w else -0.06), 0.09), a - 1.05 * (1 if w else -1), 0.31)
            else:
                shapes.inst(
                    (kg if k == 'k' else mi)[c], (x, y, 0.09), pi if w else 0, 0.70 if k == 'k' else 0.60
                )


put('r1bqk2r/ppp1pppp/2nb1n2/3p4/3P4/2NBPN2/PPP2PPP/R1BQ1K1R')  # the elephants have leapt f1-d3 and f8-d6
# throne hall
a = architecture.arcade(7, 4.3, 7.4, 'pinkstone', 'cusped', 0.9, True, 'plaster')
shapes.place(a, (0, 22, fl))
shapes.box((60, 0.3, 16), (0, 27.5, fl), M('darkstone'), 0, base=True)
for x in (-8.6, -4.3, 4.3, 8.6):
    j = architecture.jali(3.0, 6.0, 'plaster', 0.10, 7)
    shapes.place(j, (x, 23.2, fl))
for s in (-1, 1):
    w = (
        architecture.arcade(4, 4.3, 7.4, 'pinkstone', 'cusped', 0.9, True, 'plaster')
        if s < 0
        else shapes.inst(w)
    )
    shapes.place(w, (s * 14.6, 12.6, fl), pi / 2 * s)
for k, (ww, d, h) in enumerate(((7.6, 5.4, 0.45), (6.2, 4.4, 0.45))):
    shapes.box((ww, d, h), (0, 18.6, fl + k * 0.45), M('whitemarble'), 0.05, base=True)
th = fl + 0.9
shapes.box((2.9, 2.0, 0.8), (0, 19, th), M('gold'), 0.08, base=True)
shapes.box((2.7, 1.9, 0.25), (0, 19, th + 0.8), M('velvetred'), 0.10, base=True)
shapes.extrude(architecture.arch_pts(3.0, 4.6, 'ogee'), 0.30, M('gold'), (0, 20.0, th), bv=0.04)
shapes.extrude(architecture.arch_pts(2.4, 3.9, 'ogee'), 0.34, M('velvetred'), (0, 19.98, th + 0.2), bv=0.04)
f = people.figurine('ivory', 'skin', 'turban', 'saffron', 'sit', 'rest')
shapes.place(f, (0, 18.9, th + 1.0), 0, 1.75)
for s, kd, b, t in ((-1, 'sari', 'magenta', 'saffron'), (1, 'turban', 'teal', 'red')):
    q = people.figurine(b, 'skin', kd, t, 'stand', 'forward')
    shapes.place(q, (s * 3.0, 17.6, fl + 0.45), s * -0.35, 1.65)
for x, y, h in ((-6.3, 5.6, 3.0), (6.3, 5.6, 3.0), (-6.6, 12.5, 3.4), (6.6, 12.5, 3.4)):
    fire.diya((x, y, fl), 120, 1.25, h)
lights.world((0.050, 0.042, 0.055), 1, [(0.2, (0.035, 0.04, 0.08)), (1, (0.01, 0.015, 0.05))])
lights.area((-7.5, 4.5, 8.5), (0, -0.8, 0.4), 1.4, 2900, (1, 0.72, 0.40))
lights.area((8, -8, 5), (0, -1, 0.6), 5, 300, (0.56, 0.68, 1))
lights.area((-5, 11, 9.5), (0.4, 19, 2), 1.6, 1100, (1, 0.74, 0.44))
lights.area((0, 24.5, 3), (0, 27, 5), 9, 3200, (0.30, 0.46, 1))
for x, y in ((-1.2, 18.9), (1.6, 19.2)):
    weather.shaft((x - 13, y - 5, 18), (x, y, fl + 0.9), 0.5, 1.5, (1, 0.75, 0.45), 0.10, 1.0)
weather.shaft((-14, 9, 15), (-0.4, -1.0, 0), 0.7, 2.2, (1, 0.75, 0.45), 0.07, 1.0)
scene.camera((2.6, -11.2, 3.3), (-0.45, 3.2, 1.75), 42, (0, -1.8, 0.8), 1.4)
render.cli('ancient-indian-chess-court', bloom=0.09)
