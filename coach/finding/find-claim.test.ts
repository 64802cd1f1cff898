import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import { afterMoves, readMoves } from '#chess/line.ts'
import { positionOf } from '#chess/samples.ts'
import { parseUci } from '#chess/uci.ts'
import type { Score } from '#engine/protocol.ts'
import type { Claim } from '#coach/claims/claim.ts'
import { findFault, findMerit, findQuickerMate } from './find-claim.ts'
import type { Question } from './question.ts'
import { factOf } from '#coach/telling/wording.ts'
import { holds } from '#coach/claims/proof.ts'

const cp = (value: number): Score => ({ type: 'centipawns', value })
const mate = (moves: number): Score => ({ type: 'mate', moves })
const line = (text: string): string[] => text.split(' ')

/**
 * A question from a position, the move played, and the engine's scores and lines: from the mover's view before it, the
 * opponent's after it.
 */
function ask(
  fen: string,
  played: string,
  best: [Score, string],
  answer: [Score, string] | undefined,
): Parameters<typeof findFault>[0] {
  const position = positionOf(fen)
  const move = parseUci(position, played)
  if (!move.ok) throw new Error(move.detail)
  return {
    position,
    played: move.value,
    best: { score: best[0], moves: line(best[1]) },
    answer: answer && { score: answer[0], moves: line(answer[1]) },
  }
}

const FOOLS_MATE = knownFen('rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2')
/** d4 attacks the bishop. No other move against it is as good. */
const LOOSE_BISHOP = {
  ...ask(
    'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/2P2N2/PP1P1PPP/RNBQKB1R b KQkq - 0 3',
    'f8c5',
    [cp(12), 'g8f6 d2d4 f6e4 f1d3'],
    [cp(56), 'd2d4 e5d4 c3d4 c5b4 b1c3 g8f6'],
  ),
  secondAnswer: { score: cp(5), moves: ['f1b5'] },
}
/** Bg4 attacks the queen. */
const QUIET_PAWN = {
  ...ask(
    'r1bq1rk1/2p2ppp/p1np1n2/1pb1p1N1/4P3/1BN5/PPPP1PPP/R1BQ1RK1 b - - 3 9',
    'g7g6',
    [cp(125), 'c8g4 g5f3 c6d4 d2d3 d4f3 g2f3 g4h3 c1e3 h3f1 d1f1'],
    [cp(-18), 'h2h3 c6d4 d2d3 a6a5 a2a3 c8d7'],
  ),
  secondBest: { score: cp(60), moves: ['c6d4'] },
}
/** Bxc6 and Nxe5 win a pawn, but Nxe4 and Qd4 win it back. */
const knights = (answered: number) =>
  ask(
    'r1bqkb1r/pppp1ppp/2n2n2/1B2p3/4P3/2N2N2/PPPP1PPP/R1BQK2R b KQkq - 5 4',
    'a7a6',
    [cp(-6), 'c6d4 b5a4 c7c6 f3e5 d7d6 e5f3 c8g4 d2d3 d6d5'],
    [cp(answered), 'b5c6 d7c6 f3e5 f8b4 e1g1 e8g8 d2d3 f8e8 e5f3 c8g4 h2h3 g4h5'],
  )
/** The fork comes after four other moves. */
const LATE_FORK = ask(
  'r5b1/pppk3p/2pq4/4p1B1/3PP3/2P5/P1P2PPP/R3K2R w KQ - 2 15',
  'e1c1',
  [cp(-223), 'e1g1 d6g6 h2h4 h7h6 d4e5 h6g5 h4g5 a8e8 f2f4 g6e4'],
  [cp(343), 'd6a3 c1d2 e5d4 c3d4 a3a5 d2e3 a5g5 f2f4 g5g6 h1e1 a8f8'],
)
/** Bxh3 takes a pawn that a rook on f7 wins back. */
const takingOnH3 = (second: number) => ({
  ...ask(
    'rnbqkbnr/pp6/3p1p2/2p1p1p1/2B1P3/2NP1NPP/PPP5/R1BQ1RK1 b kq - 0 9',
    'c8h3',
    [cp(5), 'c8h3 f3g5 f6g5 f1f7 f8e7 f7g7 e8d7'],
    [cp(-11), 'f1f2 d8d7 f3h2'],
  ),
  secondBest: { score: cp(second), moves: ['b8c6'] },
})
const LOOSE_KNIGHT = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3'

describe('why a move was bad', () => {
  it.each<[string, Parameters<typeof findFault>[0], Partial<Claim>]>([
    [
      'allows mate in one',
      ask(FOOLS_MATE, 'g2g4', [cp(0), 'e2e4'], [mate(1), 'd8h4']),
      { kind: 'mate', about: 'allowed', moves: 1, backRank: false },
    ],
    [
      'allows mate on the back rank',
      ask('3r2k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1', 'a1a7', [cp(0), 'h2h3'], [mate(1), 'd8d1']),
      { kind: 'mate', about: 'allowed', moves: 1, backRank: true },
    ],
    [
      'misses mate',
      ask('6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1', 'h2h3', [mate(1), 'a1a8'], [cp(-500), 'g7g6']),
      { kind: 'mate', about: 'missed', moves: 1, backRank: true },
    ],
    [
      'moves a piece to where it is taken',
      ask(LOOSE_KNIGHT, 'f3g5', [cp(30), 'f1b5'], [cp(300), 'd8g5']),
      { kind: 'material', about: 'allowed', motif: 'hanging-piece', cause: 'moved-into', gain: 300 },
    ],
    [
      'ignores a threat',
      ask('4k3/8/8/8/2r5/8/2N5/6K1 w - - 0 1', 'g1f1', [cp(100), 'c2e3'], [cp(100), 'c4c2']),
      { kind: 'material', about: 'allowed', motif: 'hanging-piece', cause: 'threat-ignored' },
    ],
    [
      'unguards a piece',
      ask('4k3/8/8/8/2r5/8/2N5/3B2K1 w - - 0 1', 'd1e2', [cp(100), 'g1f2'], [cp(100), 'c4c2']),
      { kind: 'material', about: 'allowed', motif: 'hanging-piece', gain: 300 },
    ],
    [
      'allows a fork',
      ask('4k3/8/8/8/3n4/8/8/R3K2N w - - 0 1', 'h1g3', [cp(200), 'e1d1'], [cp(300), 'd4c2 e1d2 c2a1']),
      { kind: 'material', about: 'allowed', motif: 'fork', gain: 500, key: 1 },
    ],
    [
      'allows a fork, which a threat of the queen and a check put off and do not parry',
      ask(
        'rnbqk2r/ppp2ppp/3bpn2/3p2B1/3PP3/5P2/PPP3PP/RN1QKBNR b KQkq - 4 5',
        'c7c6',
        [cp(25), 'd5e4 b1c3 e4f3'],
        [cp(140), 'e4e5 d8b6 d1c1 b6d4 e5d6 d4b4 c2c3 b4d6 g1e2 b8d7'],
      ),
      { kind: 'material', about: 'allowed', motif: 'fork', key: 1 },
    ],
    [
      'allows what defends a pawn to be taken, if the engine loses the pawn as well',
      knights(86),
      { kind: 'material', about: 'allowed', motif: 'removed-defender', gain: 100 },
    ],
    [
      'allows a fork after other moves',
      LATE_FORK,
      { kind: 'material', about: 'allowed', motif: 'fork', key: 5 },
    ],
    [
      'loses a piece at once, of an inaccuracy too',
      { ...ask(LOOSE_KNIGHT, 'f3g5', [cp(30), 'f1b5'], [cp(300), 'd8g5']), isSlight: true },
      { kind: 'material', about: 'allowed', motif: 'hanging-piece', key: 1 },
    ],
    [
      'leaves the queen to be taken, of which a fork two moves later says less',
      ask(
        '4R3/2p2ppk/3p1b1p/8/4N1P1/2q4P/1r3P2/3Q2K1 b - - 1 27',
        'c3f3',
        [cp(168), 'c3h3 e4f6 g7f6 e8e3'],
        [cp(756), 'd1f3 b2b5 e4f6 g7f6 f3d3 f6f5 d3b5 f5g4 b5f5'],
      ),
      { kind: 'material', about: 'allowed', motif: 'hanging-piece', cause: 'moved-into', gain: 900 },
    ],
    [
      'misses a fork',
      ask('r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1', 'e1e2', [cp(300), 'd5c7 e8d7 c7a8'], [cp(100), 'a8a2']),
      { kind: 'material', about: 'missed', motif: 'fork', gain: 500 },
    ],
    [
      'loses the queen at once, although the line goes on to win more',
      ask(
        '8/8/p5pk/7p/P1Q5/2P5/3qBKP1/8 b - - 14 49',
        'd2f4',
        [cp(-226), 'h6h7 c4c7'],
        [cp(1046), 'c4f4 h6g7 f4d4 g7g8 d4d8 g8g7 d8d1 g7h6'],
      ),
      { kind: 'material', about: 'allowed', motif: 'hanging-piece', cause: 'moved-into', gain: 900, key: 1 },
    ],
    [
      'allows a fork at once, although the line goes on to win more',
      ask(
        'r1bqk2r/pppp2bp/2n2p2/7n/7B/2N2N2/PPP1PPPP/R2QKB1R b KQkq - 3 8',
        'e8g8',
        [cp(-121), 'h5f4 e2e3'],
        [cp(267), 'd1d5 g8h8 d5h5 d7d5 e2e3 c6b4 e1c1'],
      ),
      { kind: 'material', about: 'allowed', motif: 'fork', gain: 300, key: 1 },
    ],
    [
      'allows a discovered attack that nothing parries',
      ask(
        'r5k1/2Q1ppbp/2p2qp1/4n3/4P3/2N4P/Pr2BPP1/R4RK1 w - - 0 18',
        'f1c1',
        [cp(2), 'f2f4 f6e6'],
        [cp(186), 'e5d3 c1f1 f6c3 e2d3 c3d3 c7c6 d3a6 c6d5'],
      ),
      { kind: 'material', about: 'allowed', motif: 'discovered-attack', gain: 300, key: 1 },
    ],
    [
      'allows what no move forces, but the best play of both sides brings',
      ask(
        'r4r2/pp3pkp/2p1p1p1/8/6N1/2N2KP1/PP4B1/3R4 b - - 2 27',
        'b7b5',
        [cp(-69), 'a8d8 d1b1 d8d3 g4e3 f8d8 g2f1 d3d2 c3e4'],
        [cp(158), 'g4e5 f8d8 e5c6 d8d1 c3d1 a7a5 f3e3 a8c8'],
      ),
      { kind: 'material', about: 'allowed', motif: 'best-play', gain: 100 },
    ],
    [
      'loses a pawn by best play, and nothing is said of another one that would come with the fourth move',
      ask(
        'r2q1rk1/1b3ppp/3p4/p3pN1Q/1p1nP1N1/2bB3P/P1P2PP1/1R3RK1 b - - 1 19',
        'g8h8',
        [cp(140), 'd4f5 e4f5 e5e4 d3c4 a8c8 c4b3 c8c5 b1d1 b7a6 f1e1 c3e1 d1e1 a6b7 e1d1'],
        [cp(-27), 'f5g7 f8g8 g7f5 d4f5 h5f5 d8h4 f5f7 g8g7 f7f6 h4f6 g4f6 c3d4 g1h2 a8f8 f6g4 b7c6 f2f3'],
      ),
      { kind: 'material', about: 'allowed', motif: 'best-play', gain: 100 },
    ],
    [
      'misses what no move forces, but the best play of both sides brings',
      ask(
        'r4r2/p4pkp/2p1p1p1/1p6/6N1/2N2KP1/PP4B1/3R4 w - - 0 28',
        'b2b4',
        [cp(158), 'g4e5 f8d8 e5c6 d8d1 c3d1 a7a5 f3e3 a8c8'],
        [cp(-34), 'a7a5 a2a3 a5b4 a3b4 a8a3 d1c1 c6c5 g4e3'],
      ),
      { kind: 'material', about: 'missed', motif: 'best-play', gain: 100 },
    ],
    [
      'allows a queen to be shut in, which sells itself for what it can get',
      ask(
        'r1b1k1nr/pp1pppbp/2n3p1/q3P3/3P4/4BN2/P2NBPPP/1R1QK2R b Kkq - 5 10',
        'a5a2',
        [cp(-27), 'd7d5 h2h4 g8h6 h4h5 a5a2 b1b3 h6f5 e2d3 a2a5 h5h6 g7f8 d3f5 c8f5 b3b7'],
        [cp(137), 'd2c4 c6a5 b1b2 a2c4 e2c4 a5c4 b2b3 b7b6 e1g1 g8h6 d1c1 c4e3 c1e3 e8g8 d4d5'],
      ),
      { kind: 'material', about: 'allowed', motif: 'best-play', gain: 200 },
    ],
    [
      'allows a threat of mate, for which the queen has to be given',
      ask(
        'r1b1rk2/pp3ppQ/4n1P1/3p4/8/q2BB3/2PK4/1R3R2 b - - 0 25',
        'f8e7',
        [cp(-211), 'a3a5 d2d1 e6d8 h7h8 f8e7 e3g5 f7f6 h8g7 e7d6 g7f6 c8e6 f1f5 d6d7 b1b5'],
        [cp(446), 'f1f7 e7d8 h7h4 e8e7 b1b4 a3b4 h4b4 e7d7 b4h4 d8c7 h4g3 c7c6 g3e5 d7f7'],
      ),
      { kind: 'material', about: 'allowed', motif: 'best-play', gain: 500 },
    ],
    [
      'loses a piece, of which the last moves of a long line say nothing any more',
      ask(
        '5rk1/Q5bp/1p3pp1/4p3/1rn3q1/4B1N1/PP3PPP/R3R1K1 w - - 1 24',
        'e3b6',
        [cp(1), 'b2b3 c4e3 f2e3 f6f5 a7d7 g4h4 a1c1 h4d8 d7c6 g8h8 c1d1 d8a8 c6d6 b4g4 d1d2'],
        [cp(189), 'c4b6 a1d1 b4b2 a7e7 g4b4 e7e6 g8h8 g3e4 b4c4 e6e7 b6c8 e7d8 c4c6 h2h4 c8b6 d1d6 f6f5'],
      ),
      { kind: 'material', about: 'allowed', motif: 'exchange', gain: 200 },
    ],
    [
      'misses a pawn that the second move could take, and another takes first',
      ask(
        '3r1r2/1kp1n2p/ppp3p1/4p3/PPP1P3/2NP3P/4KP2/R5R1 w - - 1 20',
        'f2f3',
        [cp(104), 'g1g5 c6c5 b4b5 d8d7 g5e5 f8a8 f2f4 a6b5 c3b5 e7c6 e5d5 d7d8 e2f3 c6b4'],
        [cp(0), 'f8f3 e2f3 d8d3 f3g4 d3c3 a1c1 c3b3 c1b1 b3c3 b1c1'],
      ),
      { kind: 'material', about: 'missed', motif: 'best-play', gain: 100 },
    ],
    [
      'misses a pawn that is guarded by another which is held',
      ask(
        'rnbq1r1k/3p1pp1/p1p4p/1pb1p3/4P3/1B1P2QP/PPP2PP1/R1B1K1NR w KQ - 2 11',
        'a2a3',
        [cp(127), 'c1h6 d8f6 h6d2 d7d6 g1f3 a6a5 a2a4 c8e6'],
        [cp(-8), 'd7d6 g1f3 b8d7 e1g1 d7f6 a3a4 a8b8 a4b5'],
      ),
      { kind: 'material', about: 'missed', motif: 'immune-capture', gain: 100 },
    ],
    [
      'misses a quiet move, of which the threat is told and not the pawn that it wins in the end',
      ask(
        '7R/3r4/8/pkp5/2Rp4/PP2pp2/5P2/5K2 w - - 0 45',
        'h8b8',
        [cp(187), 'h8h5 b5b6 c4c5 a5a4 c5b5 b6a6 f1e1 d7g7 f2e3 d4e3 b5a5'],
        [cp(-68), 'b5a6 f2e3 d4e3 c4c1 d7h7 b8g8 a5a4 b3a4 c5c4'],
      ),
      { kind: 'threat', about: 'missed' },
    ],
    [
      'lets a won ending of king and pawn go',
      ask('4k3/8/4K3/4P3/8/8/8/8 w - - 0 1', 'e6d5', [cp(900), 'e6f6 e8f8 e5e6'], [cp(0), 'e8e7 e5e6 e7e8']),
      { kind: 'pawn-ending', about: 'allowed', result: 'drawn' },
    ],
    [
      'moves the pawn too early',
      ask('8/2k5/8/3K4/4P3/8/8/8 w - - 0 1', 'e4e5', [cp(900), 'd5e6 c7d8 e6f7'], [cp(0), 'c7d7 e5e6 d7e7']),
      { kind: 'pawn-ending', about: 'allowed', result: 'drawn' },
    ],
    [
      'allows all pieces to be traded, after which the pawns decide',
      ask(
        'B7/8/4b3/4kp2/5Rp1/6P1/1r6/6K1 w - - 16 55',
        'f4f2',
        [cp(-53), 'f4a4 e5f6 a4a6 b2b5 g1f2 f6e5 a6a4 b5c5'],
        [cp(479), 'b2f2 g1f2 e6d5 a8d5 e5d5 f2e1 d5e5 e1d1'],
      ),
      { kind: 'trade', about: 'allowed' },
    ],
    [
      'misses the trade of all pieces',
      ask(
        '8/8/4k3/3r4/8/P2RP3/4K3/8 w - - 0 1',
        'a3a4',
        [cp(500), 'd3d5 e6d5 e2d3 d5c5'],
        [cp(-100), 'd5a5 e3e4'],
      ),
      { kind: 'trade', about: 'missed' },
    ],
    [
      'allows a trade after which the king has to take back',
      ask(
        'r1b1kbnr/pp2pppp/8/1Bqp4/1n6/2N1PN2/PPPB1PPP/R2QK2R b KQkq - 3 7',
        'c8d7',
        [cp(-65), 'b4c6 b2b4 c5d6 e3e4 d5e4 c3e4 d6c7 e1g1 g8f6 b5d3 c8g4 f1e1 f6e4 e1e4 g4f5'],
        [cp(129), 'b5d7 e8d7 a2a3 b4c6 b2b4 c5d6 c3b5 d6g6 c2c4 d5c4 a1c1 a7a6'],
      ),
      { kind: 'castling', about: 'allowed' },
    ],
    [
      'gives a piece for a pawn, which is no gift: the move is blamed for it',
      ask(
        'r3k2r/ppp1nppp/2n2q2/1B1P4/6b1/P3PN2/5PPP/R1BQ1RK1 b kq - 0 12',
        'e7d5',
        [cp(75), 'e8c8 d1a4 g4f3 d5c6 f6a1 g2f3 e7c6 b5c6 b7c6 a4a6 c8b8 e3e4 a1b1 c1e3'],
        [cp(150), 'd1d5 e8g8 a1b1 f8d8 d5g5 f6g5 f3g5 h7h6 b5c6 b7c6 g5f3 c6c5 h2h3 g4f5 b1b2'],
      ),
      { kind: 'material', about: 'allowed', motif: 'best-play', gain: 200 },
    ],
    [
      'lets the other side check for ever in a won game',
      ask(
        '1r6/2p1kp2/pbB2p1p/1p2p3/4P1r1/2P5/PP1N1PPK/R4R2 w - - 0 23',
        'f2f3',
        [cp(211), 'd2f3 b8d8 h2h3 h6h5 f3h4 g4h4 h3h4 d8d6 c6d5 c7c6 d5b3 d6d2'],
        [cp(0), 'g4h4 h2g3 h4h5 g3g4 h5g5 g4h3 g5h5 h3g4'],
      ),
      { kind: 'draw', about: 'allowed' },
    ],
    [
      'lets the other side check for ever, although the better move would have won a rook with best play',
      ask(
        '1k2r3/nR5R/8/8/1P6/2P1b3/P4r1p/1K6 b - - 0 34',
        'b8c8',
        [cp(730), 'b8a8 b7d7 a7b5 d7d3 b5d6 d3e3 e8e3 h7h2 f2h2 b1c1'],
        [cp(0), 'h7c7 c8d8 c7d7 d8c8 d7c7'],
      ),
      { kind: 'draw', about: 'allowed' },
    ],
    [
      'misses checks for ever in a lost game',
      ask(
        '6k1/6pp/8/8/8/7P/rrq3P1/3Q2K1 w - - 0 1',
        'd1f1',
        [cp(0), 'd1d8 g8f7 d8d7 f7f8 d7d8 f8f7 d8d7'],
        [cp(600), 'c2g6 f1f3 b2b1'],
      ),
      { kind: 'draw', about: 'missed' },
    ],
    [
      'takes back with the wrong piece; the right one only lessens what the other side has won, and is no chance',
      ask(
        '1qkR3r/pb2bp2/1p2p2n/1Np1n3/2P1NB1p/7P/PPB1QP2/1K2R3 b - - 0 22',
        'e7d8',
        [cp(-197), 'h8d8 f4h6 a7a6 b5c3 e5c6 e2h5 f7f5 e4g5 b8f4 e1e6 f4f2 h5e2'],
        [cp(607), 'e4d6 c8d7 e2e5 a7a6 e5h8 d8c7 h8h6 a6b5 h6f6 b8d8 f6d8'],
      ),
      { kind: 'material', about: 'allowed', motif: 'discovered-attack' },
    ],
    [
      'lets the other side attack the piece that was moved, and nothing else is as good against it',
      LOOSE_BISHOP,
      { kind: 'threat', about: 'allowed', prize: { gain: 300, won: ['b'], lost: [] } },
    ],
    [
      'misses a move that attacks something, and no other is as good',
      QUIET_PAWN,
      { kind: 'threat', about: 'missed', prize: { gain: 600, won: ['q'], lost: ['b'] } },
    ],
  ])('%s', (_, question, expected) => {
    const claim = findFault(question)
    expect(claim).toMatchObject(expected)
    expect(holds(claim!)).toBe(true)
  })

  it.each([
    [
      'a piece is taken two moves later, if the other side stands by',
      ask(
        'rn4k1/3p2rp/b3p1p1/2qN4/6P1/1BN2P2/PP1Q4/2KR3R b - - 0 23',
        'e6d5',
        [cp(200), 'g7f7 c1b1 e6d5 b3d5'],
        [cp(200), 'c3d5'],
      ),
    ],
    [
      'a pawn is taken two moves later, if the other side goes on like that',
      ask(
        '3r2k1/p3R1p1/2Q2p1p/6q1/8/7P/P4PP1/6K1 w - - 1 33',
        'e7a7',
        [cp(300), 'c6c2 g8h8 e7a7'],
        [cp(100), 'd8d1'],
      ),
    ],
    ['the engine’s line is not legal', ask(LOOSE_KNIGHT, 'f3g5', [cp(30), 'f1b5'], [cp(300), 'd8g4'])],
    [
      'all pieces are traded in both lines',
      ask(
        '8/8/4k3/3r4/8/P2RP3/4K3/8 w - - 0 1',
        'a3a4',
        [cp(500), 'd3d5 e6d5 e2d3 d5c5'],
        [cp(-100), 'd5d3 e2d3'],
      ),
    ],
    [
      'all pieces are traded, and the ending is not lost',
      ask(
        'B7/8/4b3/4kp2/5Rp1/6P1/1r6/6K1 w - - 16 55',
        'f4f2',
        [cp(153), 'f4a4 e5f6 a4a6 b2b5 g1f2 f6e5 a6a4 b5c5'],
        [cp(79), 'b2f2 g1f2 e6d5 a8d5 e5d5 f2e1 d5e5 e1d1'],
      ),
    ],
    ['the engine hardly loses a pawn by it', knights(85)],
    ['an inaccuracy is punished only after other moves', { ...LATE_FORK, isSlight: true }],
    ['the mate stops short', ask(FOOLS_MATE, 'g2g4', [cp(0), 'e2e4'], [mate(2), 'd8h4'])],
    [
      'the engine sees no loss behind the line',
      ask(LOOSE_KNIGHT, 'f3g5', [cp(30), 'f1b5'], [cp(-20), 'd8g5']),
    ],
    [
      'the piece is guarded once more',
      ask('4k3/8/8/4r3/8/8/4N3/3BK3 w - - 0 1', 'd1c2', [cp(50), 'e1f2'], [cp(250), 'e5e2 e1e2']),
    ],
    [
      'the move that was played wins as much as the one that was missed',
      ask(
        'rn1qkr2/p1p3Qp/1p1p2p1/4p3/8/4RNP1/P1b1KPBP/4b3 w q - 0 18',
        'f3e1',
        [cp(-51), 'f3e5 d8e7 e5g4 f8f7 g7g8 e8d7'],
        [cp(246), 'd8d7 g7d7 e8d7 g2a8 c2b1 a8b7 b8c6'],
      ),
    ],
    [
      'the engine loses less than the count of the best play says',
      ask(
        'r4r2/pp3pkp/2p1p1p1/8/6N1/2N2KP1/PP4B1/3R4 b - - 2 27',
        'b7b5',
        [cp(-130), 'a8d8 d1b1 d8d3 g4e3 f8d8 g2f1 d3d2 c3e4'],
        [cp(158), 'g4e5 f8d8 e5c6 d8d1 c3d1 a7a5 f3e3 a8c8'],
      ),
    ],
    [
      'the best move loses by best play what the other loses',
      ask(
        'r4r2/pp3pkp/2p1p1p1/8/6N1/2N2KP1/PP4B1/3R4 b - - 2 27',
        'b7b5',
        [cp(-69), 'a8c8 g4e5 c8c7 e5c6 c7d7 d1d7'],
        [cp(158), 'g4e5 f8d8 e5c6 d8d1 c3d1 a7a5 f3e3 a8c8'],
      ),
    ],
    [
      'a pawn is won by best play and paid for with the king',
      ask(
        'r3r1k1/pp4p1/3p3p/3P1p1q/2P1pBb1/1P4P1/P2Q1P1P/R3R1K1 w - - 6 25',
        'd2b4',
        [cp(-62), 'h2h4 g4f3 f4d6 a8d8 c4c5 h5g4 g1h2 g7g5 d2d4 f5f4 d6e5 e4e3'],
        [cp(217), 'h5h3 f2f3 g4f3 b4d2 g7g5 f4e3 f5f4 e3d4 h3g4 a1b1 e4e3 d4e3 f4e3 e1e3 e8e3 d2e3'],
      ),
    ],
    [
      'a pawn would be lost by best play only with the other side’s fourth move',
      ask(
        'r1bq1rk1/bpp2ppp/3p1nn1/p2Pp3/N1P1P3/P2B4/1P2NPPP/R1BQ1RK1 w - - 2 11',
        'c1e3',
        [cp(-7), 'b2b4 c7c6 a1b1 a5b4 a3b4 c6d5 c4d5 c8d7 a4c3 a7b6 b1b3 h7h6 h2h3 g6h4 g1h2'],
        [cp(68), 'a7e3 f2e3 f6g4 d1d2 d8g5 c4c5 g4e3 f1f2 d6c5 a1e1 h7h6 a4c5 b7b6 e2c3 e3g4 d2g5 h6g5'],
      ),
    ],
    [
      'the king leaves its place without a check: the other side can do something else',
      ask(
        'rnbqk2r/2p1n1b1/pp1pp2p/5p2/3P4/P1NB1N2/1PPQ1PPP/R1B1R1K1 w kq - 0 11',
        'd2e2',
        [cp(124), 'c3e2 b8c6 e2f4 e8f7 d3c4 d6d5 c4a2 d8d6 c2c4 d5c4 a2c4 c6d4 f3d4 d6d4 d2d4 g7d4 f4e6'],
        [cp(-39), 'e8g8 c1d2 b8c6 a1d1 g8h8 d3c4 d6d5 c4d3 e7g6 c3a2 d8f6 a2b4 c6d4 f3d4 f6d4 e2h5 g6f4'],
      ),
    ],
    [
      'the engine sees little behind a king that may not castle',
      ask(
        'r1b1kbnr/pp2pppp/8/1Bqp4/1n6/2N1PN2/PPPB1PPP/R2QK2R b KQkq - 3 7',
        'c8d7',
        [cp(-65), 'b4c6 b2b4 c5d6 e3e4 d5e4 c3e4 d6c7 e1g1 g8f6 b5d3 c8g4 f1e1 f6e4 e1e4 g4f5'],
        [cp(110), 'b5d7 e8d7 a2a3 b4c6 b2b4 c5d6 c3b5 d6g6 c2c4 d5c4 a1c1 a7a6'],
      ),
    ],
    [
      'the engine sees more than a draw where the position comes again',
      ask(
        '1r6/2p1kp2/pbB2p1p/1p2p3/4P1r1/2P5/PP1N1PPK/R4R2 w - - 0 23',
        'f2f3',
        [cp(211), 'd2f3 b8d8 h2h3 h6h5'],
        [cp(-20), 'g4h4 h2g3 h4h5 g3g4 h5g5 g4h3 g5h5 h3g4'],
      ),
    ],
    [
      'the pawn that both sides’ best loses is lost in the better line too, and won back later',
      ask(
        '2r2rk1/6pp/4b3/p2p4/Q2Bp2q/4P3/PP3PPP/R4RK1 b - - 1 19',
        'h4g5',
        [cp(-1), 'f8f5 g2g3 f5g5 a1c1 c8f8 a4a5 h4h3 c1c7 e6d7 c7d7 h3d7 a2a4 d7g4 h2h4 g4h4 a5d5 g5d5 g3h4'],
        [cp(80), 'g1h1 e6g4 a4a5 c8c6 f1g1 c6g6 a2a4 g4e2 a1c1 g5f5 c1c7 f5f2 a5d5 g8h8 c7e7'],
      ),
    ],
    [
      'another answer is nearly as good as the one that threatens something',
      { ...LOOSE_BISHOP, secondAnswer: { score: cp(50), moves: ['f1b5'] } },
    ],
    [
      'what threatens something is hardly better than a quiet move',
      { ...QUIET_PAWN, secondBest: { score: cp(120), moves: ['c6d4'] } },
    ],
    [
      'the answer threatens as much after the better move',
      ask(
        'r1bqk1nr/pppp1ppp/2n5/2b1p3/4P3/2P2N2/PP1P1PPP/RNBQKB1R b KQkq - 0 3',
        'a7a6',
        [cp(12), 'h7h6 d2d4 e5d4 c3d4'],
        [cp(56), 'd2d4 e5d4 c3d4 c5b4'],
      ),
    ],
    [
      'what is threatened was done at once',
      ask('4k3/8/8/3b4/4P3/8/8/R5K1 w - - 0 1', 'e4d5', [cp(400), 'a1d1 d5e4 d1e1'], [cp(-300), 'e8e7 g1f2']),
    ],
    [
      'less than a pawn is lost by it',
      { ...LOOSE_BISHOP, answer: { score: cp(30), moves: ['d2d4', 'e5d4'] } },
    ],
    ['the game is over', ask(FOOLS_MATE, 'g2g4', [cp(0), 'e2e4'], undefined)],
  ])('is not said when %s', (_, question) => {
    expect(findFault({ ...question, isReasonOnly: true })).toBeUndefined()
  })
})

describe('a threat that was ignored', () => {
  const previous = positionOf('4k3/5p2/8/4N3/1b1P4/2N4P/1P6/4K3 b - - 0 13')
  const position = positionOf('4k3/5p2/8/4N3/1b1P4/2N4P/1P6/4K3 b - - 0 13')
  const f6 = parseUci(position, 'f7f6')
  position.make(f6.ok ? f6.value : expect.fail())

  it('is claimed with the move that made it, and the piece is taken directly', () => {
    const played = parseUci(position, 'h3h4')
    const claim = findFault({
      ...{ previous, position, played: played.ok ? played.value : expect.fail() },
      best: { score: cp(200), moves: ['e5f3', 'e8e7'] },
      answer: { score: cp(-50), moves: line('b4c3 b2c3 f6e5 d4e5 e8e7') },
    })
    expect(claim).toMatchObject({
      ...{ kind: 'material', about: 'allowed', cause: 'threat-ignored', key: 1 },
      warning: { moves: ['f7f6'] },
    })
    expect(claim?.proof.moves.slice(0, 2)).toEqual(['h3h4', 'f6e5'])
    expect(claim && factOf({ color: 'w' }, claim)).toContain(
      '13... f6 attacked the knight on e5, and h4 leaves it there: fxe5 takes it',
    )
  })

  it('is claimed without the last move if that only freed the attacker', () => {
    const previous = positionOf('B1k4r/5pbp/p5p1/2R1p3/5B2/8/PP3PPP/6K1 b - - 0 19')
    const [last] = readMoves(previous, ['c8b8'])!
    const position = afterMoves(previous, [last!])
    const claim = findFault({
      ...{ previous, position, played: readMoves(position, ['a8c6'])![0]! },
      best: { score: cp(119), moves: ['c5e5', 'g7e5', 'f4e5', 'b8a7'] },
      answer: { score: cp(-43), moves: ['e5f4', 'c6d5', 'g7b2'] },
    })
    expect(claim && factOf({ color: 'w' }, claim)).toContain(
      'The bishop on f4 was attacked already, and Bc6 does not save it: exf4 takes it',
    )
  })
})

describe('what the opponent had threatened', () => {
  const afterMove = (fen: string, text: string): Question => {
    const previous = positionOf(fen)
    const [last] = readMoves(previous, [text])!
    const position = afterMoves(previous, [last!])
    return {
      ...{ previous, position, played: readMoves(position, ['g8f6'])![0]! },
      best: { score: cp(0), moves: ['d8e7'] },
      answer: { score: mate(1), moves: ['h5f7'] },
    }
  }

  it('is claimed with a mate that it allowed', () => {
    const claim = findFault(
      afterMove('rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 3', 'd1h5'),
    )
    expect(claim).toMatchObject({ kind: 'mate', warning: { moves: ['d1h5'] } })
    expect(claim && factOf({ color: 'b' }, claim)).toBe('Qxf7# is mate. 3. Qh5 had threatened that.')
  })

  it('is not told if the mate was possible before', () => {
    const claim = findFault(
      afterMove('rnbqkbnr/pppp1ppp/8/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 3', 'a2a3'),
    )
    expect(claim).toMatchObject({ kind: 'mate' })
    expect(claim).not.toHaveProperty('warning')
  })
})

describe('the only good move', () => {
  it('is praised for what the next best move would have lost', () => {
    const question: Question = {
      ...ask('4k3/8/8/8/2r5/8/2N5/3B2K1 w - - 0 1', 'c2e3', [cp(100), 'c2e3 c4c1'], [cp(-100), 'c4c1']),
      secondBest: { score: cp(-200), moves: ['d1e2', 'c4c2', 'g1f1'] },
    }
    const claim = findMerit(question) ?? expect.fail()
    expect(claim).toMatchObject({ kind: 'only-move', loss: { kind: 'material', gain: 300 } })
    expect(holds(claim)).toBe(true)
    expect(factOf({ color: 'w' }, claim)).toMatch(/after Be2, the next best move\. .* Rxc2 takes it/)
    expect(findMerit({ ...question, secondBest: { score: cp(90), moves: ['d1e2', 'c4c2'] } })).toBeUndefined()
  })
})

describe('a quick mate', () => {
  it('is claimed although the played move wins too', () => {
    const question = ask('6k1/5ppp/8/8/8/8/1Q6/K3R3 w - - 0 1', 'b2b3', [mate(1), 'e1e8'], [mate(-2), 'g8f8'])
    expect(findQuickerMate(question)).toMatchObject({ kind: 'mate', about: 'missed', moves: 1 })
  })
})

describe('what a move does well', () => {
  it('is said of a fork', () => {
    const question = ask(
      'r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1',
      'd5c7',
      [cp(300), 'd5c7 e8d7 c7a8'],
      [cp(-300), 'e8d7 c7a8'],
    )
    const claim = findMerit(question)
    expect(claim).toMatchObject({ about: 'played', motif: 'fork', gain: 500 })
    expect(holds(claim!)).toBe(true)
  })

  it('is not said of a piece that is simply taken', () => {
    expect(findMerit(takingOnH3(-45))).toBeUndefined()
  })

  it('is not said of another move than the best', () => {
    expect(findMerit(ask(LOOSE_KNIGHT, 'f3g5', [cp(30), 'f1b5'], [cp(300), 'd8g5']))).toBeUndefined()
  })
})

describe('a proof', () => {
  const claim = findFault(ask(LOOSE_KNIGHT, 'f3g5', [cp(30), 'f1b5'], [cp(300), 'd8g5']))!

  it.each<[string, Partial<Claim['proof']>]>([
    ['with an illegal move', { moves: ['f3g5', 'd8h5'] }],
    ['without moves', { moves: [] }],
    ['from another position', { start: FOOLS_MATE }],
    ['that ends before anything is won', { moves: ['f3g5', 'a7a6'] }],
  ])('%s does not hold', (_, change) => {
    expect(holds({ ...claim, proof: { ...claim.proof, ...change } })).toBe(false)
  })

  it('of more than was won is refused', () => {
    expect(holds({ ...claim, gain: 301 } as Claim)).toBe(false)
  })

  it('of a mate that is none does not hold', () => {
    expect(
      holds({
        kind: 'mate',
        about: 'allowed',
        moves: 1,
        backRank: false,
        proof: claim.proof,
      }),
    ).toBe(false)
  })
})
