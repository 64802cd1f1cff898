/**
 * Entries of KPvKP with the right to capture en passant. The pawn that has just made a double step is stored on its own first rank; see
 * decoded-entry.ts.
 */
import { DecodedEntry } from './decoded-entry.ts'
import { BLACK, DRAWN_VALUE, ILLEGAL, WHITE, type EndingTable, type SideIndex } from './table.ts'

const WHITES_RANK = 3
const BLACKS_RANK = 4

const areBeside = (a: number, b: number): boolean => a >> 3 === b >> 3 && Math.abs(a - b) === 1

/** The index with the right of `side` to capture, or -1 if the pawns do not stand so. */
export function enPassantIndex(index: number, side: SideIndex): number {
  const first = (index >> 6) & 63
  const second = index & 63
  const rank = side === BLACK ? WHITES_RANK : BLACKS_RANK
  if (first >> 3 !== rank || !areBeside(first, second)) return -1
  return side === BLACK ? index - (24 << 6) : index + 24
}

/**
 * Marks the entries in which the right exists: the pawn's path is empty. The capture itself is always legal, since it takes the other
 * side's last man beside the king.
 */
export function markEnPassant({ ending, sides }: EndingTable): void {
  const at = new DecodedEntry(ending)
  for (const side of [WHITE, BLACK] as const) {
    const values = sides[side]
    for (let index = 0; index < values.length; index++) {
      if (values[index] === ILLEGAL) continue
      const marked = enPassantIndex(index, side)
      if (marked < 0) continue
      at.load(marked)
      const pawn = side === BLACK ? at.first : at.second
      const back = side === BLACK ? -8 : 8
      if (!at.isOccupied(pawn + back) && !at.isOccupied(pawn + 2 * back)) values[marked] = DRAWN_VALUE
    }
  }
}
