import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import { positionOf } from '#chess/samples.ts'
import { parseSquare } from '#chess/squares.ts'
import { parseUci } from '#chess/uci.ts'
import type { Variation } from '#engine/protocol.ts'
import type { MaterialClaim } from '#coach/claims/claim.ts'
import type { Question } from './question.ts'
import { explainsLoss, isReason } from './reason.ts'
import { reachesSame } from './same-prize.ts'

/** White leaves the knight on c3, which the queen and the rook can take. */
const FEN = knownFen('2r3k1/5ppp/8/q7/8/2N5/1P3PPP/3Q2K1 w - - 0 1')
const UNGUARDED = FEN.replace('1P3PPP', '5PPP')
const line = (value: number, moves: string): Variation => ({
  score: { type: 'centipawns', value },
  moves: moves.split(' '),
})
const move = parseUci(positionOf(FEN), 'h2h3')

const question = (
  secondAnswer: Variation | undefined,
  answered = 100,
  answer = 'a5c3 b2c3 c8c3',
): Question => ({
  position: positionOf(FEN),
  played: move.ok ? move.value : expect.fail(),
  best: line(100, 'c3e4 a5e5'),
  answer: line(answered, answer),
  secondAnswer,
})

const knight = { role: 'n', square: parseSquare('c3')! } as const
const CLAIM: MaterialClaim = {
  ...{ kind: 'material', about: 'allowed', motif: 'combination', gain: 100, won: ['n'], lost: [] },
  ...{
    victim: knight,
    by: { role: 'q', square: knight.square },
    targets: [knight],
    cause: undefined,
    key: 1,
  },
  proof: { start: FEN, moves: ['h2h3', 'a5c3'] },
}

describe('a claim is the reason of a loss', () => {
  it.each<[string, boolean, Variation | undefined, Partial<MaterialClaim>]>([
    ['if the next best answer costs much less', true, line(-60, 'a5e5 d1d7'), {}],
    ['not if another answer costs as much', false, line(90, 'a5e5 d1d7'), {}],
    ['if another answer takes the same piece', true, line(90, 'c8c3 b2c3'), {}],
    ['if the engine had no second line', true, undefined, {}],
  ])('%s: %s', (_, expected, second, change) => {
    expect(isReason(question(second), { ...CLAIM, ...change })).toBe(expected)
  })

  it.each<[string, boolean, number, string]>([
    ['accounts for it', true, 100, 'a5c3 h3h4'],
    ['is won back by the end of the line', false, 100, 'a5c3 d1d7 c3a3 d7c8'],
    ['accounts for less than half', false, 250, 'a5c3 h3h4'],
  ])('also if another answer costs as much, if the count %s: %s', (_, expected, answered, answer) => {
    const asked = question(line(answered - 10, 'a5e5 d1d7'), answered, answer)
    const position = positionOf(UNGUARDED)
    expect(isReason({ ...asked, position }, { ...CLAIM, gain: 300 })).toBe(expected)
  })

  it('follows the piece to where it has gone', () => {
    expect(reachesSame(CLAIM, ['h7h6', 'c3e4', 'a5e5', 'b2b3', 'e5e4'])).toBe(true)
    expect(reachesSame(CLAIM, ['h7h6', 'c3e4', 'a5e5', 'b2b3', 'e5b2'])).toBe(false)
  })
})

describe('what is won explains a loss', () => {
  it.each<[string, boolean, number, Variation | undefined, Partial<MaterialClaim>]>([
    ['of its own size', true, 20, undefined, {}],
    ['not a collapse', false, 100, undefined, {}],
    ['a larger one if the next best answer costs nothing', true, 60, line(-95, 'a5e5'), {}],
    ['not a collapse even so', false, 300, line(-95, 'a5e5'), {}],
    ['of a piece, also if it costs two pawns', true, 125, undefined, { lost: ['p', 'p'] }],
  ])('%s: %s', (_, expected, answered, second, change) => {
    expect(
      explainsLoss(question(second, answered), { ...CLAIM, won: change.lost ? ['n'] : ['p'], ...change }),
    ).toBe(expected)
  })
})
