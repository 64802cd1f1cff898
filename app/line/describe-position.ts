import { COLORS, type Color } from '#chess/types.ts'
import { parsePlacement, type FenPiece } from './placement.ts'
import { words } from '#words/position'

/** Piece types, the most valuable first. */
const ROLES = ['k', 'q', 'r', 'b', 'n', 'p'] as const

/**
 * Describes a position for screen readers: "White: king g1, rooks a1 and f1, pawns ... Black: ... White to move." Only the
 * first two fields of the FEN are read, and they must be legal. If the game is over, no side is named to move.
 */
export function describePosition(fen: string, isOver = false): string {
  const [placement = '', turn] = fen.split(' ')
  return describePieces(parsePlacement(placement), isOver ? undefined : turn === 'w' ? 'w' : 'b')
}

/** Describes any pieces, also without kings. `turn` is undefined if no side is to be named. */
export function describePieces(pieces: readonly FenPiece[], turn: Color | undefined): string {
  const [white, black] = COLORS.map((color) =>
    ROLES.flatMap((role) => {
      const squares = pieces
        .filter((piece) => piece.color === color && piece.role === role)
        .map(({ square }) => square)
      return squares.length === 0 ? [] : [{ role, squares: squares.toSorted() }]
    }),
  )
  return words.position(white ?? [], black ?? [], turn)
}
