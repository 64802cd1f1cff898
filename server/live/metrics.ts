import { timingSafeEqual, createHash } from 'node:crypto'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Figures for whoever operates the site, in Prometheus's text form, by prom-client (docs/decisions/076-metrics.md). */
export interface LiveMetrics {
  /** From a message's arrival to its change on the disk, in milliseconds. */
  readonly acked: (ms: number) => void
  readonly changed: (type: string) => void
  readonly failed: () => void
  /** Answers what `/metrics` is asked; nothing where the operator has set no token: then there is no such address. */
  answer(request: Request): Promise<Response | undefined>
}

interface Measured {
  readonly sockets: () => number
  readonly games: () => number
  readonly waiting: () => number
}

const ACK_BUCKETS_S = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

export function createMetrics(token: string | undefined, measured: Measured): LiveMetrics {
  const register = new Registry()
  const registers = [register]
  if (token !== undefined) collectDefaultMetrics({ register })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('rook_live_sockets', 'WebSockets of online games', measured.sockets)
  gauge('rook_live_games', 'Online games that somebody here has to do with', measured.games)
  gauge('rook_live_waiting_changes', 'Changes of online games that wait to be written', measured.waiting)
  const changes = new Counter({
    name: 'rook_live_changes_total',
    help: 'Changes of online games that were written',
    labelNames: ['type'],
    registers,
  })
  const failures = new Counter({
    name: 'rook_live_failures_total',
    help: 'Changes of online games that could not be written',
    registers,
  })
  const acks = new Histogram({
    name: 'rook_live_ack_seconds',
    help: 'From a message to its change on the disk',
    buckets: ACK_BUCKETS_S,
    registers,
  })
  return {
    acked: (ms) => acks.observe(ms / 1000),
    changed: (type) => changes.inc({ type }),
    failed: () => failures.inc(),
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
