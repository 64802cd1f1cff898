/** At the latest then, however busy the page is. */
const LATEST_MS = 2_000
/** For Safari, which has no idle moments to offer. */
const SOON_MS = 200

/** Runs what nobody waits for in a moment in which the page has nothing to do. Returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, SOON_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => cancelIdleCallback(idle)
}
