import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** Metrics for operators in Prometheus's text format, by prom-client (docs/decisions/096-deployment-and-metrics.md). */
export interface Metrics {
  /** For metrics other than gauges. */
  readonly register: Registry
  /** Registers a gauge that is read on request. It is NaN if reading fails. */
  readonly gauge: (name: string, help: string, read: () => number | Promise<number>) => void
  /** Answers `/metrics`. Without a token, the address does not exist. */
  answer(request: Request): Promise<Response | undefined>
}

export function createMetrics(token: string | undefined): Metrics {
  const register = new Registry()
  // Collected only if they are read, because they cost processor time.
  if (token !== undefined) collectDefaultMetrics({ register })
  return {
    register,
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({
        ...{ name, help, registers: [register] },
        collect: async () => gauge.set(await Promise.resolve(read()).catch(() => Number.NaN)),
      })
    },
    async answer(request) {
      if (token === undefined) return undefined
      const given = request.headers.get('Authorization') ?? ''
      if (!isSame(given, `Bearer ${token}`))
        return new Response('Not for you\n', { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
      return new Response(await register.metrics(), { headers: { 'Content-Type': register.contentType } })
    },
  }
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
