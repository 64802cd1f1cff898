import type { FinishedGame } from '#matches/finished-game.ts'
import { judge } from '#matches/judge.ts'
import { rateGame } from '#matches/own-strength.ts'
import { MOST_COUNTED_GAMES, type CountedGame, type OwnStrength } from '#app/game/own-strength.ts'

/** The strength after a game. A game counts once, when it first ends. */
export function afterGame(own: OwnStrength, game: FinishedGame): OwnStrength {
  const { gameId, opponent, takebacks, start } = game
  const verdict = judge(game)
  if (!verdict.ok || own.counted.some((counted) => counted.gameId === gameId)) return own
  const { result, reason, moves } = verdict.value
  const next = rateGame(own, {
    opponent,
    takebacks,
    start,
    endReason: reason,
    moveCount: moves.length,
    result,
  })
  if (!next) return own
  const counted: CountedGame = {
    gameId,
    before: Math.round(own.rating),
    after: Math.round(next.rating),
  }
  return { ...next, counted: [...own.counted, counted].slice(-MOST_COUNTED_GAMES) }
}
