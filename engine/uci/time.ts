/** Clock state in milliseconds. */
export interface ClockLimits {
  readonly left: number
  readonly increment: number
  /** Moves to the next time control; absent if the time is for the whole game. */
  readonly movesToGo: number | undefined
}

/** Reserve for sending the move and for a badly timed garbage collection. */
const OVERHEAD_MS = 30
/** Moves that a game is expected to last from any position. */
const EXPECTED_MOVES = 28

/**
 * Time budget of a move. After `soft` no new iteration starts, since it would rarely finish; at `hard` the search stops
 * wherever it is.
 */
export function timeFor({ left, increment, movesToGo }: ClockLimits): { soft: number; hard: number } {
  const usable = Math.max(1, left - OVERHEAD_MS)
  const share = usable / Math.min(movesToGo ?? EXPECTED_MOVES, EXPECTED_MOVES) + increment * 0.75
  return {
    soft: Math.min(usable * 0.4, share * 0.6),
    hard: Math.min(usable * 0.6, share * 2.5),
  }
}
