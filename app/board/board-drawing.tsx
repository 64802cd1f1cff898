import { memo } from 'react'
import type { Color, Square } from '#chess/types.ts'
import type { BoardMark } from './board-marks.ts'
import { seenAt } from './board-squares.ts'

/**
 * Lengths in squares. An arrow starts `TAIL` outside the middle of its first square, so that the piece there stays legible. Its
 * tip is in the middle of its square, and its head starts `HEAD` before the tip.
 */
const TAIL = 0.48
const HEAD = 0.34
const HALF_HEAD = 0.2
const HALF_SHAFT = 0.075
const RADIUS = 0.46
const RING = 0.07

interface BoardDrawingProps {
  /** Marks set by the page: a hint or a threat. */
  readonly marks: readonly BoardMark[]
  /** Marks drawn by the player. */
  readonly drawn: readonly BoardMark[]
  readonly orientation: Color
}

/** Arrows and circles, over the pieces and transparent to the pointer. */
export const BoardDrawing = memo(function BoardDrawing({ marks, drawn, orientation }: BoardDrawingProps) {
  // The player's own mark covers the page's between the same squares.
  const all = [...new Map([...marks, ...drawn].map((mark) => [`${mark.from}-${mark.to}`, mark])).values()]
  if (all.length === 0) return null
  return (
    <svg aria-hidden viewBox="0 0 8 8" className="board-drawing">
      {all.map(({ from, to, color }) => (
        <path
          key={`${from}-${to}`}
          className={`${from === to ? 'circle' : 'arrow'} ${color}`}
          d={from === to ? makeRing(middleOf(from, orientation)) : makeArrow(from, to, orientation)}
        />
      ))}
    </svg>
  )
})

interface Point {
  readonly x: number
  readonly y: number
}

function middleOf(square: Square, orientation: Color): Point {
  const { column, row } = seenAt(square, orientation)
  return { x: column + 0.5, y: row + 0.5 }
}

/** The outline of an arrow as a path: round the shaft, then the head. */
function makeArrow(from: Square, to: Square, orientation: Color): string {
  const middle = middleOf(from, orientation)
  const tip = middleOf(to, orientation)
  const length = Math.hypot(tip.x - middle.x, tip.y - middle.y)
  const along = { x: (tip.x - middle.x) / length, y: (tip.y - middle.y) / length }
  const start = { x: middle.x + along.x * TAIL, y: middle.y + along.y * TAIL }
  const neck = { x: tip.x - along.x * HEAD, y: tip.y - along.y * HEAD }
  /** The point beside `at`: to the right of the arrow if `distance` is positive. */
  const beside = (at: Point, distance: number) => `${at.x - along.y * distance} ${at.y + along.x * distance}`
  const corners = [
    beside(start, HALF_SHAFT),
    beside(neck, HALF_SHAFT),
    beside(neck, HALF_HEAD),
    `${tip.x} ${tip.y}`,
    beside(neck, -HALF_HEAD),
    beside(neck, -HALF_SHAFT),
    beside(start, -HALF_SHAFT),
  ]
  return `M${corners.join('L')}Z`
}

/** Two concentric circles; `evenodd` fills the ring between them. */
const makeRing = ({ x, y }: Point): string =>
  [RADIUS, RADIUS - RING]
    .map((r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
    .join('')
