import { setImmediate as breathe } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { parsePgn } from '#chess/pgn.ts'
import { makeTreePgn } from '#chess/pgn-tree.ts'
import { Handler } from '#engine/handler.ts'
import { makeReviewPgn } from './annotate.ts'
import { EFFORT } from '../judging/planner.ts'
import { readEvaluations } from './read-evaluations.ts'
import { reviewOf } from '../judging/review-state.ts'
import type { PositionJudgement } from '../judging/judgements.ts'
import { gameOfPgn, lineTextsOf, sourceOf, type ReviewedGame } from '../reviewed-game.ts'

function gameOf(pgn: string): ReviewedGame {
  const parsed = parsePgn(pgn)
  return gameOfPgn(parsed.ok ? parsed.value[0]! : expect.fail(parsed.error))
}

/**
 * The real engine with its hand-written evaluation, so that no file has to be fetched. A few nodes are enough for these tests.
 */
const judge = (game: ReviewedGame): Promise<readonly PositionJudgement[]> =>
  new Promise((resolve, reject) => {
    const judged: PositionJudgement[] = []
    const handler = new Handler((message) => {
      if (message.type === 'analysed') judged.push(message)
      if (message.type === 'finished') resolve(judged)
      if (message.type === 'failed') reject(new Error(message.error))
    }, breathe)
    handler.receive({
      type: 'analyse',
      id: 1,
      lines: lineTextsOf(game),
      ...EFFORT,
      nodes: 300,
      fewerNodes: 300,
    })
  })

/** For machines that are busy with other work. */
const SLOW_MS = 60_000

const GAME = `[White "Asha"]
[Black "Ben"]
[WhiteElo "1700"]

1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58]} 2. Nf3 {[%clk 0:04:51] [%csl Gf3] A plan.} Nc6 (2... f6 {Weak.} 3. Nxe5)
3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3# 0-1`

/** The book continues with another move than White's third. */
const OPENING = { plies: 4, next: [{ move: 'f1b5', share: 55 }] }

describe('evaluations in PGN', () => {
  let game: ReviewedGame
  let judgements: readonly PositionJudgement[]
  let text: string
  beforeAll(async () => {
    game = gameOf(GAME)
    judgements = await judge(game)
    text = makeReviewPgn(game, reviewOf(game, judgements, OPENING)!, judgements)
  }, SLOW_MS)

  it('come with everything from the text', () => {
    expect(text).toMatch(/\{\[%eval -?\d\.\d\d\]\} 1\. e4/)
    expect(text.replaceAll('\n', ' ')).toMatch(/\[%clk 0:04:51\] \[%csl Gf3\] A plan\.\}/)
    expect(text.replaceAll('\n', ' ')).toContain('(2... f6 {Weak.} 3. Nxe5)')
    expect(text).toContain('Checkmate.')
    expect(text.replaceAll('\n', ' ')).toContain('Most players choose Bb5 (55%) here.')
  })

  it('give the figures of the review back without an engine', () => {
    const before = reviewOf(game, judgements, OPENING)!
    const again = gameOf(text)
    const read = reviewOf(again, readEvaluations(again)!, OPENING, { hasLines: false })!
    expect(read.chances).toEqual(before.chances)
    expect(read.accuracy).toEqual(before.accuracy)
    expect(read.turningPoint).toBe(before.turningPoint)
    const errors = ({ moves }: typeof read) =>
      moves.map(({ moveClass }) => (/mistake|blunder|missed|inaccuracy/.test(moveClass) ? moveClass : ''))
    expect(errors(read)).toEqual(errors(before))
    expect(read.moves.filter(({ claim }) => claim)).toEqual([])
  })

  it(
    'go out as they came in, and after the engine has judged again still are the same to the byte',
    async () => {
      const again = gameOf(text)
      expect(makeTreePgn(sourceOf(again))).toBe(text)
      const judged = await judge(again)
      expect(makeReviewPgn(again, reviewOf(again, judged, OPENING)!, judged)).toBe(text)
    },
    SLOW_MS,
  )

  it.each([
    [
      'lichess writes none before the first move',
      '1. e4 {[%eval 0.3]} e5 {[%eval 0.25,18]} *',
      [15, 15, 12.5],
    ],
    ['a mate', '1. f3 {[%eval -0.4]} e5 {[%eval -0.5]} 2. g4 {[%eval #-1]} *', [-20, -20, -25, 'mate -1']],
  ])('%s', (_, pgn, expected) => {
    const white = readEvaluations(gameOf(pgn))!.map(({ variations: [best] }, ply) => {
      const sign = ply % 2 === 0 ? 1 : -1
      return best!.score.type === 'mate' ? `mate ${best!.score.moves * sign}` : best!.score.value * sign
    })
    expect(white).toEqual(expected)
  })

  it.each([
    ['none', '1. e4 e5 *'],
    ['only some', '1. e4 {[%eval 0.3]} e5 2. Nf3 {[%eval 0.3]} *'],
    ['nonsense', '1. e4 {[%eval good]} e5 {[%eval 0.3]} *'],
  ])('are passed over where there are %s', (_, pgn) => {
    expect(readEvaluations(gameOf(pgn))).toBeUndefined()
  })

  it('are those of the better line if a mistake has one', () => {
    const pgn = '1. f3 {[%eval -0.4]} e5 {[%eval -0.5]} 2. g4 {[%eval #-1]} (2. e4 Nf6) Qh4# 0-1'
    expect(readEvaluations(gameOf(pgn))!.map(({ variations }) => variations[0]?.moves)).toEqual([
      [],
      [],
      ['e2e4', 'g8f6'],
      [],
      undefined,
    ])
  })
})
