import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import type { ThreatClaim } from '#coach/claims/claim.ts'
import { cp, reviewJudged, type JudgedCase } from '#coach/review/judged-move.fixture.ts'
import { holds } from '#coach/claims/proof.ts'
import { sentenceOf } from '#coach/telling/wording.ts'

/** Threats that can be parried, from games of people. */
const CASES: readonly JudgedCase[] = [
  [
    'material that is won although the threat is parried',
    START_FEN,
    'e2e4 g8f6 d1e2 e7e6 e2c4 b8c6 f1e2 b7b6 e2f3 c6b4 b1a3 c8b7 c2c3 d7d5',
    [
      [cp(140), 'b7a6 a3b5 b4c2 e1d1 a6b5 c4b5 c2a1 e4e5 c7c6 b5d3 f6d5 d3b1 f7f6 d2d4 f6e5 d4e5'],
      [cp(67), 'b4c6 d2d4 f8a3 b2a3 d7d5 e4d5 e6d5 c4e2 c6e7 g1h3 e8g8 e1g1 e7g6 e2c2 b7a6 f1e1'],
    ],
    [
      [cp(-36), 'e4d5 b7d5 f3d5 d8d5 c4d5 b4d5 a3c2 d5f4 g2g3 f4d3 e1e2 e8c8 c2e1 d3e1 e2e1 e6e5'],
      [cp(-109), 'c4e2 d5e4 c3b4 e4f3 g1f3 a7a5 b4b5 d8d5 a3c2 e8c8 e1g1 f8d6 d2d4 h8e8'],
    ],
    'A chance was missed. Ba6 makes a threat: Bxc4 would win a queen for a knight. After Nb5, the best answer, Black would have won a rook.',
  ],
  [
    'the difference in chances if nothing is won',
    START_FEN,
    'e2e4 e7e5 g1f3 b8c6 f1c4 c6d4 f3d4 e5d4 e1g1 d7d6 c2c3 d4c3 d2c3 g8f6 c1g5',
    [
      [cp(80), 'e4e5 d6d5 e5f6 d5c4 d1h5 c8e6 f1d1 d8f6 h5b5 c7c6 b5b7 a8c8 c1e3 f8e7 e3d4 f6f5'],
      [cp(46), 'd1b3 d8e7 f1e1 c7c6 b1d2 d6d5 c4d3 c8f5 b3a4 f5g6 h2h3'],
    ],
    [
      [cp(-28), 'f8e7 f1e1 e8g8 g5f4 f6g4 h2h3 g4e5 c4f1 a7a5 b1a3 c8e6 f4e3 e7h4 b2b3 d8f6'],
      [cp(-31), 'h7h6 g5e3 f8e7 e3d4 e8g8 b1d2 c8e6 c4e6 f7e6 d1b3 d8c8 f2f4'],
    ],
    'A chance was missed. With e5 White threatens exf6, which would win a knight for a pawn. The best answer is d5, and then White’s chances would have been 64% instead of 55%.',
  ],
  [
    'the move for which time is gained',
    START_FEN,
    'e2e4 e7e6 d2d4 d7d5 f2f3 g8f6 c1f4',
    [
      [cp(11), 'e4e5 f6d7 f3f4 c7c5 c2c3 d8a5 e1f2 b8c6 g1f3 f8e7 f1d3 a5b6 d3c2 c5d4 c3d4'],
      [cp(-14), 'b1c3 c7c5 c1e3 c5d4 d1d4 b8c6 f1b5 c8d7 b5c6 d7c6'],
    ],
    [
      [cp(25), 'd5e4 f3e4 f6e4 f1d3 e4f6 g1f3 f8d6 d1d2 b8c6 e1g1 d6f4 d2f4 c6b4 f3e5 b4d3 e5d3'],
      [cp(24), 'c7c5 b1c3 d8a5 f4b8 a8b8 f1b5 c8d7 b5d7 f6d7 e4d5 c5d4 d1d4'],
    ],
    'A chance was missed. e5 would have gained time by attacking the knight on f6, and after Nfd7 would have come f4.',
  ],
]

function claimOf([, fen, moves, best, answers]: JudgedCase): ThreatClaim {
  const { claim } = reviewJudged(fen, moves, best, answers)
  return claim?.kind === 'threat' ? claim : expect.fail('no threat')
}

describe('of a threat that can be parried the coach also tells', () => {
  it.each(CASES)('%s', (_, fen, moves, best, answers, sentence) => {
    const move = reviewJudged(fen, moves, best, answers)
    expect(sentenceOf(move, 0)).toBe(sentence)
    expect(holds(move.claim!)).toBe(true)
  })
})

describe('such a claim does not hold', () => {
  const [won, , time] = CASES.map(claimOf) as [ThreatClaim, ThreatClaim, ThreatClaim]
  it.each<[string, ThreatClaim]>([
    ['with an answer from another position', { ...won, answer: { ...won.answer!, start: won.proof.start } }],
    ['with an answer that cannot be played', { ...won, answer: { ...won.answer!, moves: ['e1e3'] } }],
    ['with material that is not won', { ...won, stillWon: { ...won.stillWon!, gain: 900 } }],
    ['for time if another piece answers', { ...time, answer: { ...time.answer!, moves: ['d8d7', 'f3f4'] } }],
  ])('%s', (_, claim) => expect(holds(claim)).toBe(false))
})
