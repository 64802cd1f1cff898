/** Clock state in milliseconds. */
export interface ClockLimits {
  readonly left: number
  readonly increment: number
  /** Moves to the next time control; absent if the time is for the whole game. */
  readonly movesToGo: number | undefined
}

/** Milliseconds. */
export interface TimeBudget {
  readonly soft: number
  readonly hard: number
}

/** Reserve for sending the move and for a badly timed garbage collection. */
const OVERHEAD_MS = 30
/** Moves that a game is expected to last from any position. */
const EXPECTED_MOVES = 28

/**
 * Factor of the soft limit by the number of iterations since the best move last changed: a move that has just appeared needs
 * confirmation, one that has been best for long rarely changes.
 */
const BY_STABILITY = [1.6, 1.35, 1.1, 0.95, 0.85, 0.75] as const

/** The soft limit, after an iteration in which the best move had not changed for `iterations` iterations. */
export const softAfter = ({ soft, hard }: TimeBudget, iterations: number): number =>
  Math.min(hard, soft * BY_STABILITY[Math.min(iterations, BY_STABILITY.length - 1)]!)

/**
 * Time budget of a move. After `soft` no new iteration starts, since it would rarely finish; at `hard` the search stops
 * wherever it is.
 */
export function timeFor({ left, increment, movesToGo }: ClockLimits): TimeBudget {
  const usable = Math.max(1, left - OVERHEAD_MS)
  const share = usable / Math.min(movesToGo ?? EXPECTED_MOVES, EXPECTED_MOVES) + increment * 0.75
  return {
    soft: Math.min(usable * 0.4, share * 0.6),
    hard: Math.min(usable * 0.6, share * 2.5),
  }
}
