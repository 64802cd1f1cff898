import { showPageUnavailable } from './page-unavailable.ts'

/**
 * Takes the place of React Router's function of the same name (see vite.config.ts). React Router reloads the open page if the
 * next page's script cannot be loaded, which loses what is on the screen and never reaches the next page.
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

/** Without a navigation the script was only prefetched. */
async function recover(): Promise<void> {
  const location = routerOf(window)?.state.navigation.location
  if (!location) return
  // After a release the old script may be gone; the new page brings its own.
  if (await canReachSite()) window.location.assign(location.pathname + location.search + location.hash)
  else showPageUnavailable()
}

/** A navigation that takes longer is taken to wait for a script that was lost before. */
const STUCK_MS = 1_000
let isWatching = false

/** React Router keeps the pending promise and never requests that script again, so later attempts are noticed here. */
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

/** Asks the server, since `navigator.onLine` is also true in a network without a way out. */
async function canReachSite(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok
  } catch {
    return false
  }
}
