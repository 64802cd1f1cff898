/** The longest a visitor waits after a click before the page says that it is offline. */
const TIMEOUT_MS = 4_000

/** Asks the server, since `navigator.onLine` is also true in a network without a way out. */
export async function canReachSite(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok
  } catch {
    return false
  }
}
