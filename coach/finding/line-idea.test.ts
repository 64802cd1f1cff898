import { describe, expect, it } from 'vitest'
import { sentenceOf } from '#coach/telling/wording.ts'
import { cp, reviewJudged, type JudgedCase } from '#coach/review/judged-move.fixture.ts'

const CASES: readonly JudgedCase[] = [
  [
    'a piece that is trapped later in the line',
    '6k1/1b3pp1/pp2p2p/2q1n3/B3P3/1PN2P2/P2Q2PP/7K w - - 0 27',
    'a2a3',
    [
      [cp(-78), 'a4e8 c5c7 b3b4 b6b5 a2a4 c7c4 h2h3 c4b4 a4b5 g7g5 d2e3 g8g7 b5a6 b7a6 e8a4 a6d3'],
      [cp(-111), 'c3e2 c5f2 b3b4 g8h7 a4b3 b7c6 h2h3 c6b5 d2f4 e5d3'],
    ],
    [
      [cp(191), 'b6b5 b3b4 c5c4 h1g1 b5a4 c3a4 b7c6 a4c5 a6a5 h2h3 g8h7 g1h2 a5b4 a3b4 c6b5 f3f4'],
      [cp(191), 'c5a3 b3b4 a3b4 a4d1 b6b5 d1e2 b4a5 f3f4 b5b4 c3a4 a5a4 d2d8 g8h7 f4e5'],
    ],
    'b5 attacks the bishop on a4, which has no safe square to go to. Black wins a bishop for a pawn with best play, beginning with 27... b5 28. b4 Qc4 29. Kg1 bxa4. Be8 was better.',
  ],
  [
    'a hunt for the king',
    'r3qrk1/ppp1ppbp/2n3p1/7P/2B1Q3/8/P1P1NPP1/3RK2R b K - 0 16',
    'e7e6',
    [
      [cp(61), 'c6e5 h5g6 e5g6 e4b7 e8a4 c4d3 a4a5 e1f1 a8b8 b7f3 a5a2 f3h5 h7h6 g2g3 g6e5 e2c3'],
      [cp(53), 'g8h8 h5g6 f7g6 e2f4 f8f5 e1f1 a8d8 d1d8 c6d8 g2g3 b7b5 c4d3 f5f6 e4a8 h8g8 h1h4'],
    ],
    [
      [cp(59), 'h5g6 f7g6 c4e6 g8h8 h1h7 h8h7 e4h4 g7h6 d1d7 e8d7 e6d7 c6e5 d7a4 b7b5 a4b5 a8b8'],
      [cp(-92), 'd1b1 e8e7 b1b5 a8d8 e1g1 a7a6 b5b7 c6a5 b7b1 e7c5 c4d3 c5h5'],
    ],
    'Check after check drives the king over the board: hxg6 fxg6 Bxe6+ Kh8 Rxh7+. Ne5 was better.',
  ],
  [
    'an attack on the piece that falls',
    'r2q1rk1/3n1ppp/3p4/ppp5/6N1/3P1Q2/P4PPP/R4RK1 w - - 0 19',
    'f3g3',
    [
      [cp(-114), 'f3c6 b5b4 c6d6 f8e8 a1e1 h7h5 e1e8 d8e8 g4e3 e8e6 d6c7 a5a4 e3c4 a4a3 h2h3 e6d5'],
      [cp(-136), 'g4e3 b5b4 f3g3 d7e5 d3d4 c5d4 e3d5 d4d3 a1d1 f8e8'],
    ],
    [
      [cp(275), 'f7f5 a2a4 f5g4 a4b5 d7f6 f1b1 d8b6 g3f4 g8h8 g2g3 d6d5 f4g5 b6e6'],
      [cp(130), 'a8a6 g4h6 g8h8 h6f5 d8f6 g3h3 b5b4 a1e1 d7e5 f2f4 e5c6 f1f2 d6d5'],
    ],
    'f5 attacks the knight on g4. Black wins a knight for a pawn with best play: 19... f5 20. a4 fxg4 21. axb5. Qc6 was better.',
  ],
  [
    'an attack on a pawn by the only good answer',
    '2kr1b1r/ppq1pppp/2b2n2/2p1P3/8/2NP1N2/PPP3PP/R1BQ1RK1 b - - 0 10',
    'f6d5',
    [
      [cp(-42), 'f6g4 f3g5 g4h6 f1f7 c7e5 f7f2 e7e6 c1f4 e5f5 d1e2 e6e5 f4d2 f5g6 a1f1 f8d6 g5e4'],
      [cp(-48), 'f6g8 f3g5 g8h6 f1f7 c7e5 f7f2 e7e6 d1e2 f8d6 e2e5 d6e5 g5e6 h6g4 e6d8 e5h2 g1f1'],
    ],
    [
      [cp(118), 'f3g5 d5c3 b2c3 h8g8 g5f7 d8e8 d1h5 e7e6 c1f4 c7d7 f7d6 f8d6 e5d6 b7b6 f4g3 e6e5'],
      [cp(17), 'c3e4 h7h6 e4c5 e7e6 c5b3 d5b4 f3d4 c7e5 c2c3 e5d5 d4c6 b4c6 d3d4 f7f5 d1e2 f8d6'],
    ],
    'Ng5 attacks the pawn on f7. White wins a pawn with best play: 11. Ng5 Nxc3 12. bxc3 Rg8 13. Nxf7. Ng4 was better.',
  ],
  [
    'no time is won from a piece that leaves with an attack',
    'r5k1/4brpp/p4n2/2pq4/1p2p3/1P3N1P/P1PBNPP1/R2Q1RK1 w - - 0 18',
    'e2f4',
    [
      [cp(253), 'c2c4 d5b7 f3g5 f7f8 g5e6 f8e8 d2e3 b7c6 e6f4 a6a5 f4d5 e7d8 e2g3 a5a4 b3a4 a8a4'],
      [cp(194), 'f3h2 a8d8 d2e3 d5e5 d1c1 f6d5 h2g4 e5e6 c2c4 d5e3 g4e3 e6e5 e2g3'],
    ],
    [
      [cp(-160), 'd5f5 f3h2 a8d8 d1e1 e7d6 f4e2 f7d7 e2g3 f5g6 d2e3 d6e5 e3c5 e5a1 e1a1 d7d2 c5b4'],
      [cp(-253), 'e4f3 f4d5 f6d5 g2f3 e7f6 d1e2 f6a1 f1a1 a8d8 e2a6 d5f4'],
    ],
    undefined,
  ],
  [
    'a threat by the only good answer',
    'r3k2r/pp1b1ppp/1qn1p3/3pP2P/7b/P1NB1Q2/1P3PP1/R1B1R1K1 b kq - 1 14',
    'c6d4',
    [
      [cp(17), 'a7a6 a1b1 b6d4 g2g3 h4e7 f3e2 g7g5 c1d2 e8g8 g1g2 f7f5 e5f6 d4f6'],
      [cp(8), 'h7h6 f3f4 b6d4 c3b5 d4f4 b5d6 e8f8 c1f4 h4g5 f4g3 g5e7 b2b4 e7d6 e5d6 a8c8 a1c1'],
    ],
    [
      [cp(165), 'f3f4 g7g5'],
      [cp(-14), 'f3h3 h4f2 g1f2 d4b3 c1e3 d5d4 a1d1 d4e3 h3e3 b6e3 e1e3 b3c5 d3b1 a8d8'],
    ],
    'With Qf4 White threatens Qxh4, which would win a bishop. The best answer is g5, but Black’s chances have fallen from 53% to 23%. a6 was better.',
  ],
  [
    'a capture that needs no preparation, without its line',
    'r2r2k1/pp1b2pp/n2Np3/2p2p2/8/2P5/P1P1BPPP/R2R2K1 b - - 5 17',
    'd7a4',
    [
      [cp(50), 'd7c6 e2a6 b7a6 d6c4 c6e4 d1e1 g8f7 e1e2 f7f6 f2f3 e4d5 c4e5 c5c4 a1e1 a8c8 g2g4'],
      [cp(7), 'a8b8 d6b7 b8b7 e2a6 b7b2 d1d2 g8f7 a6f1 f7e7 h2h4 b2b8 a1d1 d7c6 d2d8 b8d8 d1d8'],
    ],
    [
      [cp(79), 'd6b7 d8d1 a1d1 a6c7 b7c5 a4c2 d1d7 a8c8 h2h3 c2e4 c5e4 f5e4 c3c4 a7a5 e2g4 a5a4'],
      [cp(-21), 'e2c4 a4c2 c4e6 g8f8 d1d2 a6c7 d2c2 d8d6 e6f5 a8d8 g2g3 g7g6 f5e4 b7b5 c2e2 c5c4'],
    ],
    'The pawn on b7 has no defender: Nxb7 takes it. Bc6 was better.',
  ],
  [
    'a threat of mate on the way',
    'r2q1rk1/np2bppp/p1p5/2PpPB2/1PnP4/P1N1BQ2/6PP/2R2RK1 b - - 2 21',
    'f7f6',
    [
      [cp(31), 'c4e3 f3e3 e7g5 e3h3 g7g6 c1d1 g6f5 f1f5 f7f6 d1f1 a7b5 c3b5 a6b5 h3g3 g8h8 h2h4'],
      [cp(-12), 'g7g6 e3h6 e7g5 h6f8 d8f8 c1e1 g6f5 f3f5 f8g7 e5e6 f7e6 f5e6 g8h8'],
    ],
    [
      [cp(512), 'f3h5 g7g6 f5g6 f8f7 g6f7 g8h8 e3h6 f6e5 d4e5 e7f8 e5e6 f8h6 h5h6 d8e7 c3d5 c6d5'],
      [cp(122), 'f3h3 g7g6 f5e6 g8h8 e3h6 a7b5 h6f8 d8f8 c3d5 c6d5 e6d5 c4d2 d5b7 d2f1 b7a8 f8a8'],
    ],
    'White wins a rook and a pawn with best play: 22. Qh5 g6 23. Bxg6 Rf7 24. Bxf7+. Bxg6 threatens mate with Qxh7. Nxe3 was better.',
  ],
  [
    'a check that attacks the piece that falls',
    'r1bqr1k1/2pp1p2/1p3n1B/p1n5/3Q3P/P4Pb1/1PP1P3/RN1K1BNR b - - 0 20',
    'f6h5',
    [
      [cp(46), 'e8e6 b1d2 g3e5 d4f2 f6e4 f3e4 e6h6 f2e3 d8f6 g1f3 e5f4 e3g1 h6g6 e4e5 f4e5 f3e5'],
      [cp(39), 'g3e5 d4f2 f6g4 f3g4 c5e4 f2f3 c8b7 h6c1 e4c5 f3h3 b7h1 h3h1 d8f6 h1f3 e5b2 f3f6'],
    ],
    [
      [cp(293), 'd4g4 g8h8 h6g5 h5f6 g4g3 d7d5 g3f4 e8e6 f4d4 c5b7 g1h3 c7c5 d4f4 b7d6 b1d2 c8b7'],
      [cp(58), 'h6g5 f7f6 d4d5 e8e6 g5d2 g3e5 d5a8 h5g3 b1c3 g3h1 g1h3 d7d5 a8d5'],
    ],
    'Qg4+ attacks the bishop on g3. White wins a bishop: 21. Qg4+ Kh8 22. Bg5 Nf6 23. Qxg3. Re6 was better.',
  ],
  [
    'a piece taken where the judged move put it',
    '2kr3r/p3nNpp/1bp5/3p4/5B2/1PP5/1P1N2bP/R3K2R w - - 0 18',
    'h1g1',
    [
      [cp(-147), 'f7h8 g2h1 h8f7 d8f8 f7d6 c8d7 f4g3 f8f6 c3c4 f6d6 g3d6 d7d6 b3b4 b6d4 c4c5 d6e6'],
      [cp(-147), 'f7d8 g2h1 d8f7 h8f8 f7d6 c8d7 f4g3 f8f6 d6b7 e7f5 b3b4 f5g3 h2g3 f6f8 e1d1'],
    ],
    [
      [cp(324), 'b6g1 f7h8 d8h8 b3b4 h8e8 d2b3 g1b6 e1d2 g2h3 b3a5 c8d7 c3c4 e7g6 f4g3 e8f8 a5b7'],
      [cp(132), 'h8f8 g1g2 f8f7 f4g5 d8f8 b3b4 e7g6 h2h4 f7f2 g2f2 f8f2 e1d1 h7h6 h4h5 h6g5 h5g6'],
    ],
    'Bxg1 takes the rook on g1. Black wins a knight: 18... Bxg1 19. Nxd8 Kxd8. Nxh8 was better.',
  ],
]

describe('the idea of a line is named', () => {
  it.each(CASES)('%s', (_, fen, move, best, answers, sentence) => {
    expect(sentenceOf(reviewJudged(fen, move, best, answers), 0)).toBe(sentence)
  })
})
