import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateSW } from 'workbox-build'

/**
 * Writes the service worker, which keeps on the device what playing needs: after one visit the game starts with the
 * network cut. See docs/decisions/007-offline.md.
 */

/** The screens that work offline, and home, which leads to them. */
const ROUTES = [
  'root',
  'routes/home',
  'routes/play',
  'routes/matches/dashboard',
  'routes/train/train',
  'routes/train/puzzles',
  'routes/train/mistakes',
  'routes/train/rush',
  'routes/online/online',
  'routes/online/watch',
]
/**
 * Their pages. The query makes a name under which the kept page lies beside, and not in front of, the one on the
 * network: pages come from the network first.
 */
const SHELL_PAGES = [
  '/?kept',
  '/play?kept',
  '/game?kept',
  '/dashboard?kept',
  '/train?kept',
  '/train/puzzles?kept',
  '/train/mistakes?kept',
  '/train/rush?kept',
  // The same for every game.
  '/online/kept?kept',
  '/watch/kept?kept',
  '/offline?kept',
]
const LOOSE_FILES = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-*.png',
  'manifest.webmanifest',
  'before-paint.js',
]
/** Far above today's, so that only a mistake (a picture gallery, say) stops the build. */
const MOST_BYTES = 2_000_000

/**
 * A page of which only the build's copy is kept: what the network gives is shown, and leaves nothing on the device. The
 * pattern is written into the worker as text, so it can name nothing outside itself.
 */
const fromNetwork = (urlPattern, fallbackURL, plugin = {}) => ({
  urlPattern,
  handler: 'NetworkFirst',
  options: {
    cacheName: 'nothing',
    networkTimeoutSeconds: 4,
    plugins: [{ cacheWillUpdate: async () => null, ...plugin }],
    precacheFallback: { fallbackURL },
  },
})

/** A game that runs is wanted back at once: what a proxy says while the server restarts is no page for who plays it. */
const gameFromNetwork = (urlPattern, fallbackURL) =>
  fromNetwork(urlPattern, fallbackURL, {
    // One expression: its lines are joined to one in the worker.
    fetchDidSucceed: async ({ response }) =>
      [502, 503, 504].includes(response.status) ? Promise.reject(new Error('no server')) : response,
  })

/** What is done with each request; the first pattern that fits counts. */
const RUNTIME_CACHING = [
  fromNetwork(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === '/',
    '/?kept',
  ),
  fromNetwork(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && /^\/play\/?$/.test(url.pathname),
    '/play?kept',
  ),
  fromNetwork(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && /^\/game\/?$/.test(url.pathname),
    '/game?kept',
  ),
  // The same for everybody as it leaves the server: whose matches it shows, the page finds on the device.
  fromNetwork(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && /^\/dashboard\/?$/.test(url.pathname),
    '/dashboard?kept',
  ),
  fromNetwork(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && /^\/train\/?$/.test(url.pathname),
    '/train?kept',
  ),
  fromNetwork(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && /^\/train\/mistakes\/?$/.test(url.pathname),
    '/train/mistakes?kept',
  ),
  fromNetwork(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && /^\/train\/puzzles\/?$/.test(url.pathname),
    '/train/puzzles?kept',
  ),
  fromNetwork(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && /^\/train\/rush\/?$/.test(url.pathname),
    '/train/rush?kept',
  ),
  {
    // All of them are fetched when training is opened (app/offline/keep-pages.ts), so no number is set.
    urlPattern: ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && /^\/learn(\/|$)/.test(url.pathname),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'lessons-kept',
      networkTimeoutSeconds: 4,
      cacheableResponse: { statuses: [200] },
      precacheFallback: { fallbackURL: '/offline?kept' },
    },
  },
  {
    // Pages to read, which are the same for everybody. What belongs to one person has no place here.
    urlPattern: ({ request, url, sameOrigin }) =>
      sameOrigin &&
      request.mode === 'navigate' &&
      /^\/(blog|gallery|history|players|rankings|privacy-policy|terms-of-service)(\/|$)/.test(url.pathname),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'pages-read',
      networkTimeoutSeconds: 4,
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 30, purgeOnQuotaError: true },
      precacheFallback: { fallbackURL: '/offline?kept' },
    },
  },
  // Whose game it is, and how it stood when it was last heard of, the page finds on the device.
  gameFromNetwork(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && /^\/online\/[^/]+\/?$/.test(url.pathname),
    '/online/kept?kept',
  ),
  gameFromNetwork(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && /^\/watch\/[^/]+\/?$/.test(url.pathname),
    '/watch/kept?kept',
  ),
  fromNetwork(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', '/offline?kept'),
  {
    // By themselves, so that a walk through the gallery leaves the scripts and styles of other pages where they are.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.+\.(avif|webp|jpg)$/.test(url.pathname),
    handler: 'CacheFirst',
    options: {
      cacheName: 'pictures-seen',
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 60, purgeOnQuotaError: true },
    },
  },
  {
    // The engine's net: fetched by its worker alone, after the start of a game, and not with the first visit.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/assets\/net-.+\.bin$/.test(url.pathname),
    handler: 'CacheFirst',
    options: {
      cacheName: 'engine-net',
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 1 },
    },
  },
  {
    // Puzzles that have come to be solved, and the next ones with them.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/puzzle-set-'),
    handler: 'CacheFirst',
    options: {
      cacheName: 'puzzles-fetched',
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 60, purgeOnQuotaError: true },
    },
  },
  {
    // Styles and scripts of pages that were read; their names change with their content.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    handler: 'CacheFirst',
    options: {
      cacheName: 'assets-read',
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 80, purgeOnQuotaError: true },
    },
  },
]

export async function makeServiceWorker({ client, server }) {
  const revision = hashOf(server)
  const { count, size, warnings } = await generateSW({
    swDest: join(client, 'sw.js'),
    globDirectory: client,
    globPatterns: [...listAssets(join(client, 'assets')), ...LOOSE_FILES],
    // Their names change with their content.
    dontCacheBustURLsMatching: /^\/?assets\//,
    maximumFileSizeToCacheInBytes: MOST_BYTES,
    additionalManifestEntries: SHELL_PAGES.map((url) => ({ url, revision })),
    directoryIndex: null,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
    babelPresetEnvTargets: ['chrome >= 111', 'firefox >= 114', 'safari >= 16.4'],
    // A new one waits until a person agrees or the last page is closed: nobody's game loses its program while it runs.
    skipWaiting: false,
    // The first one serves at once the page that fetched it.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    runtimeCaching: RUNTIME_CACHING,
  })
  if (warnings.length > 0) throw new Error(`The service worker is not whole: ${warnings.join('; ')}`)
  if (size > MOST_BYTES) throw new Error(`The service worker would keep ${count} files of ${size} bytes`)
}

/** Every file that one of the screens can come to ask for: those its chunks name, and those that they name. */
function listAssets(folder) {
  const names = readdirSync(folder, { withFileTypes: true })
    // The folder of puzzles is not kept beforehand.
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name)
  const manifest = names.find((name) => /^manifest-.*\.js$/.test(name))
  if (manifest === undefined) throw new Error('The build has no list of routes')
  const text = readFileSync(join(folder, manifest), 'utf8')
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const found = new Set([manifest])
  const visit = (content) => {
    for (const name of names) {
      if (found.has(name) || !content.includes(name)) continue
      found.add(name)
      if (/\.(js|css)$/.test(name)) visit(readFileSync(join(folder, name), 'utf8'))
    }
  }
  visit(JSON.stringify([entry, ...ROUTES.map((id) => routes[id])]))
  return [...found].filter((name) => !name.endsWith('.bin')).map((name) => `assets/${name}`)
}

/** Pages are rendered by the server's program, content and all: another program, other pages. */
function hashOf(folder) {
  const hash = createHash('sha256')
  // In the order of their names, which is not promised by every file system.
  for (const name of readdirSync(folder, { recursive: true }).sort((a, b) => (a < b ? -1 : 1)))
    if (name.endsWith('.js')) hash.update(readFileSync(join(folder, name)))
  return hash.digest('base64url').slice(0, 16)
}
