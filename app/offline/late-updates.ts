/**
 * Loads the registration of the service worker after the page's own scripts, which saves them up to 0.9 kB. Returns a function
 * that stops watching.
 */
export function watchForUpdatesLate(region: HTMLElement): () => void {
  let stop: (() => void) | undefined
  let isStopped = false
  import('./update-notice.ts').then(
    ({ watchForUpdates }) => {
      if (!isStopped) stop = watchForUpdates(region)
    },
    (error: unknown) => console.warn('This page does not look for newer versions.', error),
  )
  return () => {
    isStopped = true
    stop?.()
  }
}
