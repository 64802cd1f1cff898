import { readLine } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import type { LineAnswer, SolveTask } from '#app/exercise/solve.ts'

/** A puzzle: it starts with the opponent's last move, and any mate solves it. */
export type PuzzleTask = SolveTask<LineAnswer>

/**
 * The task of a puzzle as stored in the collection: the position before the opponent's last move, that move and the solution
 * in UCI. Throws if the moves are illegal or do not end with the solver's, which means that the collection is corrupt.
 */
export function makePuzzleTask(before: string, moves: readonly string[]): PuzzleTask {
  const line = readLine(before, moves, parseUci)
  if (!line.ok) throw new Error(`A puzzle has an impossible move: ${line.error} ${line.detail} in ${before}`)
  if (moves.length < 2 || moves.length % 2 !== 0)
    throw new Error(`A puzzle does not end with the solver's move: ${moves.join(' ')} in ${before}`)
  return { given: line.value.upTo(1), answer: { kind: 'line', line: line.value, anyMate: true } }
}
