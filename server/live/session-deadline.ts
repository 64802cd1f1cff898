/** Calls `onReached` when a game's deadline, extended by `graceMs`, has passed. */
export class SessionDeadline {
  readonly #now: () => number
  readonly #onReached: () => void
  #timer: NodeJS.Timeout | undefined

  constructor(now: () => number, onReached: () => void) {
    this.#now = now
    this.#onReached = onReached
  }

  /** Replaces the deadline; `null`: there is none. */
  set(deadlineMs: number | null, graceMs: number): void {
    this.close()
    if (deadlineMs === null) return
    const inMs = deadlineMs + graceMs - this.#now()
    if (inMs <= LONGEST_TIMER_MS) this.#timer = setTimeout(this.#onReached, Math.max(1, inMs)).unref()
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}

/** Timers take 32 bits. The sweep of all games finds deadlines beyond. */
const LONGEST_TIMER_MS = 24 * 60 * 60_000
