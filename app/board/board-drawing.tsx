import { memo } from 'react'
import type { Color, Square } from '#chess/types.ts'
import type { BoardMark } from './board-marks.ts'
import { seenAt } from './board-squares.ts'

/** How far an arrow's shaft ends before the middle of its square, so that the head's tip is there. In squares. */
const HEAD = 0.32

interface BoardDrawingProps {
  /** What the page shows: a hint. */
  readonly marks: readonly BoardMark[]
  /** What the players have drawn. */
  readonly drawn: readonly BoardMark[]
  readonly orientation: Color
}

/** Arrows and circles, over the pieces and out of the pointer's way. */
export const BoardDrawing = memo(function BoardDrawing({ marks, drawn, orientation }: BoardDrawingProps) {
  const all = [...marks, ...drawn]
  if (all.length === 0) return null
  const middle = (square: Square) => {
    const { column, row } = seenAt(square, orientation)
    return { x: column + 0.5, y: row + 0.5 }
  }
  return (
    <svg aria-hidden viewBox="0 0 8 8" className="board-drawing">
      {all.map(({ from, to, color }) => {
        const a = middle(from)
        const b = middle(to)
        const length = Math.hypot(b.x - a.x, b.y - a.y)
        if (length === 0)
          return <circle key={`${from}-${to}`} className={color} cx={a.x} cy={a.y} r={0.45} fill="none" />
        const x = (b.x - a.x) / length
        const y = (b.y - a.y) / length
        const neck = { x: b.x - x * HEAD, y: b.y - y * HEAD }
        const wing = HEAD * 0.6
        return (
          <g key={`${from}-${to}`} className={color}>
            <line x1={a.x} y1={a.y} x2={neck.x} y2={neck.y} />
            <polygon
              points={`${b.x},${b.y} ${neck.x - y * wing},${neck.y + x * wing} ${neck.x + y * wing},${neck.y - x * wing}`}
            />
          </g>
        )
      })}
    </svg>
  )
})
