import { describe, expect, it } from 'vitest'
import { parsePgn } from '#chess/pgn.ts'
import { reviewOf } from '../judging/review-state.ts'
import type { PositionJudgement } from '../judging/judgements.ts'
import { gameOfPgn, NO_OPENING, type ReviewedGame } from '../reviewed-game.ts'
import { gameAdvice } from './advice.ts'
import { momentsOf } from './moments.ts'

function gameOf(pgn: string): ReviewedGame {
  const parsed = parsePgn(pgn)
  return gameOfPgn(parsed.ok ? parsed.value[0]! : expect.fail())
}
const judged = (value: number, moves: string): PositionJudgement => ({
  depth: 9,
  net: 1,
  variations: [{ score: { type: 'centipawns', value }, moves: moves.split(' ') }],
})
const MATED = gameOf('1. f3 e5 2. g4 Qh4#')
const JUDGEMENTS: readonly PositionJudgement[] = [
  judged(20, 'e2e4 e7e5'),
  judged(20, 'e7e5 e2e4'),
  judged(-20, 'e2e4 g8f6'),
  { depth: 9, net: 1, variations: [{ score: { type: 'mate', moves: 1 }, moves: ['d8h4'] }] },
  { depth: 0, net: 1, variations: [] },
]
const reviewed = (game: ReviewedGame, judgements = JUDGEMENTS) =>
  reviewOf(game, judgements, NO_OPENING) ?? expect.fail()

describe('the key moments of a game', () => {
  it('have the move, the position after it and one short sentence', () => {
    const moments = momentsOf(MATED, reviewed(MATED), JUDGEMENTS)
    expect(moments.map(({ kind, move }) => `${kind} ${move}`)).toEqual([
      'mistake 1. f3',
      'turning-point 2. g4',
      'finish 2… Qh4#',
    ])
    expect(moments[1]).toMatchObject({
      sentence: expect.stringContaining('Qh4# is mate.') as string,
      placement: 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR',
      lastMove: ['g2', 'g4'],
    })
    expect(moments[2]!.sentence).toBe('Checkmate.')
  })

  it('tell what a mistake cost if nothing is proved', () => {
    const unproved = JUDGEMENTS.slice(0, 3).concat(judged(300, 'f8c5 d2d4'))
    const game = gameOf('1. f3 e5 2. g4')
    expect(momentsOf(game, reviewed(game, unproved), unproved)[0]!.sentence).toMatch(
      /^White’s chances fell from/,
    )
  })
})

describe('the sentences of the key moments', () => {
  it('do not repeat, although the same chance is missed twice', () => {
    // White can take the queen on g5 and does not, twice.
    const game = gameOf('1. e4 e5 2. Nf3 Qg5 3. a3 Qd8 4. a4 Qg5 5. h3 Qd8')
    const hanging = judged(900, 'f3g5 a7a6')
    const quiet = judged(0, 'h2h3')
    const away = judged(0, 'g5d8')
    const missed = [hanging, away, quiet, judged(0, 'd8g5')]
    const found = [quiet, judged(0, 'e7e5'), quiet, judged(0, 'a7a6'), ...missed, hanging, away, quiet]
    const sentences = momentsOf(game, reviewed(game, found), found).flatMap(({ sentence }) => sentence ?? [])
    expect(sentences.length).toBeGreaterThan(1)
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences.join(' ')).not.toMatch(/better move|Another move/)
  })
})

describe('the advice for the next game', () => {
  it.each([
    [
      'for the loser in a game of others',
      MATED,
      /^For White’s next game: before each move, look at every check/,
    ],
    ['for the reader', { ...MATED, own: 'w' as const }, /^For your next game: before each move/],
    ['for a reader with nothing to learn', { ...MATED, own: 'b' as const }, /^undefined$/],
  ])('%s', (_, game, text) => {
    expect(String(gameAdvice(game, reviewed(game)).advice)).toMatch(text)
  })

  it('comes after the turning point', () => {
    expect(gameAdvice(MATED, reviewed(MATED)).turningPoint).toBe('The turning point is 2. g4, a blunder.')
  })
})
