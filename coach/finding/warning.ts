import { makeFen } from '#chess/fen.ts'
import { afterMoves, afterPass, readMoves } from '#chess/line.ts'
import { isCapture, legalMoves, moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move, Square, Uci } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import type { MateClaim, MaterialClaim, Proof } from '#coach/claims/claim.ts'
import { isForced } from '#coach/claims/defence.ts'
import { exchangeOn, materialOf } from '#coach/claims/material.ts'
import { isMate } from '#coach/claims/proof.ts'
import type { Question } from './question.ts'

/** The share of the claimed gain that the threat must win. */
const NEARLY = 2 / 3

/**
 * The opponent's last move, if it threatened what the claim says was allowed: if the side to move had passed, the same line
 * would have won as much, and it would not have before the opponent's move.
 */
export function warningOf(
  { previous, position, played }: Question,
  claim: MateClaim | MaterialClaim,
): Proof | undefined {
  const last = position.lastMove
  if (!previous || last === undefined || position.isCheck() || previous.isCheck()) return undefined
  if (claim.kind === 'material' && claim.motif === 'best-play') return undefined
  const line = claim.proof.moves.slice(1)
  const passed = afterPass(position)
  if (!wins(passed, line, claim) || wins(previous, line, claim)) return undefined
  if (isGuardCalledAway(passed, afterMoves(position, [played]), line)) return undefined
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
  const upToKey = moves.slice(0, claim.key)
  if (materialOf(end, winner) < goal || !isForced(position, upToKey, winner, goal)) return false
  return (
    canOnlyTakeBackLike(position, moves) || exchangeOn(position, moveTo(moves[0]!)) >= NEARLY * claim.gain
  )
}

/** True if a piece could have taken back what the first move takes, and no longer can after the judged move. */
function isGuardCalledAway(passed: Position, next: Position, [first]: Proof['moves']): boolean {
  const [before, after] = [passed, next].map((position) => takersBack(position, first!))
  return before!.some((square) => !after!.includes(square))
}

/** Squares of the pieces that could take on the square of a capture; none if it captures nothing. */
function takersBack(position: Position, first: Uci): readonly Square[] {
  const [taking] = readMoves(position, [first]) ?? []
  if (taking === undefined || !isCapture(taking)) return []
  return legalMoves(afterMoves(position, [taking]))
    .filter((move) => moveTo(move) === moveTo(taking))
    .map((move) => moveFrom(move))
}

/** False if another piece could take back than in the line, because the judged move had not yet called it away. */
function canOnlyTakeBackLike(position: Position, [taking, back]: readonly Move[]): boolean {
  const square = moveTo(taking!)
  if (!isCapture(taking!) || back === undefined || moveTo(back) !== square) return true
  return legalMoves(afterMoves(position, [taking!])).every(
    (move) => moveTo(move) !== square || moveFrom(move) === moveFrom(back),
  )
}
