import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import { kingAndPawn } from '#chess/king-and-pawn.ts'
import { readLine } from '#chess/line.ts'
import { parseSan } from '#chess/san.ts'
import type { ExactProbe } from '#coach/judging/exact.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { reviewLastMove } from '#coach/review/review.ts'
import { sentenceOf, warningOf } from '#coach/telling/wording.ts'

/** The solved ending of king and pawn against king; with `plies`, the table has distances. */
const probeWith =
  (plies: number | undefined): ExactProbe =>
  (position) => {
    const ending = kingAndPawn(position)
    if (!ending) return undefined
    if (!ending.wins) return { result: 'draw' }
    return { result: ending.strong === position.turn ? 'win' : 'loss', plies }
  }

/** A review of the move, for which the engine sees a pawn's loss and prefers `best`. */
function reviewed(fen: string, san: string, best: string, exact: ExactProbe | undefined) {
  const line = readLine(knownFen(fen), [san], parseSan)
  const better = readLine(knownFen(fen), [best], parseSan)
  if (!line.ok || !better.ok) throw new Error(`${san} or ${best} is not legal`)
  const judged = (value: number, moves: readonly string[]): Judgement => ({
    depth: 9,
    variations: [{ score: { type: 'centipawns', value }, moves }],
  })
  const review = reviewLastMove({
    ...{ line: line.value, bookPlies: 0, exact },
    ...{ before: judged(300, better.value.ucis()), after: judged(0, []) },
  })
  if (!review.ok) throw new Error(review.error)
  return review.value
}

/** White wins with Kd6 or Kf6 alone. */
const WON = '4k3/8/8/4K3/4P3/8/8/8 w - - 0 1'

describe('an ending in tables', () => {
  it.each([
    ['a win given away', 'Kf5', undefined, 'Kf5 turned a win into a draw; Ke6 keeps the win.'],
    ['the moves to mate', 'Kf5', 21, 'Kf5 turned a win in 11 moves into a draw; Ke6 keeps the win.'],
  ])('is told by its result: %s', (_, san, plies, sentence) => {
    expect(sentenceOf(reviewed(WON, san, 'Ke6', probeWith(plies)), 0)).toBe(sentence)
  })

  it('names another move if the engine prefers one that keeps nothing', () => {
    const sentence = sentenceOf(reviewed(WON, 'Kf5', 'Kd5', probeWith(21)), 0)
    expect(sentence).toMatch(/; K[def]6 keeps the win\.$/)
  })

  it('keeps the better move from a player who may try again', () => {
    expect(warningOf(reviewed(WON, 'Kf5', 'Ke6', probeWith(undefined)))).toBe('Kf5 turned a win into a draw.')
  })

  it('is not told if the result stays, or without tables', () => {
    expect(reviewed(WON, 'Kd6', 'Ke6', probeWith(undefined)).claim?.kind).not.toBe('ending')
    expect(reviewed(WON, 'Kf5', 'Ke6', undefined).claim?.kind).not.toBe('ending')
  })
})
