import { expectedPercent, ratingDifference } from './conversion-tables.ts'
import type { Cuts } from './opponents-scores.ts'
import { playedGames, type PlayedGame, type ScoredPlayer, type ScoreTable } from './score-table.ts'

/**
 * Tie-breaks by ratings (C.07, 10), over games played only. Without a rule for unrated players they are not defined if a player is
 * unrated; with one (`/U1400`), such players count with that rating.
 */
export interface RatingRule {
  readonly unratedAs: number | undefined
}

const roundHalfUp = (value: number) => Math.floor(value + 0.5)

const average = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : roundHalfUp(values.reduce((sum, value) => sum + value, 0) / values.length)

/** RTNG, 10.6 */
export function ratingOf(table: ScoreTable, { player }: ScoredPlayer, rule: RatingRule): number | undefined {
  return isDefined(table, rule) ? player.rating || rule.unratedAs : undefined
}

const isDefined = ({ players }: ScoreTable, { unratedAs }: RatingRule) =>
  unratedAs !== undefined || [...players.values()].every(({ player }) => player.rating !== 0)

function ratedGames(table: ScoreTable, player: ScoredPlayer, rule: RatingRule) {
  if (!isDefined(table, rule)) return undefined
  return playedGames(table, player).map((game) => ({
    ...game,
    rating: game.opponent.player.rating || rule.unratedAs!,
  }))
}

/** ARO, 10.1 */
export function averageRating(
  table: ScoreTable,
  player: ScoredPlayer,
  cuts: Cuts,
  rule: RatingRule,
): number | undefined {
  const ratings = ratedGames(table, player, rule)?.map(({ rating }) => rating)
  const sorted = ratings?.toSorted((a, b) => a - b).slice(cuts.lowest)
  return average(sorted?.slice(0, Math.max(0, sorted.length - cuts.highest)) ?? [])
}

/** Whatever a win is worth in the tournament, ratings count 1, a half and 0. */
const scoreOf = ({ result }: PlayedGame) => (result === 'win' ? 1 : result === 'loss' ? 0 : 0.5)

/** TPR, 10.2 */
export function performance(table: ScoreTable, player: ScoredPlayer, rule: RatingRule): number | undefined {
  const games = ratedGames(table, player, rule)
  const opposition = averageRating(table, player, { lowest: 0, highest: 0 }, rule)
  if (games === undefined || opposition === undefined) return undefined
  const score = games.reduce((sum, game) => sum + scoreOf(game), 0)
  return opposition + ratingDifference(roundHalfUp((100 * score) / games.length))
}

/** PTP, 10.3: found by bisection, because the expected score grows with the rating. */
export function perfectPerformance(
  table: ScoreTable,
  player: ScoredPlayer,
  rule: RatingRule,
): number | undefined {
  const games = ratedGames(table, player, rule)
  if (games === undefined || games.length === 0) return undefined
  const percent = 100 * games.reduce((sum, game) => sum + scoreOf(game), 0)
  const ratings = games.map(({ rating }) => rating)
  let low = Math.min(...ratings) - 800
  if (percent === 0) return low
  let high = Math.max(...ratings) + 800
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const expected = ratings.reduce((sum, rating) => sum + expectedPercent(middle - rating), 0)
    if (expected >= percent) high = middle
    else low = middle + 1
  }
  return low
}

/** APRO and APPO, 10.4 and 10.5 */
export function averageOfOpponents(
  table: ScoreTable,
  player: ScoredPlayer,
  valueOf: (opponent: ScoredPlayer) => number | undefined,
): number | undefined {
  const values = playedGames(table, player).map(({ opponent }) => valueOf(opponent))
  return values.includes(undefined) ? undefined : average(values.map((value) => value!))
}
