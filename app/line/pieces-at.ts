import type { Line } from '#chess/line.ts'
import { BLACK_SIDE } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { SQUARES } from '#chess/squares.ts'
import type { NamedPiece } from '#app/board/named-piece.ts'
import type { Square } from '#chess/types.ts'

/**
 * The pieces after `ply` moves. A piece keeps its id in every position of the game, and a captured one returns under
 * the same id when the game is stepped back.
 */
export function piecesAt(line: Line, ply: number): readonly NamedPiece[] {
  const position = line.positionAt(0)
  const ids: Ids = SQUARES.map((square) => (position.pieceAt(square) ? square : undefined))
  for (const move of line.moves.slice(0, ply)) {
    const before = position.board.slice()
    position.make(move)
    follow(ids, before, position)
  }
  return (
    SQUARES.flatMap((square): NamedPiece[] => {
      const id = ids[square]
      return id === undefined ? [] : [{ id, square, piece: position.pieceAt(square)! }]
    })
      // Fixed order, because moving an element in the document would lose the position that it slides from.
      .toSorted((a, b) => a.id - b.id)
  )
}

/** The id of the piece on each square. */
type Ids = (Square | undefined)[]

/**
 * Carries the ids over by comparing two positions, so that castling, en passant and promotion need no special case: a
 * piece that left a square is now on a square that is new to its colour. King and rook differ by role.
 */
function follow(ids: Ids, before: Uint8Array, position: Position) {
  const changed = SQUARES.filter((square) => before[square] !== position.board[square])
  const left = changed.flatMap((square) => {
    const code = before[square]!
    return code === 0 ? [] : [{ code, id: ids[square] }]
  })
  for (const square of changed) {
    const code = position.board[square]!
    const own = left.filter((one) => (one.code & BLACK_SIDE) === (code & BLACK_SIDE))
    ids[square] = code === 0 ? undefined : (own.find((one) => one.code === code) ?? own[0])?.id
  }
}
