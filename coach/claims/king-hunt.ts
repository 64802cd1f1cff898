import { makeFen } from '#chess/fen.ts'
import { capturedPiece, movedPiece } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { About, HuntClaim } from './claim.ts'

/** The fewest checks, and moves of the checked king, that count as a hunt. */
const LEAST_CHECKS = 3
const LEAST_KING_MOVES = 2
/** How many of the winner's first three moves, which a sentence quotes, must be checks. */
const LEAST_CHECKS_QUOTED = 2
const QUOTED = 5
/** Half-moves within which they must follow. */
const LONGEST = 9

/** A line in which check follows check and the king is driven over the board. The proof ends with the third check. */
export function huntsKing(about: About, position: Position, moves: readonly Move[]): HuntClaim | undefined {
  const from = about === 'allowed' ? 1 : 0
  for (let length = from + 1; length <= Math.min(moves.length, from + LONGEST); length += 2) {
    const line = moves.slice(0, length)
    if (!isHunt(position, line, from)) continue
    return { kind: 'hunt', about, proof: { start: makeFen(position), moves: line.map(makeUci) } }
  }
  return undefined
}

/**
 * True if the line has enough checks and king moves, from the winner's first move at index `from` on, and no queen is taken, which
 * would be the point instead.
 */
export function isHunt(position: Position, moves: readonly Move[], from: number): boolean {
  const played = position.clone()
  let checks = 0
  let quoted = 0
  let kingMoves = 0
  for (const [index, move] of moves.entries()) {
    const isWinners = index >= from && (index - from) % 2 === 0
    if (capturedPiece(move)?.role === 'q') return false
    if (index > from && !isWinners && movedPiece(move).role === 'k') kingMoves++
    played.make(move)
    if (!isWinners || !played.isCheck()) continue
    checks++
    if (index < from + QUOTED) quoted++
  }
  return checks >= LEAST_CHECKS && kingMoves >= LEAST_KING_MOVES && quoted >= LEAST_CHECKS_QUOTED
}
