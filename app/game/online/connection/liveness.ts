/** A beat that is not answered within this time means that the connection is dead, though the browser says it is open. */
const ANSWER_WITHIN_MS = 4_000
/** After a sign that the tab or the network has been away: the person is looking, so it is found out sooner. */
const ANSWER_AFTER_SIGN_MS = 1_500
/** A timer as late as this was held up: the machine slept, or the tab was frozen. */
const HELD_UP_MS = 2_000

export interface LivenessOptions {
  readonly beat: () => void
  readonly beatEveryMs: () => number
  readonly onDead: () => void
}

export interface Liveness {
  /** Anything at all came from the server. */
  readonly heard: () => void
  /** Beats now, and expects the answer soon. */
  readonly check: () => void
  readonly stop: () => void
}

/**
 * Beats, and says when an answer is overdue. Phones end connections in the background without a `close`, and a page that
 * comes out of the back-forward cache gets `pageshow` but no `visibilitychange`: hence all the signs.
 */
export function watchLiveness({ beat, beatEveryMs, onDead }: LivenessOptions): Liveness {
  let overdue: ReturnType<typeof setTimeout> | undefined
  let next: ReturnType<typeof setTimeout>

  const heard = () => {
    clearTimeout(overdue)
    overdue = undefined
  }
  const expect = (withinMs: number) => {
    clearTimeout(overdue)
    overdue = setTimeout(onDead, withinMs)
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
        if (overdue === undefined) expect(ANSWER_WITHIN_MS)
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
