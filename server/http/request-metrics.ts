import { Histogram } from 'prom-client'
import type { Metrics } from '#server/metrics.ts'

/** Counts requests by kind and outcome, and measures their duration. */
export interface MeasuredRequest {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
}
export type MeasureRequest = (answered: MeasuredRequest) => void

/** Routes with a separate label. Paths invented by clients must not become labels. */
const KINDS: readonly (readonly [string, (asked: MeasuredRequest) => boolean])[] = [
  ['save', ({ method, path }) => path === '/api/matches' && (method === 'POST' || method === 'PUT')],
  ['list', ({ path }) => path === '/api/matches'],
  ['sign-in', ({ method, path }) => path === '/auth' && method === 'POST'],
  ['session', ({ path }) => path === '/api/session'],
  ['webhook', ({ path }) => path === '/api/stripe/webhook'],
  ['online', ({ path }) => path.startsWith('/api/online')],
  ['file', ({ path }) => path.startsWith('/assets/')],
  ['health', ({ path }) => path === '/healthz' || path === '/readyz' || path === '/metrics'],
  ['api', ({ path }) => path.startsWith('/api/')],
]
const BUCKETS_S = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]

export const kindOf = (answered: MeasuredRequest): string =>
  KINDS.find(([, isSuch]) => isSuch(answered))?.[0] ?? 'page'

export function measureRequests({ register }: Metrics): MeasureRequest {
  const seconds = new Histogram({
    name: 'rook_http_request_seconds',
    help: 'From a request to the head of its answer, by kind and class of status; saves are of kind save',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS_S,
    registers: [register],
  })
  return (answered) =>
    seconds.observe(
      { kind: kindOf(answered), status: `${Math.floor(answered.status / 100)}xx` },
      answered.ms / 1000,
    )
}
