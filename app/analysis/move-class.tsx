import type { Line } from '#chess/line.ts'
import type { MoveClass } from '#coach/judging/move-class.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { reviewLastMove } from '#coach/review/review.ts'
import { words } from '#words/review'

export { ClassBadge } from '#app/tree/class-badge.tsx'
export { SquareBadge } from '#app/tree/square-badge.tsx'

/** Read by screen readers after the last move. */
export const classWords = (moveClass: MoveClass): string => `, ${words.moveClass.afterMove(moveClass)}`

/** The class of a line's last move, from the engine's answers before and after it. */
export function classOfLastMove(
  line: Line,
  bookPlies: number,
  before: Judgement,
  after: Judgement,
): MoveClass | undefined {
  const reviewed = reviewLastMove({ line, bookPlies, before, after })
  return reviewed.ok ? reviewed.value.moveClass : undefined
}
