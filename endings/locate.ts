import { colorOf, KING, pieceOfCode } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { SQUARES } from '#chess/squares.ts'
import type { Piece, Result } from '#chess/types.ts'
import { findClassOfMen, type EndingClass } from './classes.ts'
import { enPassantIndex } from './en-passant-entries.ts'
import { BLACK, indexOf, sideIndexOf, WHITE, type SideIndex } from './table.ts'

export type ExactError =
  /** Castling changes the values, and no table has it. */
  'ERR_ENDING_CASTLING' | 'ERR_ENDING_TOO_MANY_MEN'

/** Where a position is found in the tables. */
export interface EndingEntry {
  readonly ending: EndingClass
  readonly side: SideIndex
  readonly index: number
}

const MOST_MEN = 4

function menOf(position: Position): { readonly men: Piece[]; readonly squares: number[] } {
  const men: Piece[] = []
  const squares: number[] = []
  for (const square of SQUARES) {
    const code = position.board[square]!
    if (code === 0 || (code & 7) === KING) continue
    men.push(pieceOfCode(code)!)
    squares.push(square)
  }
  return { men, squares }
}

export function locate(position: Position): Result<EndingEntry, ExactError> {
  const { men, squares } = menOf(position)
  if (men.length + 2 > MOST_MEN) return { ok: false, error: 'ERR_ENDING_TOO_MANY_MEN' }
  if (position.rights !== 0) return { ok: false, error: 'ERR_ENDING_CASTLING' }
  const { ending, isSwapped, order } = findClassOfMen(men)!
  const flip = isSwapped ? 56 : 0
  const [white, black] = isSwapped ? (['b', 'w'] as const) : (['w', 'b'] as const)
  const at = (place: number): number => (squares[order[place] ?? 0] ?? 0) ^ flip
  const kings = [position.kingSquare(white) ^ flip, position.kingSquare(black) ^ flip] as const
  const mover = sideIndexOf(colorOf(position.side))
  const side = isSwapped ? (mover === WHITE ? BLACK : WHITE) : mover
  const plain = indexOf(ending, ...kings, at(0), at(1))
  const index = position.enPassant !== 0 ? enPassantIndex(plain, side) : plain
  return { ok: true, value: { ending, side, index } }
}
