import rate from 'glicko2-lite'
import { START_FEN } from '#chess/fen.ts'
import { measured } from '#engine/strength.ts'
import type { FinishedGame } from '#matches/finished-game.ts'
import { judge } from '#matches/judge.ts'
import { MOST_COUNTED, type CountedGame, type OwnStrength } from '#app/game/own-strength.ts'

/** Never surer than that, so that whoever improves is followed: as in the training room. */
const LEAST_DEVIATION = 45
/** Shorter, and not ended by the rules, a game says nothing of either side. */
const FEWEST_MOVES = 10

/** Half of a 95 % interval as a deviation. */
const deviationOf = (margin: number): number => margin / 1.96

/**
 * The strength after a game, with the computer's measured rating as the opponent's. A game counts once, when it first ends;
 * one from a set-up position, with moves taken back, or that hardly began, does not.
 */
export function afterGame(own: OwnStrength, game: FinishedGame): OwnStrength {
  const score = scoreOf(game)
  if (score === undefined || own.counted.some(({ gameId }) => gameId === game.gameId)) return own
  const { rating, margin } = measured(game.settings.aiDifficulty)
  const next = rate(own.rating, own.deviation, own.volatility, [[rating, deviationOf(margin), score]])
  const counted: CountedGame = {
    gameId: game.gameId,
    before: Math.round(own.rating),
    after: Math.round(next.rating),
  }
  return {
    rating: next.rating,
    deviation: Math.max(LEAST_DEVIATION, next.rd),
    volatility: next.vol,
    games: own.games + 1,
    counted: [...own.counted, counted].slice(-MOST_COUNTED),
  }
}

function scoreOf(game: FinishedGame): 0 | 0.5 | 1 | undefined {
  const { settings, start, moves, called, playerColor } = game
  if (settings.mode !== 'human-vs-ai' || settings.takebacks !== undefined) return undefined
  if (start !== START_FEN || (called !== null && moves.length < FEWEST_MOVES)) return undefined
  const verdict = judge(game)
  if (!verdict.ok) return undefined
  const { winner } = verdict.value
  return winner === undefined ? 0.5 : winner === playerColor ? 1 : 0
}
