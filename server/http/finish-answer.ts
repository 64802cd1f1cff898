import type { Context, MiddlewareHandler } from 'hono'
import { randomUUID } from 'node:crypto'
import type { Log } from '#server/log.ts'
import { compress } from './compress.ts'
import { writeFormerNames } from './former-cookie-names.ts'
import {
  isEngineScript,
  isSubresource,
  makeAssetHeaders,
  makeSecurityHeaders,
  type Outside,
} from './headers.ts'
import { loggedPath } from './logged-path.server.ts'
import type { MeasureRequest } from './request-metrics.ts'
import type { SiteEnv } from './site-variables.ts'

interface FinishOptions {
  readonly origin: string
  readonly development: boolean
  readonly outside?: Outside
  readonly log: Log
  /** Records every response in the metrics. */
  readonly measure?: MeasureRequest
  readonly hasFiles: boolean
}

/** The outermost middleware: compresses every response, adds the headers and writes a log line. */
export function finishAnswer(options: FinishOptions): MiddlewareHandler<SiteEnv> {
  const policy = {
    https: options.origin.startsWith('https:'),
    development: options.development,
    ...(options.outside && { outside: options.outside }),
  }
  return async (c, next) => {
    const started = performance.now()
    const id = randomUUID()
    c.set('id', id)
    await next()
    const compressed = await compress(c.res, { method: c.req.method, headers: c.req.raw.headers })
    // Hono copies headers from the response it replaces, including the uncompressed Content-Length. Clearing the response first
    // avoids that.
    c.res = undefined
    c.res = compressed
    const isForOthers = c.req.path.startsWith('/share/')
    const isEngine = options.hasFiles && isEngineScript(c.req.path)
    const isAsset =
      options.hasFiles &&
      !isEngine &&
      c.req.path.startsWith('/assets/') &&
      isSubresource(c.res.headers.get('Content-Type') ?? '')
    setHeaders(
      c.res.headers,
      isAsset
        ? makeAssetHeaders(policy)
        : makeSecurityHeaders({ ...policy, nonce: c.get('nonce'), isForOthers, isEngine }),
    )
    // Requests for assets are logged at debug level only, because no one needs to quote their ids.
    if (!isAsset) c.res.headers.set('X-Request-Id', id)
    writeFormerNames(c.res.headers)
    const ms = performance.now() - started
    options.measure?.({ method: c.req.method, path: c.req.path, status: c.res.status, ms })
    logAnswer(c, options, Math.round(ms))
  }
}

function setHeaders(answer: Headers, security: Readonly<Record<string, string>>): void {
  // Pages with a secret in their address set a stricter referrer policy themselves.
  const isDiscreet = answer.get('Referrer-Policy') === 'same-origin'
  for (const [name, value] of Object.entries(security)) {
    if (name !== 'Referrer-Policy' || !isDiscreet) answer.set(name, value)
  }
  if (!answer.has('Cache-Control')) answer.set('Cache-Control', 'no-store')
}

function logAnswer(c: Context<SiteEnv>, { log, hasFiles }: FinishOptions, ms: number): void {
  const { status } = c.res
  const fields = { id: c.get('id'), method: c.req.method, path: loggedPath(c.req.path), status, ms }
  if (status === 404) log('warn', 'not found', fields)
  else log(hasFiles && c.req.path.startsWith('/assets/') ? 'debug' : 'info', 'request', fields)
}
