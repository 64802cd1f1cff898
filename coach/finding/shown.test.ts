import { describe, expect, it } from 'vitest'
import { cp, reviewJudged, type JudgedCase } from '#coach/review/judged-move.fixture.ts'
import { sentenceOf } from '#coach/telling/wording.ts'

/** From games of people: the engine's second line shows that one move causes most of the loss. */
const CASES: readonly JudgedCase[] = [
  [
    'a fork that the best answer parries',
    'r1b1kb1r/1pp2ppp/p1nq1n2/1B1pp3/3PP3/2N2N2/PPP2PPP/R1BQ1RK1 w kq - 0 7',
    'b5c6 b7c6',
    [
      [cp(-130), 'd6c6 f3e5 c6d6 e4d5 f8e7 d1f3 e8g8 a1b1 d6d8 f1e1 e7d6 c1g5 f8e8 h2h3'],
      [cp(-359), 'f6d7 c6d7 c8d7 f3e5 d5e4 c3e4 d6e7 e4g5 f7f6 e5d7 e7d7 f1e1 f8e7 d1h5'],
    ],
    [
      [cp(334), 'd4e5 d6d7 e5f6 c8b7 e4d5 g7f6 f1e1 f8e7 d5d6 c7d6 c1f4 e8g8 c3e2 f8e8'],
      [cp(101), 'f3e5 d5e4 f1e1 f8e7 c3e4 f6e4 e1e4 e8g8 c1f4 e7f6 e4e3 c6c5 d4d5 f8e8'],
    ],
    'dxe5 is a fork: the pawn attacks the queen on d6 and the knight on f6 at once. The best answer is Qd7, but Black’s chances have fallen from 28% to 8%. Qxc6 was better.',
  ],
  [
    'time won by attacking a bishop, which takes a pawn',
    'rnb3k1/3pn1rp/1qp1p1p1/8/p1BPPNP1/1p3P2/PPPQ4/1NKR3R w - - 0 18',
    'c2b3 a4b3',
    [
      [cp(-50), 'd7d5 c4e2 a4b3 a2a3 b8a6 d2c3 a6c7 b1d2 g7f7 f4d3 c8a6 d2b3 a6c4 b3c5'],
      [cp(-141), 'a4b3 c4b3 d7d5 b1c3 b6a7 c1b1 b8a6 c3a4 c8d7 f4d3 a7d4 d2f4 a6b4 a4c5'],
    ],
    [
      [cp(146), 'c4b3 b8a6 b1c3 b6a7 c1b1 d7d5 d2h2 c8d7 f4d3 a7d4 d3e5 d4a7 c3a4 e7c8'],
      [cp(46), 'a2a3 c8a6 d2c3 a6c4 c3c4 g7f7 f4d3 d7d5 c4c5 b8d7 c5b6 d7b6 e4d5 e7d5'],
    ],
    'A chance was missed. d5 would have gained time by attacking the bishop on c4, and after Be2 would have come axb3.',
  ],
  [
    'a threat to a rook that castling answers at the cost of a pawn',
    'rn1qk2r/p2b1ppp/1p2p3/1P1P4/4n3/B3P1P1/3P1PBP/R2QK1NR b KQkq - 0 12',
    'e6d5 d1b3',
    [
      [cp(133), 'd2d3 e4f6 d1b3 d7e6 g1e2 b8d7 e2d4 d7c5 b3c2 d8c7 d4c6 e6f5 a3c5 b6c5'],
      [cp(133), 'd1b1 d7e6 g1f3 b8d7 f3d4 d7c5 d2d3 e4d6 e1g1 e8g8 f1c1 a7a6 d4e6 f7e6'],
    ],
    [
      [cp(66), 'd8f6 e1c1 b8a6 b5a6 f6a1 c1c2 a8c8 c2d3 e4c5 d3e2 c5b3 d1a1 b3a1 g2d5'],
      [cp(-93), 'd7e6 g1f3 b8d7 e1g1 d7c5 b3c2 a8c8 f3d4 e8g8 h2h3 f8e8 d2d3 e4d6'],
    ],
    'Qf6 makes a threat: Qxa1+ would win a rook. The best answer is O-O-O, but White’s chances have fallen from 73% to 38%. d3 was better.',
  ],
  [
    'a knight that is simply taken, although the other side has compensation',
    'r1bq1rk1/1ppp1pp1/5n2/p1n3Bp/3Q2PP/P4Pb1/1PP1P3/RN1K1BNR b - - 2 17',
    'f8e8 g4h5',
    [
      [cp(1), 'd4c5 h5g4 b1c3 d7d5 c5d4 c7c5 d4c5 d5d4 c3e4 f6e4 f3e4 f7f6 g5d2 c8e6'],
      [cp(-66), 'b1c3 c5e6 g5f6 g7f6 d4d2 d7d5 d2h6 h5g4 e2e3 d5d4 c3e4 d4e3 f1d3 g3e5'],
    ],
    [
      [cp(70), 'c5e6 g5f6 e6d4 f6d8 e8d8 f1h3 g3f4 a3a4 d7d5 h3c8 a8c8 g1h3 f4e3 a1a3'],
      [cp(34), 'd7d6 b1c3 g3e5 d4d2 d6d5 e2e3 d5d4 e3d4 d8d4 d2d4 e5d4 g1e2 d4c3 e2c3'],
    ],
    'A chance was missed. The knight on c5 has no defender: Qxc5 takes it.',
  ],
  [
    'a pawn whose loss accounts for nearly all of a large fall',
    'rn2k1nr/pp4pp/5p2/2Ppp3/7B/1BP2b1q/PP3P2/RN1QKR2 w Qkq - 0 14',
    'd1d3 e5e4',
    [
      [cp(163), 'g8e7 b1d2 f3g4 h4g3 b8c6 f1g1 e8c8 f2f3 g4f5 d3b5 c8b8 g3f2 h7h5 e1c1'],
      [cp(74), 'f3g2 d3h3 g2h3 b3d5 b8c6 f1h1 h3f5 b1a3 e8c8 d5b3 f5e4 h1h3 g7g5 h4g3'],
    ],
    [
      [cp(85), 'd3d5 h3d7 b1d2 d7d5 b3d5 b8c6 d2f3 e4f3 e1c1 g8e7 d5f3 h7h5 b2b4 g7g5'],
      [cp(-121), 'd3b5 h3d7 b5a4 b8c6 h4g3 g8e7 b1d2 f3g4 f2f3 e4f3 d2f3 d7e6 e1f2 e8g8'],
    ],
    'The pawn on d5 was attacked already, and e4 does not save it: Qxd5 takes it. Ne7 was better.',
  ],
  [
    'a new queen, which the evaluation counted in part before',
    '8/7p/P5p1/5kp1/1Bn1p3/8/2P1KPPP/8 b - - 1 42',
    'f5f4 a6a7',
    [
      [cp(515), 'b4c5 f4e5 a6a7 g5g4 a7a8q g4g3 h2g3 h7h6 a8a2 e5d5 c5e3'],
      [cp(481), 'b4d2 f4e5 d2e3 c4a3 a6a7 a3c2 a7a8q c2e3 e2e3 h7h5 a8e4 e5f6 e3d4 g5g4'],
    ],
    [
      [cp(-252), 'c4b6 c2c4 f4e5 b4c5 b6a8 e2e3 g5g4 c5b4 h7h5 g2g3 e5e6 e3e4 e6d7 e4d5'],
      [cp(-594), 'e4e3 a7a8q g5g4 a8f8 f4g5 f8c5 g5h4 c5c4 e3f2 e2f2'],
    ],
    'A chance was missed. White would have made a new queen with best play: 43. Bc5 Ke5 44. a7 g4 45. a8=Q.',
  ],
  [
    'the same pawn taken in another way is no chance missed',
    'r1bqkb1r/pppnp1pp/2n5/3pp3/3P4/2P2N2/PP3PPP/RNBQKB1R w KQkq - 0 7',
    'd4e5 c6e5',
    [
      [cp(54), 'd7e5 f1b5 c8g4 b1d2 a7a6 b5c6 e5c6 d1b3 a8b8 c3c4 e7e6 e1g1 f8e7 h2h3'],
      [cp(2), 'e7e6 f1b5 f8c5 b2b4 c5e7 e1g1 e8g8 f1e1 a7a5 b4a5 c6a5 b1d2 d7c5 c1a3'],
    ],
    [
      [cp(15), 'd1d5 c7c6 d5e4 e5f3 e4f3 g7g6 f1e2 d7f6 h2h3 c8e6 e1g1 f8g7 f1d1 d8b6'],
      [cp(-45), 'f1e2 e5f3 e2f3 e7e6 d1e2 d7f6 e1g1 f8d6 c3c4 e8g8 b1c3 c7c6'],
    ],
    undefined,
  ],
]

describe('what vanishes without one move is its doing', () => {
  it.each(CASES)('%s', (_, fen, move, best, answers, sentence) => {
    expect(sentenceOf(reviewJudged(fen, move, best, answers), 0)).toBe(sentence)
  })
})
