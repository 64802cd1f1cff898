import { randomUUID } from 'node:crypto'
import type { LoadShedder } from '#server/limits/load-shedder.ts'
import type { Log } from '#server/log.ts'
import { LANGUAGES, type Language } from '#words/languages.ts'
import { makePlainAnswer } from './plain-answer.ts'
import { RETRY_AFTER } from './render-pages.ts'
import { requestLanguage } from './request-language.ts'
import type { MeasureRequest } from './request-metrics.ts'
import type { HttpRefusal, TurnAway } from './serve.ts'
import type { StaticFiles } from './static.ts'

/** The response to requests for pages beyond the server's capacity. */
export const comeAgain = (language: Language) =>
  ({
    status: 503,
    text: makePlainAnswer('tooManyVisitors', language),
    headers: {
      'Content-Type': 'text/plain;charset=UTF-8',
      'Retry-After': RETRY_AFTER,
      'Cache-Control': 'no-store',
    },
  }) as const satisfies HttpRefusal

interface TurnAwaySettings {
  readonly renders: LoadShedder
  readonly files: StaticFiles
  /** Pages that are rendered once for all visitors. */
  readonly shared: ReadonlySet<string>
  readonly measure: MeasureRequest
  readonly log: Log
}

/** Under load we still serve API calls, static files and health checks. */
const NO_PAGES = /^\/(?:api\/|assets\/|healthz$|readyz$|metrics$)/
/** In milliseconds. */
const LOGGED_EVERY = 1_000

/**
 * Refuses page requests over capacity before they reach the application, with a prepared response. Refusing them in the
 * application takes three times as long; at five times the capacity, refusing would cost as much as serving. The log has one
 * line per second with their number, whose `X-Request-Id` all of them share; the metrics count each one.
 */
export function makeTurnAway({ renders, files, shared, measure, log }: TurnAwaySettings): TurnAway {
  let count = 0
  let refusals = makeRefusals('')
  function startLine(): void {
    const id = randomUUID()
    refusals = makeRefusals(id)
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
    // A request target with a host in it is meant for a proxy.
    if (!path.startsWith('/') || NO_PAGES.test(path) || files.has(path) || (query < 0 && shared.has(path)))
      return undefined
    if (count++ === 0) startLine()
    const refusal = refusals[requestLanguage(path, null)]
    measure({ method, path, status: refusal.status, ms: 0 })
    return refusal
  }
}

function makeRefusals(id: string): Readonly<Record<Language, HttpRefusal>> {
  const inLanguages = LANGUAGES.map((language): [Language, HttpRefusal] => {
    const refusal = comeAgain(language)
    return [language, { ...refusal, headers: { ...refusal.headers, 'X-Request-Id': id } }]
  })
  return Object.fromEntries(inLanguages) as Record<Language, HttpRefusal>
}
