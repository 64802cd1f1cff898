"""Positions from the moves of a game, and pieces that have fallen."""
import math
from mathutils import Matrix
from . import pieces

pi = math.pi


START = {
    **{f + '2': 'P' for f in 'abcdefgh'},
    **{f + '7': 'p' for f in 'abcdefgh'},
    **{f + '1': c for f, c in zip('abcdefgh', 'RNBQKBNR')},
    **{f + '8': c for f, c in zip('abcdefgh', 'rnbqkbnr')},
}


def pos(moves):
    """'e2e4 e7e5 ...' -> FEN placement; every move is checked for side, geometry and free path"""
    b = dict(START)
    white = True
    for mv in moves.split():
        a, c = mv[:2], mv[2:4]
        p = b[a]
        t = p.lower()
        dx, dy = ord(c[0]) - ord(a[0]), int(c[1]) - int(a[1])
        cap = c in b
        s = 1 if white else -1
        assert p.isupper() == white and (not cap or b[c].isupper() != white), mv
        ok = {
            'p': (dx == 0 and not cap and (dy == s or dy == 2 * s and a[1] == ('2' if white else '7')))
            or (abs(dx) == 1 and dy == s),
            'n': sorted((abs(dx), abs(dy))) == [1, 2],
            'b': abs(dx) == abs(dy),
            'r': dx * dy == 0,
            'q': dx * dy == 0 or abs(dx) == abs(dy),
            'k': max(abs(dx), abs(dy)) == 1 or (dy == 0 and abs(dx) == 2 and a in ('e1', 'e8')),
        }[t]
        assert ok, mv
        if t in 'brqp':
            n = max(abs(dx), abs(dy))
            assert all(
                chr(ord(a[0]) + dx * k // n) + str(int(a[1]) + dy * k // n) not in b for k in range(1, n)
            ), mv
        del b[a]
        if t == 'k' and abs(dx) == 2:
            r = a[1]
            b[('f' if dx > 0 else 'd') + r] = b.pop(('h' if dx > 0 else 'a') + r)
        if t == 'p' and dx and not cap:
            b.pop(c[0] + a[1])
        b[c] = p if len(mv) < 5 else (mv[4].upper() if white else mv[4])
        white = not white
    rows = []
    for r in range(8, 0, -1):
        row = ''
        e = 0
        for f in 'abcdefgh':
            if f + str(r) in b:
                row += (str(e) if e else '') + b[f + str(r)]
                e = 0
            else:
                e += 1
        rows.append(row + (str(e) if e else ''))
    return '/'.join(rows)


def fallen(t, mat, x, y, yaw, scale=0.94, z=0, roll=0, trim=None):
    """piece lying on base rim and head, both touching the ground"""
    rb, zb = 0.40 * {'p': 0.84, 'b': 0.93, 'r': 0.96, 'n': 0.96, 'q': 1, 'k': 1.03}[t], 0.045
    pts = [q for q in pieces.PROF[t] if q[1] > 0.6] if t != 'n' else [(0.30, 1.0), (0.12, 1.30)]
    if t == 'q':
        pts += [(0.26, 1.57)]
    if t == 'k':
        pts += [(0.06, 1.93)]
    if t == 'r':
        pts += [(0.24, 1.04)]
    a = min(math.atan2(rb - r, h - zb) for r, h in pts)
    h0 = zb * math.sin(a) + rb * math.cos(a)
    o = pieces.piece(t, mat, (x, y, z + h0 * scale), 0, scale, trim)
    o.rotation_euler = (
        Matrix.Rotation(yaw, 3, 'Z') @ Matrix.Rotation(pi / 2 + a, 3, 'Y') @ Matrix.Rotation(roll, 3, 'Z')
    ).to_euler()
    return o
