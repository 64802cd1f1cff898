import { positionOfFen } from '#chess/fen.ts'
import { isCapture, moveFrom, movePromotion, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move, Square, Uci } from '#chess/types.ts'
import type { Claim, MaterialClaim, TradeClaim } from '#coach/claims/claim.ts'
import { tradesAll } from '#coach/claims/trade.ts'
import { afterMoves, readMoves } from '#chess/line.ts'

/** Half-moves within which another line must win the same piece. */
const HORIZON = 8

/** True if another line of the winning side, which starts with the claim's first winning move, is the same reason for the loss. */
export function reachesSame(claim: Claim, line: readonly Uci[]): boolean {
  return claim.kind === 'material' ? winsSame(claim, line) : claim.kind === 'trade' && tradesSame(claim, line)
}

/** True if the last pieces are traded in another way, for example by the other recapture. */
function tradesSame({ about, proof }: TradeClaim, line: readonly Uci[]): boolean {
  const start = positionOfFen(proof.start)
  const moves = readMoves(start, [...proof.moves.slice(0, about === 'allowed' ? 1 : 0), ...line])
  return moves !== undefined && tradesAll(about, start, moves) !== undefined
}

/**
 * True if another line of the winning side takes the piece that the claim is about, even if it has moved. Such a line is the
 * same reason for the loss in another move order. `line` starts with the claim's first winning move.
 */
function winsSame(claim: MaterialClaim, line: readonly Uci[]): boolean {
  const start = positionOfFen(claim.proof.start)
  const proof = readMoves(start, claim.proof.moves)
  if (!proof) return false
  const from = claim.about === 'allowed' ? 1 : 0
  const position = afterMoves(start, proof.slice(0, from))
  const moves = readMoves(position, line.slice(0, HORIZON))
  if (!moves) return false
  if (claim.motif === 'promotion') return moves.some((move, index) => index % 2 === 0 && isPromotion(move))
  return isTaken(position, moves, squareBefore(claim, proof, from))
}

const isPromotion = (move: Move): boolean => movePromotion(move) !== undefined

/** The square of the claim's victim before the winner's first move. */
function squareBefore({ key, victim }: MaterialClaim, proof: readonly Move[], from: number): Square {
  let { square } = victim
  for (let index = key - 1; index >= from; index--)
    if (moveTo(proof[index]!) === square) square = moveFrom(proof[index]!)
  return square
}

function isTaken(position: Position, moves: readonly Move[], victim: Square): boolean {
  if (position.pieceAt(victim) === undefined) return false
  let square = victim
  for (const [index, move] of moves.entries()) {
    if (index % 2 === 0 && isCapture(move) && moveTo(move) === square) return true
    if (index % 2 === 1 && moveFrom(move) === square) square = moveTo(move)
  }
  return false
}
