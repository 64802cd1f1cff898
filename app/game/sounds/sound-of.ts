import { isCapture, isCastle, movePromotion } from '#chess/moves.ts'
import { endOf, isAgainstOther, type Game } from '#app/game/game.ts'
import type { Sound } from './synthesizer.ts'

/** What is heard when one game becomes the other: one sound, the most telling. Reading and taking back are silent. */
export function soundOf(before: Game, after: Game): Sound | undefined {
  const end = endOf(after)
  if (end && !endOf(before)) {
    if (!end.winner) return 'drawn'
    return isAgainstOther(after) && end.winner !== after.settings.playerColor ? 'lost' : 'won'
  }
  if (after.line === before.line || after.shown !== before.shown + 1) return undefined
  const move = after.line.moves[after.shown - 1]
  if (move === undefined) return undefined
  if (after.line.positionAt(after.shown).isCheck()) return 'check'
  if (movePromotion(move)) return 'promotion'
  if (isCastle(move)) return 'castle'
  return isCapture(move) ? 'capture' : 'move'
}
