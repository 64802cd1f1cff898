/** A heartbeat that is not answered within this time means that the connection is dead, even if the browser calls it open. */
const ANSWER_WITHIN_MS = 4_000
/** Shorter after a sign that the tab or the network was away: the player is looking at the board. */
const ANSWER_AFTER_SIGN_MS = 1_500
/** A timer this late means that the machine slept or the tab was frozen. */
const HELD_UP_MS = 2_000
/** A deadline that fires this late was delayed by a blocked thread, and the answer may be queued behind it. */
const BLOCKED_MS = 250
/** How long to wait, once, for that queued answer. */
const AFTER_BLOCKED_MS = 500

export interface LivenessOptions {
  readonly beat: () => void
  readonly beatEveryMs: () => number
  readonly onDead: () => void
}

export interface Liveness {
  /** Call when a message arrives from the server. */
  readonly heard: () => void
  /** Sends a heartbeat now and expects the answer soon. */
  readonly check: () => void
  readonly stop: () => void
}

/**
 * Sends heartbeats and reports a missing answer. Phones end background connections without a `close`, and a page restored
 * from the back-forward cache gets `pageshow` without `visibilitychange`: hence all the events.
 */
export function watchLiveness({ beat, beatEveryMs, onDead }: LivenessOptions): Liveness {
  let overdue: ReturnType<typeof setTimeout> | undefined
  let dueAtMs = Infinity
  let next: ReturnType<typeof setTimeout>

  const heard = () => {
    clearTimeout(overdue)
    overdue = undefined
    dueAtMs = Infinity
  }
  /** Never moves a deadline back: frequent checks would otherwise postpone it for ever. */
  const expect = (withinMs: number) => {
    const byMs = performance.now() + withinMs
    if (byMs >= dueAtMs) return
    clearTimeout(overdue)
    dueAtMs = byMs
    overdue = setTimeout(expire, withinMs)
  }
  const expire = () => {
    if (performance.now() - dueAtMs > BLOCKED_MS) overdue = setTimeout(die, AFTER_BLOCKED_MS)
    else die()
  }
  const die = () => {
    heard()
    onDead()
  }
  const check = () => {
    beat()
    expect(ANSWER_AFTER_SIGN_MS)
  }
  const wait = () => {
    const dueAt = performance.now() + beatEveryMs()
    next = setTimeout(() => {
      if (performance.now() - dueAt > HELD_UP_MS) check()
      else {
        beat()
        expect(ANSWER_WITHIN_MS)
      }
      wait()
    }, beatEveryMs())
  }
  const onSign = () => {
    if (document.visibilityState === 'visible') check()
  }

  wait()
  const signs = listenToSigns(onSign)
  return {
    heard,
    check,
    stop: () => {
      heard()
      clearTimeout(next)
      signs.abort()
    },
  }
}

function listenToSigns(onSign: () => void): AbortController {
  const stop = new AbortController()
  const { signal } = stop
  for (const name of ['pageshow', 'online', 'focus']) window.addEventListener(name, onSign, { signal })
  for (const name of ['visibilitychange', 'resume']) document.addEventListener(name, onSign, { signal })
  return stop
}
