import { parsePlacement, type FenPiece } from './placement.ts'
import { words } from '#words/editorial'

/** Piece types, the most valuable first. */
const ROLES = ['k', 'q', 'r', 'b', 'n', 'p'] as const

/**
 * Describes a position for screen readers: "White: king g1, rooks a1 and f1, pawns ... Black: ... White to move." Only the
 * first two fields of the FEN are read, and they must be legal. If the game is over, no side is named to move.
 */
export function describePosition(fen: string, isOver = false): string {
  const [placement = '', turn] = fen.split(' ')
  const pieces = parsePlacement(placement)
  const side = (color: FenPiece['color']) =>
    ROLES.flatMap((role) => {
      const squares = pieces
        .filter((piece) => piece.color === color && piece.role === role)
        .map(({ square }) => square)
      return squares.length === 0 ? [] : [{ role, squares: squares.toSorted() }]
    })
  const next = turn === 'w' ? 'w' : 'b'
  return words.describePosition.position(side('w'), side('b'), isOver ? undefined : next)
}
