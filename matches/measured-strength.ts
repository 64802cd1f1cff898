/** A player's strength from games against the computer (Glicko-2, on the scale of the computer's measured ratings). */
export interface MeasuredStrength {
  readonly rating: number
  /** The true strength is within two deviations of the rating in 95 % of cases. */
  readonly deviation: number
  readonly volatility: number
  /** The number of rated games. */
  readonly games: number
}

/** A new player: an average beginner's rating with a large deviation. */
export const NOT_PLAYED: MeasuredStrength = { rating: 1000, deviation: 350, volatility: 0.06, games: 0 }

/** An account's strength is computed from its last games up to this number; older ones have no noticeable influence. */
export const MOST_GAMES = 500
