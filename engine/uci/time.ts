/** What a chess clock shows, in milliseconds. */
export interface ClockLimits {
  readonly left: number
  readonly increment: number
  /** To the next time control; absent when the time is for the whole game. */
  readonly movesToGo: number | undefined
}

/** Kept back for sending the move, and for a garbage collection in the wrong moment. */
const OVERHEAD_MS = 30
/** A game is expected to last this much longer, at any time. */
const EXPECTED_MOVES = 28

/**
 * How long to think. After `soft` no new iteration is begun, since it would rarely be finished; at `hard` the search is
 * broken off wherever it is.
 */
export function timeFor({ left, increment, movesToGo }: ClockLimits): { soft: number; hard: number } {
  const usable = Math.max(1, left - OVERHEAD_MS)
  const share = usable / Math.min(movesToGo ?? EXPECTED_MOVES, EXPECTED_MOVES) + increment * 0.75
  return {
    soft: Math.min(usable * 0.4, share * 0.6),
    hard: Math.min(usable * 0.6, share * 2.5),
  }
}
