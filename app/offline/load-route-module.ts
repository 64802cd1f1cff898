import { showPageUnavailable } from './page-unavailable.ts'

/**
 * Replaces React Router's function of the same name (see vite.config.ts), which reloads the open page if the next page's
 * script cannot be loaded. That would lose the state on screen without reaching the next page.
 */
interface ManifestRoute {
  readonly id: string
  readonly module: string
}

interface RouterState {
  readonly navigation: {
    readonly location?: { readonly pathname: string; readonly search: string; readonly hash: string }
  }
}

interface Router {
  readonly state: RouterState
  subscribe(listener: (state: RouterState) => void): () => void
}

declare global {
  interface Window {
    /** Set by React Router when it hydrates the page. */
    readonly __reactRouterDataRouter?: Router
  }
}

// oxlint-disable-next-line no-underscore-dangle -- React Router's own name
const routerOf = (page: Window): Router | undefined => page.__reactRouterDataRouter

export async function loadRouteModule(
  route: ManifestRoute,
  loaded: Record<string, unknown>,
): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id]
  try {
    const module: unknown = await import(/* @vite-ignore */ route.module)
    loaded[route.id] = module
    return module
  } catch (error) {
    console.warn('The script of a page could not be loaded.', error)
    await recover()
    watchNavigations()
    // Leaves the navigation pending, so that the open page stays. The next navigation aborts it.
    return new Promise(() => {})
  }
}

/** Without a navigation, the script was only prefetched. */
async function recover(): Promise<void> {
  const location = routerOf(window)?.state.navigation.location
  if (!location) return
  // After a release the old script may be gone; loading the page gets the new one.
  if (await canReachSite()) window.location.assign(location.pathname + location.search + location.hash)
  else showPageUnavailable()
}

/** A navigation that takes longer is assumed to wait for a script that failed to load before. */
const STUCK_MS = 1_000
let isWatching = false

/** React Router keeps the pending promise and never requests that script again, so later attempts are detected here. */
function watchNavigations(): void {
  const router = routerOf(window)
  if (isWatching || !router) return
  isWatching = true
  let seen: RouterState['navigation']['location']
  router.subscribe(({ navigation: { location } }) => {
    if (!location || location === seen) return
    seen = location
    setTimeout(() => {
      if (router.state.navigation.location === location) void recover()
    }, STUCK_MS)
  })
}

/** The longest a visitor waits after a click before the page says that it is offline. */
const TIMEOUT_MS = 4_000

/** Asks the server, since `navigator.onLine` is also true on a network without internet access. */
async function canReachSite(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok
  } catch {
    return false
  }
}
