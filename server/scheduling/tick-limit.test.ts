import { expect, it } from 'vitest'
import { createTickLimit } from './tick-limit.ts'

/** Steps until another tick of the event loop, at most 10,000. */
async function countSteps(limitMs: number, stepMs: number): Promise<number> {
  const limitTick = createTickLimit(limitMs)
  const next = { hasCome: false }
  setImmediate(() => (next.hasCome = true))
  let steps = 0
  for (; steps < 10_000 && !next.hasCome; steps++) {
    for (const until = performance.now() + stepMs; performance.now() < until;);
    await limitTick()
  }
  return steps
}

it('steps that take longer than a tick may are in several ticks', async () => {
  expect(await countSteps(5, 6)).toBeLessThanOrEqual(2)
})

it('short steps share a tick', async () => {
  const steps = await countSteps(20, 1)
  expect(steps).toBeGreaterThan(2)
  expect(steps).toBeLessThanOrEqual(22)
})
