import type { Move } from '#chess/types.ts'
import type { ExactMove, ExactResult } from '../exact.ts'

/** Results kept, from best to slowest, then results thrown away. */
const MOVE_GRADES = [
  'exact',
  'good',
  'slow',
  'very-slow',
  'win-to-draw',
  'win-to-loss',
  'draw-to-loss',
] as const
type MoveGrade = (typeof MOVE_GRADES)[number]

/** All that a sentence such as "your move turned a win in eleven into a draw; Ra7 keeps it" needs. */
export interface GradedMove {
  /** For the side that moves, with plies counted from the position before the move. */
  readonly before: ExactResult
  readonly after: ExactResult
  readonly grade: MoveGrade
  /** Half-moves by which a win takes longer or a loss comes sooner than with best play; 0 if the result has changed. */
  readonly pliesLost: number
  /** The moves that keep the result. */
  readonly keeps: readonly Move[]
}

/** Up to these many lost half-moves a move is good, or slow. */
const GOOD = 2
const SLOW = 6

const RANK: Record<ExactResult['result'], number> = { loss: 0, draw: 1, win: 2 }

const pliesOf = (exact: ExactResult): number => (exact.result === 'draw' ? 0 : exact.plies)

function gradeOfPlies(lost: number): MoveGrade {
  if (lost === 0) return 'exact'
  if (lost <= GOOD) return 'good'
  return lost <= SLOW ? 'slow' : 'very-slow'
}

function gradeOfLoss(before: ExactResult, after: ExactResult): MoveGrade {
  if (before.result === 'draw') return 'draw-to-loss'
  return after.result === 'draw' ? 'win-to-draw' : 'win-to-loss'
}

/**
 * Grades a move by what it does to the result, then by half-moves lost. `before` is the position's value and `moves` all of its moves.
 * `played` must be one of them.
 */
export function gradeMove(before: ExactResult, moves: readonly ExactMove[], played: Move): GradedMove {
  const after = moves.find(({ move }) => move === played)!.exact
  const keeps = moves.filter(({ exact }) => exact.result === before.result).map(({ move }) => move)
  const common = { before, after, keeps }
  if (RANK[after.result] < RANK[before.result])
    return { ...common, grade: gradeOfLoss(before, after), pliesLost: 0 }
  const pliesLost = Math.abs(pliesOf(after) - pliesOf(before))
  return { ...common, grade: gradeOfPlies(pliesLost), pliesLost }
}
