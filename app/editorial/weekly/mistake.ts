import { readLine, type Line } from '#chess/line.ts'
import type { Color, Fen, San, Uci } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { reviewLastMove } from '#coach/review/review.ts'
import { sentenceOf } from '#coach/telling/wording.ts'
import type { Variation } from '#engine/protocol.ts'

/** A player's mistake in a game of the Lichess database, chosen and judged by tools/bench/mistakes-of-the-week.ts. */
export interface WeeklyMistake {
  /** The position before the move that led to the question. */
  readonly fen: Fen
  /** That move, and the mistake that was its answer. */
  readonly moves: readonly [Uci, Uci]
  /** The half-move of the mistake in its game, counted from 0. */
  readonly ply: number
  /** The ratings of the player and of the opponent. */
  readonly ratings: readonly [number, number]
  /** `blitz`, `rapid` or `classical`. */
  readonly timeClass: string
  /** Stockfish's best line, its best line without that move, and its answer to the mistake, each from the mover's view. */
  readonly best: Variation
  readonly second: Variation
  readonly answer: Variation
}

export interface ReviewedMistake {
  readonly solver: Color
  readonly played: San
  readonly best: San
  /** The move that led to the question, and the mistake. */
  readonly line: Line
  /** Why the move is a mistake, in the coach's words; undefined if the rules prove nothing. */
  readonly sentence: string | undefined
}

/** Throws if the moves are not legal: the list is committed, and a test reads all of it. */
export function reviewMistake({ fen, moves, best, second, answer }: WeeklyMistake): ReviewedMistake {
  const read = readLine(fen, moves, parseUci)
  if (!read.ok) throw new Error(`${fen} ${moves.join(' ')}: ${read.error}`)
  const line = read.value
  const review = reviewLastMove({
    line,
    bookPlies: 0,
    before: { depth: 0, variations: [best, second] },
    after: { depth: 0, variations: [answer] },
  })
  if (!review.ok) throw new Error(review.error)
  return {
    solver: review.value.color,
    played: review.value.san,
    best: review.value.best.san,
    line,
    sentence: sentenceOf(review.value, line.length - 1),
  }
}
