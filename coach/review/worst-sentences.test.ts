import { describe, expect, it } from 'vitest'
import { cp, reviewJudged, type JudgedCase } from './judged-move.fixture.ts'
import { sentenceOf } from '#coach/telling/wording.ts'

/** Judged by engine 1.7 in a second pass: two lines before the move and two after it. */
const CASES: readonly JudgedCase[] = [
  [
    'a rook that can be taken back is not won',
    '7r/8/5pkP/8/8/2PK3R/5P2/8 b - - 0 57',
    'h8h6',
    [
      [cp(-193), 'f6f5 c3c4 h8d8 d3c3 g6h7 f2f3 d8d1 c4c5 d1c1 c3d4 c1d1 d4e5 d1c1 e5d6 c1d1 d6c7'],
      [cp(-193), 'h8d8 d3e4 g6h7 c3c4 d8d1 c4c5 f6f5 e4e5 d1c1 e5d6 c1d1 d6c7 d1f1 f2f3 f5f4 h3h2'],
    ],
    [
      [cp(848), 'h3h6 g6g5 h6h2 g5f4 c3c4 f4g5 c4c5 g5g6 c5c6 g6f7 c6c7 f7g6 c7c8q g6g7 c8c2'],
      [cp(167), 'h3f3 h6h1 c3c4 g6f7 c4c5 h1c1 d3d4 f7e6 f3e3 e6d7 d4d5 c1d1 d5c4 d1c1 e3c3'],
    ],
    undefined,
  ],
  [
    'a king that leaves a skewer is not brilliant',
    '5b1r/rb2n1pp/1k3p2/p3pN2/1p4P1/P2PB3/1PP2P1P/R4RK1 b - - 0 20',
    'b6a6',
    [
      [cp(0), 'b6a6 a3b4 e7c6 e3a7 a6a7 c2c3 h7h5 b4b5 c6d8 a1a5 a7b6 f1a1 h5g4 f5e3 f8c5 e3g4'],
      [cp(-112), 'b6c7 e3a7 e7f5 g4f5 g7g6 f5g6 h8g8 f2f3 g8g6 g1f2 g6h6 f2e2 b4b3 c2b3'],
    ],
    [
      [cp(-3), 'a3b4 e7c6 e3a7 a6a7 b4b5 c6d4 f5d4 e5d4 a1a5 a7b6 a5a4 f8c5 f1a1 b6b5 c2c4 d4c3'],
      [cp(-31), 'f5e7 b4a3 e3a7 a3b2 a7c5 b2a1q f1a1 a6b5 a1b1 b5c5 b1b7 f8e7 b7e7'],
    ],
    'Nothing else was good enough. See what happens after Kc7, the next best move. The rook on a7 has no defender: Bxa7 takes it.',
  ],
  [
    'a pawn does not explain a hunted king, so the line is told',
    'r2q2nr/pppkbQp1/n3p3/3pP1Bp/2bP4/5P2/PPP3PP/RN2K1NR b KQ - 0 11',
    'd7c6',
    [
      [cp(209), 'd8f8 f7f8 a8f8 g5e7 g8e7 b1a3 a6b4 g1h3 c4a6 e1d2 b4c6 c2c3 c6d8 d2e1 b7b6 h3g5'],
      [cp(185), 'a6b4 b1a3 d8f8 f7g6 e7g5 g6g5 c4a6 g5d2 g8h6 g1h3 h6f5 h3g5 f8e7 h2h4 b7b6 e1f2'],
    ],
    [
      [cp(169), 'f7e6 c6b5 b1a3 b5a4 a3c4 e7g5 b2b3 a4b5 a2a4 b5b4 f3f4 g5e7 c2c3 b4b3 c4a5 b3b2'],
      [cp(-44), 'b2b3 d8d7 g5e7 g8e7 b3c4 d5c4 g1e2 a6b4 e1d2 b4d5 a2a4 a8f8 f7g7'],
    ],
    'The pawn on e6 lost its defender: Qxe6+ takes it. More follows: 12... Kb5 13. Na3+ Ka4 14. Nxc4. Qf8 was better.',
  ],
  [
    'castling does not explain a collapse',
    'r1bqkbnr/ppp1ppp1/n2p4/7p/2BPP3/5Q2/PPP2PPP/RNB1K1NR b KQkq - 0 4',
    'c8g4',
    [
      [cp(-57), 'e7e6 b1c3 c7c5 c4a6 b7a6 d4c5 c8b7 f3e2 a8c8 c5d6 f8d6 g1f3 d8c7 e1g1 h5h4'],
      [cp(-57), 'g8f6 h2h3 c7c6 b1c3 d6d5 e4d5 a6b4 c4b3 c6d5 a2a3'],
    ],
    [
      [cp(358), 'f3f7 e8d7 h2h3 a6b4 h3g4 b4c2 e1d1 c2d4 g1e2 c7c5 e2d4 c5d4 b1a3 g8f6 g4g5 f6g4'],
      [cp(219), 'f3b3 d6d5 c4d5 e7e6 d5b7 a6b4 b7a8 d8a8 f2f3 e6e5 c1d2 g4e6 b3a4 e6d7'],
    ],
    undefined,
  ],
  [
    'a queen that is sold by the best move as well is not the reason',
    'r2q1rk1/2p2ppp/p2p4/1P2n1b1/3pP1b1/1B3N2/PP1N1P2/R1BQR1K1 w - - 0 16',
    'b5a6',
    [
      [cp(-136), 'f3e5 g4d1 e5c6 d8f6 e1d1 g5h4 d1f1 a6b5 b3d5 f6g5 g1h2 g5h5 h2g1 h5g4 g1h1 d4d3'],
      [cp(-262), 'b3d5 g5d2 f3e5 g4d1 c1d2 d6e5 a1d1 d8h4 d1c1 h4g4 g1h2 a6b5 e1g1 g4h5 h2g2'],
    ],
    [
      [cp(321), 'g5d2 f3e5 g4d1 e5f7 f8f7 e1d1 d8g5 g1f1 g5h4 b3f7 g8f7 c1d2 h4h1 f1e2 h1e4 d2e3'],
      [cp(254), 'a8a6 d1c2 g4f3 d2f3 e5f3 g1f1 f3e1 f1e1 g5c1 a1c1 c7c6 e1d1 d8f6 c2d3 a6b6'],
    ],
    undefined,
  ],
  [
    'what the move takes itself was not missed',
    'r2qkb1r/pb1n1p1p/1p2pnp1/1P1pN3/P2p1P2/2P1P3/6PP/RNBQKB1R w KQkq - 0 10',
    'd1d4',
    [
      [cp(-11), 'e3d4 f6e4 d1f3 f7f6 e5d7 d8d7 f1d3 f8d6 a4a5 b6a5 e1g1 a7a6 a1a5 a6b5 a5b5'],
      [cp(-33), 'e5d7 e8d7 e3d4 f6e4 d1f3 d7e8 f1d3 f8g7 a4a5 b6a5 f3e3 a8c8 c1a3 e4c3 b1c3 c8c3'],
    ],
    [
      [cp(159), 'f8c5 d4d1 d7e5 f4e5 f6d7 b1d2 d7e5 a4a5 e8g8 a5a6 b7c8 g2g3 d8f6 d2b3 e5f3 e1e2'],
      [cp(123), 'd7e5 d4e5 f8d6 e5d4 d6c5 d4d3 e6e5 f4e5 f6g4 f1e2 g4e5 d3c2 d8h4 g2g3 h4h3 b1d2'],
    ],
    undefined,
  ],
  [
    'what a long line wins is told if it accounts for the loss',
    'r1bq1rk1/ppp2ppp/2nbp3/3p3n/3PP3/2NB1N1P/PPP2PP1/R1BQ1RK1 b - - 0 8',
    'c8d7',
    [
      [cp(-32), 'h5f4 d3b5 f7f6 f1e1 c6e7 b5f1 c7c6 g2g3 f4g6 h3h4 e6e5 h4h5 e5d4 f3d4 g6e5 e4d5'],
      [cp(-49), 'd6f4 f1e1 f4c1 a1c1 h5f4 a2a3 f4d3 d1d3 d5e4 d3e4 f7f5'],
    ],
    [
      [cp(174), 'e4e5 d6b4 f3g5 g7g6 g5h7 c6d4 h7f8 d8f8 d3g6 f7g6 d1d4 c7c5 d4g4 f8f5 c3e2 f5c2'],
      [cp(88), 'f3e5 g7g6 e5c6 b7c6 c1h6 c6c5 h6f8 d6f8 e4d5 c5d4 d5e6 d7e6'],
    ],
    'e5 threatens exd6, which would win a bishop for a pawn. White wins a rook and a pawn for a knight with best play, beginning with 9. e5 Bb4 10. Ng5 g6 11. Nxh7. Nf4 was better.',
  ],
  [
    'a pawn does not explain two hanging pieces, so the line is told',
    'r2q1rk1/pppb3p/2n1ppp1/3pP2n/1b1P4/2NB1N1P/PPP2PP1/R1BQ1RK1 w - - 0 12',
    'f3h4',
    [
      [cp(52), 'c1h6 f8f7 g2g4 h5g7 g1g2 f6e5 d4e5 f7f3 d1f3 c6e5 f3e2 e5d3 c2d3 b4f8 d3d4'],
      [cp(52), 'a2a3 b4e7 c1h6 h5g7 f1e1 d7e8 b2b4 f6e5 d4e5 g6g5 f3h2 e8g6 h2g4 f8f4 d3g6 h7g6'],
    ],
    [
      [cp(88), 'f6e5 d3g6 d8h4 g6h5 c6d4 h5g4 c7c6 c3e2 d4f5 a1b1 b4d6 g2g3 h4f6 c2c4 e5e4 c4d5'],
      [cp(52), 'b4c3 d3g6 h5g7 b2c3 f6e5 d1g4 h7g6 h4g6 f8f5 d4e5 c6e5 g6e5 f5e5 c1f4'],
    ],
    'The pawn on e5 is no longer defended well enough: fxe5 takes it. Black wins at least a pawn. More follows: 13. Bxg6 Qxh4 14. Bxh5 Nxd4. Bh6 was better.',
  ],
  [
    'a new queen that only saves the game puts nobody ahead',
    '8/8/1Q6/p7/Pn3P2/1k4P1/2p5/2K5 w - - 0 51',
    'b6a5',
    [
      [cp(599), 'b6e3 b3c4 g3g4 c4d5 e3e5 d5c4 e5a5 c4b3 a5b4 b3b4 c1c2 b4c5 c2d3 c5d6 a4a5 d6c6'],
      [cp(599), 'g3g4 b3a4 g4g5 a4b3 b6e3 b3a4 g5g6 b4a2 c1c2 a2b4 c2d1 a4b5 d1e2 a5a4 f4f5 a4a3'],
    ],
    [
      [cp(0), 'b4a2 c1d2 c2c1q d2e2 a2c3 e2f3 c1d1 f3g2 c3d5 a5b5 b3a2 b5c5 d1d3 a4a5 d3e4 g2f1'],
      [cp(-219), 'b4d3 c1d2 c2c1q d2d3 c1d1 d3e3 d1g1 e3f3 g1d1 f3g2 d1e2 g2h3 e2e6 h3h4 e6h6 h4g4'],
    ],
    'After Na2+ Kd2, c1=Q+ makes a new queen. The win is gone. Qe3+ was better.',
  ],
  [
    'a threat that can be parried for nothing is no reason',
    'r2q1rk1/ppp2ppp/2np1b2/1B2p3/4P1b1/2NP1N2/PPP2PPP/R2Q1RK1 w - - 0 9',
    'c3d5',
    [
      [cp(-19), 'b5c6 b7c6 h2h3 g4c8 f1e1 a7a5 d3d4 e5d4 f3d4 c8d7 d4f3 f6c3 b2c3 c6c5 d1d3 d7c6'],
      [cp(-39), 'h2h3 g4f3 d1f3 c6d4 f3d1 c7c6 b5c4 b7b5 c4b3 a7a5 a2a4 d4b3 c2b3 b5b4 c3e2 g7g6'],
    ],
    [
      [cp(147), 'c6d4 b5c4 f6h4 a2a4 d4f3 g2f3 g4h3 d5e3 h3f1 d1f1 c7c6 f1h3 g7g6 g1h1 h4g5 e3g4'],
      [cp(4), 'g4f3 d1f3 c6d4 d5f6 g8h8 f3d1 d8f6 a2a4 a7a5 b5c4 f6h6 c2c3 d4e6'],
    ],
    undefined,
  ],
  [
    'a sacrifice is not told as an oversight',
    'rqb2rk1/3nbppp/p2pp3/6P1/1p1BPP2/2NB1Q2/PPP4P/2KR3R w - - 0 16',
    'c3d5',
    [
      [cp(35), 'c3a4 e6e5 d4e3 e5f4 f3f4 b8c7 b2b3 a8b8 c1b1 d7e5 e3d4 c8g4 d1g1 g4e6 f4g3 e5d3'],
      [cp(-1), 'c3e2 e6e5 d4e3 e5f4 e2f4 d7e5 f3g3 b8b7 f4d5 c8g4 d1g1 g4f3 d5f6 g8h8 g3h4 g7f6'],
    ],
    [
      [cp(44), 'e6d5 h1g1 d7c5 f4f5 c5d3 f3d3 d5e4 d3e4 b8b7 e4f4 f7f6 g5g6 h7h6 d1e1 d6d5 f4g4'],
      [cp(-144), 'e7d8 d5f6 g7f6 g5f6 d8f6 h1g1 g8h8 e4e5 d6e5 f4e5 f6e5 d4e5 b8e5 f3a8 f7f5 a8f3'],
    ],
    'The knight on d5 is a sacrifice: exd5 takes it, and what comes back is not quite enough. Black wins a knight for a pawn. Na4 was better.',
  ],
  [
    'an attack that the piece can leave, with another answer nearly as good',
    'r1bqkb1r/pppp1ppp/2n2n2/8/4P3/4QN2/PPP2PPP/RNB1KB1R b KQkq - 2 5',
    'b7b6',
    [
      [cp(5), 'f8e7 f1b5 e8g8 e1g1 d7d5 e4e5 f6e4 b1c3 e7c5 e3e1 c8f5 c1e3 e4c3 e1c3 c5e3 f2e3'],
      [cp(3), 'f6g4 e3f4 d7d5 e4d5 c6b4 f1b5 c7c6 e1g1 b4d5 f4e4 f8e7 b5d3 g4f6 e4e2 e8g8'],
    ],
    [
      [cp(69), 'e4e5 f6g8 b1c3 f8b4 c1d2 g8e7 a2a3 b4c5 e3e4 d7d5 e5d6 c7d6 f1b5'],
      [cp(22), 'b1c3 f8b4 c1d2 e8g8 e1c1 f8e8 f1c4 d7d6 e3f4 c8b7 h1e1 c6a5 c4d3'],
    ],
    undefined,
  ],
  [
    'a piece for two pawns explains more than the count',
    'r7/2p3kp/pn1p2p1/6b1/pNBP4/2P3P1/1P2R2P/6K1 w - - 4 28',
    'c4a6',
    [
      [cp(-42), 'c4a2 c7c5 d4c5 d6c5 b4d3 c5c4 d3c5 g5c1 g1f1 a8b8 c5a6 b8f8 f1e1 g7h6 e1d1'],
      [cp(-42), 'c4e6 c7c5 d4c5 d6c5 b4d3 a8d8 d3c5 a6a5 g1g2 g5e7 c5b7'],
    ],
    [
      [
        cp(196),
        'c7c5 d4c5 d6c5 b4d3 a8a6 d3c5 a6a5 b2b4 a5b5 c3c4 b6c4 c5a4 b5b4 a4c3 b4b2 e2b2 c4b2 g1g2 g5f6 c3e4 f6e7',
      ],
      [cp(117), 'a4a3 b2a3 c7c5 d4c5 d6c5 b4d3 a8a6 d3c5 a6a3 c5e6 g7f6 e6g5 f6g5'],
    ],
    'c5 threatens cxb4, which would win a knight. Black wins a bishop for two pawns with best play, beginning with 28... c5 29. dxc5 dxc5 30. Nd3 Rxa6. Ba2 was better.',
  ],
  [
    'a pawn that is simply taken explains a small mistake',
    'rnb1kb1r/ppp1pppp/8/4q3/8/5Q2/PPPPNPPP/R1B1KB1R b KQkq - 3 6',
    'c8f5',
    [
      [cp(-4), 'e5f5 f3f5 c8f5 e2d4 f5d7 d4f3 b8c6 d2d4 e7e6 c1d2 f8d6 h2h4 h7h6 e1c1 a7a5 d1e1 c6b4'],
      [cp(-6), 'b8c6 c2c3 e5f5 f3f5 c8f5 e2g3 f5g6 h2h4 h7h5 d2d4 e7e6 c1f4 e8c8 f1c4 f8d6 f4d6 d8d6'],
    ],
    [
      [cp(79), 'f3b7 e5e4 b7e4 f5e4 c2c3 e7e6 d2d4 b8d7 c1f4 e8c8 e1c1 e4b7 e2g3 f8e7 c1c2 d7b6 b2b3'],
      [cp(25), 'f3b3 b8d7 b3b7 a8b8 b7c6 f5e4 c6a4 e4d5 d2d4 e5e4'],
    ],
    'The pawn on b7 lost its defender: Qxb7 takes it. Qf5 was better.',
  ],
  [
    'a piece that attacks the queen is not told as an oversight',
    'r1b2rk1/2p2ppp/p2b4/1p6/3P3q/1BP2Q1P/PP2RnP1/RNB3K1 b - - 1 16',
    'c8g4',
    [
      [cp(-27), 'c8h3 g2h3 f2h3 g1g2 h3g5 c1g5 h4g5 g2f2 d6f4 f3g2 g5h6 b1a3 a8e8 a1h1 f4g3 f2g3'],
      [cp(-55), 'f2g4 b1d2 c8d7 d2e4 d6h2 g1h1 h7h6 c1f4 h2f4 f3f4 a8e8 a1e1'],
    ],
    [
      [
        cp(88),
        'h3g4 d6h2 g1f1 f2g4 f3h3 h4f6 f1e1 f6g6 b3c2 f7f5 b1d2 a8e8 d2f3 h2d6 c1d2 c7c5 f3e5 d6e5 d4e5 g4e5',
      ],
      [cp(-69), 'f3f2 d6g3 h3g4 h4h2 g1f1 g3f2 f1f2 h2h4 f2g1 a8e8 c1e3 h4g3 e3f2 g3g4 e2c2 e8e2'],
    ],
    'The bishop on g4 is a sacrifice: hxg4 takes it, and what comes back is not quite enough. White wins a bishop for a pawn. Bxh3 was better.',
  ],
  [
    'taking back earns no praise',
    '5rk1/1b4pp/p2q4/3PR1P1/3BQ2P/1p6/PPP5/2K5 w - - 0 31',
    'a2b3',
    [
      [cp(306), 'a2b3 f8f1 c1d2 a6a5 c2c4 a5a4 d2c2 a4b3 c2b3 f1f8 e5e7 f8f3 e4f3 d6e7 d4c3 h7h5'],
      [cp(205), 'c2b3 d6d7 c1d2 d7h3 e5e7 h3h2 d2c3 h2g3 c3b4 g3d6 b4a4'],
    ],
    [
      [cp(-291), 'f8f1 c1d2 h7h6 e5e8 f1f8 c2c4 h6g5 h4g5 a6a5 g5g6 a5a4 e4e6 d6e6 e8e6 b7d5 c4d5'],
      [cp(-292), 'a6a5 c1b1 a5a4 b3a4 d6d7 b2b3 d7f7 b1c1 f8d8 c1b2 b7d5'],
    ],
    undefined,
  ],
  [
    'a pinned piece that is captured itself: the pin is idle',
    'r3kb1r/ppp1pppp/5q2/7b/3n4/3P1NPP/PPP1QPB1/R1B1K2R w KQkq - 1 11',
    'e2d1',
    [
      [cp(-127), 'f3d4 h5e2 d4e2 g7g6 e1g1 f8g7 e2c3 e8g8 a2a4 a8d8 a4a5 d8d7 f1e1 f6a6 c1e3 e7e6 c3e4 g7b2'],
      [cp(-271), 'c1g5 d4f3 e1d1 f6g5 g2f3 h5f3 e2f3 c7c6 h1e1 a8d8 h3h4 g5f6 f3e4'],
    ],
    [
      [cp(480), 'd4f3 e1f1 f3h2 f1e1 h5d1 e1d1 h2f3 a2a4 f3d4 h1f1 f6a6 a4a5 e7e6 a1a4 e8c8 c1f4 f7f6 f4e3'],
      [cp(313), 'h5f3 g2f3 d4f3 e1f1 f6c6 c2c3 e8c8 d1e2 f3e5 h1h2 e5d3 c1e3 d3e5 a1e1 e7e6 f2f4'],
    ],
    'The knight on f3 was attacked already, and Qd1 does not save it: Nxf3+ takes it. Black wins a bishop. Nxd4 was better.',
  ],
  [
    'a queen that a rook takes is lost with any number of guards',
    'k2q2rr/1p3p2/pbn1p3/2B1P3/4PP2/3R2Pp/4Q2P/1R5K b - - 7 32',
    'c6d4',
    [
      [cp(212), 'b6c5 d3d8 g8d8 b1c1 c6d4 e2d1 c5b6 g3g4 h8h4 c1b1 d4b5 d1f3 b6c5 f3g3 h4h7 g4g5 d8d4'],
      [cp(123), 'd8d3 e2d3 b6c5 d3d7 g8b8 d7f7 c6d4 f4f5 h8e8 b1c1 e8f8 f7d7 f8d8 d7f7 b8c8 f5e6'],
    ],
    [
      [cp(240), 'e2b2 d4b5 d3d8 b6d8 b2a1 b5a7 a1d4 b7b6 d4d7 a7b5 c5f2 g8g7 d7c6 a8a7 b1d1 d8c7'],
      [cp(47), 'd3d4 b6c5 d4d8 g8d8 e2c4 d8c8 g3g4 c8c7 f4f5 h8c8 f5e6 f7e6 c4e6 c5b4 e6h6 c7c2 h6h3'],
    ],
    'After Qb2 Nb5, Rxd8+ takes the queen on d8 for only a rook. White wins a queen for a rook. Bxc5 was better.',
  ],
  [
    'what the line goes on to win is told only where the count does not hold it already',
    '1r1q3k/Qpp2pbp/p3p1p1/3rP3/1PNPRP2/P7/6PP/2R3K1 b - - 4 31',
    'd8c8',
    [
      [cp(135), 'd5b5 a3a4 b5b4 c4d2 b4a4 d4d5 a4e4 d2e4 e6d5 e4g5 h8g8 g2g3'],
      [cp(58), 'd5d7 a3a4 g7f8 b4b5 a6b5 a4b5 h8g8 c4e3 h7h5 a7a1 b8a8'],
    ],
    [
      [
        cp(158),
        'c4b6 c7b6 c1c8 b8c8 a7b7 c8c1 g1f2 h8g8 b7b6 g7h6 b6a6 d5d8 f2f3 c1b1 a6d3 b1h1 e4e2 g8g7 e2c2',
      ],
      [
        cp(137),
        'c4d6 c7d6 c1c8 b8c8 a7b7 c8c1 g1f2 h8g8 b7a6 d6e5 a6a8 g7f8 f4e5 c1c2 f2f3 h7h5 e4f4 g8g7 f3e3',
      ],
    ],
    'Nb6 is a fork: the knight attacks the queen on c8 and the rook on d5 at once. If cxb6, Rxc8+ takes the queen on c8. White wins a queen and a pawn for a rook and a knight. Rb5 was better.',
  ],
  [
    'a pawn that no motif wins is no part of a larger loss: the longer line is told',
    'r1b1k1nr/ppp2ppp/4p3/b7/1PpqP3/P1N5/2Q2PPP/R1B1KB1R b KQkq b3 0 9',
    'a5b6',
    [
      [
        cp(504),
        'c4b3 f1b5 c7c6 c2b3 d4c3 b3c3 a5c3 e1e2 c3a1 b5c4 a1f6 f2f4 f6e7 c1b2 g8f6 e2f3 b7b5 b2f6 e7f6',
      ],
      [cp(38), 'a5b6 c1b2 g8f6 a1d1 d4e5 f2f3 e5g5 c3a4 g5e3 c2e2 e3b3 e2d2 c8d7 a4b6 a7b6'],
    ],
    [
      [
        cp(-36),
        'c1b2 g8f6 a1d1 d4e5 f1e2 e5g5 e1g1 e6e5 g1h1 f6g4 c3d5 e8g8 f2f3 g4f2 f1f2 b6f2 e2c4 c7c6 c2f2 c6d5 c4d5',
      ],
      [cp(-36), 'c1e3 d4f6 e3b6 a7b6 f1c4 g8e7 e1g1 c8d7 f1d1 e7g6 c4f1 g6e5 a1a2 e8g8'],
    ],
    'A chance was missed. cxb3 attacks the queen on c2. If Qxb3, Bxc3+ takes the knight on c3. Black would have won a rook and a knight with best play, beginning with 9... cxb3 10. Bb5+ c6 11. Qxb3 Qxc3+.',
  ],
  [
    'a captured piece is not said to be pinned',
    '3r4/pp2kppp/2p5/b3p3/N3Pn2/1P1B1P2/P1PK1P1P/5R2 w - - 6 19',
    'c2c3',
    [
      [
        cp(-153),
        'a4c3 a5b4 f1a1 g7g6 a2a3 b4c5 c3d1 a7a5 d1e3 f7f6 a1a2 h7h5 h2h4 b7b6 a2a1 e7f7 a1a2 b6b5 a3a4 c5b4 d2c1 f4d3 c2d3 d8d3 a4b5 c6b5',
      ],
      [cp(-175), 'd2e3 b7b5 a4b2 g7g6 a2a3 a5c3 b2d1 c3d4 e3d2 h7h5 d1e3 d4b6'],
    ],
    [
      [
        cp(411),
        'd8d3 d2c2 b7b5 b3b4 b5a4 b4a5 d3f3 c2d2 e7f6 f1d1 f3f2 d2e3 f2h2 d1d7 h2a2 d7a7 h7h5 a7c7 h5h4 c7c6 f6g5',
      ],
      [cp(347), 'f4d3 d2c2 b7b5 f1d1 b5a4 d1d3 d8d3 c2d3 a4b3 a2b3 a5b6 b3b4 b6f2'],
    ],
    'The bishop on d3 is no longer defended well enough: Rxd3+ takes it. Black wins a bishop and a pawn: 19... Rxd3+ 20. Kc1 Bxc3. Nc3 was better.',
  ],
  [
    'a fork by the first move comes before the count that it leads to',
    'r1bqkb1r/ppp2ppp/2n2n2/1B1pp3/3PP3/2N2N2/PPP2PPP/R1BQK2R b KQkq - 1 5',
    'd8d6',
    [
      [cp(-60), 'f6e4 c3e4 d5e4 f3e5 c8d7 b5c6 d7c6 e1g1 d8d6 f1e1 f8e7 d1g4 e8g8 e5c6 d6c6 g4e4 c6e4 e1e4'],
      [cp(-60), 'f8b4 f3e5 e8g8 e5c6 b7c6 b5c6 f6e4 e1g1 b4c3 c6a8 c8a6 b2c3 a6f1 d1f1 d8a8 c3c4 d5c4 f1c4'],
    ],
    [
      [cp(335), 'd4e5 d6d7 e4d5 f6d5 d1d5 f8b4 d5c4 b4c3 c4c3 d7d5 b5c6 b7c6 c3d3 c8e6 d3d5 e6d5'],
      [cp(108), 'e4d5 f6d5 f3e5 d5c3 b2c3 f8e7 e1g1 e8g8 e5c6 b7c6 b5d3 g7g6 c1h6 f8e8 f1e1 d6d5 e1e3'],
    ],
    'dxe5 is a fork: the pawn attacks the queen on d6 and the knight on f6 at once. White wins a knight and a pawn. Nxe4 was better.',
  ],
  [
    'a fork with check is a fork also if another piece takes',
    'k7/1pQ5/p3p3/8/8/8/4rr1P/1R5K b - - 2 50',
    'e2b2',
    [
      [
        cp(-81),
        'f2h2 c7h2 e2h2 h1h2 b7b5 h2g1 a8b7 g1f1 b7c6 b1a1 c6b6 a1e1 b5b4 e1e6 b6b5 f1e2 a6a5 e2d2 b5a4 e6e3 b4b3',
      ],
      [
        cp(-168),
        'b7b5 h2h4 e6e5 c7b6 f2h2 h1g1 e2g2 g1f1 g2a2 b6c6 a8a7 c6c5 a7b7 c5d5 b7b6 h4h5 h2h5 d5a2 h5h1 f1g2',
      ],
    ],
    [
      [
        cp(454),
        'c7d8 a8a7 d8d4 a7a8 b1b2 f2f8 h2h4 f8e8 d4e4 e8e7 e4g2 a6a5 b2b1 a5a4 h4h5 e7d7 g2g8 a8a7 g8g1 a7b8',
      ],
      [
        cp(258),
        'b1b2 f2b2 c7d8 a8a7 d8d4 b2b6 h2h4 a6a5 h4h5 a5a4 d4a4 a7b8 a4f4 e6e5 f4e5 b8a8 e5e8 a8a7 e8a4 a7b8',
      ],
    ],
    'After Qd8+ Ka7, Qd4+ is a fork: the queen attacks the king on a7 and the rook on b2 at once. White wins a rook. Rxh2+ was better.',
  ],
  [
    'a capture that forks is more than the pawn that it takes',
    'rnbqk2r/pppp1ppp/8/2b1p3/2P1P1n1/2N2N2/PP1P1PPP/R1BQKB1R w KQkq - 5 5',
    'e1e2',
    [
      [
        cp(-18),
        'd2d4 e5d4 c3a4 d7d6 h2h3 g4f6 a2a3 f6e4 f1d3 f7f5 e1g1 e8g8 b2b4 c5b6 a4b6 a7b6 f3d4 b8c6 d4c6 b7c6 c1b2 d8h4 d1c2 c6c5 a1e1 c8b7 f2f3',
      ],
      [cp(-52), 'f3e5 g4f2 d1h5 e8g8 e5d3 f2h1 d3c5 d7d6 c5d3 b8c6 d3f4 c6d4'],
    ],
    [
      [cp(283), 'g4f2 d1c2 b8c6 h1g1 c6d4 f3d4 e5d4 d2d3 d4c3 c2c3 e8g8 b2b4 f2e4 d3e4 c5g1 c1b2'],
      [cp(148), 'b8c6 d2d4 c6d4 e2e1 d4f3 d1f3 g4f2 h1g1 d8h4 g2g3 h4g4 f3g2 g4g6 g3g4 c7c6 f1e2 d7d6'],
    ],
    'Nxf2 is a fork: the knight attacks the queen on d1 and the rook on h1 at once. Black wins at least a pawn. More follows: 6. Qc2 Nc6 7. Rg1 Nd4+. d4 was better.',
  ],
  [
    'a fork in a line of best play is named',
    'r1bqkb1r/pp1n1ppp/3p4/8/3Q4/2N1B3/PPP2PPP/R3KB1R b KQkq - 1 9',
    'd8e7',
    [
      [
        cp(-93),
        'd7f6 e1c1 f8e7 f1b5 c8d7 g2g4 e8g8 g4g5 f6g4 b5d7 g4e3 d4e3 d8d7 h2h4 a8c8 c1b1 f8e8 c3d5 e7f8 e3d3 c8c5 h1e1',
      ],
      [cp(-124), 'a7a6 e1c1 d7f6 h2h3 f8e7 g2g4 h7h6 f1g2 e8g8 g4g5 h6g5 e3g5'],
    ],
    [
      [cp(304), 'c3d5 e7e5 d5c7 e8d8 d4e5 d6e5 c7a8 f8c5 a1d1 c5e3 f2e3 f7f6 f1e2 b7b6 e1g1 c8b7'],
      [cp(213), 'e1c1 e7e5 c3b5 e5d4 d1d4 e8d8 b5d6 f8d6 d4d6 f7f6 f1b5 a7a6 b5c4 d8c7 h1d1'],
    ],
    'White wins a rook with best play, beginning with 10. Nd5 Qe5 11. Nc7+ Kd8 12. Qxe5. Nc7+ is a fork: the knight attacks the king on e8 and the rook on a8 at once. Nf6 was better.',
  ],
]

describe('sentences that once were beside the point', () => {
  it.each(CASES)('%s', (_, fen, move, best, answers, sentence) => {
    const review = reviewJudged(fen, move, best, answers)
    expect(review.moveClass).not.toBe('brilliant')
    expect(sentenceOf(review, 0)).toBe(sentence)
  })
})
