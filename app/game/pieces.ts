import type { Position } from '#chess/position.ts'
import { SQUARES } from '#chess/squares.ts'
import type { Piece, Square } from '#chess/types.ts'
import { type Game } from './game.ts'
import { positionAt } from './line.ts'

/** A piece with a name that stays the same from move to move, so that the screen can slide it to where it went. */
export interface NamedPiece {
  /** The square it began on, or, for a piece that a pawn became, its pawn's. */
  readonly id: Square
  readonly piece: Piece
  readonly square: Square
}

/**
 * The pieces after `ply` moves. Derived from the list of moves like everything else: the same piece has the same id in
 * every position of a game, forwards and backwards, and a captured one comes back under its own.
 */
export function piecesAt(game: Pick<Game, 'start' | 'moves'>, ply: number): readonly NamedPiece[] {
  const position = positionAt(game, 0)
  let ids = idsOf(position)
  for (const move of game.moves.slice(0, ply)) {
    const before = boardOf(position)
    position.make(move)
    ids = follow(ids, before, boardOf(position))
  }
  return (
    [...ids]
      .map(([square, id]): NamedPiece => ({ id, square, piece: position.pieceAt(square)! }))
      // A fixed order keeps the elements on the page where they are: an element that is moved in the document forgets
      // the place it is sliding from.
      .toSorted((a, b) => a.id - b.id)
  )
}

type Board = readonly (Piece | undefined)[]
type Ids = ReadonlyMap<Square, Square>

const boardOf = (position: Position): Board => SQUARES.map((square) => position.pieceAt(square))

const idsOf = (position: Position): Ids =>
  new Map(SQUARES.filter((square) => position.pieceAt(square)).map((square) => [square, square]))

/**
 * Hands the ids on by looking at what changed, so that castling, en passant and promotion need no case of their own:
 * who has left a square stands on a square that is new to his colour, king and rook told apart by their role.
 */
function follow(ids: Ids, before: Board, after: Board): Ids {
  const changed = SQUARES.filter((square) => before[square] !== after[square])
  const next = new Map(ids)
  for (const square of changed) next.delete(square)
  const left = changed.filter((square) => before[square])
  for (const square of changed) {
    const piece = after[square]
    if (!piece) continue
    const own = left.filter((from) => before[from]!.color === piece.color)
    const from = own.find((candidate) => before[candidate]!.role === piece.role) ?? own[0]
    if (from !== undefined) next.set(square, ids.get(from)!)
  }
  return next
}
