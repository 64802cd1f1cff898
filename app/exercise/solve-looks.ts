import { moveFrom, moveTo } from '#chess/moves.ts'
import type { Square } from '#chess/types.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import { wrongTryMark } from '#app/line/hint.ts'
import type { Pose } from '#app/stage/pose.ts'
import { currentHint, type SolveState, type SolveTask } from './solve.ts'

/** The look of a state of solving: marks on the board and the coach's face. */

/**
 * The first hint rings the piece and the second points to its target. A red ring marks a wrong try, and a red arrow the reply that
 * punishes it.
 */
export function solveMarks(task: SolveTask, state: SolveState): readonly BoardMark[] {
  const last = state.line.moves.at(-1)
  if (state.phase === 'wrong' && last !== undefined) return [wrongTryMark(last)]
  if (state.phase === 'refuted' && last !== undefined)
    return [{ from: moveFrom(last), to: moveTo(last), color: 'red' }]
  return currentHint(task, state)?.marks ?? NO_MARKS
}

const NO_MARKS: readonly BoardMark[] = []

/** The target of the solver's move that was just judged right or wrong. */
export function triedSquare({ phase, line }: SolveState): Square | undefined {
  const isJudged = phase === 'wrong' || phase === 'replying' || phase === 'solved'
  const move = isJudged ? line.moves.at(-1) : undefined
  return move === undefined ? undefined : moveTo(move)
}

/** `welcome` means that nothing has been tried and no hint was given. */
export function solvePose({ given }: SolveTask, { phase, line, wrong, hint }: SolveState): Pose {
  switch (phase) {
    case 'wrong':
    case 'refuted':
      return 'sorry'
    case 'solved':
      return 'praise'
    case 'replying':
    case 'showing':
    case 'shown':
      return 'thinking'
    case 'asking':
      return line.length === given.length && wrong === undefined && hint === 0 ? 'welcome' : 'thinking'
  }
}
