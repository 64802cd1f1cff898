import type { Line } from '#chess/line.ts'
import { legalMoves, moveTo } from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { exchangeOn, materialOf, settledMaterial } from '#coach/claims/material.ts'

/** In centipawns: the smallest gain worth showing as a refutation. */
const WORTH_SHOWING = 100

/**
 * The reply that punishes the last move of a line: mate, or a capture that wins material. Found by the rules alone in a few
 * milliseconds, without the engine. Undefined if there is no such reply, because a wrong move may simply not win anything.
 */
export function findRefutation(line: Line): Move | undefined {
  const position = line.positionAt()
  const mate = legalMoves(position).find((move) => isMate(position, move))
  if (mate !== undefined) return mate
  const before = line.positionAt(line.length - 1)
  const { balance, line: captures } = settledMaterial(position)
  const [reply] = captures
  if (reply === undefined || balance - materialOf(before, position.turn) < WORTH_SHOWING) return undefined
  // The gain may come from a later capture of the line. Only a capture that pays off on its own square is shown.
  return exchangeOn(position, moveTo(reply)) >= WORTH_SHOWING ? reply : undefined
}

function isMate(position: Position, move: Move): boolean {
  position.make(move)
  const outcome = outcomeOf(position)
  position.unmake()
  return outcome?.reason === 'checkmate'
}
