import { describe, expect, it } from 'vitest'
import { readMoves } from '#chess/line.ts'
import { positionOf } from '#chess/samples.ts'
import { cp, reviewJudged, type JudgedCase } from './judged-move.fixture.ts'
import { tradeOf } from '#coach/claims/proof.ts'
import { sentenceOf } from '#coach/telling/wording.ts'

/** Sentences that a reader found false or beside the point, judged by engine 1.8 in a second pass. */
const CASES: readonly JudgedCase[] = [
  [
    'a rook is not won for nothing if the fork costs the knight',
    '4r3/1p6/8/1p1p2kp/rPpPp1b1/P1P1P3/1K2NP2/R5R1 w - - 0 38',
    'e2f4 e8d8',
    [
      [cp(-35), 'a4a6 g1g2 e8f8 f4d5 f8f3 a1g1 a6h6 d5f4 g5f5 g2h2 f3f4 e3f4 f5f4 h2h4 h6f6 g1g3 f6f5 g3e3'],
      [cp(-38), 'e8h8 g1g2 a4a6 a1g1 h8f8 f4d5 f8f3 d5f4 f3f4 e3f4 g5f4 g2g3 a6d6 b2c2 d6g6'],
    ],
    [
      [
        cp(170),
        'f4e6 g5f6 e6d8 a4a7 b2c2 f6e7 d8b7 a7b7 a3a4 b5a4 a1a4 e7f6 a4a5 b7d7 b4b5 d7b7 c2d2 f6g5 d2e1 g5h4 b5b6 h4h3 a5d5 b7b6',
      ],
      [cp(102), 'f2f3 e4f3 f4e6 g5f6 e6d8 a4a8 d8b7 a8e8 g1e1 f6g7 a3a4 f3f2 e1f1 e8f8 b7d6'],
    ],
    'Ne6+ is a fork: the knight attacks the king on g5 and the rook on d8 at once. White wins a rook and a pawn for a knight. Ra6 was better.',
  ],
  [
    'a line with best play ends with the other side’s best capture',
    '5bk1/p4pp1/2p4p/Q7/N1P1pq2/1P5P/6P1/7K w - - 0 37',
    'a5a7 f8d6',
    [
      [
        cp(609),
        'e4e3 a7a8 e3e2 a8e8 f4f1 h1h2 e2e1q e8e1 f1e1 c4c5 e1e5 h2h1 f8c5 a4c5 e5c5 h1h2 c5e5 h2g1 e5g3 g1h1 g3e3 b3b4 e3e1 h1h2 e1b4 h2g1 b4d4 g1h1 d4d8',
      ],
      [cp(411), 'f4d2 a4c3'],
    ],
    [
      [cp(-169), 'a7g1 f4e5 c4c5 d6e7 g1e3 f7f5 e3c3 e5d5 b3b4 e7f6 c3c1 d5d4 a4b6 d4b4 c1c4 b4c4 b6c4'],
      [{ type: 'mate', moves: -5 }, 'h1g1 e4e3 a7a8 g8h7 a8g8 h7g8 h3h4 f4f2 g1h1 f2e1'],
    ],
    'A chance was missed. Black would have won a queen for a pawn with best play, beginning with 37... e3 38. Qa8 e2 39. Qe8 Qf1+. e2 threatens mate with e1=Q.',
  ],
  [
    'a move had threatened nothing if a piece could have taken back',
    '3nr1k1/1p1P1pbp/p3q1p1/4N3/4QP2/1P4PP/P6K/2NR4 b - - 0 35',
    'e8e7 e4b4',
    [
      [
        cp(24),
        'e4d4 g7e5 f4e5 g8g7 h3h4 e6e5 b3b4 e5d4 d1d4 g7f6 h2h3 f6e5 c1b3 f7f6 a2a4 b7b6 a4a5 b6a5 b4a5',
      ],
      [cp(0), 'e4c4 g7e5 f4e5 e6f5 c4d4 f5c2 d4d2 c2f5 b3b4 e7e5 d2d4 f5c2 d4d2 c2f5'],
    ],
    [
      [
        cp(58),
        'g7e5 b4a5 e7d7 d1d7 e6d7 a5e5 d7d2 c1e2 d8e6 a2a4 d2d3 b3b4 h7h5 h3h4 d3c2 a4a5 c2d3 h2g2 g8h7 g2f2 e6g7',
      ],
      [
        cp(-86),
        'g6g5 d1d6 e6f5 c1d3 g5f4 g3f4 g7e5 d3e5 f7f6 e5g4 g8g7 b4d4 e7e2 h2g3 e2e6 b3b4 h7h5 d6e6 f5e6',
      ],
    ],
    'Bxe5 takes away a defender of the pawn on d7. Black wins a pawn. Qd4 was better.',
  ],
  [
    'a queen that is simply taken comes before a long mate',
    '8/7k/6p1/8/2P1Qp2/6P1/3q1PKP/8 w - - 0 39',
    'e4f4 d2d5',
    [
      [
        cp(-226),
        'd2c3 f4f7 h7h6 f7d5 c3b3 d5d2 h6g7 d2d4 g7f7 d4d5 f7g7 d5e5 g7h7 e5e7 h7h8 e7f8 h8h7 f8f7 h7h6 f7f6 h6h7 f6h4 h7g7 h4e4 b3a3',
      ],
      [cp(-232), 'd2d7 f4f3 h7g7 f3d5 d7a4 c4c5 a4c2 c5c6 g7f6 h2h3 f6g7 d5d4 g7f7 d4d5 f7e7'],
    ],
    [
      [{ type: 'mate', moves: 7 }, 'c4d5 h7h8 d5d6 h8g7 d6d7 g6g5 f4g5 g7h7 g5f6 h7g8 f6g6 g8h8 d7d8q'],
      [cp(187), 'g2h3 d5e6 g3g4 h7g8 h3g2 e6e2 h2h3 g8g7 h3h4 g7g8 c4c5 e2e1'],
    ],
    'The queen is not safe on d5: cxd5 takes it. Qc3 was better.',
  ],
  [
    'a threat that the played move keeps was not missed',
    'rn2k2r/p2q1pp1/8/3pp2p/7P/2P1P2N/R2P1PP1/2bQ1K1R b kq - 5 22',
    'd7b5 f1e1',
    [
      [
        cp(-21),
        'f1g1 b5c4 a2a4 c4c6 a4a5 c6c7 a5a2 b8d7 d1c1 e8g8 c1d1 d7f6 h3g5 a7a5 h1h3 f8b8 h3f3 c7d7 a2a4 b8b6 d1c2',
      ],
      [cp(-103), 'd2d3 b8d7 d1c1 b5d3 f1g1 d7f6 h3g5 e8g8 a2d2 d3f5 h1h3 a7a5'],
    ],
    [
      [cp(127), 'b8a6 d1e2 a6c7 e2b5 c7b5 a2a5 a8b8 f2f4 b5d6 a5d5 d6c4 f4e5 c1d2 d5d2 c4d2 e1d2'],
      [cp(127), 'b8d7 c3c4 d5c4 d1c1 e8g8 f2f3 d7c5 c1c2 a8b8 h3f2 c5d3 f2d3 c4d3 c2d1'],
    ],
    undefined,
  ],
  [
    'time won from a queen is not the reason if half of the loss remains',
    'r5k1/3bqpb1/3Npnpp/p1P5/P2P4/2nB4/3Q1PPP/1R3RK1 w - - 0 28',
    'd2c3 d7a4',
    [
      [cp(-127), 'f6d5 c3c4 d7c6 d3e4 h6h5 f1d1 e7g5 h2h3 a8f8 b1b5 f8a8 d1b1 g5d2 b5b2 d2f4 g2g3'],
      [cp(-171), 'd7c6 d3b5 c6d5 f1e1 a8b8 b5d3 b8b1 e1b1 e7d8'],
    ],
    [
      [
        cp(220),
        'b1b7 a4d7 d3b5 f6d5 c3a3 a8d8 f1d1 h6h5 c5c6 d7c6 b7e7 d5e7 b5c6 e7c6 d6f7 d8d5 a3a4 g8f7 a4c6 g7d4 c6c7 f7g8',
      ],
      [cp(110), 'f1c1 a4c6 d3b5 c6d5 b5c4 d5c6 g2g3 e7d8 b1b6 f6d5 c4d5 c6d5'],
    ],
    undefined,
  ],
  [
    'pawns that fall later are counted with the moves that show them',
    '1k5r/5pbp/p1B3p1/2R5/5p2/8/PP3PPP/6K1 w - - 0 21',
    'c6b5',
    [
      [cp(33), 'c6f3 h8c8 c5c8 b8c8 b2b3 c8d7 g1f1 d7d6 f3e2 a6a5 e2c4 d6e7 f1e2 g7d4'],
      [cp(31), 'g1f1 g7b2 c6d5 f7f5 c5c6 h8d8 c6a6 d8d5 a6b6 b8c7 b6b2 c7d6 f1e2 d6e5'],
    ],
    [
      [cp(149), 'a6b5 c5b5 b8c7 b5b4 h8d8 b4c4 c7d6 c4f4 g7b2 g1f1 d8d7 f4h4 d6e6 h4h7'],
      [cp(140), 'g7f8 c5d5 a6b5 d5b5 b8c7 h2h4 f8d6 h4h5 c7d7 h5g6 h7g6 a2a4 h8c8 g1f1'],
    ],
    'The bishop is not safe on b5: axb5 takes it. Black wins a bishop for two pawns, beginning with 21... axb5 22. Rxb5+ Kc7 23. Rb4 Rd8. Bf3 was better.',
  ],
]

describe('the coach says only what holds at the end of the line', () => {
  it.each(CASES)('%s', (_, fen, move, best, answers, sentence) => {
    expect(sentenceOf(reviewJudged(fen, move, best, answers), 0)).toBe(sentence)
  })

  it('a bishop and a knight for a knight is a bishop', () => {
    const position = positionOf('r2kr3/pppn1ppp/3bbn2/4N3/5B2/2N5/PPP2PPP/2KR1B1R w - - 7 11')
    const moves = readMoves(position, ['e5d7', 'd6f4', 'c1b1', 'e6d7'])!
    expect(tradeOf(position, moves, 'b')).toEqual({ won: ['b'], lost: [] })
  })
})
