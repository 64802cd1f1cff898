import type { Square } from '#chess/types.ts'

/** Colours of marks that players draw, chosen by modifier keys. */
const MARK_COLORS = ['green', 'red', 'blue', 'yellow'] as const
export type MarkColor = (typeof MARK_COLORS)[number]

/** An arrow, or a circle if both squares are the same. */
export interface BoardMark {
  readonly from: Square
  readonly to: Square
  readonly color: MarkColor
}

export const markColor = ({ shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): MarkColor =>
  MARK_COLORS[(shiftKey ? 1 : 0) + (altKey ? 2 : 0)]!

/** Drawing a mark again removes it; drawing it in another colour recolours it. */
export function toggleMark(marks: readonly BoardMark[], drawn: BoardMark): readonly BoardMark[] {
  const others = marks.filter(({ from, to }) => from !== drawn.from || to !== drawn.to)
  const same = marks.some(
    (mark) => mark.from === drawn.from && mark.to === drawn.to && mark.color === drawn.color,
  )
  return same ? others : [...others, drawn]
}
