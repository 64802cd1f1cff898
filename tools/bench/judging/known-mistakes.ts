import type { Line } from '#chess/line.ts'
import { SECOND_EFFORT } from '#app/review/judging/planner.ts'
import { reviewLastMove, type MoveReview } from '#coach/review/review.ts'
import { costlyMoves } from './costly-moves.ts'
import type { KeptJudge } from './kept-judge.ts'

export interface Reviewed {
  /** Ends with the judged move. */
  readonly line: Line
  readonly move: MoveReview
}

/** The moves that Stockfish found costly for `npm run bench -- review`. */
export async function* knownMistakes(judge: KeptJudge, from: number): AsyncGenerator<Reviewed> {
  for (const line of costlyMoves(from)) {
    const lines = [line.upTo(line.length - 1).toText(), line.toText()]
    const [before, after] = await judge.judgeAll(lines, SECOND_EFFORT)
    const move = reviewLastMove({ line, bookPlies: 0, before: before!, after: after! })
    if (!move.ok) throw new Error(move.error)
    yield { line, move: move.value }
  }
}
