import { Position } from '#chess/position.ts'
import { COLORS, opposite, type Piece, type Setup } from '#chess/types.ts'
import type { EndingClass } from './classes.ts'
import { DecodedEntry } from './decoded-entry.ts'
import type { SideIndex } from './table.ts'

/** How a position of a table is turned on the board. The value stays the same. */
export interface Turned {
  readonly mirrorsFiles: boolean
  /** Black gets White's men, and ranks are reflected. */
  readonly swapsColors: boolean
}

const AS_STORED: Turned = { mirrorsFiles: false, swapsColors: false }

/** The position of an entry; `undefined` if it is illegal. Without the right to capture en passant. */
export function positionOfEntry(
  ending: EndingClass,
  side: SideIndex,
  index: number,
  { mirrorsFiles, swapsColors }: Turned = AS_STORED,
): Position | undefined {
  const at = new DecodedEntry(ending)
  at.load(index)
  if (at.canTakeEnPassant) return undefined
  const board: (Piece | undefined)[] = Array.from({ length: 64 })
  const flip = (mirrorsFiles ? 7 : 0) ^ (swapsColors ? 56 : 0)
  const put = (square: number, { color, role }: Piece): void => {
    board[square ^ flip] = { color: swapsColors ? opposite(color) : color, role }
  }
  ending.others.forEach((man, slot) => put(slot === 0 ? at.first : at.second, man))
  put(at.white, { color: 'w', role: 'k' })
  put(at.black, { color: 'b', role: 'k' })
  const color = COLORS[side]
  const setup: Setup = {
    board,
    turn: swapsColors ? opposite(color) : color,
    castling: { K: false, Q: false, k: false, q: false },
    enPassant: undefined,
    halfmoves: 0,
    fullmoves: 1,
  }
  const position = Position.fromSetup(setup)
  return position.ok ? position.value : undefined
}
