import { useMemo, type ReactNode } from 'react'
import type { San } from '#chess/types.ts'
import type { MoveClass } from '#coach/judging/move-class.ts'
import type { Review } from '#coach/review/review.ts'
import { NumberedMoves } from '#app/line/numbered-moves.tsx'
import { TreeMoves } from '#app/tree/tree-moves.tsx'
import { ClassBadge } from '#app/tree/class-badge.tsx'
import { isPlain } from './tried/game-tree.ts'
import type { ReviewCursor } from './use-review-view.ts'
import { words } from '#words/review'

interface ReviewMovesProps {
  readonly sans: readonly San[]
  readonly before: number
  readonly review: Review | undefined
  readonly cursor: Pick<ReviewCursor, 'tree' | 'ply' | 'path' | 'change'>
}

/** The moves with their classes as far as they are judged, and with variations and comments. */
export function ReviewMoves({ sans, before, review, cursor }: ReviewMovesProps) {
  const { tree, ply, path, change } = cursor
  const classes = review?.moves
  const labels = useMemo(
    () => sans.map((san, index) => labelOf(san, classes?.[index]?.moveClass)),
    [sans, classes],
  )
  if (isPlain(tree))
    return (
      <NumberedMoves
        sans={sans}
        before={before}
        ply={ply}
        labels={labels}
        onGo={(to) => change({ type: 'go', ply: to })}
      />
    )
  return (
    <TreeMoves tree={tree} path={path} labels={labels} onGo={(to) => change({ type: 'go-to', path: to })} />
  )
}

function labelOf(san: San, moveClass: MoveClass | undefined): ReactNode {
  if (moveClass === undefined) return san
  return (
    <>
      <ClassBadge moveClass={moveClass} />
      {san}
      <span className="sr-only">{words.moveClass.afterMove(moveClass)}</span>
    </>
  )
}
