import { describe, expect, it } from 'vitest'
import { parsePgn } from '#chess/pgn.ts'
import { gameOfPgn } from '../reviewed-game.ts'
import { isWholeReview, type Judgements, type PositionJudgement } from './judgements.ts'

const parsed = parsePgn('1. f3 e5 2. g4 Qh4#')
const { line: LINE } = gameOfPgn(parsed.ok ? parsed.value[0]! : expect.fail())

const judged = (...lines: readonly string[]): PositionJudgement => ({
  depth: 9,
  net: 1,
  variations: lines.map((line) => ({ score: { type: 'centipawns', value: 20 }, moves: line.split(' ') })),
})
const MATED = judged()
const WHOLE = [judged('e2e4 e7e5'), judged('e7e5'), judged('e2e4'), judged('d8h4', 'b8c6'), MATED]

describe('judgements', () => {
  it('are a whole review if all of it can be played', () => {
    expect(isWholeReview(LINE, WHOLE)).toBe(true)
  })

  it.each<[string, Judgements]>([
    ['a gap', WHOLE.map((each, ply) => (ply === 2 ? undefined : each))],
    ['a variation that cannot be played', WHOLE.with(1, judged('h1h8'))],
    ['one such variation of two', WHOLE.with(3, judged('d8h4', 'e2e4'))],
    ['a variation that is not a move', WHOLE.with(2, judged('zz'))],
    ['no variation for a position that has moves', WHOLE.with(2, judged())],
    ['too few positions', WHOLE.slice(0, 4)],
    ['too many positions', [...WHOLE, MATED]],
  ])('with %s are not a whole review', (_, judgements) => {
    expect(isWholeReview(LINE, judgements)).toBe(false)
  })
})
