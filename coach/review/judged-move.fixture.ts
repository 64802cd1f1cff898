import { readLine } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import type { Score, Variation } from '#engine/protocol.ts'
import { reviewLastMove, type MoveReview } from './review.ts'

export const cp = (value: number): Score => ({ type: 'centipawns', value })

/** A score and the moves of a line. */
type Line = readonly [Score, string]

/**
 * A title, a position, the moves made there, of which the last is judged, two judged lines before it and two after it, and the
 * coach's sentence.
 */
export type JudgedCase = readonly [
  string,
  string,
  string,
  readonly Line[],
  readonly Line[],
  string | undefined,
]

const linesOf = (lines: readonly Line[]): readonly Variation[] =>
  lines.map(([score, moves]) => ({ score, moves: moves.split(' ') }))

/** The review of the last of some moves from the lines that the engine found before and after it, by default without the second tier. */
export function reviewJudged(
  fen: string,
  moves: string,
  best: readonly Line[],
  answers: readonly Line[],
  isReasonOnly = true,
): MoveReview {
  const line = readLine(fen, moves.split(' '), parseUci)
  if (!line.ok) throw new Error(line.error)
  const review = reviewLastMove({
    line: line.value,
    before: { depth: 20, variations: linesOf(best) },
    after: { depth: 20, variations: linesOf(answers) },
    bookPlies: 0,
    isReasonOnly,
  })
  if (!review.ok) throw new Error(review.error)
  return review.value
}
