import { isAttacked, KING_REACH } from './attacks.ts'
import { codeOfPiece } from './pieces.ts'
import { makeSquare, parseSquare, SQUARES } from './squares.ts'
import {
  COLORS,
  opposite,
  type CastlingRights,
  type Color,
  type Piece,
  type Result,
  type Role,
  type Setup,
  type Square,
} from './types.ts'

export type PositionError =
  | 'ERR_BOARD'
  | 'ERR_KINGS'
  | 'ERR_KINGS_ADJACENT'
  | 'ERR_TOO_MANY_PIECES'
  | 'ERR_PAWNS_ON_LAST_RANK'
  | 'ERR_OPPONENT_IN_CHECK'
  | 'ERR_CASTLING'
  | 'ERR_EN_PASSANT'
  | 'ERR_COUNTERS'

/** Longer games than this cannot be, and the counters share an integer with other state. */
export const MOST_COUNTED = 9999

const NAMES: Record<Color, string> = { w: 'White', b: 'Black' }

const fail = (error: PositionError, detail: string): Result<never, PositionError> => ({
  ok: false,
  error,
  detail,
})

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

function checkBoard({ board, turn }: Setup): Result<undefined, PositionError> {
  if (board.length !== 64) return fail('ERR_BOARD', `the board has ${board.length} squares, not 64`)
  const kings: Partial<Record<Color, Square>> = {}
  for (const color of COLORS) {
    const squares = (role?: Role): Square[] =>
      SQUARES.filter((square) => board[square]?.color === color && (!role || board[square]?.role === role))
    const [king, ...others] = squares('k')
    if (king === undefined) return fail('ERR_KINGS', `${NAMES[color]} has no king`)
    if (others.length > 0) return fail('ERR_KINGS', `${NAMES[color]} has ${others.length + 1} kings`)
    kings[color] = king
    const men = squares().length
    if (men > 16) return fail('ERR_TOO_MANY_PIECES', `${NAMES[color]} has ${men} men, more than 16`)
    const pawns = squares('p')
    if (pawns.length > 8)
      return fail('ERR_TOO_MANY_PIECES', `${NAMES[color]} has ${pawns.length} pawns, more than 8`)
    const stray = pawns.find((square) => square < 8 || square >= 56)
    if (stray !== undefined) return fail('ERR_PAWNS_ON_LAST_RANK', `a pawn stands on ${makeSquare(stray)}`)
  }
  const [mine, theirs] = [kings[turn]!, kings[opposite(turn)]!]
  if (KING_REACH[mine * 2 + (theirs >> 5)]! & (1 << theirs)) {
    return fail('ERR_KINGS_ADJACENT', `the kings on ${makeSquare(mine)} and ${makeSquare(theirs)} touch`)
  }
  if (isAttacked({ sets: setsOf(board) }, theirs, turn)) {
    return fail(
      'ERR_OPPONENT_IN_CHECK',
      `${NAMES[opposite(turn)]} is in check, yet ${NAMES[turn]} is to move`,
    )
  }
  return { ok: true, value: undefined }
}

function checkCastling({ board, castling }: Setup): Result<undefined, PositionError> {
  for (const right of ['K', 'Q', 'k', 'q'] as const) {
    if (!castling[right]) continue
    const [color, king, rook] = HOMES[right]
    for (const [square, role, name] of [
      [king, 'k', 'king'],
      [rook, 'r', 'rook'],
    ] as const) {
      if (same(board[square], color, role)) continue
      return fail(
        'ERR_CASTLING',
        `castling right ${right} needs a ${NAMES[color]} ${name} on ${makeSquare(square)}`,
      )
    }
  }
  return { ok: true, value: undefined }
}

function checkEnPassant({ board, turn, enPassant }: Setup): Result<undefined, PositionError> {
  if (enPassant === undefined) return { ok: true, value: undefined }
  const [rank, back] = turn === 'w' ? [5, 8] : [2, -8]
  const jumped =
    enPassant >> 3 === rank &&
    !board[enPassant] &&
    !board[enPassant + back] &&
    same(board[enPassant - back], opposite(turn), 'p')
  if (jumped) return { ok: true, value: undefined }
  return fail(
    'ERR_EN_PASSANT',
    `no ${NAMES[opposite(turn)]} pawn can just have jumped over ${makeSquare(enPassant)}`,
  )
}

function checkCounters({ halfmoves, fullmoves }: Setup): Result<undefined, PositionError> {
  const within = (count: number, least: number): boolean =>
    Number.isInteger(count) && count >= least && count <= MOST_COUNTED
  if (within(halfmoves, 0) && within(fullmoves, 1)) return { ok: true, value: undefined }
  return fail('ERR_COUNTERS', `counters ${halfmoves} and ${fullmoves} are out of range`)
}

/**
 * Can this be a position of a game, as far as can be told without its moves? Nothing is repaired: a right to castle
 * without its king or rook at home, say, is an error, since guessing which half of a contradiction was meant would give
 * a silent wrong position.
 */
export function checkSetup(setup: Setup): Result<undefined, PositionError> {
  for (const check of [checkBoard, checkCastling, checkEnPassant, checkCounters]) {
    const result = check(setup)
    if (!result.ok) return result
  }
  return { ok: true, value: undefined }
}
