import { createHistogram } from 'node:perf_hooks'
import type { Metrics } from './metrics.ts'

/** Ticks shorter than this are counted together. */
const EVERY_MS = 5

/**
 * Processor time of event-loop ticks, during which this process served nothing else. The library's `nodejs_eventloop_lag`
 * measures wall-clock time and also grows when other programs use the core. Each reading starts from zero. Costs 200 wake-ups a
 * second. The metric names stay the same, because dashboards use them.
 */
export function measureTicks({ gauge }: Metrics): () => void {
  const ticks = createHistogram()
  let last = processorMicroseconds()
  const timer = setInterval(() => {
    const now = processorMicroseconds()
    ticks.record(Math.max(1, now - last))
    last = now
  }, EVERY_MS)
  timer.unref()
  gauge(
    'rook_turn_processor_p99_seconds',
    'Processor time of an event-loop tick; 99th percentile',
    () => ticks.percentile(99) / 1e6,
  )
  gauge(
    'rook_turn_processor_max_seconds',
    'The longest tick since the last reading, in processor time',
    () => {
      const { max } = ticks
      ticks.reset()
      return max / 1e6
    },
  )
  return () => clearInterval(timer)
}

function processorMicroseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}
