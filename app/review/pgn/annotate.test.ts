import { describe, expect, it } from 'vitest'
import { parsePgn } from '#chess/pgn.ts'
import { makeReviewPgn } from './annotate.ts'
import { reviewOf } from '../judging/review-state.ts'
import type { PositionJudgement } from '../judging/judgements.ts'
import { gameOfPgn, NO_OPENING } from '../reviewed-game.ts'

const judged = (value: number, moves: string): PositionJudgement => ({
  depth: 9,
  net: 1,
  variations: [{ score: { type: 'centipawns', value: value / 2 }, moves: moves.split(' ') }],
})
const judgements: PositionJudgement[] = [
  judged(20, 'e2e4 e7e5'),
  judged(40, 'e7e5 e2e4'),
  judged(-40, 'e2e4 g8f6'),
  { depth: 9, net: 1, variations: [{ score: { type: 'mate', moves: 1 }, moves: ['d8h4'] }] },
  { depth: 0, net: 1, variations: [] },
]

function exported(pgn: string): string {
  const parsed = parsePgn(pgn)
  const game = gameOfPgn(parsed.ok ? parsed.value[0]! : expect.fail(parsed.error))
  return makeReviewPgn(game, reviewOf(game, judgements, NO_OPENING) ?? expect.fail(), judgements)
}

const PLAIN = '[White "Asha"]\n[Black "Ben"]\n\n1. f3 e5 2. g4 Qh4# 0-1'
const FULL = `[White "Asha"]

1. f3 $5 {[%clk 0:05:00] [%csl Gf3] A plan.} (1. d4 d5) e5 2. g4 (2. e4 {Safe.}) Qh4# 0-1`

describe('a review in PGN', () => {
  it('has evaluations, marks, the coach’s sentences and the better lines', () => {
    const text = exported(PLAIN)
    expect(text).toContain('[White "Asha"]')
    const moves = text.split('\n\n')[1]!.replaceAll('\n', ' ')
    expect(moves).toMatch(/^\{\[%eval 0\.20\]\} 1\. f3 \$6 \{\[%eval -0\.40\]/)
    expect(moves).toContain('(1. e4 e5)')
    expect(moves).toMatch(/2\. g4 \$4 \{\[%eval #-1\] [^}]*Qh4# is mate\.[^}]*\} \(2\. e4 Nf6\) 2\.\.\. Qh4#/)
    expect(moves).toMatch(/ 0-1 $/)
  })

  it('keeps clocks, drawings, comments and variations that were there', () => {
    const moves = exported(FULL).split('\n\n')[1]!.replaceAll('\n', ' ')
    expect(moves).toContain('1. f3 $6 {[%eval -0.40] [%clk 0:05:00] [%csl Gf3] A plan.')
    expect(moves).toContain('(1. d4 d5) (1. e4 e5)')
    expect(moves).toContain('(2. e4 {Safe.} 2... Nf6)')
  })

  it.each([
    ['a bare game', PLAIN],
    ['an annotated one', FULL],
  ])('of %s is the same to the byte after it was read and exported again', (_, pgn) => {
    const once = exported(pgn)
    expect(exported(once)).toBe(once)
  })
})
