/** Elo arithmetic. */
const eloOf = (score: number): number =>
  score <= 0 ? -Infinity : score >= 1 ? Infinity : -400 * Math.log10(1 / score - 1)

export interface EloDifference {
  readonly score: number
  readonly elo: number
  readonly low: number
  readonly high: number
}

/**
 * Elo difference with a 95 % interval, from the mean scores of colour-swapped pairs: pairing removes the opening's bias from
 * the variance. If all pairs are equal, the interval follows the rule of three.
 */
export function eloFromPairs(pairs: readonly number[]): EloDifference {
  const score = pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length
  const variance = pairs.reduce((sum, pair) => sum + (pair - score) ** 2, 0) / Math.max(1, pairs.length - 1)
  const half = variance === 0 ? 1.5 / pairs.length : 1.96 * Math.sqrt(variance / pairs.length)
  return { score, elo: eloOf(score), low: eloOf(score - half), high: eloOf(score + half) }
}

export interface MatchScore {
  readonly a: string
  readonly b: string
  readonly games: number
  /** Points of `a`. */
  readonly points: number
}

export interface Rating {
  readonly rating: number
  /** Half of the 95 % interval; excludes the anchors' own error. */
  readonly margin: number
  readonly games: number
}

/**
 * One rating list from many matches (Bradley-Terry; a draw is half a win). Anchors stay fixed. One virtual draw per match
 * keeps clean sweeps finite.
 */
export function fitRatings(
  matches: readonly MatchScore[],
  anchors: ReadonlyMap<string, number>,
): ReadonlyMap<string, Rating> {
  const names = new Set(matches.flatMap(({ a, b }) => [a, b]))
  const ratings = new Map([...names].map((name) => [name, anchors.get(name) ?? 1500]))
  const games = new Map<string, number>()
  for (const { a, b, games: played } of matches) {
    for (const name of [a, b]) games.set(name, (games.get(name) ?? 0) + played)
  }
  const slope = Math.LN10 / 400
  for (let round = 0; round < 3000; round++) {
    const gradient = new Map<string, number>()
    const information = new Map<string, number>()
    const add = (map: Map<string, number>, name: string, value: number) =>
      map.set(name, (map.get(name) ?? 0) + value)
    for (const { a, b, games: played, points } of matches) {
      const total = played + 1
      const expected = 1 / (1 + 10 ** ((ratings.get(b)! - ratings.get(a)!) / 400))
      const surplus = (points + 0.5 - total * expected) * slope
      const weight = total * expected * (1 - expected) * slope * slope
      add(gradient, a, surplus)
      add(gradient, b, -surplus)
      add(information, a, weight)
      add(information, b, weight)
    }
    for (const name of names) {
      if (anchors.has(name)) continue
      const step = (0.5 * gradient.get(name)!) / (information.get(name)! + 1e-6)
      ratings.set(name, ratings.get(name)! + Math.max(-50, Math.min(50, step)))
    }
  }
  const variances = variancesOf(matches, ratings, anchors)
  return new Map(
    [...names].map((name) => [
      name,
      {
        rating: Math.round(ratings.get(name)!),
        margin: Math.round(1.96 * Math.sqrt(variances.get(name) ?? 0)),
        games: games.get(name)!,
      },
    ]),
  )
}

/**
 * The variance of each free rating: the diagonal of the inverse information matrix, so that a player measured only against
 * others inherits their uncertainty. Gauss-Jordan elimination, fast enough for a few dozen players.
 */
function variancesOf(
  matches: readonly MatchScore[],
  ratings: ReadonlyMap<string, number>,
  anchors: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const free = [...ratings.keys()].filter((name) => !anchors.has(name))
  const rows = free.map((_, row) =>
    free.flatMap(() => 0).concat(free.map((__, column) => (row === column ? 1 : 0))),
  )
  const slope = Math.LN10 / 400
  for (const { a, b, games } of matches) {
    const expected = 1 / (1 + 10 ** ((ratings.get(b)! - ratings.get(a)!) / 400))
    const weight = (games + 1) * expected * (1 - expected) * slope * slope
    const [one, other] = [free.indexOf(a), free.indexOf(b)]
    if (one >= 0) rows[one]![one]! += weight
    if (other >= 0) rows[other]![other]! += weight
    if (one < 0 || other < 0) continue
    rows[one]![other]! -= weight
    rows[other]![one]! -= weight
  }
  for (const [at, pivot] of rows.entries()) {
    const lead = pivot[at]!
    for (let column = 0; column < pivot.length; column++) pivot[column]! /= lead
    for (const [index, row] of rows.entries()) {
      const factor = row[at]!
      if (index === at || factor === 0) continue
      for (let column = 0; column < row.length; column++) row[column]! -= factor * pivot[column]!
    }
  }
  return new Map(free.map((name, index) => [name, rows[index]![free.length + index]!]))
}

/**
 * Ratings of Stockfish 15.1 at its Skill Levels, as measured by its authors on the scale of CCRL's blitz list (commit a08b8d4
 * of January 2023). Its UCI_Elo labels of that version are off by hundreds of points.
 */
export const SKILL_LEVEL_RATING: readonly number[] = [
  1320, 1468, 1608, 1742, 1923, 2204, 2363, 2500, 2596, 2703,
]
