import { useRef, type PointerEvent } from 'react'
import type { Square } from '#chess/types.ts'
import { markColor, type BoardMark } from './board-marks.ts'

/** Draws with the right button, from the pressed square to the released one. */
export function useMarkDrawing(onDraw: (mark: BoardMark) => void) {
  const begunOn = useRef<Square>(undefined)
  return {
    begin(square: Square | undefined) {
      begunOn.current = square
    },
    finish(event: PointerEvent, to: Square | undefined) {
      const from = begunOn.current
      begunOn.current = undefined
      if (from !== undefined && to !== undefined) onDraw({ from, to, color: markColor(event) })
    },
  }
}
