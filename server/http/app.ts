import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { randomBytes } from 'node:crypto'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import type { NodeBindings } from '#server/client-address.ts'
import { createLoadShedder, type LoadShedder } from '#server/limits/load-shedder.ts'
import type { Log } from '#server/log.ts'
import { readAddress } from '#words/addresses.ts'
import { finishAnswer } from './finish-answer.ts'
import type { Outside } from './headers.ts'
import { loggedPath } from './logged-path.server.ts'
import { isWellFormed, oneAddressOf } from './page-path.ts'
import { makePlainAnswer } from './plain-answer.ts'
import { createRenderPage } from './render-pages.ts'
import { requestLanguage } from './request-language.ts'
import type { MeasureRequest } from './request-metrics.ts'
import { hasExpectedType, isFromOwnPages } from './same-origin.ts'
import { createSharedPages, type SharedPageSettings } from './shared-pages.ts'
import type { SiteEnv } from './site-variables.ts'
import type { StaticFiles } from './static.ts'
import { trustedRequest } from './trusted-request.ts'
import { comeAgain } from './turn-away.ts'

/** The site's HTTP application. Its dependencies are passed in, so that tests and the development server can use others. */
export interface HttpOptions {
  readonly build: ServerBuild | (() => Promise<ServerBuild>)
  readonly development: boolean
  readonly origin: string
  /** The number of the operator's own proxies in front of this server; each appends its client's address. */
  readonly proxies: number
  readonly log: Log
  readonly outside?: Outside
  /** Provides the context that routes work with. */
  readonly provide: (context: RouterContextProvider) => void
  /** Absent in development, where Vite serves the files. */
  readonly files: StaticFiles | undefined
  /** The addresses of all pages; only read if an address contains capital letters. */
  readonly pages: () => ReadonlySet<string>
  /** True if the site is ready: its database answers, and it is not stopping. */
  readonly isReady: () => Promise<boolean>
  /** How many requests have failed so far because the database was unavailable. */
  readonly outages: () => number
  /** Pages that are the same for all visitors but rendered by the server. */
  readonly shared?: SharedPageSettings
  /** Passed in by callers that also need to know whether another page can be rendered. */
  readonly renders?: LoadShedder
  /** Called for every response, for the metrics. */
  readonly measure?: MeasureRequest
  /** Answers requests for neither pages nor files, and may stream; returns nothing for other addresses. */
  readonly answer?: (request: Request) => Promise<Response | undefined>
}

/** A saved game is about 4 kB, a form less than 1 kB. */
const MAX_BODY = 64 * 1024
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Called by other programs, which authenticate themselves in their own way. */
const FOR_OTHERS: ReadonlySet<string> = new Set(['/api/stripe/webhook'])
/**
 * Pages rendered at once, each of which takes about 10 ms of processor time. A hundred more can be rendered within the time
 * that a visitor waits; accepting more than that would only make everyone wait longer.
 */
const RENDERS = { atOnce: 8, mostWaiting: 100, longestWait: 2_000 }

export const createRenderShedder = (): LoadShedder => createLoadShedder(RENDERS)

export function createHttp(options: HttpOptions): Hono<SiteEnv> {
  const { log, files } = options
  const http = new Hono<SiteEnv>()
  http.use(finishAnswer({ ...options, hasFiles: files !== undefined }))
  http.onError((error, c) => {
    if (isCutShort(c)) return cutShort()
    const { method, path } = c.req
    log('error', 'request failed', { id: c.get('id'), method, path: loggedPath(path), error })
    return c.text(plainAnswer(c, 'somethingWentWrong'), 500)
  })
  http.use(async (c, next) => {
    await next()
    if (c.res.status === 500 && isCutShort(c)) c.res = cutShort()
  })
  refuseMalformed(http)
  http.get('/healthz', (c) => c.text('ok\n'))
  http.get('/readyz', async (c) =>
    (await options.isReady()) ? c.text('ready\n') : c.text('not ready\n', 503),
  )
  // Each page has one address: with a trailing slash it would be a different page to caches and search engines.
  http.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const address = oneAddressOf(pathname)
    return !isRead(c) || address === pathname ? next() : c.redirect(address + search, 308)
  })
  refuseFromElsewhere(http, options.origin)
  http.use(async (c, next) => {
    const { path } = c.req
    if (options.answer === undefined || (path !== '/metrics' && !path.startsWith('/api/online/')))
      return next()
    return (await options.answer(trustedRequest(c.req.raw, connectionOf(c.env).incoming, options))) ?? next()
  })
  if (files !== undefined) {
    http.use(async (c, next) => {
      const { method, headers } = c.req.raw
      return files.answer({ method, path: new URL(c.req.url).pathname, headers }) ?? next()
    })
  }
  // Paths are in lower case; other spellings are redirected, except of tokens and files, which are case-sensitive.
  http.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const small = pathname.toLowerCase()
    if (small === pathname || !isRead(c) || !options.pages().has(readAddress(small).page)) return next()
    return c.redirect(small + search, 301)
  })
  answerWithPages(http, options)
  return http
}

function refuseMalformed(http: Hono<SiteEnv>): void {
  http.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    // PostgreSQL rejects text that contains NUL.
    if (!isWellFormed(pathname) || search.includes('%00')) return c.text(plainAnswer(c, 'unreadable'), 400)
    return next()
  })
  // The rest of the body is not read, so the connection cannot be used again.
  const tooLarge = (c: Context) => c.text(plainAnswer(c, 'tooLarge'), 413, { Connection: 'close' })
  http.use(bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }))
}

function refuseFromElsewhere(http: Hono<SiteEnv>, origin: string): void {
  http.use(async (c, next) => {
    if (SAFE_METHODS.has(c.req.method) || FOR_OTHERS.has(c.req.path)) return next()
    if (!isFromOwnPages(c.req.raw, origin)) return c.text(plainAnswer(c, 'fromElsewhere'), 403)
    if (!hasExpectedType(c.req.raw)) return c.text(plainAnswer(c, 'unexpectedType'), 415)
    return next()
  })
}

function answerWithPages(http: Hono<SiteEnv>, options: HttpOptions): void {
  const { renders = createRenderShedder() } = options
  const render = createRenderPage(options)
  const sharedPages = options.shared && createSharedPages(options.shared, render)
  // Runs after the server is ready, so that the start is not delayed: the first visitor then waits a third as long.
  if (!options.development) setImmediate(() => void sharedPages?.prepare(new URL('/', options.origin)))
  http.all('*', async (c) => {
    const nonce = randomBytes(16).toString('base64')
    c.set('nonce', nonce)
    const request = trustedRequest(c.req.raw, connectionOf(c.env).incoming, options)
    if (!isRead(c) || c.req.path.startsWith('/api/')) return render(request, nonce)
    const shared = await sharedPages?.answer(request, nonce)
    if (shared !== undefined) return shared
    const page = await renders.run(() => render(request, nonce))
    if (page.ok) return page.value
    const { status, text, headers } = comeAgain(requestLanguage(c.req.path, null))
    return c.text(text, status, { ...headers, 'Content-Length': String(Buffer.byteLength(text)) })
  })
}

/** In the language of the page that made the request. */
const plainAnswer = ({ req }: Context, what: Parameters<typeof makePlainAnswer>[0]): string =>
  makePlainAnswer(what, requestLanguage(new URL(req.url).pathname, req.header('Referer') ?? null))

const isRead = ({ req }: Context<SiteEnv>): boolean => req.method === 'GET' || req.method === 'HEAD'

/**
 * True if the client closed the connection before it had sent the whole body. Reading such a body throws, but the server is not
 * at fault: it must not become an `error` in the log or a 5xx in the metrics.
 */
const isCutShort = ({ env }: Context<SiteEnv>): boolean => {
  const { incoming } = connectionOf(env)
  return incoming?.complete === false && incoming.destroyed === true
}

const cutShort = () => new Response('The request was cut short\n', { status: 400 })

/** Absent if the application runs without a server, as in tests. */
const connectionOf = (env: NodeBindings | undefined): NodeBindings => env ?? {}
