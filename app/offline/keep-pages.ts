/**
 * Keeps pages that were never opened, and what they are made of, so that they are there without a network. The service worker
 * looks for them in the same cache (scripts/building/service-worker.mjs), and keeps their scripts and styles when it sees them
 * fetched.
 */
const CACHE = 'lessons-kept'
/** What a page of ours, a script or a style names of the build's files. */
const NAMED = /(?:\/assets\/|["'`]\.\/)([\w.-]+\.(?:js|css))/g

/** Does nothing where no service worker would find them again. The same pages are fetched once a version. */
export async function keepPages(paths: readonly string[]): Promise<void> {
  const [first] = paths
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!import.meta.env.PROD || !workers?.controller || first === undefined) return
  const cache = await caches.open(CACHE)
  const fetched = await fetchText(first)
  const kept = await (await cache.match(first))?.text()
  const isSameVersion = kept !== undefined && withoutNonce(kept) === withoutNonce(fetched.text)
  const files = new Set<string>()
  for (const path of paths) {
    if (isSameVersion && (await cache.match(path)) !== undefined) continue
    const page = path === first ? fetched : await fetchText(path)
    for (const file of namedIn(page.text)) await fetchWithAll(file, files)
    // Last: a page that is here has all that it needs.
    await cache.put(path, page.response)
  }
}

async function fetchText(path: string): Promise<{ readonly response: Response; readonly text: string }> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return { response: response.clone(), text: await response.text() }
}

/** Another with each answer. */
const withoutNonce = (text: string): string => text.replaceAll(/nonce="[^"]*"/g, '')

const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(NAMED)].map(([, name]) => `/assets/${name}`)

async function fetchWithAll(file: string, files: Set<string>): Promise<void> {
  if (files.has(file)) return
  files.add(file)
  const { text } = await fetchText(file)
  for (const named of namedIn(text)) await fetchWithAll(named, files)
}
