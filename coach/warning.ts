import { makeFen } from '#chess/fen.ts'
import { afterMoves, afterPass, readMoves } from '#chess/line.ts'
import type { Position } from '#chess/position.ts'
import { makeUci } from '#chess/uci.ts'
import type { MateClaim, MaterialClaim, Proof } from './claim.ts'
import { isForced } from './defence.ts'
import { materialOf } from './material.ts'
import { isMate } from './proof.ts'
import type { Question } from './question.ts'

/** The share of the claimed gain that the threat must win. */
const NEARLY = 2 / 3

/**
 * The opponent's last move, if it threatened what the claim says was allowed: if the side to move had passed, the same line
 * would have won as much, and it would not have before the opponent's move.
 */
export function warningOf(
  { previous, position }: Question,
  claim: MateClaim | MaterialClaim,
): Proof | undefined {
  const last = position.lastMove
  if (!previous || last === undefined || position.isCheck() || previous.isCheck()) return undefined
  if (claim.kind === 'material' && claim.motif === 'best-play') return undefined
  const line = claim.proof.moves.slice(1)
  if (!wins(afterPass(position), line, claim) || wins(previous, line, claim)) return undefined
  return { start: makeFen(previous), moves: [makeUci(last)] }
}

/** True if the line is legal for the side to move, forced, and wins nearly the claimed gain. */
function wins(position: Position, line: Proof['moves'], claim: MateClaim | MaterialClaim): boolean {
  const moves = readMoves(position, line)
  if (!moves) return false
  const end = afterMoves(position, moves)
  if (claim.kind === 'mate') return claim.moves === 1 && isMate(end)
  const winner = position.turn
  const goal = materialOf(position, winner) + NEARLY * claim.gain
  return materialOf(end, winner) >= goal && isForced(position, moves.slice(0, claim.key), winner, goal)
}
