import { isAttacked, KING_REACH } from './attacks.ts'
import { codeOfPiece } from './pieces.ts'
import { makeSquare, parseSquare, SQUARES } from './squares.ts'
import {
  COLORS,
  opposite,
  type CastlingRights,
  type Color,
  type Piece,
  type ParseResult,
  type Role,
  type Setup,
  type Square,
} from './types.ts'

/** Why a setup is not a possible position. */
export type PositionFault =
  | { readonly error: 'ERR_BOARD'; readonly squares: number }
  | { readonly error: 'ERR_KINGS'; readonly color: Color; readonly kings: number }
  | { readonly error: 'ERR_KINGS_ADJACENT'; readonly squares: readonly [string, string] }
  | { readonly error: 'ERR_TOO_MANY_PIECES'; readonly color: Color; readonly pieces: number }
  | { readonly error: 'ERR_TOO_MANY_PAWNS'; readonly color: Color; readonly pawns: number }
  | { readonly error: 'ERR_PAWNS_ON_LAST_RANK'; readonly square: string }
  /** `color` is in check although the other side is to move. */
  | { readonly error: 'ERR_OPPONENT_IN_CHECK'; readonly color: Color }
  | {
      readonly error: 'ERR_CASTLING'
      readonly right: keyof CastlingRights
      /** The king or rook that the castling right requires. */
      readonly piece: Piece
      readonly square: string
    }
  /** No pawn of `color` can just have made a double step over the square. */
  | { readonly error: 'ERR_EN_PASSANT'; readonly color: Color; readonly square: string }
  | { readonly error: 'ERR_COUNTERS'; readonly halfmoves: number; readonly fullmoves: number }

/** No real game is longer, and the counters share an integer with other state. */
export const MOST_COUNTED = 9999

const fail = (fault: PositionFault): ParseResult<never, PositionFault> => ({ ok: false, ...fault })

const same = (piece: Piece | undefined, color: Color, role: Role): boolean =>
  piece?.color === color && piece.role === role

const HOMES: Record<keyof CastlingRights, readonly [color: Color, king: Square, rook: Square]> = {
  K: ['w', parseSquare('e1')!, parseSquare('h1')!],
  Q: ['w', parseSquare('e1')!, parseSquare('a1')!],
  k: ['b', parseSquare('e8')!, parseSquare('h8')!],
  q: ['b', parseSquare('e8')!, parseSquare('a8')!],
}

/** The board as sets of squares, in the layout of `Position.sets`. */
export function setsOf(board: readonly (Piece | undefined)[]): Int32Array {
  const sets = new Int32Array(32)
  for (const square of SQUARES) {
    const piece = board[square]
    if (!piece) continue
    const code = codeOfPiece(piece)
    sets[code * 2 + (square >> 5)]! |= 1 << square
    sets[(code & 8) * 2 + (square >> 5)]! |= 1 << square
  }
  return sets
}

function checkBoard({ board, turn }: Setup): ParseResult<undefined, PositionFault> {
  if (board.length !== 64) return fail({ error: 'ERR_BOARD', squares: board.length })
  const kings: Partial<Record<Color, Square>> = {}
  for (const color of COLORS) {
    const squares = (role?: Role): Square[] =>
      SQUARES.filter((square) => board[square]?.color === color && (!role || board[square]?.role === role))
    const [king, ...others] = squares('k')
    if (king === undefined) return fail({ error: 'ERR_KINGS', color, kings: 0 })
    if (others.length > 0) return fail({ error: 'ERR_KINGS', color, kings: others.length + 1 })
    kings[color] = king
    const pieces = squares().length
    if (pieces > 16) return fail({ error: 'ERR_TOO_MANY_PIECES', color, pieces })
    const pawns = squares('p')
    if (pawns.length > 8) return fail({ error: 'ERR_TOO_MANY_PAWNS', color, pawns: pawns.length })
    const stray = pawns.find((square) => square < 8 || square >= 56)
    if (stray !== undefined) return fail({ error: 'ERR_PAWNS_ON_LAST_RANK', square: makeSquare(stray) })
  }
  const [mine, theirs] = [kings[turn]!, kings[opposite(turn)]!]
  if (KING_REACH[mine * 2 + (theirs >> 5)]! & (1 << theirs)) {
    return fail({ error: 'ERR_KINGS_ADJACENT', squares: [makeSquare(mine), makeSquare(theirs)] })
  }
  if (isAttacked({ sets: setsOf(board) }, theirs, turn)) {
    return fail({ error: 'ERR_OPPONENT_IN_CHECK', color: opposite(turn) })
  }
  return { ok: true, value: undefined }
}

function checkCastling({ board, castling }: Setup): ParseResult<undefined, PositionFault> {
  for (const right of ['K', 'Q', 'k', 'q'] as const) {
    if (!castling[right]) continue
    const [color, king, rook] = HOMES[right]
    for (const [square, role] of [
      [king, 'k'],
      [rook, 'r'],
    ] as const) {
      if (same(board[square], color, role)) continue
      return fail({ error: 'ERR_CASTLING', right, piece: { color, role }, square: makeSquare(square) })
    }
  }
  return { ok: true, value: undefined }
}

function checkEnPassant({ board, turn, enPassant }: Setup): ParseResult<undefined, PositionFault> {
  if (enPassant === undefined) return { ok: true, value: undefined }
  const [rank, back] = turn === 'w' ? [5, 8] : [2, -8]
  const jumped =
    enPassant >> 3 === rank &&
    !board[enPassant] &&
    !board[enPassant + back] &&
    same(board[enPassant - back], opposite(turn), 'p')
  if (jumped) return { ok: true, value: undefined }
  return fail({ error: 'ERR_EN_PASSANT', color: opposite(turn), square: makeSquare(enPassant) })
}

function checkCounters({ halfmoves, fullmoves }: Setup): ParseResult<undefined, PositionFault> {
  const within = (count: number, least: number): boolean =>
    Number.isInteger(count) && count >= least && count <= MOST_COUNTED
  if (within(halfmoves, 0) && within(fullmoves, 1)) return { ok: true, value: undefined }
  return fail({ error: 'ERR_COUNTERS', halfmoves, fullmoves })
}

/**
 * Checks what can be checked without the moves. Repairs nothing: castling rights without king or rook on their squares, for
 * example, are an error, because guessing which half of a contradiction was meant could silently give a wrong position.
 */
export function checkSetup(setup: Setup): ParseResult<undefined, PositionFault> {
  for (const check of [checkBoard, checkCastling, checkEnPassant, checkCounters]) {
    const result = check(setup)
    if (!result.ok) return result
  }
  return { ok: true, value: undefined }
}
