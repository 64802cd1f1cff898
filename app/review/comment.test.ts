import { expect, it } from 'vitest'
import { parsePgn } from '#chess/pgn.ts'
import { makeUci } from '#chess/uci.ts'
import { commentOn, turningPointText } from './comment.ts'
import { reviewOf } from './judging/review-state.ts'
import type { PositionJudgement } from './judging/judgements.ts'
import { gameOfPgn, NO_OPENING } from './reviewed-game.ts'

function gameOf(pgn: string) {
  const parsed = parsePgn(pgn)
  return gameOfPgn(parsed.ok ? parsed.value[0]! : expect.fail())
}
const game = gameOf('1. f3 e5 2. g4 Qh4#')
const judged = (value: number, moves: string): PositionJudgement => ({
  depth: 9,
  net: 1,
  variations: [{ score: { type: 'centipawns', value }, moves: moves.split(' ') }],
})
const judgements: PositionJudgement[] = [
  judged(20, 'e2e4 e7e5'),
  judged(40, 'e7e5 e2e4'),
  judged(-40, 'e2e4 g8f6'),
  { depth: 9, net: 1, variations: [{ score: { type: 'mate', moves: 1 }, moves: ['d8h4'] }] },
  { depth: 0, net: 1, variations: [] },
]
const review = reviewOf(game, judgements, NO_OPENING) ?? expect.fail()

it('says of a blunder what it allows, how that is proved, and what was better', () => {
  const comment = commentOn(game, review, judgements, 2)
  expect(comment?.verdict).toBe('2. g4 is a blunder.')
  expect(comment?.sentence).toContain('Qh4# is mate.')
  expect(comment?.cost).toBeUndefined()
  expect(comment?.proof).toMatchObject({ kind: 'refutation', from: 2 })
  expect(comment?.proof?.moves.map(makeUci)).toEqual(['g2g4', 'd8h4'])
  expect(comment?.better?.text).toBe('2. e4 Nf6')
  expect(comment?.better?.line).toMatchObject({ kind: 'better', from: 2 })
})

it('says of a mistake that nothing can be proved of what it is answered by', () => {
  const after = judged(300, 'f8c5 d2d4')
  const comment = commentOn(game, review, judgements.with(3, after), 2)
  expect(comment?.reply).toBeUndefined()

  const quiet = judgements.slice(0, 3).concat(after)
  const unproved = commentOn(game, reviewOf(game, quiet, NO_OPENING) ?? expect.fail(), quiet, 2)
  expect(unproved?.sentence).toBeUndefined()
  expect(unproved?.cost).toMatch(/^White’s chances fell from 43% to 10%\.$/)
  expect(unproved?.reply?.text).toBe('2... Bc5 3. d4')
  expect(unproved?.reply?.line).toMatchObject({ kind: 'reply', from: 2 })
  expect(unproved?.reply?.line.moves.map(makeUci)).toEqual(['g2g4', 'f8c5', 'd2d4'])
})

it('shows what a move threatens where its line ends', () => {
  const bad = gameOf('1. e4 e5 2. Qg4 Nf6')
  const line = [
    judged(20, 'e2e4'),
    judged(-20, 'e7e5'),
    judged(20, 'g1f3'),
    judged(200, 'g8f6 g4e2'),
    judged(-200, 'g4e2'),
  ]
  const comment = commentOn(bad, reviewOf(bad, line, NO_OPENING) ?? expect.fail(), line, 2)
  expect(comment?.sentence).toContain('Nf6 gains time by attacking the queen on g4')
  expect(comment?.proof?.moves.map(makeUci)).toEqual(['d1g4', 'g8f6'])
  expect(comment?.proof?.threat?.san).toBe('Nxg4')
})

it('says of the best move that it is, and names no better one', () => {
  const comment = commentOn(game, review, judgements, 3)
  expect(comment?.verdict).toBe('2… Qh4# is the best move.')
  expect(comment?.better).toBeUndefined()
})

it('is empty for a move that is not judged', () => {
  expect(commentOn(game, review, judgements, 4)).toBeUndefined()
})

it('names the turning point', () => {
  expect(turningPointText(game, review)).toBe('The turning point is 2. g4, a blunder.')
})

it('says that no single move decided the game if the loser made no error', () => {
  const level = [0, 0, 0].map(() => judged(0, 'e2e4'))
  const resigned = gameOf('1. e4 e5 0-1')
  expect(turningPointText(resigned, reviewOf(resigned, level, NO_OPENING)!)).toBe(
    'No single move decided this game.',
  )
  const going = gameOf('1. e4 e5 *')
  expect(turningPointText(going, reviewOf(going, level, NO_OPENING)!)).toBeUndefined()
})

it('names the loser’s move although the winner’s mistake cost more', () => {
  const up = gameOf('1. e4 e5 2. Nf3 Nc6 1-0')
  const line = [
    judged(0, 'd2d4'),
    judged(300, 'e7e5'),
    judged(-300, 'g1f3'),
    judged(300, 'd7d5'),
    judged(-60, 'd2d4'),
  ]
  const found = reviewOf(up, line, NO_OPENING)!
  expect(found.moves[0]!.loss).toBeGreaterThan(found.moves[3]!.loss)
  expect(turningPointText(up, found)).toBe('The turning point is 2… Nc6, a missed win.')
})

it.each([
  ['a person’s', {}, 'It took less than two seconds, with 9 minutes on the clock.'],
  ['the computer’s', { computer: 'w' as const }, undefined],
])('tells the pace of %s mistake, and not of the other’s', (_, more, pace) => {
  const clocks = { initial: 600_000, increment: 0, left: [599_000, 599_000, 598_000], elapsed: [] }
  const comment = commentOn({ ...game, clocks, ...more }, review, judgements, 2)
  expect(comment?.sentence?.match(/It took .*$/)?.[0]).toBe(pace)
})
