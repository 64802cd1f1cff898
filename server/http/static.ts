import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompress, constants } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { ORIGIN_TO_COME } from './origin-placeholder.ts'

/**
 * The files of the client build, read once, at the start. A path that is asked for is a key in a map and never meets the
 * file system, so there is nothing to climb out of; and a next build may replace the files under a running server. The
 * price is their size in memory.
 */
export type StaticFiles = (request: {
  method: string
  path: string
  headers: Headers
}) => Response | undefined

interface StaticFile {
  readonly type: string
  readonly cacheControl: string
  readonly variants: Partial<Record<Encoding, Variant>> & { identity: Variant }
  /** Has the site's address in it, so that it could not be compressed at build: done here, once it is asked for. */
  compressLate: boolean
}
interface Variant {
  readonly content: Buffer<ArrayBuffer>
  readonly etag: string
}

const ENCODINGS = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof ENCODINGS)[number]
/** How the build names a file's compressed copies. */
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
/** Pages, their data and unhashed programs (a service worker, say) change with each release and refer to each other. */
const CHANGES_WITH_RELEASE = new Set(['.html', '.data', '.js', '.webmanifest'])

export function openStaticFiles(folder: string, origin: string): StaticFiles {
  const files = listFiles(folder, origin)
  return ({ method, path, headers }) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const file = files.get(path)
    if (file === undefined) {
      // Anything under /assets is a file or nothing; a page that no longer exists need not be rendered for it.
      return path.startsWith('/assets/') ? new Response('Not found\n', { status: 404 }) : undefined
    }
    const accepted = headers.get('accept-encoding') ?? ''
    if (file.compressLate && accepts(accepted, 'br')) compressLate(file)
    const encoding = ENCODINGS.find(
      (name) => file.variants[name] && (name === 'identity' || accepts(accepted, name)),
    )
    const variant = file.variants[encoding ?? 'identity'] ?? file.variants.identity
    const answer = new Headers({
      'Content-Type': file.type,
      'Cache-Control': file.cacheControl,
      ETag: variant.etag,
    })
    if (file.variants.br ?? file.variants.gzip) answer.set('Vary', 'Accept-Encoding')
    if (matches(headers.get('if-none-match'), variant.etag))
      return new Response(null, { status: 304, headers: answer })
    if (encoding !== undefined && encoding !== 'identity') answer.set('Content-Encoding', encoding)
    answer.set('Content-Length', String(variant.content.byteLength))
    return new Response(method === 'HEAD' ? null : variant.content, { headers: answer })
  }
}

/** Whether an Accept-Encoding header takes an encoding. Weights other than 0 are not compared: ours is the order. */
export function accepts(header: string, encoding: string): boolean {
  return parseAccept(header).some(({ type, q }) => type.toLowerCase() === encoding && q > 0)
}

/**
 * Compresses a page as well as can be, in another thread: 13 % smaller than what the server does on the fly, which is
 * good enough for the first one or two who ask.
 */
function compressLate(file: StaticFile): void {
  file.compressLate = false
  const { content, etag } = file.variants.identity
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  }
  brotliCompress(content, { params }, (error, compressed) => {
    // Without it the page goes on being compressed on the fly.
    if (error === null)
      file.variants.br = { content: Buffer.from(compressed), etag: `${etag.slice(0, -1)}-br"` }
  })
}

function listFiles(folder: string, origin: string): Map<string, StaticFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const present = new Set(paths)
  const files = new Map<string, StaticFile>()
  for (const path of paths) {
    const suffix = Object.values(SUFFIXES).find((candidate) => path.endsWith(candidate))
    if (suffix !== undefined && present.has(path.slice(0, -suffix.length))) continue
    const name = `/${relative(folder, path).split(sep).join('/')}`
    // Vite's own list of files is for the build.
    if (name.startsWith('/.vite/')) continue
    const extension = extname(name)
    const written = readFileSync(path)
    const isAddressed = written.includes(ORIGIN_TO_COME)
    const content = isAddressed ? Buffer.from(written.toString().replaceAll(ORIGIN_TO_COME, origin)) : written
    const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    const variants: StaticFile['variants'] = { identity: { content, etag: `"${digest}"` } }
    for (const [encoding, end] of Object.entries(SUFFIXES)) {
      if (!present.has(path + end)) continue
      variants[encoding as keyof typeof SUFFIXES] = {
        content: readFileSync(path + end),
        etag: `"${digest}-${encoding}"`,
      }
    }
    const file: StaticFile = {
      type: TYPES[extension] ?? 'application/octet-stream',
      cacheControl: name.startsWith('/assets/')
        ? FOREVER
        : CHANGES_WITH_RELEASE.has(extension)
          ? ASK_AGAIN
          : AN_HOUR,
      variants,
      compressLate: isAddressed,
    }
    // A page rendered at build lies in the folder of its name, and has that one address.
    files.set(
      encodeURI(name.endsWith('/index.html') ? name.slice(0, -'/index.html'.length) || '/' : name),
      file,
    )
  }
  return files
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch.split(',').some((part) => {
    const candidate = part.trim().replace(/^W\//, '')
    return candidate === '*' || candidate === etag
  })
}
