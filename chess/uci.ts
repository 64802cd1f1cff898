import { findMove, moveFrom, movePromotion, moveTo } from './moves.ts'
import type { Position } from './position.ts'
import { makeSquare, parseSquare } from './squares.ts'
import type { Move, PromotionRole, Result, Uci } from './types.ts'

export type UciMoveError = 'ERR_UCI_SYNTAX' | 'ERR_UCI_ILLEGAL'

/** `e2e4`, `e7e8q`; castling is written as the king's move, `e1g1`. */
export const makeUci = (move: Move): Uci =>
  makeSquare(moveFrom(move)) + makeSquare(moveTo(move)) + (movePromotion(move) ?? '')

export function parseUci(position: Position, text: string): Result<Move, UciMoveError> {
  const match = /^([a-h][1-8])([a-h][1-8])([qrbn])?$/.exec(text)
  if (!match) return { ok: false, error: 'ERR_UCI_SYNTAX' }
  const [, from, to, promotion] = match as unknown as [string, string, string, PromotionRole | undefined]
  const move = findMove(position, parseSquare(from)!, parseSquare(to)!, promotion)
  if (move === undefined) return { ok: false, error: 'ERR_UCI_ILLEGAL' }
  return { ok: true, value: move }
}
