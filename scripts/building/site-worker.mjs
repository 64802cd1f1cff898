import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute, PrecacheFallbackPlugin } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

/** The program of a service worker, which bundle-worker.mjs completes with its precache and routes. */

const STRATEGIES = { CacheFirst, NetworkFirst }

/** Options that stand for a plugin. */
const PLUGINS = {
  cacheableResponse: CacheableResponsePlugin,
  expiration: ExpirationPlugin,
  precacheFallback: PrecacheFallbackPlugin,
}

/**
 * A new worker waits until the visitor agrees or the last tab is closed, so that a running game keeps its scripts. The first one
 * controls the page that registered it.
 */
export function startWorker({ precached, routes }) {
  self.addEventListener('message', ({ data }) => {
    if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
  })
  clientsClaim()
  precacheAndRoute(precached, { directoryIndex: null })
  cleanupOutdatedCaches()
  for (const { urlPattern, handler, options } of routes)
    registerRoute(urlPattern, new STRATEGIES[handler](withPlugins(options)))
}

function withPlugins({ plugins = [], ...options }) {
  const named = Object.entries(PLUGINS).flatMap(([name, Plugin]) =>
    options[name] === undefined ? [] : new Plugin(options[name]),
  )
  return { ...options, plugins: [...plugins, ...named] }
}
