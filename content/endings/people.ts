/** Won endings of one class that people of one band of ratings played, as `npm run bench -- ending-people` counted them. */
export interface EndingCount {
  /** The lower end of the band: 800 holds all below 1,000, and 2,000 all from there. */
  readonly band: number
  /** Games that reached the class with a win for the player of this rating, without those that a clock decided. */
  readonly played: number
  /** Those that they drew or lost. */
  readonly failed: number
  /** Games in which the player with the win ran out of time, counted apart. */
  readonly lostOnTime: number
}

export interface EndingPeople {
  readonly source: string
  /** The checksum of the compressed file of games. */
  readonly sha256: string
  readonly games: number
  /** Games of those whose time class is unknown. */
  readonly unknownTimeClass: number
  /** Games left out: bullet, and those whose end is not recorded. */
  readonly bullet: number
  readonly unknownEnd: number
  readonly classes: Readonly<Record<string, readonly EndingCount[]>>
}

/** The quantile of the normal distribution for an interval of 95 per cent. */
const QUANTILE = 1.96

/** Wilson's interval of 95 per cent for a share, which holds for small counts too (Wilson, JASA, 1927). */
export function wilsonInterval(hits: number, of: number): readonly [least: number, most: number] {
  const share = hits / of
  const square = QUANTILE ** 2 / of
  const middle = share + square / 2
  const half = QUANTILE * Math.sqrt((share * (1 - share)) / of + square / (4 * of))
  return [(middle - half) / (1 + square), (middle + half) / (1 + square)]
}
