import { memo } from 'react'
import type { KeyMoment } from '#coach/review/key-moments.ts'
import type { MoveClass } from '#coach/judging/move-class.ts'
import type { Review } from '#coach/review/review.ts'
import { ClassBadge } from '#app/tree/class-badge.tsx'

/** Classes that are worth a mark in the graph: a mark on each move would hide it. */
const MARKED: readonly MoveClass[] = ['brilliant', 'great', 'mistake', 'missed-win', 'blunder']

interface GraphMarksProps {
  readonly review: Review
  readonly moments: readonly KeyMoment[]
  /** How many moves the game has. */
  readonly last: number
  readonly ply: number
}

/** Notable moves and all key moments as small shapes in the colours of their classes. The shown one has its whole badge. */
export const GraphMarks = memo(function GraphMarks({
  review: { moves, chances },
  moments,
  last,
  ply,
}: GraphMarksProps) {
  const key = new Set(moments.map(({ index }) => index))
  return (
    <span className="graph-marks" aria-hidden="true">
      {moves.map(({ moveClass }, index) =>
        MARKED.includes(moveClass) || key.has(index) ? (
          <span
            key={index}
            className={index + 1 === ply ? 'now' : ''}
            style={{ left: `${((index + 1) / last) * 100}%`, top: `${100 - chances[index + 1]!}%` }}
          >
            <ClassBadge moveClass={moveClass} />
          </span>
        ) : null,
      )}
    </span>
  )
})
