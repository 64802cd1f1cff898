/** Puts the new version in the place of the one that runs, and shows it. */
export type ShowNewVersion = () => void

/** How often a page that stays open asks, when it is looked at again, whether there is a new version. */
const ASK_AGAIN_MS = 60 * 60 * 1000

/**
 * Registers the service worker, which keeps the game on the device, and says when a new one waits. It waits until
 * `onReady`'s function is called or the last page of the site is closed: a page is never left without the files of its
 * own version. Returns what ends the watch. A browser that has no service workers or forbids them goes without.
 */
export function watchSiteWorker(onReady: (show: ShowNewVersion) => void): () => void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  // The development server has no build to keep.
  if (!import.meta.env.PROD || workers === undefined) return () => undefined
  const ended = new AbortController()
  const { signal } = ended
  let agreed = false
  let asked = performance.now()

  const offer = (waiting: ServiceWorker) => {
    if (signal.aborted) return
    onReady(() => {
      agreed = true
      // The one that generateSW writes listens for this.
      waiting.postMessage({ type: 'SKIP_WAITING' })
    })
  }
  const watch = (registration: ServiceWorkerRegistration) => {
    const { waiting } = registration
    if (waiting && workers.controller) offer(waiting)
    registration.addEventListener(
      'updatefound',
      () => {
        const { installing } = registration
        installing?.addEventListener('statechange', () => {
          // Without a controller it is the first of all, and nothing is replaced.
          if (installing.state === 'installed' && workers.controller) offer(installing)
        })
      },
      { signal },
    )
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.hidden || performance.now() - asked < ASK_AGAIN_MS) return
        asked = performance.now()
        registration
          .update()
          .catch((error: unknown) => console.warn('No news of a newer version could be had.', error))
      },
      { signal },
    )
  }

  let controller = workers.controller
  workers.addEventListener(
    'controllerchange',
    () => {
      const isFirst = controller === null
      controller = workers.controller
      if (agreed) location.reload()
      // Somebody has agreed in another tab. This one may be in the middle of a move.
      else if (!isFirst) onReady(() => location.reload())
    },
    { signal },
  )
  workers
    .register('/sw.js', { updateViaCache: 'none' })
    .then((registration) => {
      if (!signal.aborted) watch(registration)
    })
    .catch((error: unknown) => console.warn('This device does not keep the site for use offline.', error))
  return () => ended.abort()
}
