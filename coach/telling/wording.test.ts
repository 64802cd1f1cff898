import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import { parseSquare } from '#chess/squares.ts'
import type { Role } from '#chess/types.ts'
import type {
  BookClaim,
  CastlingClaim,
  Claim,
  DrawClaim,
  MaterialClaim,
  PawnEndingClaim,
  PlacedPiece,
  ThreatClaim,
  TradeClaim,
} from '#coach/claims/claim.ts'
import type { MoveReview } from '#coach/review/review.ts'
import { sentenceOf, warningOf } from './wording.ts'

const piece = (role: Role, square: string): PlacedPiece => ({ role, square: parseSquare(square)! })

const MOVE: MoveReview = {
  color: 'w',
  move: 'f3g5',
  san: 'Ng5',
  moveClass: 'blunder',
  before: { type: 'centipawns', value: 30 },
  after: { type: 'centipawns', value: -300 },
  loss: 25,
  best: { move: 'f1b5', san: 'Bb5' },
  claim: undefined,
}

const LOST_KNIGHT: MaterialClaim = {
  kind: 'material',
  about: 'allowed',
  motif: 'hanging-piece',
  gain: 300,
  won: ['n'],
  lost: [],
  victim: piece('n', 'g5'),
  by: piece('q', 'g5'),
  targets: [piece('n', 'g5')],
  cause: 'moved-into',
  key: 1,
  proof: {
    start: knownFen('r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3'),
    moves: ['f3g5', 'd8g5'],
  },
}

const FORK: MaterialClaim = {
  kind: 'material',
  about: 'missed',
  motif: 'fork',
  gain: 500,
  won: ['r'],
  lost: [],
  victim: piece('r', 'a8'),
  by: piece('n', 'c7'),
  targets: [piece('r', 'a8'), piece('k', 'e8')],
  cause: undefined,
  key: 0,
  proof: { start: knownFen('r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1'), moves: ['d5c7', 'e8d7', 'c7a8'] },
}

const BACK_RANK: Claim = {
  kind: 'mate',
  about: 'allowed',
  moves: 1,
  backRank: true,
  proof: { start: knownFen('3r2k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1'), moves: ['a1a7', 'd8d1'] },
}

const PAWN_FORK: MaterialClaim = {
  ...FORK,
  about: 'allowed',
  won: ['b'],
  lost: ['p'],
  victim: piece('b', 'd6'),
  by: piece('p', 'e5'),
  targets: [piece('b', 'd6'), piece('n', 'f6')],
  key: 1,
  proof: {
    start: knownFen('rnbq1rk1/ppp1bppp/5n2/3p4/3PPQ2/3B4/PPP2PPP/RNB1K1NR b KQ - 1 7'),
    moves: ['e7d6', 'e4e5', 'd6e5', 'd4e5'],
  },
}

const BEST_PLAY: MaterialClaim = {
  ...FORK,
  motif: 'best-play',
  gain: 100,
  won: ['p'],
  victim: piece('p', 'd5'),
  by: piece('n', 'd5'),
  targets: [piece('p', 'd5')],
  key: 2,
  proof: {
    start: knownFen('4k2r/7p/8/3p4/8/8/P3N3/R3K3 w - - 0 1'),
    moves: ['e2f4', 'e8f7', 'f4d5'],
  },
}

const NO_CASTLING: CastlingClaim = {
  kind: 'castling',
  about: 'allowed',
  proof: {
    start: knownFen('r1b1kbnr/pp2pppp/8/1Bqp4/1n6/2N1PN2/PPPB1PPP/R2QK2R b KQkq - 3 7'),
    moves: ['c8d7', 'b5d7', 'e8d7'],
  },
}

const THREAT: ThreatClaim = {
  kind: 'threat',
  about: 'allowed',
  prize: { gain: 300, won: ['b'], lost: [] },
  chased: piece('b', 'c5'),
  proof: {
    start: knownFen('r1bqkbnr/pppp1ppp/2n5/4p3/4P3/2P2N2/PP1P1PPP/RNBQKB1R b KQkq - 0 3'),
    moves: ['f8c5', 'd2d4'],
  },
  threat: {
    start: knownFen('r1bqk1nr/pppp1ppp/2n5/2b1p3/3PP3/2P2N2/PP3PPP/RNBQKB1R w KQkq - 1 4'),
    moves: ['d4c5'],
  },
}

const LOST_WIN: PawnEndingClaim = {
  kind: 'pawn-ending',
  about: 'allowed',
  result: 'drawn',
  proof: { start: knownFen('4k3/8/4K3/4P3/8/8/8/8 w - - 0 1'), moves: ['e6d5', 'e8e7'] },
}

const BOOK: BookClaim = {
  kind: 'book',
  about: 'played',
  made: 'a2a3',
  instead: [
    { move: 'f1b5', share: 45 },
    { move: 'f1c4', share: 24 },
    { move: 'd2d4', share: 12 },
    { move: 'b1c3', share: 9 },
  ],
  proof: {
    start: knownFen('r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3'),
    moves: ['f1b5'],
  },
}

/** A capture that only the following moves explain. */
const COMBINATION: MaterialClaim = {
  ...LOST_KNIGHT,
  motif: 'combination',
  won: ['q', 'b'],
  lost: ['p'],
  about: 'missed',
  cause: undefined,
  key: 0,
  proof: {
    start: knownFen('rnb1kbnr/pppp1ppp/2q5/3BP3/8/5N2/Pp3PPP/RNBQK2R b KQkq - 2 7'),
    moves: ['c6c1', 'd5f7', 'e8d8', 'e1g1', 'c1d1'],
  },
}

/** The rooks are traded, and the king recaptures in front of the pawn. */
const LOST_BY_TRADE: PawnEndingClaim = {
  ...LOST_WIN,
  proof: { start: knownFen('8/8/4k3/3r4/8/4P3/5K2/3R4 w - - 0 1'), moves: ['d1d5', 'e6d5'] },
}

const ALL_TRADED: TradeClaim = {
  kind: 'trade',
  about: 'allowed',
  proof: {
    start: knownFen('B7/8/4b3/4kp2/5Rp1/6P1/1r6/6K1 w - - 16 55'),
    moves: ['f4f2', 'b2f2', 'g1f2', 'e6d5', 'a8d5', 'e5d5'],
  },
}

const MISSED_WIN: PawnEndingClaim = {
  kind: 'pawn-ending',
  about: 'missed',
  result: 'won',
  proof: { start: knownFen('8/2k5/8/3K4/4P3/8/8/8 w - - 0 1'), moves: ['d5e6'] },
}

const LONG_MATE: Claim = {
  kind: 'mate',
  about: 'played',
  moves: 6,
  backRank: false,
  proof: {
    start: knownFen('8/8/8/8/8/8/4Q3/2K4k w - - 0 1'),
    moves: ['c1b2', 'h1g1', 'e2e3', 'g1h1', 'e3e2', 'h1g1', 'e2e1', 'g1h2'],
  },
}

describe('the coach says', () => {
  it.each<[string, Partial<MoveReview>, string | undefined]>([
    ['nothing without a claim', {}, undefined],
    ['what is taken', { claim: LOST_KNIGHT }, 'The knight is not safe on g5: Qxg5 takes it. Bb5 was better.'],
    [
      'that a threat was there already',
      { claim: { ...LOST_KNIGHT, cause: 'threat-ignored' } },
      'The knight on g5 was attacked already, and Ng5 does not save it: Qxg5 takes it. Bb5 was better.',
    ],
    [
      'that a pawn does not get through any more',
      { claim: LOST_WIN, best: { move: 'e6f6', san: 'Kf6' } },
      "After Ke7 the pawn can't get through: with king and pawn against king this is a draw. Kf6 was better.",
    ],
    [
      'that a pawn could have got through',
      { claim: MISSED_WIN, best: { move: 'd5e6', san: 'Ke6' } },
      'A chance was missed. After Ke6 the pawn gets through: with king and pawn against king, White wins this.',
    ],
    [
      'what was missed',
      { claim: FORK, best: { move: 'd5c7', san: 'Nc7+' } },
      'A chance was missed. Nc7+ is a fork: the knight attacks the king on e8 and the rook on a8 at once. White would have won a rook.',
    ],
    [
      'which move was to be found where the line begins with another',
      { claim: FORK, best: { move: 'd5b6', san: 'Nxb6' } },
      'Nxb6 was the move to find. Nc7+ is a fork: the knight attacks the king on e8 and the rook on a8 at once. White would have won a rook.',
    ],
    [
      'that a trade was wrong',
      { claim: LOST_BY_TRADE, best: { move: 'd1a1', san: 'Ra1' } },
      "After the trade on d5 the pawn can't get through: with king and pawn against king this is a draw. Ra1 was better.",
    ],
    [
      'that all pieces are traded',
      { claim: ALL_TRADED, best: { move: 'f4a4', san: 'Ra4' } },
      'Black wins the ending of kings and pawns with best play: Rxf2 Kxf2 Bd5 Bxd5 Kxd5 trades all pieces. Ra4 was better.',
    ],
    [
      'what was found',
      { claim: { ...FORK, about: 'played' }, moveClass: 'best' },
      'Nc7+ is a fork: the knight attacks the king on e8 and the rook on a8 at once. White wins a rook.',
    ],
    [
      'that something was given up for it',
      { claim: { ...FORK, about: 'played' }, moveClass: 'brilliant' },
      'A fine sacrifice. Nc7+ is a fork: the knight attacks the king on e8 and the rook on a8 at once. White wins a rook.',
    ],
    [
      'what most players choose instead of a move that is not book',
      { claim: BOOK, moveClass: 'good' },
      'Most players choose Bb5 (45%), Bc4 (24%) or d4 (12%) here.',
    ],
    [
      'why the king could not escape',
      { claim: BACK_RANK },
      'Rd1# is mate on the back rank, where the king is shut in by its own pieces. Bb5 was better.',
    ],
    [
      'that a won game was drawn',
      { after: { type: 'over', points: 0.5 }, loss: 45 },
      'This ends the game in a draw. Bb5 kept the advantage.',
    ],
    [
      'that it is mate',
      { after: { type: 'over', points: 1 }, claim: { ...BACK_RANK, about: 'played' } },
      'Checkmate.',
    ],
    [
      'that it is mate by another move than the engine would have chosen',
      { after: { type: 'over', points: 0 }, claim: undefined },
      'Checkmate.',
    ],
    [
      'what an exchange brings',
      { claim: { ...LOST_KNIGHT, motif: 'exchange', won: ['r'], lost: ['b'] } },
      'The knight is not safe on g5: it is attacked more often than it is defended, and Qxg5 takes it. Black wins the exchange, a rook for a bishop. Bb5 was better.',
    ],
    [
      'what a cheaper piece takes',
      { claim: { ...LOST_KNIGHT, motif: 'exchange', by: piece('p', 'g5'), cause: undefined } },
      'Qxg5 takes the knight on g5 for at most a pawn. Bb5 was better.',
    ],
    [
      'why a defended piece is lost',
      { claim: { ...LOST_KNIGHT, motif: 'exchange', cause: 'left-unguarded' } },
      'The knight on g5 is no longer defended well enough: Qxg5 takes it. Black wins a knight. Bb5 was better.',
    ],
    [
      "a pawn's move as it is written",
      { color: 'b', claim: PAWN_FORK },
      'e5 is a fork: the pawn attacks the bishop on d6 and the knight on f6 at once. White wins a bishop for a pawn. Bb5 was better.',
    ],
    [
      'the moves of what no name fits',
      { color: 'b', claim: COMBINATION, best: { move: 'c6c1', san: 'Qxc1' } },
      'A chance was missed. Black would have won a queen and a bishop for a pawn: 7... Qxc1 8. Bxf7+ Kd8 9. O-O Qxd1.',
    ],
    [
      'no more than the one move where it is all',
      {
        claim: {
          ...COMBINATION,
          about: 'allowed',
          won: ['p'],
          lost: [],
          key: 1,
          proof: {
            start: knownFen('r2q1rk1/pbp1bppp/1pn1p3/3nP3/4N3/2PB1N2/PP3PPP/R1BQ1RK1 w - - 1 11'),
            moves: ['c1g5', 'c6e5', 'd1e2'],
          },
        },
      },
      'Nxe5 wins a pawn. Bb5 was better.',
    ],
    [
      'that whoever would keep the material is mated',
      {
        claim: {
          ...LOST_KNIGHT,
          ...{ motif: 'pin', won: ['r'], cause: undefined, key: 3 },
          proof: {
            start: knownFen('6k1/5ppp/8/2r5/8/8/5PPP/1R4K1 b - - 0 30'),
            moves: ['c5c2', 'b1b8', 'c2c8', 'b8c8'],
          },
        },
        color: 'b',
      },
      'White wins a rook or mates: 31. Rb8+ Rc8 32. Rxc8#. Bb5 was better.',
    ],
    [
      'the beginning of a long mate',
      { claim: LONG_MATE, moveClass: 'best' },
      'White mates in 6, beginning with 1. Kb2 Kg1 2. Qe3+ Kh1 3. Qe2.',
    ],
  ])('%s', (_, change, sentence) => {
    expect(sentenceOf({ ...MOVE, ...change }, 0)).toBe(sentence)
  })

  it.each<[string, Partial<CastlingClaim>, string]>([
    ['has to move', {}, 'After Bxd7+ the king has to move, and Black can no longer castle.'],
    [
      'moves by itself',
      { proof: { ...NO_CASTLING.proof, moves: ['e8d8'] } },
      'Kd8 moves the king, and after that Black can no longer castle.',
    ],
  ])('of a king that %s before it has castled', (_, change, fact) => {
    const sentence = sentenceOf({ ...MOVE, color: 'b', claim: { ...NO_CASTLING, ...change } }, 0)
    expect(sentence).toBe(`${fact} Bb5 was better.`)
  })

  it.each<[string, Partial<ThreatClaim>, string]>([
    [
      'the moved piece',
      {},
      'On c5 the bishop can be attacked: d4 threatens dxc5, which would win a bishop. Bb5 was better.',
    ],
    [
      'another piece',
      { chased: undefined },
      'Now d4 threatens dxc5, which would win a bishop. Bb5 was better.',
    ],
    [
      'a piece for another one',
      { chased: undefined, prize: { gain: 200, won: ['r'], lost: ['n'] } },
      'Now d4 threatens dxc5, which would win the exchange, a rook for a knight. Bb5 was better.',
    ],
    [
      'mate',
      {
        chased: undefined,
        prize: 'mate',
        threat: { start: knownFen('6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1'), moves: ['d1d8'] },
      },
      'Now d4 threatens mate with Rd8. Bb5 was better.',
    ],
    [
      'a new queen',
      {
        chased: undefined,
        prize: { gain: 800, won: ['q'], lost: ['p'] },
        threat: { start: knownFen('8/1P6/8/8/6k1/8/8/K7 w - - 0 1'), moves: ['b7b8q'] },
      },
      'Now d4 threatens b8=Q, which would make a new queen. Bb5 was better.',
    ],
    [
      'what the better move would have threatened',
      {
        about: 'missed',
        chased: undefined,
        proof: { start: knownFen('4k3/8/8/2b5/8/8/3P4/4K3 w - - 0 1'), moves: ['d2d4'] },
      },
      'Bb5 was the move to find. d4 makes a threat: dxc5 would win a bishop.',
    ],
  ])('what is threatened: %s', (_, change, sentence) => {
    const color = change.about === 'missed' ? 'w' : 'b'
    expect(sentenceOf({ ...MOVE, color, claim: { ...THREAT, ...change } }, 0)).toBe(sentence)
  })

  it.each<[string, DrawClaim['about'], string]>([
    [
      'of what is allowed',
      'allowed',
      'The game is a draw with best play: Kg7 Qd7+ Kg8 Qd8+ repeats the position again and again. Bb5 was better.',
    ],
    [
      'of what is missed',
      'missed',
      'Bb5 was the move to find. The game would have been a draw with best play: Qd8+ Kg7 Qd7+ Kg8 Qd8+ repeats the position again and again.',
    ],
  ])('that the same position comes again, %s', (_, about, sentence) => {
    const proof = {
      start: knownFen('6k1/8/8/8/8/8/8/K2Q4 w - - 0 1'),
      moves: ['d1d8', 'g8g7', 'd8d7', 'g7g8', 'd7d8'],
    }
    expect(sentenceOf({ ...MOVE, claim: { kind: 'draw', about, proof } }, 0)).toBe(sentence)
  })

  it.each<[string, MaterialClaim, string]>([
    [
      'in a line of three',
      BEST_PLAY,
      'A chance was missed. White would have won a pawn with best play: 1. Nf4 Kf7 2. Nxd5.',
    ],
    [
      'in other words in a line of four, without a last reply that takes nothing',
      { ...BEST_PLAY, proof: { ...BEST_PLAY.proof, moves: [...BEST_PLAY.proof.moves, 'f7g6'] } },
      'A chance was missed. White would have won a pawn with best play: 1. Nf4 Kf7 2. Nxd5.',
    ],
    [
      'with one move',
      { ...BEST_PLAY, key: 0, proof: { ...BEST_PLAY.proof, moves: ['e2f4'] } },
      'A chance was missed. With best play Nf4 would have won a pawn.',
    ],
    [
      'and of a new queen',
      {
        ...BEST_PLAY,
        ...{ gain: 800, won: ['q'], lost: ['p'], by: piece('q', 'b8'), victim: piece('q', 'b8'), key: 2 },
        proof: { start: knownFen('8/2P5/8/8/8/6k1/8/K7 w - - 0 1'), moves: ['a1b2', 'g3f4', 'c7c8q'] },
      },
      'Nf4 was the move to find. White would have made a new queen with best play: 1. Kb2 Kf4 2. c8=Q.',
    ],
  ])('what the best play brings, %s', (_, claim, fact) => {
    const sentence = sentenceOf({ ...MOVE, claim, best: { move: 'e2f4', san: 'Nf4' } }, 0)
    expect(sentence).toContain(fact)
  })

  it('the same in other words for other moves', () => {
    const sentences = [0, 1, 2].map((index) => sentenceOf({ ...MOVE, claim: LOST_KNIGHT }, index))
    expect(new Set(sentences).size).toBe(3)
  })
})

describe('to a reader of one side, the coach says', () => {
  it.each<[string, 'w' | 'b', Partial<MoveReview>, string]>([
    [
      'what they left to be taken',
      'w',
      { claim: LOST_KNIGHT },
      'You left your knight on g5 loose: Qxg5 takes it. Bb5 was better.',
    ],
    [
      'what the other side left to be taken',
      'b',
      { claim: LOST_KNIGHT },
      'The knight is not safe on g5: Qxg5 takes it. Bb5 was better.',
    ],
    [
      'which of their pieces a fork attacks',
      'b',
      { color: 'b', claim: PAWN_FORK },
      'e5 is a fork: the pawn attacks your bishop on d6 and your knight on f6 at once. White wins a bishop for a pawn. Bb5 was better.',
    ],
    [
      'what they would have won',
      'w',
      { claim: COMBINATION, best: { move: 'c6c1', san: 'Qxc1' } },
      'You missed a chance. You would have won a queen and a bishop for a pawn: 7... Qxc1 8. Bxf7+ Kd8 9. O-O Qxd1.',
    ],
    ['how they mate', 'w', { claim: LONG_MATE, moveClass: 'best' }, 'You mate in 6, beginning with'],
    [
      'what the other side wins',
      'w',
      { claim: ALL_TRADED },
      'Black wins the ending of kings and pawns with best play',
    ],
    [
      'that they can no longer castle',
      'b',
      { color: 'b', claim: NO_CASTLING },
      'After Bxd7+ your king has to move, and you can no longer castle.',
    ],
  ])('%s', (_, reader, change, sentence) => {
    expect(sentenceOf({ ...MOVE, ...change }, 0, reader)).toContain(sentence)
  })
})

describe('to a player who may try again, the coach says', () => {
  it.each<[string, Partial<MoveReview>, string | undefined]>([
    ['nothing without a claim', {}, undefined],
    ['nothing of a good move', { claim: { ...FORK, about: 'played' } }, undefined],
    ['what is taken', { claim: LOST_KNIGHT }, 'The knight is not safe on g5: Qxg5 takes it.'],
    [
      'what mate it allows',
      { claim: BACK_RANK },
      'Rd1# is mate on the back rank, where the king is shut in by its own pieces.',
    ],
    ['what could be won', { claim: FORK }, 'There was a move that would have won a rook.'],
    [
      'what could be won with good play',
      { claim: BEST_PLAY },
      'There was a move that would have won a pawn with good play.',
    ],
    [
      'that the other king could have been made to move',
      { claim: { ...NO_CASTLING, about: 'missed' } },
      'There was a move after which the other king could no longer have castled.',
    ],
    [
      'that a draw was there',
      { claim: { kind: 'draw', about: 'missed', proof: NO_CASTLING.proof } },
      'There was a move that would have saved a draw.',
    ],
    [
      'that something could have been threatened',
      { claim: { ...THREAT, about: 'missed' } },
      'There was a move that would have made a threat.',
    ],
    [
      'that mate could have been threatened',
      { claim: { ...THREAT, about: 'missed', prize: 'mate' } },
      'There was a move that would have threatened mate.',
    ],
    ['that there was a mate', { claim: { ...BACK_RANK, about: 'missed' } }, 'There was a mate in one move.'],
    [
      'how long the mate was',
      { claim: { ...BACK_RANK, about: 'missed', moves: 3 } },
      'There was a mate in 3 moves.',
    ],
    [
      'that it is a draw',
      { after: { type: 'over', points: 0.5 }, loss: 45 },
      'This ends the game in a draw.',
    ],
  ])('%s, and nothing of the better move', (_, change, words) => {
    expect(warningOf({ ...MOVE, ...change })).toBe(words)
  })
})
