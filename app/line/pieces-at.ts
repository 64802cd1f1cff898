import { BLACK_SIDE } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { SQUARES } from '#chess/squares.ts'
import type { NamedPiece } from '#app/board/named-piece.ts'
import type { Square } from '#chess/types.ts'
import { positionAt, type GameLine } from './line.ts'

/**
 * The pieces after `ply` moves. Derived from the list of moves like everything else: the same piece has the same id in
 * every position of a game, forwards and backwards, and a captured one comes back under its own.
 */
export function piecesAt(line: GameLine, ply: number): readonly NamedPiece[] {
  const position = positionAt(line, 0)
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
      // A fixed order keeps the elements on the page where they are: an element that is moved in the document forgets
      // the place it is sliding from.
      .toSorted((a, b) => a.id - b.id)
  )
}

/** For each square the name of what stands on it. */
type Ids = (Square | undefined)[]

/**
 * Hands the ids on by looking at what changed, so that castling, en passant and promotion need no case of their own:
 * who has left a square stands on a square that is new to his colour, king and rook told apart by their role.
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
