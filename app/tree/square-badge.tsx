import type { Color, Square } from '#chess/types.ts'
import type { MoveClass } from '#coach/judging/move-class.ts'
import { seenAt } from '#app/board/board-squares.ts'
import { ClassBadge } from './class-badge.tsx'

interface SquareBadgeProps {
  /** The target square of the move. */
  readonly square: Square
  /** The side at the bottom. */
  readonly orientation: Color
  readonly moveClass: MoveClass
}

/** The class of the last move at the upper right corner of its square; a child of the board. */
export function SquareBadge({ square, orientation, moveClass }: SquareBadgeProps) {
  const { column, row } = seenAt(square, orientation)
  // Kept inside the board at its edges, which on phones are the screen's edges.
  const translate = `${column === 7 ? -100 : -62}% ${row === 0 ? 0 : -38}%`
  return (
    // A new key restarts the animation on each square.
    <span
      key={square}
      className="square-badge"
      style={{ left: `${(column + 1) * 12.5}%`, top: `${row * 12.5}%`, translate }}
    >
      <ClassBadge moveClass={moveClass} />
    </span>
  )
}
