/**
 * Anderssen against Kieseritzky, London 1851, each move as start and target square. The game has no castling, promotion or en
 * passant, so the page can play it without the rules: a piece moves and captures whatever is on its target. The test next to
 * this file checks the moves by the rules.
 */
const MOVES =
  'e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6 d2d3 f6h5 f3h4 h6g5 h4f5 c7c6 g2g4 h5f6 h1g1 c6b5 ' +
  'h2h4 g5g6 h4h5 g6g5 d1f3 f6g8 c1f4 g5f6 b1c3 f8c5 c3d5 f6b2 f4d6 c5g1 e4e5 b2a1 f1e2 b8a6 f5g7 e8d8 f3f6 g8f6 d6e7'

const STEPS: readonly (readonly [from: string, to: string])[] = MOVES.split(' ').map((move) => [
  move.slice(0, 2),
  move.slice(2),
])
export const PLIES = STEPS.length

export interface LivePiece {
  /** The start square of the piece, which identifies it throughout the game. */
  readonly id: string
  readonly piece: { readonly color: 'w' | 'b'; readonly role: 'p' | 'n' | 'b' | 'r' | 'q' | 'k' }
  readonly square: string
  readonly isTaken: boolean
}

const BACK_RANK = ['r', 'n', 'b', 'q', 'k', 'b', 'n', 'r'] as const

/** The squares of all 32 pieces after some half-moves; a captured piece keeps its last square. */
export function piecesAfter(plies: number): readonly LivePiece[] {
  const pieces = new Map<string, LivePiece>()
  for (const [at, role] of BACK_RANK.entries()) {
    const file = 'abcdefgh'[at]!
    for (const [color, rank, pawnRank] of [
      ['w', 1, 2],
      ['b', 8, 7],
    ] as const) {
      for (const [piece, square] of [
        [{ color, role }, `${file}${rank}`],
        [{ color, role: 'p' }, `${file}${pawnRank}`],
      ] as const)
        pieces.set(square, { id: square, piece, square, isTaken: false })
    }
  }
  for (const [from, to] of STEPS.slice(0, plies)) {
    for (const piece of pieces.values()) {
      if (piece.isTaken) continue
      if (piece.square === to) pieces.set(piece.id, { ...piece, isTaken: true })
      else if (piece.square === from) pieces.set(piece.id, { ...piece, square: to })
    }
  }
  return [...pieces.values()]
}

/** The squares of the last move. */
export const lastMoveAfter = (plies: number): readonly string[] => STEPS[plies - 1] ?? []
