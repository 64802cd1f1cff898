import { randomUUID } from 'node:crypto'
import type { LoadShedder } from '#server/limits/load-shedder.ts'
import type { Log } from '#server/log.ts'
import { RETRY_AFTER } from './render-pages.ts'
import type { MeasureRequest } from './request-metrics.ts'
import type { HttpRefusal, TurnAway } from './serve.ts'
import type { StaticFiles } from './static.ts'

/** The response to requests for pages beyond the server's capacity. */
export const COME_AGAIN = {
  status: 503,
  text: 'Too many visitors at once. Please try again.\n',
  headers: {
    'Content-Type': 'text/plain;charset=UTF-8',
    'Retry-After': RETRY_AFTER,
    'Cache-Control': 'no-store',
  },
} as const satisfies HttpRefusal

interface TurnAwaySettings {
  readonly renders: LoadShedder
  readonly files: StaticFiles
  /** Pages that are made once for all. */
  readonly shared: ReadonlySet<string>
  readonly measure: MeasureRequest
  readonly log: Log
}

/** Under load we still serve API calls, static files and health checks. */
const NO_PAGES = /^\/(?:api\/|assets\/|healthz$|readyz$|metrics$)/
/** In milliseconds. */
const LOGGED_EVERY = 1_000

/**
 * Refuses at the door who would be refused a page anyway, with an answer that is there already: by way of the application
 * a refusal takes three times as long, and at five times as many visitors as can be served refusing takes as long as serving. They stand
 * in the log as a number, once a second, whose `X-Request-Id` each of them has, and in the figures one by one.
 */
export function makeTurnAway({ renders, files, shared, measure, log }: TurnAwaySettings): TurnAway {
  let count = 0
  let refusal: HttpRefusal = COME_AGAIN
  function beginLine(): void {
    const id = randomUUID()
    refusal = { ...COME_AGAIN, headers: { ...COME_AGAIN.headers, 'X-Request-Id': id } }
    const tell = () => {
      log('warn', 'visitors told to come again', { id, count })
      count = 0
    }
    setTimeout(tell, LOGGED_EVERY).unref()
  }
  return ({ method = '', url = '' }) => {
    if (!renders.isFull() || (method !== 'GET' && method !== 'HEAD')) return undefined
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    // An address with a host in it is a proxy's way of asking.
    if (!path.startsWith('/') || NO_PAGES.test(path) || files.has(path) || (query < 0 && shared.has(path)))
      return undefined
    if (count++ === 0) beginLine()
    measure({ method, path, status: COME_AGAIN.status, ms: 0 })
    return refusal
  }
}
