import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { randomBytes, randomUUID } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { compress } from './compress.ts'
import { findClientAddress, type Connection } from '#server/client-address.ts'
import { clientAddressContext, nonceContext } from '#server/context.server.ts'
import { isEngineScript, makeSecurityHeaders, type Outside } from './headers.ts'
import type { Log } from '#server/log.ts'
import { hasExpectedType, isFromOwnPages } from './same-origin.ts'
import { createLoadShedder } from '#server/limits/load-shedder.ts'
import { createSharedPages, type SharedPageSettings } from './shared-pages.ts'
import type { StaticFiles } from './static.ts'

/** The site's one HTTP application. What it stands on is handed in, so that tests and the development server can too. */
export interface HttpOptions {
  readonly build: ServerBuild | (() => Promise<ServerBuild>)
  readonly development: boolean
  readonly origin: string
  /** Proxies of the operator's own in front of this server, each of which names the address that asked it. */
  readonly proxies: number
  readonly log: Log
  readonly outside?: Outside
  /** Hands routes what they work with. */
  readonly provide: (context: RouterContextProvider) => void
  /** Absent in development, where Vite serves the files. */
  readonly files: StaticFiles | undefined
  /** The addresses of all pages; asked for only where an address is written in another case. */
  readonly pages: () => ReadonlySet<string>
  /** Whether the site can do its work now: its database answers, and it is not being stopped. */
  readonly isReady: () => Promise<boolean>
  /** How often so far the database has failed somebody by being away. */
  readonly outages: () => number
  /** Pages that are the same for everybody and still made by the server. */
  readonly shared?: SharedPageSettings
}

type Variables = { id: string; nonce: string | undefined }
type Site = { Variables: Variables; Bindings: Connection }

/** A saved game is about 4 kB, a form less than 1 kB. */
const MAX_BODY = 64 * 1024
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Called by other programs, which prove who they are in their own way. */
const FOR_OTHERS: ReadonlySet<string> = new Set(['/api/stripe/webhook'])
/**
 * Pages made at once, of which one takes the processor for some 10 ms; a hundred more are made within the time that a
 * visitor waits, and answering those who come on top of that would only make everybody wait longer.
 */
const RENDERS = { atOnce: 8, mostWaiting: 100, longestWait: 2_000 }
const FORWARDING_HEADERS = [
  'Forwarded',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
]

export function createHttp(options: HttpOptions): Hono<Site> {
  const { log, files } = options
  const policy = {
    https: options.origin.startsWith('https:'),
    development: options.development,
    ...(options.outside && { outside: options.outside }),
  }
  const handleRequest = createRequestHandler(
    options.build,
    options.development ? 'development' : 'production',
  )
  const http = new Hono<Site>()

  // Outermost: whatever answers, the answer leaves with these headers and a line in the log.
  http.use(async (c, next) => {
    const started = performance.now()
    const id = randomUUID()
    c.set('id', id)
    await next()
    const compressed = compress(c.res, { method: c.req.method, headers: c.req.raw.headers })
    // Assigning over an answer would copy its headers back, the length of the uncompressed body among them.
    c.res = undefined
    c.res = compressed
    const isForOthers = c.req.path.startsWith('/share/')
    const isEngine = files !== undefined && isEngineScript(c.req.path)
    const headers = makeSecurityHeaders({ ...policy, nonce: c.get('nonce'), isForOthers, isEngine })
    // A page whose address is a secret tells others less of it than the rest.
    const isDiscreet = c.res.headers.get('Referrer-Policy') === 'same-origin'
    for (const [name, value] of Object.entries(headers)) {
      if (name !== 'Referrer-Policy' || !isDiscreet) c.res.headers.set(name, value)
    }
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
    c.res.headers.set('X-Request-Id', id)
    const { status } = c.res
    const fields = {
      id,
      method: c.req.method,
      path: loggedPath(c.req.path),
      status,
      ms: Math.round(performance.now() - started),
    }
    if (status === 404) log('warn', 'not found', fields)
    else log(files !== undefined && c.req.path.startsWith('/assets/') ? 'debug' : 'info', 'request', fields)
  })

  http.onError((error, c) => {
    log('error', 'request failed', {
      id: c.get('id'),
      method: c.req.method,
      path: loggedPath(c.req.path),
      error,
    })
    return c.text('Something went wrong on our side. Please try again.\n', 500)
  })

  http.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    // A NUL is no part of any text, and PostgreSQL takes none.
    if (!isWellFormed(pathname) || search.includes('%00')) return c.text('Bad request\n', 400)
    return next()
  })
  // What is left of the body is not read, so nothing more can come by this connection.
  const tooLarge = (c: Context) => c.text('Too large\n', 413, { Connection: 'close' })
  http.use(bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }))

  http.get('/healthz', (c) => c.text('ok\n'))
  http.get('/readyz', async (c) =>
    (await options.isReady()) ? c.text('ready\n') : c.text('not ready\n', 503),
  )

  // One address for each page: with a slash at the end it would be another one, for caches and search engines.
  http.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const isPage = pathname.length > 1 && pathname.endsWith('/')
    if (!isPage || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    return c.redirect(withoutSlashesAtEnd(pathname) + search, 308)
  })

  http.use(async (c, next) => {
    if (SAFE_METHODS.has(c.req.method) || FOR_OTHERS.has(c.req.path)) return next()
    if (!isFromOwnPages(c.req.raw, options.origin)) return c.text('Not from this site\n', 403)
    if (!hasExpectedType(c.req.raw)) return c.text('Unexpected type of content\n', 415)
    return next()
  })

  if (files !== undefined) {
    http.use(async (c, next) => {
      const { method, headers } = c.req.raw
      return files({ method, path: new URL(c.req.url).pathname, headers }) ?? next()
    })
  }

  // Addresses are written small. Whoever writes one otherwise is led to it; tokens and files differ by their case.
  http.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const small = pathname.toLowerCase()
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (small === pathname || !isRead || !options.pages().has(small)) return next()
    return c.redirect(small + search, 301)
  })

  const shed = createLoadShedder(RENDERS)
  const overloaded = (c: Context) =>
    c.text('Too many visitors at once. Please try again.\n', 503, { 'Retry-After': RETRY_AFTER })

  async function render(request: Request, nonce: string): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(nonceContext, nonce)
    // As `asTold` has found it. A page that is rendered for everybody is asked for by nobody.
    context.set(clientAddressContext, request.headers.get('X-Real-IP') ?? '')
    options.provide(context)
    const outages = options.outages()
    const wasAway = () => options.outages() > outages
    let response: Response
    try {
      response = await handleRequest(request, context)
    } catch (error) {
      if (!wasAway()) throw error
      log('error', 'request failed', { error })
      response = new Response('Something went wrong on our side. Please try again.\n', { status: 500 })
    }
    if (response.status === 500 && wasAway()) response = unavailable(response)
    // A stored page would carry a stored nonce; a route that may be kept says so itself.
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache')
    return response
  }

  const sharedPages = options.shared && createSharedPages(options.shared, render)

  http.all('*', async (c) => {
    const nonce = randomBytes(16).toString('base64')
    c.set('nonce', nonce)
    const request = asTold(c.req.raw, connectionOf(c.env).incoming)
    const isPage = (c.req.method === 'GET' || c.req.method === 'HEAD') && !c.req.path.startsWith('/api/')
    if (!isPage) return render(request, nonce)
    const shared = await sharedPages?.answer(request, nonce)
    if (shared !== undefined) return shared
    const page = await shed(() => render(request, nonce))
    return page.ok ? page.value : overloaded(c)
  })
  return http

  /**
   * The request as the routes may believe it. Under which name it found the server, and by way of whom, is the client's
   * word: further in it has come to the site's own address, from the one address in X-Real-IP. Whether it is from our
   * own pages has been seen to before.
   */
  function asTold(request: Request, incoming: Connection['incoming']): Request {
    const headers = new Headers(request.headers)
    const forwardedFor = headers.get('X-Forwarded-For')
    for (const name of FORWARDING_HEADERS) headers.delete(name)
    headers.set('X-Real-IP', findClientAddress(forwardedFor, incoming?.socket.remoteAddress, options.proxies))
    if (headers.has('Origin')) headers.set('Origin', options.origin)
    const { pathname, search } = new URL(request.url)
    const { method, body, signal } = request
    const init = { method, headers, body, signal, ...(body !== null && { duplex: 'half' as const }) }
    return new Request(new URL(pathname + search, options.origin), init)
  }
}

/** In seconds: when a server that has just said that it cannot may be asked again. */
const RETRY_AFTER = '2'

/**
 * What broke because the database was away is no fault of the request's: it may be sent again. Libraries between here and
 * there pass on a plain 500, so it is told by the time: one that broke by itself meanwhile is taken for the same.
 */
function unavailable(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('Retry-After', RETRY_AFTER)
  headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: 503, headers })
}

/** Absent where the application is asked without a server, as tests do. */
const connectionOf = (env: Connection | undefined): Connection => env ?? {}

/** Nobody reads further, and a log that repeats what strangers send grows at their pace. */
const LONGEST_LOGGED_PATH = 500

const loggedPath = (path: string): string =>
  path.length > LONGEST_LOGGED_PATH ? `${path.slice(0, LONGEST_LOGGED_PATH)}…` : path

/** By hand: `/\/+$/` takes quadratic time on many slashes that are not at the end. */
function withoutSlashesAtEnd(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return pathname.slice(0, end)
}

/** Percent signs must decode, to text without control characters; `//host/path` must not pass for an address elsewhere. */
function isWellFormed(pathname: string): boolean {
  if (pathname.startsWith('//')) return false
  try {
    // oxlint-disable-next-line no-control-regex -- these are exactly the characters meant
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname))
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
