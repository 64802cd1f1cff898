import { makeFen } from '#chess/fen.ts'
import { BLACK_LONG, BLACK_SHORT, WHITE_LONG, WHITE_SHORT } from '#chess/move-bits.ts'
import { isCastle, legalMoves, movedPiece } from '#chess/moves.ts'
import { QUEEN } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import { opposite, type Color, type Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { About, CastlingClaim } from './claim.ts'
import { materialOf, settledFor } from './material.ts'

/** Half-moves of a line that are searched for the king move that forfeits castling. */
const HORIZON = 12

/**
 * A line in which the other side's king loses the right to castle, either by the judged move or by having to move out of
 * check. It costs `winner` no material, and `winner` still has the queen: without her a king in the centre is not much worse
 * off.
 */
export function losesCastling(
  about: About,
  position: Position,
  moves: readonly Move[],
  winner: Color,
): CastlingClaim | undefined {
  const from = about === 'allowed' ? 1 : 0
  const loser = opposite(winner)
  if (!mayCastle(position, loser)) return undefined
  const after = position.clone()
  for (const [index, move] of moves.slice(0, from + 2).entries()) {
    const before = after.clone()
    after.make(move)
    if (mayCastle(after, loser)) continue
    if (!leavesItsPlace(before, move, loser) || !isFree(position, after, winner)) return undefined
    // If the other side is free to choose, it often has something better than the line shows.
    if (index >= from && !(index === from + 1 && isForced(before))) return undefined
    const proof = { start: makeFen(position), moves: moves.slice(0, index + 1).map(makeUci) }
    return { kind: 'castling', about, proof }
  }
  return undefined
}

const isOfKing = (move: Move): boolean => movedPiece(move).role === 'k'

/** True if only king moves answer the check. */
const isForced = (position: Position): boolean => position.isCheck() && legalMoves(position).every(isOfKing)

const leavesItsPlace = (before: Position, move: Move, loser: Color): boolean =>
  before.turn === loser && isOfKing(move) && !isCastle(move)

/** True if `color` has castled by the end of a line or still has the right to. */
export function keepsCastling(position: Position, moves: readonly Move[], color: Color): boolean {
  const played = position.clone()
  for (const move of moves.slice(0, HORIZON)) {
    if (played.turn === color && isCastle(move)) return true
    played.make(move)
  }
  return mayCastle(played, color)
}

export const mayCastle = (position: Position, color: Color): boolean =>
  (position.rights & (color === 'w' ? WHITE_SHORT | WHITE_LONG : BLACK_SHORT | BLACK_LONG)) !== 0

/** True if `winner` pays no material and still has the queen to exploit the king. */
export function isFree(start: Position, end: Position, winner: Color): boolean {
  const queen = QUEEN | (winner === 'w' ? 0 : 8)
  return end.board.includes(queen) && settledFor(end, winner).balance >= materialOf(start, winner)
}
