/**
 * Lag compensation: honest players pay only for their thinking time on any network, and false reports gain little.
 *
 * The page reports its thinking time (`spent`), which the server cannot verify. The server can measure the network path,
 * because the browser's network process answers ping frames and no script of a page can delay it. Path time is therefore
 * free. Jitter is paid from a small pool that refills with each move; stalls that the server observed, as overdue pings, are
 * paid from a reserve (`spare`) that never refills.
 */
export interface Lag {
  /** The latest round trips of ping frames, in milliseconds. */
  readonly pings: readonly number[]
  /** The shortest time on this connection from sending a position to receiving the move. */
  readonly quickestMs: number
  /** Absent until the first move. */
  readonly poolMs: number | undefined
}

const MOST_PINGS = 32
const LONGEST_PATH_MS = 1_000
const MOST_JITTER_MS = 300
/** Painting a frame and handling an event, which no ping measures. */
const FRAME_MS = 25
const POOL_AT_START = 4
const MOST_POOL = 6
/** The charge for a premove, which takes no thinking time but is not free. The value is chess.com's, which players know. */
export const PREMOVE_MS = 100
/** The mover's server waits at most this long after the deadline for a move to arrive. */
const LONGEST_FLAG_GRACE_MS = 1_000

export const NEW_LAG: Lag = { pings: [], quickestMs: Infinity, poolMs: undefined }

export const withPing = (lag: Lag, roundTripMs: number): Lag => ({
  ...lag,
  pings: [...lag.pings, Math.max(0, roundTripMs)].slice(-MOST_PINGS),
})

/**
 * The path is never assumed slower than the fastest move so far, so a player who delays pongs gains nothing after the first
 * quick move. 0 until a ping has been answered.
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
  /** Milliseconds since the opponent's move, by the server's clock. */
  readonly elapsedMs: number
  /** Milliseconds since the position was sent to this connection; absent if another connection received it. */
  readonly sinceSentMs: number | undefined
  /**
   * The thinking time that the page reports; absent after a reconnection during the move, since the page then cannot know it.
   */
  readonly spentMs: number | undefined
  readonly isPremove: boolean
  /** The longest time that a ping was overdue since the opponent's move. */
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

/** How long after the deadline a move that was made in time may still arrive. */
export const flagGraceMs = (lag: Lag, spareMs: number): number =>
  Math.min(LONGEST_FLAG_GRACE_MS, Math.ceil(pathMs(lag) + poolMs(lag) + spareMs))

/** The expected free time of the next move. Pages start the displayed clock with this delay. */
export const expectedLagMs = (lag: Lag): number => Math.round(pathMs(lag))
