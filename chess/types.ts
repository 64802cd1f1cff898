/** The shared vocabulary: code, screens and database use only these terms for these things. */

export const COLORS = ['w', 'b'] as const
export type Color = (typeof COLORS)[number]

export const ROLES = ['p', 'n', 'b', 'r', 'q', 'k'] as const
export type Role = (typeof ROLES)[number]

/** The roles a pawn can promote to, in the order of the promotion dialog. */
export const PROMOTION_ROLES = ['q', 'r', 'b', 'n'] as const
export type PromotionRole = (typeof PROMOTION_ROLES)[number]

export interface Piece {
  readonly color: Color
  readonly role: Role
}

export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
type File = (typeof FILES)[number]
type Rank = (typeof RANKS)[number]
export type SquareName = `${File}${Rank}`

/** A square as a number: a1 = 0, b1 = 1, ... h8 = 63. */
export type Square = number & { readonly brand: 'Square' }

/** A legal or pseudo-legal move packed into one integer; see move-bits.ts. Only the move generator creates it. */
export type Move = number & { readonly brand: 'Move' }

/** A move in coordinate notation, for logs and saved games: `e2e4`, `e7e8q`. */
export type Uci = string
/** Standard algebraic notation, `Nf3`, `exd8=Q+`. */
export type San = string
/** The FEN of a legal position: written by `makeFen`, or validated by `isFen` at the boundary. */
export type Fen = string & { readonly brand: 'Fen' }

/** Castling rights in FEN notation. */
export interface CastlingRights {
  readonly K: boolean
  readonly Q: boolean
  readonly k: boolean
  readonly q: boolean
}

/** The contents of a FEN, whether or not the position can arise in a game. Validation turns a `Setup` into a `Position`. */
export interface Setup {
  /** 64 entries, a1 first. */
  readonly board: readonly (Piece | undefined)[]
  readonly turn: Color
  readonly castling: CastlingRights
  /** The square that a pawn has just passed with a double step. */
  readonly enPassant: Square | undefined
  /** Half-moves since the last capture or pawn move. */
  readonly halfmoves: number
  /** The number of the next move: 1 at the start, incremented after Black's move. */
  readonly fullmoves: number
}

/** Reasons why the rules alone end a game. Resignation, agreement and time belong to the game, not to the position. */
export const OUTCOME_REASONS = [
  'checkmate',
  'stalemate',
  'threefold-repetition',
  'fifty-move-rule',
  'insufficient-material',
] as const
export type OutcomeReason = (typeof OUTCOME_REASONS)[number]

export interface GameOutcome {
  readonly reason: OutcomeReason
  /** Absent when the game is drawn. */
  readonly winner: Color | undefined
}

/** Expected failures are values, which the page puts into words; violated preconditions throw. */
export type Result<T, E extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E; readonly detail?: string }

/** A parsed value, or the reason why the text is invalid: a code with the data for a message. */
export type ParseResult<T, Fault extends { readonly error: string }> =
  | { readonly ok: true; readonly value: T }
  | ({ readonly ok: false } & Fault)

export const opposite = (color: Color): Color => (color === 'w' ? 'b' : 'w')
