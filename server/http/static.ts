import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompress, constants } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { ORIGIN_TO_COME } from './origin-placeholder.ts'
import { NO_LATE_FILES, type LateFiles } from './late-files.ts'
import { digestOf, makeKnown, type FindPacked, type KnownFile } from './packed-files.ts'
import { makePlainAnswer } from './plain-answer.ts'
import { requestLanguage } from './request-language.ts'

/**
 * The files of the client build as they were when the server started. Request paths are keys of a map and never reach the file
 * system, which rules out path traversal, and a newer build may replace the files under a running server. Packed files are read
 * on first request and all others at start; whatever was requested stays in memory. Only files that the build lists as late are
 * looked for on request (late-files.ts).
 */
export interface StaticFiles {
  readonly answer: (request: { method: string; path: string; headers: Headers }) => Response | undefined
  readonly has: (path: string) => boolean
}

interface StaticFile {
  readonly type: string
  readonly cacheControl: string
  readonly variants: () => Variants
  /** The file contains the site's address, so the build could not compress it; the first request for it does. */
  compressLate: boolean
}
type Variants = Partial<Record<Encoding, Variant>> & { readonly identity: Variant }
interface Variant {
  readonly content: () => Buffer<ArrayBuffer>
  readonly etag: string
}

const ENCODINGS = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof ENCODINGS)[number]
/** File name suffixes of the compressed copies that the build writes. */
const SUFFIXES: Record<Exclude<Encoding, 'identity'>, string> = { br: '.br', gzip: '.gz' }

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const ASK_AGAIN = 'public, no-cache'
/** Pages, their data and unhashed scripts such as the service worker change with each release and refer to each other. */
const CHANGES_WITH_RELEASE = new Set(['.html', '.data', '.js', '.webmanifest'])

const NOT_DRAWN = { 'Retry-After': '60', 'Cache-Control': 'no-store' }

/** Suffix of the name of a page for a future day: `index.html@2026-12-01`. */
const DAY_SUFFIX = /@\d{4}-\d\d-\d\d$/

/** Finds a hashed file of an earlier build. */
export type FindPrevious = (path: string) => StaticFiles | undefined

export function openStaticFiles(
  folder: string,
  origin: string,
  findPacked: FindPacked = () => undefined,
  findPrevious: FindPrevious = () => undefined,
  late: LateFiles = NO_LATE_FILES,
): StaticFiles {
  return makeStaticFiles(findKnown(folder, findPacked, late), origin, findPrevious, late)
}

/** `found` maps a request path (`/assets/app.js`) to its file. */
export function makeStaticFiles(
  found: ReadonlyMap<string, KnownFile>,
  origin: string,
  findPrevious: FindPrevious = () => undefined,
  late: LateFiles = NO_LATE_FILES,
): StaticFiles {
  const files = makeFiles(found, origin)
  const dated = takeDated(files)
  /** The version of a page that is in force today; a page that is still to appear does not exist yet. */
  const find = (path: string): StaticFile | undefined => {
    const versions = dated.get(path)
    if (versions === undefined) return files.get(path) ?? findLate(path)
    const today = new Date().toISOString().slice(0, 10)
    return versions.findLast(({ from }) => from <= today)?.file ?? files.get(path)
  }
  function findLate(path: string): StaticFile | undefined {
    const known = late.find(path)
    if (known !== undefined) files.set(path, makeFile(path, new Map([[path, known]]), origin))
    return files.get(path)
  }
  function answerWith({ method, path, headers }: Parameters<StaticFiles['answer']>[0]): Response | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const file = find(path)
    if (file === undefined) {
      if (late.has(path)) {
        const text = makePlainAnswer('notDrawnYet', requestLanguage(path, headers.get('Referer')))
        return new Response(text, { status: 503, headers: NOT_DRAWN })
      }
      if (!path.startsWith('/assets/')) return undefined
      const previous = findPrevious(path)?.answer({ method, path, headers })
      // No page has an address under /assets, so the renderer need not be asked.
      if (previous !== undefined) return previous
      const text = makePlainAnswer('notFound', requestLanguage(path, headers.get('Referer')))
      return new Response(text, { status: 404 })
    }
    const accepted = headers.get('accept-encoding') ?? ''
    if (file.compressLate && accepts(accepted, 'br')) compressLate(file)
    const variants = file.variants()
    const encoding = ENCODINGS.find(
      (name) => variants[name] && (name === 'identity' || accepts(accepted, name)),
    )
    const variant = variants[encoding ?? 'identity'] ?? variants.identity
    const answer = new Headers({
      'Content-Type': file.type,
      'Cache-Control': file.cacheControl,
      ETag: variant.etag,
    })
    if (variants.br ?? variants.gzip) answer.set('Vary', 'Accept-Encoding')
    if (matches(headers.get('if-none-match'), variant.etag))
      return new Response(null, { status: 304, headers: answer })
    if (encoding !== undefined && encoding !== 'identity') answer.set('Content-Encoding', encoding)
    const content = variant.content()
    answer.set('Content-Length', String(content.byteLength))
    return new Response(method === 'HEAD' ? null : content, { headers: answer })
  }

  return { answer: answerWith, has: (path) => find(path) !== undefined }
}

/** True if an Accept-Encoding header allows an encoding. Weights other than 0 are ignored in favour of our own order. */
export function accepts(header: string, encoding: string): boolean {
  return parseAccept(header).some(({ type, q }) => type.toLowerCase() === encoding && q > 0)
}

/**
 * Compresses a page at the highest level on a thread of the pool. The result is 13 % smaller than on-the-fly compression, which
 * serves the first one or two requests in the meantime.
 */
function compressLate(file: StaticFile): void {
  file.compressLate = false
  const variants = file.variants()
  const { etag } = variants.identity
  const content = variants.identity.content()
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  }
  brotliCompress(content, { params }, (error, compressed) => {
    if (error !== null) return // Later requests are still compressed on the fly.
    const packed = Buffer.from(compressed)
    variants.br = { content: () => packed, etag: `${etag.slice(0, -1)}-br"` }
  })
}

function findKnown(folder: string, findPacked: FindPacked, late: LateFiles): ReadonlyMap<string, KnownFile> {
  const found = new Map<string, KnownFile>()
  // Node's recursive listing computes a relative path for each file, which takes twice as long.
  const look = (under: string) => {
    for (const entry of readdirSync(folder + under, { withFileTypes: true })) {
      const address = `${under}/${entry.name}`
      // Vite's manifest is for the build only.
      if (address === '/.vite' || late.has(address)) continue
      if (entry.isDirectory()) look(address)
      else {
        const stats = statSync(folder + address)
        if (stats.isFile())
          found.set(address, findPacked(address.slice(1), stats) ?? makeKnown(readFileSync(folder + address)))
      }
    }
  }
  look('')
  return found
}

function makeFiles(found: ReadonlyMap<string, KnownFile>, origin: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const name of found.keys()) {
    const suffix = Object.values(SUFFIXES).find((candidate) => name.endsWith(candidate))
    if (suffix !== undefined && found.has(name.slice(0, -suffix.length))) continue
    files.set(encodeURI(addressOf(name)), makeFile(name, found, origin))
  }
  return files
}

function makeFile(name: string, found: ReadonlyMap<string, KnownFile>, origin: string): StaticFile {
  const known = found.get(name)!
  const extension = extname(name.replace(DAY_SUFFIX, ''))
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    cacheControl: name.startsWith('/assets/')
      ? FOREVER
      : CHANGES_WITH_RELEASE.has(extension)
        ? ASK_AGAIN
        : AN_HOUR,
    variants: once(() => {
      const identity = makeIdentity(known, origin)
      return { identity, ...findCompressed(name, found, identity) }
    }),
    compressLate: known.isAddressed,
  }
}

interface DatedFile {
  /** The first day, such as `2026-12-01`, in UTC. */
  readonly from: string
  readonly file: StaticFile
}

/**
 * Removes the versions of pages that the build made for future days (server/prerender.ts) and lists them by address, oldest
 * first.
 */
function takeDated(files: Map<string, StaticFile>): ReadonlyMap<string, readonly DatedFile[]> {
  const dated = new Map<string, DatedFile[]>()
  for (const [name, file] of files) {
    const [, plain = '', from = ''] = /^(.+)@(\d{4}-\d\d-\d\d)$/.exec(name) ?? []
    if (from === '') continue
    files.delete(name)
    const path = addressOf(plain)
    dated.set(path, [...(dated.get(path) ?? []), { from, file }])
  }
  for (const versions of dated.values()) versions.sort((one, other) => one.from.localeCompare(other.from))
  return dated
}

/** A prerendered page is `index.html` in the folder of its address, and is served at that address only. */
const addressOf = (name: string): string =>
  name.endsWith('/index.html') ? name.slice(0, -'/index.html'.length) || '/' : name

/** Inserts the site's address, which then also changes the ETag. */
function makeIdentity({ digest, isAddressed, read }: KnownFile, origin: string): Variant {
  if (!isAddressed) return { content: once(read), etag: `"${digest}"` }
  const content = Buffer.from(read().toString().replaceAll(ORIGIN_TO_COME, origin))
  return { content: () => content, etag: `"${digestOf(content)}"` }
}

function findCompressed(
  name: string,
  found: ReadonlyMap<string, KnownFile>,
  { etag }: Variant,
): Partial<Record<Encoding, Variant>> {
  const copies: Partial<Record<Encoding, Variant>> = {}
  for (const [encoding, suffix] of Object.entries(SUFFIXES) as [keyof typeof SUFFIXES, string][]) {
    const copy = found.get(name + suffix)
    if (copy) copies[encoding] = { content: once(copy.read), etag: `${etag.slice(0, -1)}-${encoding}"` }
  }
  return copies
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch.split(',').some((part) => {
    const candidate = part.trim().replace(/^W\//, '')
    return candidate === '*' || candidate === etag
  })
}
