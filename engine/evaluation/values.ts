/**
 * The specification's constants for evaluation and move ordering. The trained additions are in weights.ts. Roles are numbered
 * as in chess/pieces.ts: 1 pawn, 2 knight, 3 bishop, 4 rook, 5 queen, 6 king.
 */
export const PIECE_VALUE: Int32Array = Int32Array.of(0, 100, 320, 330, 500, 900, 20_000, 0)

/** Value of the right to castle short or long. It fades as pieces leave the board. */
export const CASTLING_RIGHT_VALUE = { short: 30, long: 20 } as const

/** Penalty for the side to move when in check. */
export const CHECK_PENALTY = 50

/** Added to a quiet move's rank in move ordering, on the scale of the history counters. */
export const ORDER_BONUS = { check: 50, centre: 20 } as const
