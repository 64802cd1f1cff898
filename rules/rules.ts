import type { Color, Fen, OutcomeReason, Piece, Result, Role, San, Square, Uci } from '#chess/types.ts'

/**
 * A rule set, as boards, judges and stored games use it. Moves are integers whose bits only their rule set knows,
 * as in standard chess. A rule set whose moves one integer cannot hold does not fit.
 */
export interface Rules<Move extends number = number> {
  readonly id: string
  /** The array from which a game begins. */
  readonly start: Fen
  /** Parses a FEN from outside. The error is a code that names the fault. */
  readPosition(fen: string): Result<RulesPosition<Move>, string>
}

/** A position of a game with the moves that led to it. `make` and `unmake` change it in place. */
export interface RulesPosition<Move extends number = number> {
  readonly turn: Color
  /** Half-moves since the last capture or pawn move. */
  readonly halfmoves: number
  pieceAt(square: Square): Piece | undefined
  /** Costs a move generation with every call. */
  legalMoves(): readonly Move[]
  isCheck(): boolean
  /** `move` must be legal here: it is not validated. */
  make(move: Move): void
  unmake(): void
  clone(): RulesPosition<Move>
  /** The result by the rules alone. Costs a move generation and a look at the positions since the last irreversible move. */
  outcome(): RulesOutcome | undefined
  /** True if `color` can still win by some series of legal moves with the opponent's help, judged by material alone. */
  canWin(color: Color): boolean
  squaresOf(move: Move): MoveSquares
  makeFen(): Fen
  makeUci(move: Move): Uci
  parseUci(text: string): Result<Move, 'ERR_UCI_SYNTAX' | 'ERR_UCI_ILLEGAL'>
  makeSan(move: Move): San
}

interface MoveSquares {
  readonly from: Square
  readonly to: Square
  /** The role that a pawn becomes. */
  readonly promotion: Role | undefined
}

type RulesReason =
  | OutcomeReason
  /** One side has nothing but its king left. */
  | 'bare-king'
  | 'both-kings-bare'
  /** A hundred moves by each side without a capture or pawn move. */
  | 'hundred-move-rule'

export interface RulesOutcome {
  readonly reason: RulesReason
  /** Absent when the game is drawn. */
  readonly winner: Color | undefined
}
