import { savesData } from '#app/browser/saves-data.ts'
import { localAddress } from '#words/addresses.ts'

/**
 * Stores the lessons that were never opened, so that all of them work offline. The service worker precaches their scripts and
 * styles and serves these pages from the same cache (scripts/building/service-worker.mjs). Pages are fetched one at a time, so
 * that a release does not make every visitor's browser request 37 pages at once.
 */
const CACHE = `lessons-kept${localAddress('')}`
const INDEX = localAddress('/learn')
/** Stored last, so its presence means that all lessons of that version are stored. */
const VERSION = `${INDEX}?version`
const LESSON_LINK = /href="((?:\/\w+)?\/learn\/[a-z0-9-]+)"/g
const ASSET = /\/assets\/[\w.-]+\.(?:js|css)/g

export async function keepLessons(): Promise<void> {
  if (!navigator.serviceWorker?.controller || savesData()) return
  const index = await fetchPage(INDEX)
  const version = withoutNonce(index.text)
  const cache = await caches.open(CACHE)
  if ((await (await cache.match(VERSION))?.text()) === version) return
  const paths = [...new Set([...index.text.matchAll(LESSON_LINK)].map(([, path]) => path!))]
  for (const path of paths) {
    const page = await fetchPage(path)
    // The active worker belongs to another release, whose files the next visit will no longer find.
    if (!(await hasAssets(page.text))) return
    await cache.put(path, page.response)
  }
  await cache.put(INDEX, index.response)
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== INDEX && !paths.includes(pathname)) await cache.delete(url)
  }
  await cache.put(VERSION, new Response(version))
}

async function fetchPage(path: string): Promise<{ readonly response: Response; readonly text: string }> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return { response: response.clone(), text: await response.text() }
}

/** The nonce is different in every response. */
const withoutNonce = (text: string): string => text.replaceAll(/nonce="[^"]*"/g, '')

async function hasAssets(page: string): Promise<boolean> {
  for (const asset of new Set(page.match(ASSET))) if (!(await caches.match(asset))) return false
  return true
}
