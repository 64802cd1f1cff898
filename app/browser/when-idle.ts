/** The longest delay, even on a busy page. */
const LATEST_MS = 2_000
/** Safari has no `requestIdleCallback`. */
const SOON_MS = 200

/** Runs low-priority work in an idle moment. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SOON_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => cancelIdleCallback(idle)
}
