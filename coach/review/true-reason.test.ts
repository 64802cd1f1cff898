import { describe, expect, it } from 'vitest'
import { cp, reviewJudged, type JudgedCase } from './judged-move.fixture.ts'
import { sentenceOf } from '#coach/telling/wording.ts'

/** Judged by engine 1.8 in a second pass: two lines before the move and two after it. */
const CASES: readonly JudgedCase[] = [
  [
    'a skewer is no gain if the other side wins as much with a fork that is on the board',
    'rn3r2/pb2k1pp/1pp5/4p3/1b2P1n1/1BN2P2/PPPB2PP/2KR2NR b - - 0 13',
    'g4f2',
    [
      [cp(-79), 'b4c3 d2c3 g4f2 c3e5 f2d1 c1d1 g7g6 e5g3 b8d7 g1h3 a7a5 d1c1 a5a4 b3c4 b7a6 c4a6'],
      [cp(-143), 'g4f6 g1e2 b8d7 a2a3 b4c5 e2g3 g7g6 d2h6 f8d8 h6g5 b7a6 c3a4'],
    ],
    [
      [cp(157), 'c3d5 c6d5 d2b4 e7e8 b4f8 e8f8 b3d5 b7d5 e4d5 f2d1 c1d1 b8d7 g1e2 d7f6 e2c3 b6b5'],
      [cp(124), 'g1h3 f2d1 c3d5 c6d5 d2b4 e7f6 b4f8 d1e3 e4d5 b8d7 f8d6 b7d5 b3d5 e3d5 h1d1 f6e6'],
    ],
    undefined,
  ],
  [
    'a piece that leaves with check loses no time',
    '8/2b5/5p2/p1p1k1p1/P1K3Pp/1P1PNP1P/8/8 b - - 4 47',
    'c7d6',
    [
      [cp(-30), 'e5f4 e3d5 f4g3 d5c7 g3h3 d3d4 c5d4 b3b4 h3g2 b4b5 h4h3 b5b6 h3h2 b6b7 h2h1q b7b8q'],
      [cp(-115), 'c7d8 e3d5 e5d6 d5c3 d6e5 c3e2 f6f5 c4c5 f5g4 d3d4 e5f5 f3g4 f5e4 d4d5 e4d3 e2d4'],
    ],
    [
      [cp(133), 'e3g2 d6b8 f3f4 e5d6 g2e3 d6c6 f4g5 f6g5 e3d5 b8g3 d5c3 g3f2 c3e2 f2g3 d3d4 g3f2'],
      [cp(58), 'c4b5 e5f4 e3c4 d6b8 c4a5 f4f3 a5c6 b8g3 a4a5 f6f5 g4f5 g5g4 h3g4 f3g4'],
    ],
    undefined,
  ],
  [
    'a pawn is the reason, and not the threat of a piece that is traded at once',
    'r2q1rk1/1b1n1ppp/pp1p4/2pp4/2P3N1/3B1Q2/P1P2PPP/R4RK1 b - - 1 15',
    'd5c4',
    [
      [cp(148), 'd7e5 g4e5 d6e5 c4d5 d8d5 f3d5 b7d5 f1d1 f8d8 d3f1 c5c4 a2a4 d5e6 d1b1 d8d6 b1e1'],
      [cp(75), 'g7g6 f3f4 d5c4 d3c4 d7e5 g4e5 d6e5 f4e5 b6b5 a1d1'],
    ],
    [
      [cp(-75), 'd3h7 g8h7 f3b7 a8b8 b7d5 d7f6 d5c4 b6b5 c4d3 h7g8 g4e3 c5c4 d3d4 f8e8 a1d1 d6d5'],
      [cp(-136), 'f3b7 c4d3 c2d3 b6b5 f1e1 d7f6 h2h3 f6g4 h3g4 d8g5 a2a4 b5b4 d3d4 g5g4 d4c5 d6c5'],
    ],
    'Bxh7+ takes the pawn on h7. White wins a pawn with best play, beginning with 16. Bxh7+ Kxh7 17. Qxb7 Rb8 18. Qd5. Ne5 was better.',
  ],
  [
    'a threat is not the point of a move that takes a pawn',
    'r1bqkbnr/pppp1pp1/2n4p/4p3/2BPP3/5N2/PPP2PPP/RNBQK2R b KQkq - 0 4',
    'g8f6',
    [
      [cp(-38), 'e5d4 f3d4 d7d6 e1g1 f8e7 d4c6 b7c6 f1e1 g8f6 e4e5 d6e5 d1d8 e8d8 e1e5 e7d6 e5e1'],
      [cp(-49), 'd7d6 d4e5 c8g4 e5d6 f8d6 b1c3 d8e7 h2h3 g4h5 g2g4 h5g6 c1e3 g6e4 c3e4 e7e4'],
    ],
    [
      [cp(121), 'f3e5 d7d5 e4d5 f6d5 c4b5 c8d7 b5c6 d7c6 e1g1 f8e7 c2c4 d5b6 b1c3 e8g8 d1g4'],
      [cp(52), 'd4e5 f6g4 c4b3 g4e5 f3e5 c6e5 f2f4 d8h4 g2g3 h4g4 c1e3 e5f3 e1f2'],
    ],
    undefined,
  ],
  [
    'a queen attacked by a knight has not lost its defender',
    '6k1/5pp1/p1b1p2p/2N1n3/1P2P3/P2q1P1P/6P1/2Q4K b - - 4 32',
    'e5c4',
    [
      [cp(207), 'd3e2 c1f4 e2d1 h1h2 d1d6 f4g3 a6a5 h3h4 f7f5 e4f5 e6f5 h2h3 a5b4 a3b4 d6d5 h3h2'],
      [cp(171), 'd3b5 c1d1 a6a5 d1d4 a5b4 a3b4 e5d7 c5d7 c6d7'],
    ],
    [
      [cp(562), 'c5d3 c6b5 a3a4 b5a4 c1c4 a4b5 c4c2 g7g5 d3c5 g8g7 c2d2 g7f6 h1g1 h6h5 g1f2 f6g6'],
      [cp(-38), 'b4b5 d3d6 c1c4 d6d1 h1h2 c6b5 c4c3 b5f1 f3f4 d1e2 c3f3 e2e1 c5d7 g8h7 f3g3 e1e4'],
    ],
    'The queen on d3 was attacked already, and Nc4 does not save it: Nxd3 takes it. Qe2 was better.',
  ],
  [
    'one price, and the fork that answers a recapture',
    '2r1k2r/pp2bpp1/1q2pnp1/3pN3/3n1B2/PPPQ4/3N1PPP/R4RK1 b k - 1 15',
    'd4f5',
    [
      [cp(323), 'c8c3 d2c4 c3d3 c4b6 d4e2 g1h1 e2f4 a1c1 e8g8 b6c8 e7a3 e5d3 a3c1 c8e7 g8h7 d3c1'],
      [cp(135), 'd4b3 d2b3 b6b3 f1b1 b3a4 f4e3 e7d6 e3d4 f6d7 e5d7 a4d7 d4g7 d6h2 g1f1 h8h7 g7f6'],
    ],
    [
      [cp(-95), 'h2h3 b6a6 d3a6 b7a6 c3c4 f5d4 f4h2 e8g8 b3b4 d5c4 d2c4 f6d5 a1d1 d4e2 g1h1 f7f6'],
      [cp(-95), 'g2g4 g6g5 g4f5 g5f4 a1e1 e8g8 b3b4 f8e8 c3c4 d5c4 d2c4 b6d8'],
    ],
    'A chance was missed. Rxc3 takes the pawn on c3. It also attacks the queen on d3. If Qxc3, Ne2+ attacks the king on g1, the queen on c3 and the bishop on f4 at once. Black would have won two pawns: 15... Rxc3 16. Ndc4 Rxd3 17. Nxb6 Rxb3.',
  ],
  [
    'a trade is not a sacrifice',
    '2kr2r1/ppp3b1/2npqn1p/6p1/1PP1p1P1/P2P1N1P/1B1N1P2/R2QK2R w KQ - 0 16',
    'b2f6',
    [
      [cp(-192), 'e1g1 e4f3 f1e1 c6e5 d2f3 f6d7 f3d4 e6f6 d4f5 g8f8 e1e3 h6h5 d3d4 e5c4'],
      [cp(-209), 'd1e2 d8e8 f3d4 c6d4 b2d4 e4d3 e2e6 e8e6 d4e3 f6g4 h3g4 g7a1 e1d1 a1g7 a3a4 e6e8'],
    ],
    [
      [cp(312), 'e4f3 d2e4 g7f6 b4b5 f6a1 b5c6 d6d5 c4d5 e6d5 c6b7 c8b8 e1g1 a1d4 d1a4 h6h5 f1b1'],
      [cp(294), 'e6f6 d2e4 f6a1 d1a1 g7a1 e1d2 a1g7 b4b5 d8f8 b5c6 f8f3 c6b7 c8b7 h3h4 g5h4 h1h4'],
    ],
    'exf3+ takes the knight on f3. Black wins a bishop with best play: 16... exf3+ 17. Ne4 Bxf6. O-O was better.',
  ],
  [
    'a pawn beside an attacked queen is not named, and why the knight cannot be taken is',
    'r3kb1r/ppp1pppp/2n2q2/8/6b1/5NPP/PPPPQPB1/R1B1K2R b KQkq - 0 9',
    'g4h5',
    [
      [cp(140), 'c6d4 f3d4 g4e2 d4e2 g7g6 e1g1 f8h6 e2c3 e8g8 a2a4 a8d8 c3e4 f6c6 e4c3 c6e8 f1e1'],
      [cp(-28), 'g4f3 e2f3 f6f3 g2f3 e8c8 c2c3 c6e5 f3e4 e5d3 e1e2 d3c1 a1c1 e7e5 e4f5 c8b8 c1e1'],
    ],
    [
      [cp(65), 'c2c3 h5f3 g2f3 e7e5 e1g1 f8d6 d2d4 e8g8 d4e5 d6e5 f3g2 a8b8 f2f4 e5d6'],
      [cp(47), 'g3g4 h5g6 d2d4 e8c8 c2c3 h7h6 e1g1 e7e5 f3e5 c6e5 d4e5 f6e6 f1d1 d8d1 e2d1 f8c5'],
    ],
    'A chance was missed. Nd4 attacks the queen on e2. If Nxd4, Bxe2 takes the queen on e2. Black would have won a queen for a bishop and a knight.',
  ],
  [
    'a threat of mate and to a rook at once',
    '2k5/ppp5/7p/6p1/3N1r2/5P2/PP1R1K1P/n7 w - - 2 28',
    'd2d1',
    [
      [cp(246), 'd4e6 b7b5 e6f4 g5f4 d2d4 a1c2 d4f4 a7a5 f4h4 c2b4 h4h6 b4a2 h2h4 a2b4 f2e3 c8d7'],
      [cp(68), 'd2d1 b7b6 d4e2 f4b4 d1a1 b4b2 a2a3 a7a5 a1c1 c8b7 f2e3 b2b3 c1c3 b3c3 e2c3'],
    ],
    [
      [cp(-73), 'b7b6 b2b3 f4h4 f2g3 c8b7 d4f5 h4f4 f5e3 a1b3 a2b3 a7a5 e3d5 f4f5 d1d2 f5f8 d5c3'],
      [cp(-127), 'b7b5 f2e3 f4h4 d1a1 h4h2 d4b5 h2b2 b5c3 b2b6 a1h1 b6a6 a2a4 a6e6 c3e4 e6b6 a4a5'],
    ],
    'A chance was missed. Ne6 attacks the rook on f4 and also threatens mate with Rd8. White would have won the exchange, a rook for a knight: 28. Ne6 b6 29. Nxf4 gxf4.',
  ],
  [
    'a move that opens a line to what is lost',
    'rn3rk1/pp1qnpbp/b1pB2p1/4p3/4N3/1P2P1P1/P3NPBP/R2QR1K1 b - - 5 14',
    'e7d5',
    [
      [cp(39), 'f8d8 d6a3 d7c7 a3d6 c7c8 d1c1 e7f5 d6a3 a6d3 e4c5 d3e2 e1e2 b8d7 c5e4 d7f6 e4f6'],
      [cp(-15), 'b7b6 b3b4 f8d8 d1b3 e7c8 a1d1 c8d6 d1d6 d7c7 d6d8 c7d8 e2c3 d8e7 b4b5 a6c8'],
    ],
    [
      [cp(97), 'd6f8 g7f8 e2c3 g8g7 d1c1 d5c7 e1d1 d7e7 c1d2 f7f5 e4d6 e5e4 d2d4 e7f6 d4f6 g7f6'],
      [cp(-11), 'd1c2 f8d8 d6a3 d7e6 e4c5 e6e7 a1d1 b8d7 c5b7 e7a3 b7d8 a8d8 c2c6'],
    ],
    'Nd5 opened the line of the bishop on d6 to the rook on f8: Bxf8 takes it for only a bishop. White wins the exchange, a rook for a bishop. Rd8 was better.',
  ],
  [
    'what a count of attackers does not win is explained by what taking back would cost',
    'r1bqkbnr/pp3ppp/2npp3/8/3N4/6P1/PPP1QPBP/RNB2RK1 w kq - 1 8',
    'd4b3',
    [
      [cp(90), 'd4c6 b7c6 g2c6 c8d7 c6a8 d8a8 c2c4 g8f6 b1c3 f8e7 c1e3 e8g8 f2f3 h7h5 a1c1 e6e5'],
      [cp(0), 'f1d1 c6d4 d1d4 g8f6 c2c4 f8e7 b1c3 e8g8 c1e3 c8d7 g2b7 a8b8 b7g2'],
    ],
    [
      [cp(14), 'f8e7 c2c4 g8f6 b1c3 e8g8 c1e3 e6e5 h2h3 c8e6 a1d1 f8e8 g3g4 h7h6 d1d2 d8c8 f1d1'],
      [cp(13), 'g8f6 c2c4 f8e7 b1c3 e8g8 c1e3 e6e5 h2h3 a7a5 a1d1 a5a4 b3d2 c6d4 e3d4 e5d4'],
    ],
    'A chance was missed. Nxc6 takes the knight on c6. If bxc6, Bxc6+ attacks the king on e8 and the rook on a8 at once. White would have won a knight.',
  ],
  [
    'the tactic at the end of a line is named',
    'r3k3/ppp1r2N/3b2Q1/5p2/2n5/2P5/P1P2PbP/R1K4R b - - 0 23',
    'e8d7',
    [
      [cp(-243), 'e8d8 h1d1 g2c6 h7f6 c4a3 g6g8 c6e8 c3c4 b7b5 c4c5 e7e2 d1d2 e2e1 c1b2 a3c4 g8c4'],
      [cp(-348), 'e7f7 g6e6 e8d8 e6f7 g2h1 f7c4 b7b6 c4g8 d8e7 g8g7 e7d8'],
    ],
    [
      [cp(443), 'h7f6 d7e6 h1e1 c4e5 f6g4 e6d5 g4e3 d5c6 g6g2 c6d7 e1d1 a8f8 g2b7 d7e6 e3d5 e7d7'],
      [cp(165), 'h1d1 a8h8 g6f5 d7c6 a2a4 a7a6 f5g5 g2f3 g5f6 f3d1 f6h8'],
    ],
    'White wins a knight, beginning with 24. Nf6+ Ke6 25. Re1+ Ne5 26. Ng4+. Ng4+ is a discovered attack: it opens the line of the queen on g6 to the king on e6. It also attacks the knight on e5. Kd8 was better.',
  ],
  [
    'an attacked piece that is pinned',
    '8/5pkp/p2R1n2/6p1/2pB2P1/7P/3rr3/2R2K2 b - - 11 47',
    'e2f2',
    [
      [cp(110), 'e2e6 d6e6 f7e6 c1c4 g7g6 d4f2 d2d1 f1e2 d1d6 c4c8 f6d5 f2c5 d5f4 e2f3 d6d5 f3e4'],
      [cp(6), 'e2f2 f1g1 g7g6 c1d1 f2g2 g1f1 d2d1 f1g2 d1d4 d6d4 c4c3 d4c4 f6d5 g2f3 h7h5 g4h5'],
    ],
    [
      [cp(-6), 'f1g1 g7g6 c1d1 f2g2 g1f1 d2d1 f1g2 d1d2 g2f3 d2d3 f3g2 d3d4 d6d4 c4c3 d4c4 f6d5'],
      [cp(-107), 'f1e1 f2e2 e1f1 e2e6 d6e6 f7e6 c1c4 g7g6 c4a4 f6d5 d4e5 d5e3 f1g1 d2d5 a4e4 d5d1'],
    ],
    'With Kg1 White threatens Bxf6+, which would win a knight. The knight on f6 is pinned to the king on g7. The best answer is Kg6, but Black’s chances have fallen from 69% to 51%. Re6 was better.',
  ],
  [
    'what a capture attacks besides',
    'r1bqr1k1/2pp1p2/1p3n1p/p1n3B1/3Q3P/P4Pb1/1PP1P3/RN1K1BNR w - - 0 20',
    'g5h6',
    [
      [cp(347), 'g5f6 d8f6 d4f6 e8e6 f6f5 e6g6 e2e3 d7d5 f5h5 g3f2 g1e2 f2e3 h5e5 g6e6 e5h2 d5d4'],
      [cp(-22), 'd4f6 h6g5 h4g5 d8f6 g5f6 e8e6 g1h3 e6f6 h1g1 f6g6 b1c3 c8b7'],
    ],
    [
      [cp(46), 'e8e6 b1d2 g3e5 d4f2 f6e4 f3e4 e6h6 f2e3 d8f6 g1f3 e5f4 e3g1 h6g6 e4e5 f4e5 f3e5'],
      [cp(39), 'g3e5 d4f2 f6g4 f3g4 c5e4 f2f3 c8b7 h6c1 e4c5 f3h3 b7h1 h3h1 d8f6 h1f3 e5b2 f3f6'],
    ],
    'A chance was missed. Bxf6 takes the knight on f6. It also attacks the queen on d8. White would have won a queen: 20. Bxf6 Qxf6 21. Qxf6.',
  ],
  [
    'an escape that the move blocked',
    'r1b1k1nr/pppp3p/8/1Pq1p3/2P3pP/P1N1P1P1/2P1Q2N/R3K2R b KQkq - 2 16',
    'd7d6',
    [
      [cp(-28), 'b7b6 h2g4 c8b7 e3e4 e8c8 h1f1 h7h5 g4e3 g8h6 e2d3 h6g4 e3g4 h5g4 a3a4 a7a6 e1c1'],
      [cp(-38), 'd7d5 e1g1 c7c6 b5c6 b7c6 c3a4 c5c4 e2c4 d5c4 a4c5 a8b8'],
    ],
    [
      [cp(333), 'c3a4 c5b6 a4b6 a7b6 e1g1 c8e6 h2g4 h7h5 g4f6 g8f6 f1f6 e6g4 e2g2 e8c8 g1h2 h8g8'],
      [cp(119), 'c3e4 c5b6 e1g1 c8d7 a3a4 b6a5 c4c5 a5b4 e2d3 d6c5 e4g5 e8c8 g5f7 g8e7 f7d8 h8d8'],
    ],
    'Na4 attacks the queen on c5, which has no safe square to go to. d6 blocked the escape of the queen on c5. White wins a queen for a knight. b6 was better.',
  ],
  [
    'checks that are not among the quoted moves drive no king',
    'r5n1/3k3r/1p3bp1/1N1pB2p/1P5P/2P2N2/P7/R3K2R b KQ - 0 25',
    'f6e5',
    [
      [cp(-122), 'h7e7 e1c1 f6e5 d1d5 d7c6 d5e5 e7e5 f3e5 c6b5 c1b2 a8e8 e5g6 g8f6 h1d1 e8e2 b2b3'],
      [cp(-122), 'a8e8 e1c1 f6e5 d1d5 d7c6 d5e5 e8e5 f3e5 c6b5 c1b2 g8e7 b2b3 b5a6 h1g1 a6b7 e5g6'],
    ],
    [
      [cp(228), 'f3e5 d7e6 e1g1 g8f6 e5d3 f6e4 d3f4 e6f7 f4d5 f7g7 f1f4 e4g3 f4f2 g3f5 a1f1 f5h4'],
      [cp(41), 'h1g1 e5f4 g1g6 a8e8 e1f1 e8e3 b5d4 g8e7 g6b6 e3c3 a2a4 h7g7 a4a5'],
    ],
    undefined,
  ],
  [
    'a queen that leaves a lost position is no sacrifice',
    '4r1k1/2p1rppp/8/p6q/8/1Q1P1P2/PBP1n1PP/R4R1K w - - 3 18',
    'b3c3',
    [
      [cp(-124), 'f1d1 e7e6 h2h3 h5g5 b3c4 h7h5 c4c7 e6g6 d1g1 e2g1 a1g1 e8e1 g2g4 g6e6 g1e1 e6e1'],
      [cp(-142), 'b3a4 e2g3 h1g1 g3f1 a1f1 h5c5 b2d4 c5b4 a4b4 a5b4 d4c5 e7e2 c5b4 e2c2 f1f2 e8e2'],
    ],
    [
      [cp(332), 'e2c3 b2c3 h5c5 c3e1 e7e2 a1c1 a5a4 h2h4 h7h6 e1g3 c5a5 f1f2 a5d2 c1f1 d2c2 f2e2'],
      [cp(43), 'h5h6 c3e1 e7e6 b2c1 g7g5 h2h3 f7f5 a2a4 f5f4 e1a5 e2g3 h1g1 g3f1 g1f1'],
    ],
    'The queen is not safe on c3: Nxc3 takes it for only a knight. Black wins a queen for a knight. Rfd1 was better.',
  ],
  [
    'taking back is not an idea',
    '1r1qr1k1/1p1b1p1p/p4bp1/4pnB1/PP2B3/2PP1NQ1/5PPP/R3K2R w KQ - 6 19',
    'e4f5',
    [
      [cp(59), 'g5f6 f5g3 f6d8 g3e4 d3e4 b8d8 e1e2 d7c6 f3d2 f7f5 f2f3 h7h5 h1c1 g8g7 e2e3 h5h4'],
      [cp(-12), 'g3g4 d8c8 e1g1 f5d4 g4h4 d4f3 e4f3 f6g5 h4g5 c8c3 f1b1 d7f5 g5f6'],
    ],
    [
      [cp(41), 'd7f5 e1g1 f6g5 f3g5 d8d3 g3d3 f5d3 f1d1 b8d8 g5f3 e5e4 f3d4 d8c8 a1a3 c8c4 f2f3'],
      [cp(-121), 'e5e4 f5e4 f6c3 e1f1 d8b6 a1c1 b8c8 g5e3 b6b4 f1g1 d7a4 h2h3 b4b2 g1h2'],
    ],
    'Bxf5 attacks the pawn on d3. Black wins a pawn with best play: 19... Bxf5 20. O-O Bxg5 21. Nxg5 Bxd3. Bxf6 was better.',
  ],
  [
    'a trade is taken back, and its piece was not unsafe',
    'r4rk1/pp1q1ppp/2p2n2/4p3/1b6/1PNP2Q1/P1PB1PPP/R4RK1 b - - 4 13',
    'b4c3',
    [
      [cp(19), 'f8e8 a1d1 e8e6 g3f3 a8e8 c3e4 b4f8 f1e1 f6d5 e1e2 d5c7 d1e1 c7b5 c2c3 h7h6 a2a4'],
      [cp(19), 'e5e4 g3h4 f8e8 a1e1 e8e5 h4f4 e5f5 f4e3 e4d3 e3d3 d7d3 c2d3'],
    ],
    [
      [cp(61), 'd2c3 f8e8 f1e1 f6d5 c3e5 f7f6 e5b2 a7a5 a2a3 d7f5 b2d4 a8d8 h2h3 a5a4 e1e8 d8e8'],
      [cp(-342), 'd2g5 f6h5 g3h4 c3a1 h4h5 a1d4 g5d2 f7f6 h2h3 f8f7 g1h2'],
    ],
    'Bxc3 takes the bishop back on c3. White wins a pawn: 14. Bxc3 Rfe8 15. Rfe1 Nd5 16. Bxe5. Rfe8 was better.',
  ],
  [
    'the line that a discovered check opens leads to the king',
    '2kr3r/pp1n3p/2p5/4p1p1/B7/P4P1b/2P2B1P/1R1KR3 b - - 3 22',
    'h8e8',
    [
      [cp(232), 'd7c5 d1c1 c5a4 b1b4 a4b6 f2b6 a7b6 e1e5 h7h6 f3f4 h8e8 e5e8 d8e8 f4g5 h6g5 b4b6'],
      [cp(231), 'd7b6 d1c1 b6a4 b1b4 a4b6 f2b6 a7b6 e1e5 h7h6 f3f4 h8e8 e5e8 d8e8 f4g5 h6g5 b4b6'],
    ],
    [
      [cp(-139), 'd1c1 c8c7 a4b3 e8f8 a3a4 g5g4 f2a7 g4f3 a7f2 d8a8 e1g1 h3g2 g1d1 b7b6 b1b2'],
      [cp(-139), 'd1e2 e8f8 f2a7 e5e4 b1b4 f8f3 b4e4 f3a3 a7e3 d7f6 e4d4'],
    ],
    'A chance was missed. Nc5+ is a discovered attack: it opens the line of the rook on d8 to the king on d1. It also attacks the bishop on a4. Black would have won a bishop for a pawn.',
  ],
  [
    'a king that keeps its post is not drawn away',
    'rnb1r3/pp1p1k1p/2p5/2qP1p2/3b1N2/2N3PB/PP2Q2P/R1B1K2R w KQ - 5 17',
    'c3a4',
    [
      [cp(137), 'f4e6 d7e6 e2h5 f7f8 c1h6 f8e7 d5d6 e7d6 h5e8 d4c3 e1d1 c5d5 d1c2 c3d4 a1d1 c8d7'],
      [cp(-39), 'e2e8 f7e8 c1d2 d7d6 e1c1 b8a6 a2a3 a6c7 d5c6 b7c6 h1f1'],
    ],
    [
      [cp(108), 'c5b4 c1d2 e8e2 f4e2 b4a4 h3f5 b8a6 h1f1 d4f6 f5h7 c6d5 f1f6 f7f6 e2c3 a4g4 c3d5'],
      [cp(106), 'c5a5 c1d2 e8e2 f4e2 a5a4 h3f5 b8a6 h1f1 d4f6 e2c3 a4d4 e1c1 d7d6 f5h7'],
    ],
    'After Qb4+ Bd2, Rxe2+ takes the queen on e2. Black wins a queen and a knight for a rook: 17... Qb4+ 18. Bd2 Rxe2+ 19. Kxe2 Qxa4. Ne6 was better.',
  ],
  [
    'a capture that another piece would have answered was no threat',
    '3r1rk1/pb3ppp/4pq2/8/3p2Q1/5N2/PP3PPP/3R1RK1 b - - 1 17',
    'd4d3 g4b4',
    [
      [cp(-119), 'g4g3 b7f3 g3f3 f6f3 g2f3 d8d5 d1d2 d5g5 g1h1 f8d8 f1d1 g5d5 h1g2 g8f8 d1c1 h7h5'],
      [cp(-145), 'b2b4 h7h6 b4b5 d8d5 h2h3 f8c8 f1e1 c8c2 g4a4 f6b2 b5b6 b2b6 a4e8 g8h7'],
    ],
    [
      [cp(255), 'b7f3 g2f3 f6f3 b4h4 h7h6 h4g3 f3f5 d1d2 d8d4 h2h3 e6e5 g1h1 e5e4 f1g1 f5f6 b2b3'],
      [cp(124), 'd8b8 b4d4 f6d4 f3d4 e6e5 d4f5 f8d8 f2f3 e5e4 f3e4 b7e4 b2b3 e4f5 f1f5 g7g6'],
    ],
    'The knight on f3 is no longer defended well enough: Bxf3 takes it. Black wins a pawn. Qg3 was better.',
  ],
  [
    'a knight won against a sacrifice that answers it is not won',
    'rnb4r/pp1p1k1p/2p5/2qP1p2/3b1N2/2N3P1/PP2Q2P/R1B1KB1R w KQ - 3 16',
    'f1h3',
    [
      [cp(335), 'e2h5 f7e7 c1d2 d7d6 f4d3 c5b6 d2g5 e7f8 e1c1 h8g8 g5h6 f8e7 d1e1 e7d8 h6g5 g8g5'],
      [cp(287), 'e1d1 h7h5 f4d3 c5e7 e2e7 f7e7 d3f4 e7d8 f1e2'],
    ],
    [
      [cp(-158), 'h8e8 f4e6 d7e6 e2h5 f7e7 c1g5 e7f8 g5h6 f8e7 d5d6 c5d6 e1c1 d6c5 h6g5 e7f8 d1d3'],
      [cp(-177), 'd4c3 e1f1 c3f6 h3f5 c6d5 e2h5 f7e7 f1g2 b8c6 h1d1 d5d4 c1d2'],
    ],
    undefined,
  ],
  [
    'a piece that the winner leaves standing is not won',
    'rnb1r3/pp6/2pQ4/1kb2p2/q3pB2/6P1/PP4BP/4K2R w K - 0 29',
    'b2b3',
    [
      [cp(-90), 'g2f1 b5a5 d6c5 b7b5 b2b3 a4a2 b3b4 a5a4 f1e2 e8d8 e1f2 c8e6 h1c1 a2b2 f2f1 b8a6'],
      [cp(-454), 'd6c7 c5b4 f4d2 b4d2 e1d2 e4e3 d2c1 e3e2 h1e1 a4a2 c1c2 b5a6 g2f3'],
    ],
    [
      [cp(653), 'a4a5 d6d2 c5b4 a2a4 b5b6 g2f1 b4d2 f4d2 a5c5 a4a5 b6c7 b3b4 c5e7 d2f4 c7d8 f1e2'],
      [cp(431), 'a4b4 d6d2 b8d7 h2h4 b4d2 e1d2 b5b6 a2a4 a7a5 d2e2 d7f6 h4h5'],
    ],
    'A chance was missed. White would have won a bishop with best play: 29. Bf1+ Ka5 30. Qxc5+ b5 31. b3.',
  ],
  [
    'a piece given up in a lost position is not part of the gain',
    '3r4/1p6/8/1p1p2kp/rPpPpNb1/P1P1P3/1K3P1R/R7 w - - 6 41',
    'a1g1 d8a8',
    [
      [
        cp(-65),
        'd8h8 f4d5 a4a6 d5c7 a6c6 c7b5 c6f6 g1c1 h5h4 d4d5 h4h3 c1f1 h8f8 b5d4 f6d6 a3a4 d6d5 a4a5 g5h4 f1h1',
      ],
      [
        cp(-110),
        'g5f6 f4h5 g4h5 h2h5 d8a8 g1a1 f6e6 h5h6 e6f5 h6d6 f5g4 d6f6 g4h3 a1g1 a4a6 f6f4 h3h2 g1g5 a8h8 g5d5 h8h3 f4e4',
      ],
    ],
    [
      [
        cp(578),
        'h2h5 g5f6 g1g4 a4b4 a3b4 a8f8 f4d5 f6e6 g4e4 e6d7 e4f4 f8d8 h5h7 d7c8 d5b6 c8b8 f4f8 d8f8 b6d7 b8c7 d7f8 c7d8 e3e4 d8e8 f8g6 e8d8 h7h8 d8c7',
      ],
      [cp(45), 'g1a1 a4a6 f4d5 a8f8 d5f4 g5h6 a1g1'],
    ],
    'Rxh5+ takes away a defender of the bishop on g4. White wins a bishop and a pawn. 41. Rg1 had threatened that. Rh8 was better.',
  ],
  [
    'a pawn that a check forbids to take back is not outnumbered',
    'r1bqkb1r/pppp1ppp/2n5/2n1P3/8/5N2/PPP1QPPP/RNB1KB1R w KQkq - 2 6',
    'b1c3 d7d6',
    [
      [
        cp(-39),
        'c5e6 c1e3 f8b4 e2d3 f7f6 e5f6 d8f6 e3d2 e8g8 e1c1 d7d6 c3d5 b4d2 d3d2 f6g6 f1c4 g8h8 h1g1 g6g4 d2c3',
      ],
      [cp(-59), 'f8e7 c1e3 e8g8 e1c1 c5e6 e2e1 d7d6 h2h4 f8e8 c1b1 a8b8'],
    ],
    [
      [
        cp(99),
        'e5d6 c8e6 c1g5 d8d7 d6c7 d7c7 e1c1 h7h6 c3d5 c7a5 e2e1 f8d6 e1a5 c6a5 g5e7 d6e7 d5c7 e8f8 c7a8',
      ],
      [
        cp(71),
        'c1g5 f8e7 g5e7 c6e7 e1c1 e8g8 e5d6 c7d6 e2d2 c8g4 d2d6 g4f3 g2f3 d8d6 d1d6 a8d8 d6d8 f8d8 f1b5',
      ],
    ],
    "The pawn is not safe on d6: exd6+ takes it with check, so it can't be taken back. White wins a pawn. Ne6 was better.",
  ],
  [
    'a recapture later in the line does not hide the fork',
    '2rr4/ppp2pBp/3b4/1k6/1N2n3/6P1/PPP2P1P/2KR3R w - - 0 18',
    'b4d5 b5c5',
    [
      [cp(106), 'e4f2 d5c3 b5c6 d1d6 d8d6 h1f1 f2g4 b2b4 c8d8 h2h3 g4e3 f1f7 d6d2 f7f6 d8d6 f6d6 d2d6'],
      [cp(-40), 'b5c6 h1f1 d6c5 d5f6 d8d1 c1d1 c8d8 d1c1 e4f2 h2h4 c5e3 c1b1 d8d2 h4h5 e3d4'],
    ],
    [
      [
        cp(124),
        'h1f1 c5c6 f2f3 e4c5 d5e3 d8d7 e3f5 c8e8 f5d4 c6b6 f1e1 e8e1 d1e1 a7a5 d4f5 c5e6 f5d6 e6g7 d6c4 b6b5',
      ],
      [cp(109), 'd5c3 e4c3 g7c3 c5c6 h1e1 d8e8 a2a3 b7b6 d1d4 e8e1 c3e1'],
    ],
    'A chance was missed. Nxf2 is a fork: the knight attacks the rook on d1 and the rook on h1 at once. Black would have won a rook and a pawn for a bishop with best play: 18... Nxf2 19. Nc3+ Kc6 20. Rxd6+ Rxd6.',
  ],
  [
    'the right piece taken in the wrong way is a missed chance',
    '7k/2p2r2/p3p1r1/4P2q/3PQnpB/P7/1P3P2/4RRK1 w - - 2 34',
    'h4f6 g6f6',
    [
      [cp(289), 'f7f6 e4h1 f4h3 g1g2 f6f7 e1e4 a6a5 h1h2 g6g7 b2b4 f7f3 b4a5'],
      [cp(7), 'h8g8 e4f4 f7h7 f2f3 g4g3 f6h4 h5h4 f4h4 h7h4 e1e4 h4h2 f1c1'],
    ],
    [
      [cp(0), 'e5f6 f7f6 e1e3 f4h3 g1g2 h3f4 g2g1'],
      [cp(-297), 'e4a8 f7f8 a8h1 f4h3 g1g2 f6f2 f1f2 f8f2 g2g3 f2f3 h1f3 g4f3'],
    ],
    'A chance was missed. Rfxf6 takes the bishop on f6. Black would have won a bishop with best play: 34... Rfxf6 35. Qh1 Nh3+. And look what happens after Rgxf6. exf6 takes the rook back on f6.',
  ],
  [
    'a discovered attack is named although the other side could sell its queen',
    'r3k2r/pbqnn3/1p2p2p/2ppP1p1/3P2P1/2Q3B1/PPP4P/2KR1BNR w kq - 2 16',
    'd4c5 c7c5',
    [
      [cp(143), 'd5d4 c3d4 b7h1 d4d6 c7d6 c5d6 e7g6 f1c4 g6f4 g1e2 h1d5 e2f4 d5c4 f4h5'],
      [cp(27), 'e8g8 c5c6 e7c6 f1g2 d7c5 g1e2 c5e4'],
    ],
    [
      [cp(4), 'c3c5 b6c5 h2h4 d5d4 h1h2 g5h4 h2h4 e8c8 f1b5 d8g8 g1e2 e7d5'],
      [cp(-5), 'c3d3 d5d4 g1f3 e8g8 f1g2 b7f3 g2f3 a8c8 h1e1'],
    ],
    'A chance was missed. d4 is a discovered attack: it opens the line of the bishop on b7 to the rook on h1. It also attacks the queen on c3. Black would have won a rook for a pawn.',
  ],
  [
    'two recaptures that trade the last pieces are one reason',
    '8/3q3k/6p1/8/2P2Q2/5PPK/7P/8 w - - 3 42',
    'f4g4 d7g4',
    [
      [
        cp(-165),
        'd7a7 g4h4 h7g7 h4e4 a7g1 f3f4 g1d1 e4d5 d1g1 d5e5 g7f7 e5c7 f7f6 c7c6 f6g7 c6e6 g1d1 e6e5 g7h7 h3h4 d1d8 e5g5 d8h8 g5e7 h7g8 h4g4',
      ],
      [cp(-165), 'd7d2 g4f4 d2d1 f4f7 h7h6 f7f8 h6h7 f8f4 h7g8 f4e4 g8h7 e4e7 h7h6 e7f6 h6h7 h3h4 d1e1'],
    ],
    [
      [
        cp(747),
        'h3g4 h7g8 g4g5 g8f7 f3f4 f7g7 c4c5 g7f7 g3g4 f7e6 g5g6 e6d5 g4g5 d5c6 g6f6 c6d7 f6f7 d7c6 g5g6 c6d7 f4f5 d7c7 f5f6 c7d7',
      ],
      [
        cp(513),
        'f3g4 h7g7 h3h4 g7f6 c4c5 g6g5 h4h5 f6f7 h5g5 f7e6 g5g6 e6e7 g6f5 e7d7 f5e5 d7c6 e5d4 c6d7 d4c4',
      ],
    ],
    'White wins the ending of kings and pawns with best play: Kxg4 trades all pieces. Qa7 was better.',
  ],
  [
    'a missed move in between is told although the played move takes the same piece',
    '2r5/pk1r2BR/8/1p3p2/8/bP4P1/1NP2P1P/2K4R w - - 1 30',
    'h1d1 d7d1',
    [
      [
        cp(-56),
        'a3b2 c1b2 d7d1 g7e5 b7c6 h7h6 c6d7 e5f4 a7a5 h6a6 a5a4 b3a4 b5a4 a6a4 d1f1 f4e3 d7e6 h2h4 c8b8 b2c3 f1h1',
      ],
      [cp(-192), 'd7c7 c1b1 a3f8 g7f8 c7h7 f8b4 h7h2 b2d3 f5f4 g3f4 a7a5 b4a5 h2h5 a5b4 c8c6 b1b2 c6h6'],
    ],
    [
      [
        cp(212),
        'c1d1 c8c7 b2d3 a3f8 g7f8 c7h7 h2h4 a7a5 f8a3 b7c8 d3f4 a5a4 d1d2 c8d7 d2c3 d7e8 c3b4 a4b3 c2b3 h7d7 a3c1 d7d1',
      ],
    ],
    'A chance was missed. Bxb2+ takes away a defender of the rook on d1. Black would have won a rook. And look what happens after Rxd1+. Kxd1 takes the rook back on d1.',
  ],
]

describe('the coach names what is true and the reason', () => {
  it.each(CASES)('%s', (_, fen, move, best, answers, sentence) => {
    expect(sentenceOf(reviewJudged(fen, move, best, answers), 0)).toBe(sentence)
  })
})
