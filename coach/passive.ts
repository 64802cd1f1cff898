import { isCapture, movePromotion } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { Variation } from '#engine/protocol.ts'
import { isWinning } from './move-class.ts'
import { winChanceOf } from './win-chance.ts'

/** True for a quiet move of a winning side if the engine would capture, check or promote. */
export function isPassive(position: Position, played: Move, best: Variation): boolean {
  const choice = parseUci(position, best.moves[0] ?? '')
  return (
    isWinning(winChanceOf(best.score)) &&
    !isForcing(position, played) &&
    choice.ok &&
    isForcing(position, choice.value)
  )
}

function isForcing(position: Position, move: Move): boolean {
  if (isCapture(move) || movePromotion(move) !== undefined) return true
  const after = position.clone()
  after.make(move)
  return after.isCheck()
}
