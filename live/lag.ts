/**
 * What a move costs beyond thinking: nothing, for honest players on any network, and little to be won by lying.
 *
 * The page says how long it thought (`spent`), which cannot be checked. What can be: how long the path takes, since ping
 * frames are answered by the browser's network process, which no code of a page can delay. So the path is free; its
 * changes come out of a small pool that refills with each move; stalls that we saw ourselves, as pings overdue, come out
 * of a spare that never refills.
 */
export interface Lag {
  /** The last round trips of ping frames, in milliseconds. */
  readonly pings: readonly number[]
  /** The shortest time ever from our writing the position to his move arriving, on this connection. */
  readonly quickestMs: number
  /** Absent until the first move. */
  readonly poolMs: number | undefined
}

const MOST_PINGS = 32
const LONGEST_PATH_MS = 1_000
const MOST_JITTER_MS = 300
/** Painting a frame and reading an event, which no ping measures. */
const FRAME_MS = 25
const POOL_AT_START = 4
const MOST_POOL = 6
/** A premove needs no thought, and is not free: chess.com's figure, long known to players. */
export const PREMOVE_MS = 100
/** The mover's server waits at most this long after the deadline for a move to arrive. */
const LONGEST_FLAG_GRACE_MS = 1_000

export const NEW_LAG: Lag = { pings: [], quickestMs: Infinity, poolMs: undefined }

export const withPing = (lag: Lag, roundTripMs: number): Lag => ({
  ...lag,
  pings: [...lag.pings, Math.max(0, roundTripMs)].slice(-MOST_PINGS),
})

/**
 * A path cannot be slower than the fastest thing it has done: whoever delays his pongs gives himself away by the first
 * quick move. Without any ping answered there is nothing to go by.
 */
export const pathMs = ({ pings, quickestMs }: Lag): number =>
  pings.length === 0 ? 0 : Math.min(...pings, quickestMs, LONGEST_PATH_MS)

function refillMs({ pings }: Lag): number {
  if (pings.length === 0) return FRAME_MS
  const mean = pings.reduce((sum, ms) => sum + ms, 0) / pings.length
  return Math.min(MOST_JITTER_MS, mean - Math.min(...pings)) + FRAME_MS
}

const poolMs = (lag: Lag): number => lag.poolMs ?? POOL_AT_START * refillMs(lag)

export interface TimedMove {
  /** Since the turn began, by the server's clock. */
  readonly elapsedMs: number
  /** Since the position was written to this connection; absent where another one got it. */
  readonly sinceSentMs: number | undefined
  /** What the page says it thought; absent where it cannot know, after a reconnection in the middle of the turn. */
  readonly spentMs: number | undefined
  readonly isPremove: boolean
  /** The longest that a ping was overdue in this turn. */
  readonly stallMs: number
}

export interface Charge {
  readonly chargedMs: number
  readonly lag: Lag
  readonly spareMs: number
}

export function chargeMove(before: Lag, spareMs: number, move: TimedMove): Charge {
  const { elapsedMs, isPremove } = move
  const lag = { ...before, quickestMs: Math.min(before.quickestMs, move.sinceSentMs ?? Infinity) }
  const path = pathMs(lag)
  const refill = refillMs(lag)
  const pool = Math.min(MOST_POOL * refill, poolMs(lag) + refill)
  const spent = Math.min(elapsedMs, Math.max(0, move.spentMs ?? elapsedMs))
  const late = elapsedMs - spent
  const free = Math.min(late, path)
  const small = Math.min(late - free, pool)
  const big = Math.min(late - free - small, Math.max(0, move.stallMs - path), spareMs)
  return {
    chargedMs: Math.max(Math.ceil(elapsedMs - free - small - big), isPremove ? PREMOVE_MS : 0),
    lag: { ...lag, poolMs: pool - small },
    spareMs: Math.max(0, Math.round(spareMs - big)),
  }
}

/** How long after the deadline a move made in time may still arrive. */
export const flagGraceMs = (lag: Lag, spareMs: number): number =>
  Math.min(LONGEST_FLAG_GRACE_MS, Math.ceil(pathMs(lag) + poolMs(lag) + spareMs))

/** What the next move will probably not be charged: the display starts this much later. */
export const expectedLagMs = (lag: Lag): number => Math.round(pathMs(lag))
