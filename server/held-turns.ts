import { createHistogram } from 'node:perf_hooks'
import type { Metrics } from './metrics.ts'

/** A turn that takes no longer than this is not told from the next one. */
const EVERY_MS = 5

/**
 * How much of the processor one turn of the event loop has taken, in which nobody else was served: what the library counts
 * besides (`nodejs_eventloop_lag`) is by the clock on the wall, and grows as well where other programs kept the core.
 * Each reading begins anew. The price is 200 wake-ups a second.
 */
export function measureTurns({ gauge }: Metrics): () => void {
  const turns = createHistogram()
  let last = processorMicroseconds()
  const timer = setInterval(() => {
    const now = processorMicroseconds()
    turns.record(Math.max(1, now - last))
    last = now
  }, EVERY_MS)
  timer.unref()
  gauge(
    'rook_turn_processor_p99_seconds',
    'Of the processor, a turn of the event loop; 99th percentile',
    () => turns.percentile(99) / 1e6,
  )
  gauge('rook_turn_processor_max_seconds', 'The longest of them since the last reading', () => {
    const { max } = turns
    turns.reset()
    return max / 1e6
  })
  return () => clearInterval(timer)
}

function processorMicroseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}
