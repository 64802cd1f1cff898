/** How strong somebody is, from games against the computer (Glicko-2, on the scale of its measured ratings). */
export interface MeasuredStrength {
  readonly rating: number
  /** The true strength lies within two of them, 19 times of 20. */
  readonly deviation: number
  readonly volatility: number
  /** Games that counted. */
  readonly games: number
}

/** Of somebody who has not played: about where most people begin, and quite unsure. */
export const NOT_PLAYED: MeasuredStrength = { rating: 1000, deviation: 350, volatility: 0.06, games: 0 }

/** An account's figure is that of so many at the most: what was before has no weight left. */
export const MOST_GAMES = 500
