import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOffline } from '../../content/pages/lists.ts'
import { bundleWorker } from './bundle-worker.mjs'

/**
 * Writes the service worker. After one visit it has stored everything that playing, reviewing, analysing, training and learning
 * need offline: these screens' files and pages in the precache, and the lessons in a cache that the page fills
 * (app/offline/keep-lessons.ts). See docs/decisions/186-what-works-offline.md.
 */

/** The routes whose files are precached, and the pages that work offline, from the manifest of pages. */
const KEPT = listOffline()
/**
 * Cached pages are stored under an address with a query. Under the plain address, a cached page would be served before the
 * network is tried.
 */
const copyOf = (path) => `${path}?kept`
/** The review of a user's own game, which the page finds on the device. */
const ownGameCopyOf = (path) => `${path}?game=kept`
/** The same page for every game. */
const oneCopyOf = (start) => copyOf(`${start}kept`)
const FALLBACK = copyOf(KEPT.fallback)
const SHELL_PAGES = [
  ...KEPT.screens.map(copyOf),
  ...KEPT.ownGames.flatMap((path) => [copyOf(path), ownGameCopyOf(path)]),
  ...KEPT.oneCopy.map(oneCopyOf),
  FALLBACK,
]
/** Without the icons for installing, which the browser stores itself. */
const LOOSE_FILES = ['favicon.svg', 'before-paint.js']
/** The coach's poses and the opponents, which may be shown for the first time offline. */
const FACES =
  /^assets\/(?:asleep|praise|sorry|thinking|warning|welcome|pawn|horse|elephant|vizier|dial)-240-.*\.webp$/
/**
 * The largest precache of files, uncompressed as the browser stores it; about a third of that is transferred. Pages add 0.6 MB
 * and lessons 3 MB, 0.3 MB transferred. app/offline/site-worker.ts requires twice the total to be free.
 */
const MOST_BYTES = 2_800_000
/** Larger for other writing systems, which take up to three bytes a letter and more fonts. */
const MOST_BYTES_TRANSLATED = 3_050_000

/**
 * Network first, with the build's copy as the fallback. The response from the network is not stored, so nothing personal stays
 * on the device.
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

/** A proxy's error page while the server restarts must not take the place of a running game. */
const gameFromNetwork = (urlPattern, fallbackURL) =>
  fromNetwork(urlPattern, fallbackURL, {
    fetchDidSucceed: async ({ response }) =>
      [502, 503, 504].includes(response.status) ? Promise.reject(new Error('no server')) : response,
  })

/**
 * Matches navigations within the site for which `condition` holds. The function's text is written into the worker, so it can
 * refer to nothing outside itself and is compiled from text here.
 */
const navigationIf = (condition) =>
  // oxlint-disable-next-line no-implied-eval -- the text is the build's own
  new Function(
    '{ request, url, sameOrigin }',
    `return sameOrigin && request.mode === 'navigate' && ${condition}`,
  )

const navigationTo = (path) =>
  navigationIf(`[${JSON.stringify(path)}, ${JSON.stringify(`${path}/`)}].includes(url.pathname)`)

/** A release replaces the previous release's file. */
const engineFile = (cacheName, urlPattern) => ({
  urlPattern,
  handler: 'CacheFirst',
  options: { cacheName, cacheableResponse: { statuses: [200] }, expiration: { maxEntries: 1 } },
})

const inPattern = (path) => path.replaceAll('/', String.raw`\/`)

/** Pages of one language. The first pattern that matches a request wins. */
const pageCaching = (at) => [
  ...KEPT.screens.map((path) => fromNetwork(navigationTo(at(path)), at(copyOf(path)))),
  ...KEPT.ownGames.flatMap((path) => [
    fromNetwork(
      navigationIf(`url.pathname === '${at(path)}' && url.searchParams.has('game')`),
      at(ownGameCopyOf(path)),
    ),
    // A shared game exists only on the server.
    fromNetwork(
      navigationIf(`url.pathname === '${at(path)}' && !url.searchParams.has('shared')`),
      at(copyOf(path)),
    ),
  ]),
  ...KEPT.storedByPage.map((start) => ({
    // The page stores all lessons, so their number is not limited.
    urlPattern: navigationIf(`url.pathname.startsWith('${at(start)}')`),
    handler: 'NetworkFirst',
    options: {
      cacheName: `lessons-kept${at('')}`,
      networkTimeoutSeconds: 4,
      cacheableResponse: { statuses: [200] },
      precacheFallback: { fallbackURL: at(FALLBACK) },
    },
  })),
  {
    // Articles and lists, which are the same for every visitor. Nothing personal may be stored here.
    urlPattern: navigationIf(
      `/^(${KEPT.onceRead.map((start) => inPattern(at(start))).join('|')})(\\/|$)/.test(url.pathname)`,
    ),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'pages-read',
      networkTimeoutSeconds: 4,
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 30, purgeOnQuotaError: true },
      precacheFallback: { fallbackURL: at(FALLBACK) },
    },
  },
  // The page finds the visitor's seat and the last known state on the device.
  ...KEPT.oneCopy.map((start) =>
    gameFromNetwork(
      navigationIf(`/^${inPattern(at(start))}[^/]+\\/?$/.test(url.pathname)`),
      at(oneCopyOf(start)),
    ),
  ),
  fromNetwork(navigationIf('true'), at(FALLBACK)),
]

const FILE_CACHING = [
  {
    // A separate cache, so that browsing the gallery does not evict scripts and styles.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.+\.(avif|webp|jpg)$/.test(url.pathname),
    handler: 'CacheFirst',
    options: {
      cacheName: 'pictures-seen',
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 60, purgeOnQuotaError: true },
    },
  },
  // Only the engine's worker fetches its nets, after a game has started, so they are not precached.
  engineFile(
    'engine-net',
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/net-.+\.bin$/.test(url.pathname),
  ),
  engineFile(
    'policy-net',
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/policy-.+\.bin$/.test(url.pathname),
  ),
  {
    // Results of endings that have been opened; one ending needs up to twenty of the 35.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/assets\/K\w*vK\w*-.+\.bin$/.test(url.pathname),
    handler: 'CacheFirst',
    options: {
      cacheName: 'ending-results',
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 40 },
    },
  },
  {
    // Files of puzzles that have been shown; they contain the next ones too.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/puzzle-set-'),
    handler: 'CacheFirst',
    options: {
      cacheName: 'puzzles-fetched',
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 60, purgeOnQuotaError: true },
    },
  },
  {
    // Styles and scripts of articles, whose names change with their content.
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    handler: 'CacheFirst',
    options: {
      cacheName: 'assets-read',
      cacheableResponse: { statuses: [200] },
      expiration: { maxEntries: 80, purgeOnQuotaError: true },
    },
  },
]

/**
 * Each language has its own worker for the pages below its address, with its own copies, so a switch of the language never
 * shows pages of the other. English is below `/`, which the browser does not ask for pages of a longer scope.
 */
export async function makeServiceWorker(language, { client, server }) {
  const revision = hashOf(server)
  const at = (path) => (language === 'en' ? path : `/${language}${path}`)
  const manifest = at('/manifest.webmanifest').slice(1)
  const most = language === 'en' ? MOST_BYTES : MOST_BYTES_TRANSLATED
  const names = [
    ...listAssets(join(client, 'assets'), nameList(language, { client, server })).filter(
      // Invitations need the network. English pages show Devanagari in headings only.
      (name) =>
        !name.startsWith('assets/qr-code-') &&
        (language !== 'en' || !name.startsWith('assets/mukta-devanagari-')),
    ),
    ...readdirSync(join(client, 'assets'))
      .map((name) => `assets/${name}`)
      .filter((name) => FACES.test(name)),
    ...LOOSE_FILES,
    manifest,
  ]
  const files = names.map((name) => ({ name, content: readFileSync(join(client, name)) }))
  const size = files.reduce((sum, { content }) => sum + content.byteLength, 0)
  if (size > most)
    throw new Error(`The precache has ${names.length} files of ${size} bytes, of ${most} allowed`)
  const precached = [
    ...files.map(({ name, content }) => ({
      url: `/${name}`,
      // Hashed names: the content at a name never changes.
      revision: name.startsWith('assets/') ? null : createHash('md5').update(content).digest('hex'),
    })),
    ...SHELL_PAGES.map((url) => ({ url: at(url), revision })),
  ]
  const routes = [...pageCaching(at), ...FILE_CACHING]
  writeFileSync(join(client, at('/sw.js')), await bundleWorker({ precached, routes }))
}

/** Every file that the routes can request: the files that their chunks name, and the files that those name in turn. */
function listAssets(folder, list) {
  const names = readdirSync(folder, { withFileTypes: true })
    // Puzzles are stored as they are fetched.
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name)
  const manifest = names.find((name) => name === list)
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
  visit(JSON.stringify([entry, ...KEPT.routeIds.map((id) => routes[id])]))
  // The decorative faces of the court are cached once they have been seen.
  return [...found].filter((name) => !/\.(bin|webp)$/.test(name)).map((name) => `assets/${name}`)
}

/** The file with the routes of a language and their scripts: each is listed beside the server, except for English. */
function nameList(language, { client, server }) {
  const listed = (name) =>
    JSON.parse(readFileSync(join(server, name), 'utf8')).assets.url.slice('/assets/'.length)
  if (language !== 'en') return listed(`client-${language}.json`)
  const others = readdirSync(server)
    .filter((name) => /^client-\w+\.json$/.test(name))
    .map(listed)
  return readdirSync(join(client, 'assets')).find(
    (name) => /^manifest-\w+\.js$/.test(name) && !others.includes(name),
  )
}

/** The server's bundle contains all content, so its hash changes whenever a page might. */
function hashOf(folder) {
  const hash = createHash('sha256')
  // Sorted, since not every file system lists names in order.
  for (const name of readdirSync(folder, { recursive: true }).sort((a, b) => (a < b ? -1 : 1)))
    if (name.endsWith('.js')) hash.update(readFileSync(join(folder, name)))
  return hash.digest('base64url').slice(0, 16)
}
