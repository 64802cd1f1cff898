import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** Figures for whoever operates the site, in Prometheus's text form, by prom-client (docs/decisions/096-deployment-and-metrics.md). */
export interface Metrics {
  /** Whoever has a figure of its own adds it here. */
  readonly register: Registry
  /** A figure that is read when it is asked for. One that cannot be read just then is no number. */
  readonly gauge: (name: string, help: string, read: () => number | Promise<number>) => void
  /** Answers what `/metrics` is asked; nothing where the operator has set no token: then there is no such address. */
  answer(request: Request): Promise<Response | undefined>
}

export function createMetrics(token: string | undefined): Metrics {
  const register = new Registry()
  // Without a reader nothing is measured that costs.
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

/** In the same time whatever is wrong with it. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
