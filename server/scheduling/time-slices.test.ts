import { describe, expect, it } from 'vitest'
import { createTimeSlices } from './time-slices.ts'

const SLICE_MS = 5

/** Holds the event loop. */
function compute(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until;);
}

/** The turns in which each of them was begun, in their order. */
async function turnsOf(count: number, work: (at: number) => void | Promise<void>) {
  const slices = createTimeSlices(SLICE_MS)
  const begun: { at: number; turn: number }[] = []
  let turn = 0
  let others = setImmediate(function serve() {
    turn += 1
    others = setImmediate(serve)
  })
  for (let at = 0; at < count; at++)
    slices(() => {
      begun.push({ at, turn })
      void work(at)
    })
  await expect.poll(() => begun.length).toBe(count)
  clearImmediate(others)
  return begun
}

describe('work that comes in one moment', () => {
  it('is begun in the order in which it came', async () => {
    const begun = await turnsOf(20, () => compute(1))
    expect(begun.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, at) => at))
  })

  it('is begun in several turns where it takes longer than a slice', async () => {
    const begun = await turnsOf(6, () => compute(SLICE_MS + 1))
    expect(new Set(begun.map(({ turn }) => turn)).size).toBe(6)
  })

  it('is counted with what it goes on with before it waits for anything', async () => {
    const begun = await turnsOf(6, async (at) => {
      // The first takes the turn, so that the others are begun one after the other.
      if (at === 0) compute(SLICE_MS + 1)
      for (let step = 0; step < 5; step++) await Promise.resolve()
      compute(SLICE_MS + 1)
    })
    expect(new Set(begun.map(({ turn }) => turn)).size).toBe(6)
  })
})
