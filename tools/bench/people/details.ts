import { attackersOf } from '#chess/attackers.ts'
import { fromOf, movedRoleOf, promotionRoleOf, toOf } from '#chess/move-bits.ts'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Move, type Square } from '#chess/types.ts'
import { ROLE_NAMES } from './replay.ts'

/**
 * How something happened, for the texts that say what is typical: each is a list of names, of which every one is counted as a
 * share of all cases.
 */

const CORNERS = [0, 7, 56, 63]
export const STALEMATE_DETAILS = [
  'king on the edge',
  'king in the corner',
  'queen a knight’s move from the king',
  'queen a knight’s move from a cornered king',
  'last move by the queen',
  'last move by the king',
  'last move by the rook',
  'last move a promotion',
] as const

/** `end` is a stalemate of the side to move, which has only its king, by a side that has a queen. */
export function stalemateDetails(end: Position): readonly (typeof STALEMATE_DETAILS)[number][] {
  const king = end.board.indexOf(end.side | KING)
  const isCorner = CORNERS.includes(king)
  const isEdge = [0, 7].includes(king & 7) || [0, 7].includes(king >> 3)
  const queens = [...end.board.keys()].filter((at) => end.board[at] === ((end.side ^ 8) | QUEEN))
  const isKnightsMove = queens.some((at) => {
    const files = Math.abs((at & 7) - (king & 7))
    const ranks = Math.abs((at >> 3) - (king >> 3))
    return files * ranks === 2
  })
  const move = end.lastMove!
  const isPromotion = promotionRoleOf(move) !== 0
  const role = isPromotion ? 0 : movedRoleOf(move)
  return [
    ...(isEdge ? (['king on the edge'] as const) : []),
    ...(isCorner ? (['king in the corner'] as const) : []),
    ...(isKnightsMove ? (['queen a knight’s move from the king'] as const) : []),
    ...(isKnightsMove && isCorner ? (['queen a knight’s move from a cornered king'] as const) : []),
    ...(role === QUEEN ? (['last move by the queen'] as const) : []),
    ...(role === KING ? (['last move by the king'] as const) : []),
    ...(role === ROOK ? (['last move by the rook'] as const) : []),
    ...(isPromotion ? (['last move a promotion'] as const) : []),
  ]
}

/** The kinds of a mate in one. `backwards` and `discovered` are counted beside the piece that moves. */
export type MateKind =
  | 'pawn'
  | 'knight'
  | 'bishop'
  | 'rook'
  | 'queen'
  | 'king'
  | 'backwards'
  | 'discovered'
  | 'capture'

export function mateKinds(position: Position, move: Move): readonly MateKind[] {
  const role = ROLE_NAMES[movedRoleOf(move)] as MateKind
  const ahead = position.side === 0 ? 1 : -1
  const isBackwards = ((toOf(move) >> 3) - (fromOf(move) >> 3)) * ahead < 0
  const isCapture = position.board[toOf(move)] !== 0
  position.make(move)
  const king = position.kingSquare(position.turn)
  const isDiscovered = !attackersOf(position, king, opposite(position.turn)).includes(toOf(move) as Square)
  position.unmake()
  return [
    role,
    ...(isBackwards && role !== 'pawn' ? (['backwards'] as const) : []),
    ...(isDiscovered ? (['discovered'] as const) : []),
    ...(isCapture ? (['capture'] as const) : []),
  ]
}

export const ROOK_LOSS_DETAILS = [
  ...[PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING].map((role) => `by the ${ROLE_NAMES[role]!}`),
  'in its own corner',
] as const

/** `move` takes a rook for nothing. */
export function rookLossDetails(position: Position, move: Move): readonly string[] {
  const own = position.side === 0 ? [56, 63] : [0, 7]
  const taker = `by the ${ROLE_NAMES[movedRoleOf(move)]!}`
  return own.includes(toOf(move)) ? [taker, 'in its own corner'] : [taker]
}
