import { describe, expect, it } from 'vitest'
import { createTimeSlices } from './time-slices.ts'

const SLICE_MS = 5

/** Blocks the event loop. */
function compute(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until;);
}

/** The tick in which each task was started, in order. */
async function ticksOf(count: number, work: (at: number) => void | Promise<void>) {
  const slices = createTimeSlices(SLICE_MS)
  const started: { at: number; tick: number }[] = []
  let tick = 0
  let others = setImmediate(function serve() {
    tick += 1
    others = setImmediate(serve)
  })
  for (let at = 0; at < count; at++)
    slices(() => {
      started.push({ at, tick })
      void work(at)
    })
  await expect.poll(() => started.length).toBe(count)
  clearImmediate(others)
  return started
}

describe('work that arrives in one tick', () => {
  it('is started in the order of its arrival', async () => {
    const started = await ticksOf(20, () => compute(1))
    expect(started.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, at) => at))
  })

  it('is started in several ticks if it takes longer than a slice', async () => {
    const started = await ticksOf(6, () => compute(SLICE_MS + 1))
    expect(new Set(started.map(({ tick }) => tick)).size).toBe(6)
  })

  it('counts with its microtasks up to its first wait', async () => {
    const started = await ticksOf(6, async (at) => {
      // The first uses up its tick, so that the others are started one per tick.
      if (at === 0) compute(SLICE_MS + 1)
      for (let step = 0; step < 5; step++) await Promise.resolve()
      compute(SLICE_MS + 1)
    })
    expect(new Set(started.map(({ tick }) => tick)).size).toBe(6)
  })
})
