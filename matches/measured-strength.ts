/** A player's strength from games against the computer (Glicko-2, on the scale of the computer's measured ratings). */
export interface MeasuredStrength {
  readonly rating: number
  /** The true strength is within two deviations of the rating in 95 % of cases. */
  readonly deviation: number
  readonly volatility: number
  /** Rated games. */
  readonly games: number
}

/** A new player: an average beginner's rating with a large deviation. */
export const NOT_PLAYED: MeasuredStrength = { rating: 1000, deviation: 350, volatility: 0.06, games: 0 }

/** The last games that an account's strength is computed from; older ones carry no weight. */
export const MOST_GAMES = 500
