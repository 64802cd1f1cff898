import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import { parseSquare } from '#chess/squares.ts'
import { isSlowAgain, sameMistakes } from './again.ts'
import type { MateClaim, MaterialClaim } from '#coach/claims/claim.ts'
import type { MoveReview } from './review.ts'
import { sentenceOf } from '#coach/telling/wording.ts'

const rook = { role: 'r', square: parseSquare('a8')! } as const
const FORK: MaterialClaim = {
  ...{ kind: 'material', about: 'missed', motif: 'fork', gain: 500, won: ['r'], lost: [] },
  ...{ victim: rook, by: { role: 'n', square: parseSquare('c7')! }, cause: undefined, key: 0 },
  targets: [rook, { role: 'k', square: parseSquare('e8')! }],
  proof: { start: knownFen('r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1'), moves: ['d5c7', 'e8d7', 'c7a8'] },
}
const missed = (change: Partial<MoveReview> = {}): MoveReview => ({
  ...{ color: 'w', move: 'e1e2', san: 'Ke2', moveClass: 'blunder', loss: 25 },
  ...{ before: { type: 'centipawns', value: 300 }, after: { type: 'centipawns', value: 0 } },
  ...{ best: { move: 'd5c7', san: 'Nc7+' }, claim: FORK },
  ...change,
})

describe('the same mistake again', () => {
  it.each<[string, number[], Partial<MoveReview>]>([
    ['is found', [0], {}],
    ['is not one of the other side', [], { color: 'b' }],
    ['is not another piece', [], { claim: { ...FORK, victim: { ...rook, role: 'q' } } }],
    ['is not a good move', [], { moveClass: 'good' }],
    ['is not a move without a claim', [], { claim: undefined }],
  ])('%s', (_, expected, first) => {
    expect(sameMistakes([missed(first), missed()], 1)).toEqual(expected)
  })

  it('is claimed with the moves on which it was made', () => {
    expect(sentenceOf(missed(), 0, 'w', [12, 13])).toBe(
      'You missed a chance. The same again as on moves 12 and 13. Nc7+ is a fork: the knight attacks the king on e8 and the rook on a8 at once. You would have won a rook.',
    )
  })
})

const QUICK: MateClaim = {
  ...{ kind: 'mate', about: 'missed', moves: 1, backRank: true },
  proof: { start: knownFen('6k1/5ppp/8/8/8/8/8/3RK3 w - - 0 1'), moves: ['d1d8'] },
}
const slow = (change: Partial<MoveReview> = {}): MoveReview =>
  missed({ moveClass: 'good', loss: 3, before: { type: 'mate', moves: 1 }, claim: QUICK, ...change })

describe('a quicker mate', () => {
  it.each<[string, boolean, Partial<MoveReview>]>([
    ['is mentioned once in a game', true, {}],
    ['of the other side counts for that side', false, { color: 'b', before: { type: 'mate', moves: -1 } }],
    ['that was given away is another thing', false, { moveClass: 'blunder' }],
    ['that was not there was not missed', false, { before: { type: 'centipawns', value: 900 } }],
  ])('%s', (_, isAgain, first) => expect(isSlowAgain([slow(first), slow()], 1)).toBe(isAgain))
})
