import { isCapture, isCastle, movePromotion } from '#chess/moves.ts'
import { endOf, ownSideOf, type Game } from '#app/game/game.ts'
import type { Sound } from '#app/line/sounds/synthesizer.ts'

/** The single sound for a change from one game state to the next. Stepping and taking back are silent. */
export function soundOf(before: Game, after: Game): Sound | undefined {
  const end = endOf(after)
  if (end && !endOf(before)) {
    if (!end.winner) return 'drawn'
    return (ownSideOf(after) ?? end.winner) === end.winner ? 'won' : 'lost'
  }
  if (after.line === before.line || after.shown !== before.shown + 1) return undefined
  const move = after.line.moves[after.shown - 1]
  if (move === undefined) return undefined
  if (after.line.positionAt(after.shown).isCheck()) return 'check'
  if (movePromotion(move)) return 'promotion'
  if (isCastle(move)) return 'castle'
  return isCapture(move) ? 'capture' : 'move'
}
