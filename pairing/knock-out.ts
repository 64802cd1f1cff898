/** A knock-out with seeding. A match may have several games; a level match continues with tie-break games until it is decided. */
export interface KnockOutMatch {
  /** Seeds; 0 is a free place, whose opponent goes on without playing. */
  readonly first: number
  readonly second: number
}

/** The first round: the best seeds are as far apart as possible, and get the free places. */
export function makeKnockOut(players: number): KnockOutMatch[] {
  if (players < 2) return []
  let seeds = [1]
  while (seeds.length < players) {
    const sum = 2 * seeds.length + 1
    seeds = seeds.flatMap((seed, index) => (index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]))
  }
  const places = seeds.map((seed) => (seed > players ? 0 : seed))
  return pairNeighbors(places)
}

/** The next round, from the winners in the order of their matches. Empty after the final. */
export function nextKnockOutRound(winners: readonly number[]): KnockOutMatch[] {
  return winners.length < 2 ? [] : pairNeighbors(winners)
}

function pairNeighbors(places: readonly number[]): KnockOutMatch[] {
  return Array.from({ length: Math.floor(places.length / 2) }, (_, index) => ({
    first: places[2 * index]!,
    second: places[2 * index + 1]!,
  }))
}

/** Half points of the better seed, one entry per game played. */
export interface MiniMatch {
  readonly games: number
  readonly results: readonly (0 | 1 | 2)[]
}

export type MiniMatchState =
  | { readonly kind: 'won'; readonly by: 'first' | 'second' }
  /** White in the next game: colours alternate, and the better seed begins with White. */
  | { readonly kind: 'next'; readonly white: 'first' | 'second'; readonly isTieBreak: boolean }

/** A match ends as soon as one side has more than half of its points; a level one goes on by single games. */
export function miniMatchState({ games, results }: MiniMatch): MiniMatchState {
  const first = results.reduce<number>((sum, result) => sum + result, 0)
  const second = 2 * results.length - first
  const left = Math.max(0, games - results.length)
  if (Math.abs(first - second) > 2 * left) return { kind: 'won', by: first > second ? 'first' : 'second' }
  return {
    kind: 'next',
    white: results.length % 2 === 0 ? 'first' : 'second',
    isTieBreak: results.length >= games,
  }
}
