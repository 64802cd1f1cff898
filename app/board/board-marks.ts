import type { Square } from '#chess/types.ts'

/** Colours of what players draw on the board, chosen by the modifier keys they hold. */
const MARK_COLORS = ['green', 'red', 'blue', 'yellow'] as const
export type MarkColor = (typeof MARK_COLORS)[number]

/** An arrow, or a circle where it ends where it began. */
export interface BoardMark {
  readonly from: Square
  readonly to: Square
  readonly color: MarkColor
}

export const markColor = ({ shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): MarkColor =>
  MARK_COLORS[(shiftKey ? 1 : 0) + (altKey ? 2 : 0)]!

/** Drawing a mark again takes it away; drawing it in another colour changes it. */
export function toggleMark(marks: readonly BoardMark[], drawn: BoardMark): readonly BoardMark[] {
  const others = marks.filter(({ from, to }) => from !== drawn.from || to !== drawn.to)
  const same = marks.some(
    (mark) => mark.from === drawn.from && mark.to === drawn.to && mark.color === drawn.color,
  )
  return same ? others : [...others, drawn]
}
