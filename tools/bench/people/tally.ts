/** How often something happened in a rating band, as a share of the chances, with its standard error. */
export interface Share {
  readonly band: number
  /** Games with at least one chance; each side counts separately. */
  readonly games: number
  readonly chances: number
  readonly share: number
  /** The standard error of the share, with each game as one cluster, since events within a game are not independent. */
  readonly error: number
}

interface Sums {
  games: number
  hits: number
  chances: number
  hitsSquared: number
  chancesSquared: number
  product: number
}

const NONE: Readonly<Sums> = { games: 0, hits: 0, chances: 0, hitsSquared: 0, chancesSquared: 0, product: 0 }

/** Counts `hits` of `chances` by name and band, one call for each side of a game. */
export class Tally {
  readonly #sums = new Map<string, Map<number, Sums>>()

  add(name: string, band: number, hits: number, chances = 1): void {
    if (chances === 0) return
    let bands = this.#sums.get(name)
    if (bands === undefined) this.#sums.set(name, (bands = new Map<number, Sums>()))
    let sums = bands.get(band)
    if (sums === undefined) bands.set(band, (sums = { ...NONE }))
    sums.games++
    sums.hits += hits
    sums.chances += chances
    sums.hitsSquared += hits * hits
    sums.chancesSquared += chances * chances
    sums.product += hits * chances
  }

  /** Every share by its name, bands in order. */
  shares(): Readonly<Record<string, readonly Share[]>> {
    return Object.fromEntries(
      [...this.#sums]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, bands]) => [
          name,
          [...bands].toSorted(([a], [b]) => a - b).map(([band, sums]) => shareOf(band, sums)),
        ]),
    )
  }
}

/** The linearised variance of a ratio over clusters (Cochran, Sampling Techniques, 1977, section 6.4). */
function shareOf(band: number, sums: Sums): Share {
  const share = sums.hits / sums.chances
  const squares = sums.hitsSquared - 2 * share * sums.product + share * share * sums.chancesSquared
  const error = Math.sqrt(Math.max(0, squares)) / sums.chances
  return {
    band,
    games: sums.games,
    chances: sums.chances,
    share: round(share),
    error: round(error),
  }
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6
