import type { GameRecord } from '#matches/game-record.ts'
import { judge, resultFor } from '#matches/judge.ts'
import { rateGame } from '#matches/own-strength.ts'
import { MOST_COUNTED_GAMES, type CountedGame, type OwnStrength } from '#app/game/own-strength.ts'

/** The strength after a game. A game counts once, when it first ends. */
export function afterGame(own: OwnStrength, game: GameRecord): OwnStrength {
  const { gameId, opponent, takebacks, line } = game
  const end = judge(game)
  if (!end.ok || own.counted.some((counted) => counted.gameId === gameId)) return own
  const next = rateGame(own, {
    opponent,
    takebacks,
    start: line.start,
    endReason: end.value.reason,
    moveCount: line.length,
    result: resultFor(opponent, end.value),
  })
  if (!next) return own
  const counted: CountedGame = {
    gameId,
    before: Math.round(own.rating),
    after: Math.round(next.rating),
  }
  return { ...next, counted: [...own.counted, counted].slice(-MOST_COUNTED_GAMES) }
}
