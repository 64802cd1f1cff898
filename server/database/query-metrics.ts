import type { Logger } from 'kysely'
import { Histogram } from 'prom-client'
import type { Metrics } from '#server/metrics.ts'

const BUCKETS_S = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]

/** Counts queries by outcome and measures their duration. Their text stays out of it, because parameters name people. */
export function measureQueries({ register }: Metrics): Logger {
  const seconds = new Histogram({
    name: 'rook_database_query_seconds',
    help: 'From a query to its answer, with the wait for a connection left out',
    labelNames: ['outcome'],
    buckets: BUCKETS_S,
    registers: [register],
  })
  return ({ level, queryDurationMillis }) =>
    seconds.observe({ outcome: level === 'error' ? 'error' : 'answered' }, queryDurationMillis / 1000)
}
