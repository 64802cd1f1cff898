import { Counter, Histogram } from 'prom-client'
import type { Metrics } from '#server/metrics.ts'

/** The figures of online games. */
export interface LiveMetrics {
  /** A change is on the disk, so many milliseconds after its message has arrived. */
  readonly kept: (type: string, tookMs: number) => void
  readonly failed: () => void
}

interface Measured {
  readonly connections: () => number
  readonly games: () => number
  readonly waiting: () => number
}

const ACK_BUCKETS_S = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

export function createLiveMetrics({ register, gauge }: Metrics, measured: Measured): LiveMetrics {
  const registers = [register]
  gauge('rook_live_sockets', 'WebSockets and event streams of online games', measured.connections)
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
    kept(type, tookMs) {
      changes.inc({ type })
      acks.observe(tookMs / 1000)
    },
    failed: () => failures.inc(),
  }
}
