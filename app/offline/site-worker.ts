import { savesData } from '#app/browser/saves-data.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import { localAddress } from '#words/addresses.ts'
import { words as locale } from '#words/locale'

/** Activates the waiting version and reloads the page. */
export type ShowNewVersion = () => void

/** How often a page that stays open checks for a new version when it becomes visible. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000
/** How long the waiting version may take to replace the running one. */
const TAKE_OVER_MS = 2000
/** Twice the size of precache and lessons (about 6 MB), since an update holds both the old and the new precache. */
const LEAST_ROOM_BYTES = 12_000_000

const WORKER = localAddress('/sw.js')

/**
 * The worker of the page's language. A page below `/hi/` may still be under the English worker of `/`, whose replacement is no
 * new version.
 */
function ownController({ controller }: ServiceWorkerContainer): ServiceWorker | null {
  if (locale.language === 'en') return controller
  return controller?.scriptURL === new URL(WORKER, location.origin).href ? controller : null
}

/**
 * Registers the service worker, which stores the site on the device, and reports a new version when it is waiting. It waits
 * until the function passed to `onReady` is called or the site's last tab is closed, so open pages keep the files of their
 * version. Returns a function that stops watching. Does nothing if the browser has no service workers or blocks them.
 */
export function watchSiteWorker(onReady: (show: ShowNewVersion) => void): () => void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  // The development server has no build to cache.
  if (!import.meta.env.PROD || workers === undefined) return () => undefined
  const stopped = new AbortController()
  const { signal } = stopped
  let hasAgreed = false
  let checkedAt = performance.now()

  const offer = (waiting: ServiceWorker) => {
    if (signal.aborted) return
    onReady(() => {
      hasAgreed = true
      takeOver(waiting, signal)
    })
  }
  const watch = (registration: ServiceWorkerRegistration) => {
    const { waiting } = registration
    if (waiting && ownController(workers)) offer(waiting)
    registration.addEventListener(
      'updatefound',
      () => {
        const { installing } = registration
        installing?.addEventListener('statechange', () => {
          // Without a controller this is the first worker, so it replaces nothing.
          if (installing.state === 'installed' && ownController(workers)) offer(installing)
        })
      },
      { signal },
    )
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.hidden || performance.now() - checkedAt < CHECK_INTERVAL_MS) return
        checkedAt = performance.now()
        registration.update().catch(warnOfNoUpdate)
      },
      { signal },
    )
  }

  let controller = ownController(workers)
  if (controller) keepLessonsWhenIdle(signal)
  workers.addEventListener(
    'controllerchange',
    () => {
      const isFirst = controller === null
      controller = ownController(workers)
      if (isFirst) keepLessonsWhenIdle(signal)
      if (hasAgreed) location.reload()
      // The visitor agreed in another tab. A move may be in progress in this one, so it asks first.
      else if (!isFirst) onReady(() => location.reload())
    },
    { signal },
  )
  mayRegister(workers)
    .then(async (may) => {
      if (!may) return
      const registration = await workers.register(WORKER, { updateViaCache: 'none' })
      if (!signal.aborted) watch(registration)
    })
    .catch((error: unknown) => console.warn('This device does not store the site for use offline.', error))
  return () => stopped.abort()
}

/** The worker waits for requests of this page that are still running, sometimes for minutes. A reload ends them. */
function takeOver(waiting: ServiceWorker, signal: AbortSignal): void {
  // The message that Workbox's generated worker listens for.
  waiting.postMessage({ type: 'SKIP_WAITING' })
  const timer = setTimeout(() => location.reload(), TAKE_OVER_MS)
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}

const warnOfNoUpdate = (error: unknown) => console.warn('Could not look for a newer version.', error)

/**
 * A first registration downloads 0.7 MB. It is skipped if the visitor saves data or the device is nearly full: an installation
 * that runs out of space fails and would be retried on every visit. Existing registrations are always updated.
 */
async function mayRegister(workers: ServiceWorkerContainer): Promise<boolean> {
  if (await workers.getRegistration()) return true
  return !savesData() && (await hasRoom())
}

async function hasRoom(): Promise<boolean> {
  const storage: StorageManager | undefined = navigator.storage
  const { quota, usage = 0 } = (await storage?.estimate()) ?? {}
  return quota === undefined || quota - usage >= LEAST_ROOM_BYTES
}

function keepLessonsWhenIdle(signal: AbortSignal): void {
  const cancel = whenIdle(() => {
    import('./keep-lessons.ts')
      .then(({ keepLessons }) => keepLessons())
      .catch((error: unknown) => console.warn('Not all lessons are stored for use offline.', error))
  })
  signal.addEventListener('abort', cancel, { once: true })
}
