import { Counter, Histogram } from 'prom-client'
import type { Metrics } from '#server/metrics.ts'

/** Metrics of online games. */
export interface LiveMetrics {
  /** A change was committed so many milliseconds after its message arrived. */
  readonly recordCommit: (type: string, tookMs: number) => void
  readonly recordFailure: () => void
}

interface Gauges {
  readonly connections: () => number
  readonly games: () => number
  readonly waiting: () => number
}

const ACK_BUCKETS_S = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

export function createLiveMetrics({ register, gauge }: Metrics, gauges: Gauges): LiveMetrics {
  const registers = [register]
  gauge('rook_live_sockets', 'WebSockets and event streams of online games', gauges.connections)
  gauge('rook_live_games', 'Online games in the memory of this server', gauges.games)
  gauge('rook_live_waiting_changes', 'Changes of online games that are waiting to be written', gauges.waiting)
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
    help: 'From a message to its committed change',
    buckets: ACK_BUCKETS_S,
    registers,
  })
  return {
    recordCommit(type, tookMs) {
      changes.inc({ type })
      acks.observe(tookMs / 1000)
    },
    recordFailure: () => failures.inc(),
  }
}
