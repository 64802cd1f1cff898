/** Berger tables (FIDE Handbook C.05, Annex 1), for any number of players. */
export interface RoundRobinOptions {
  readonly players: number
  readonly cycles: 1 | 2
  /** Annex 1 recommends it for double rounds, so that no player has three games with one colour in a row. */
  readonly swapsLastRounds: boolean
}

/** White and Black by pairing number; 0 is the free place of an odd field. */
export type RoundRobinGame = readonly [white: number, black: number]

export function makeRoundRobin({ players, cycles, swapsLastRounds }: RoundRobinOptions): RoundRobinGame[][] {
  if (players < 2) return []
  const even = players + (players % 2)
  const first = Array.from({ length: even - 1 }, (_, index) => bergerRound(even, index + 1))
  const last = first.length
  if (cycles === 2 && swapsLastRounds && last >= 2)
    [first[last - 2], first[last - 1]] = [first[last - 1]!, first[last - 2]!]
  const all = cycles === 1 ? first : [...first, ...bergerCycle(even).map((round) => round.map(swapColors))]
  return all.map((round) => round.map((game) => freeLast(game, players)))
}

const bergerCycle = (even: number) =>
  Array.from({ length: even - 1 }, (_, index) => bergerRound(even, index + 1))

const swapColors = ([white, black]: RoundRobinGame): RoundRobinGame => [black, white]

const freeLast = ([white, black]: RoundRobinGame, players: number): RoundRobinGame =>
  white > players ? [black, 0] : black > players ? [white, 0] : [white, black]

/**
 * Numbers below the last meet if their sum is one more than the round, counted in a circle. The one who would meet himself plays the
 * last number, with White in the first half of the table.
 */
function bergerRound(even: number, round: number): RoundRobinGame[] {
  const circle = even - 1
  const wrap = (number: number) => ((number - 1 + circle) % circle) + 1
  const single = round % 2 === 1 ? (round + 1) / 2 : wrap((round + 1 + circle) / 2)
  const games: RoundRobinGame[] = [single <= even / 2 ? [single, even] : [even, single]]
  for (let step = 1; step < even / 2; step++) {
    const [a, b] = [wrap(single + step), wrap(single - step)]
    const [low, high] = [Math.min(a, b), Math.max(a, b)]
    games.push((a + b) % 2 === 1 ? [low, high] : [high, low])
  }
  return games
}
