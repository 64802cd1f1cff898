import { afterEach, beforeEach, expect, it } from 'vitest'
import { longGame } from '#matches/game-record.fixture.ts'
import { makeGameRecordText, readGameRecordInSteps } from '#matches/game-record-text.ts'
import type { Steps } from '#matches/steps.ts'
import { runSteps } from './run-steps.ts'

/** Ticks of the event loop so far. */
let ticks: number
let others: NodeJS.Immediate
beforeEach(() => {
  ticks = 0
  const serve = () => {
    ticks += 1
    others = setImmediate(serve)
  }
  others = setImmediate(serve)
})
afterEach(() => clearImmediate(others))

/** Records the tick of each step. */
function* watched<T>(steps: Steps<T>, at: number[]): Steps<T> {
  for (;;) {
    const step = steps.next()
    at.push(ticks)
    if (step.done === true) return step.value
    yield
  }
}

it('runs each step in a separate tick, and returns their result', async () => {
  function* steps(): Steps<string> {
    yield
    yield
    return 'all'
  }
  const at: number[] = []
  expect(await runSteps(watched(steps(), at))).toBe('all')
  expect(at).toHaveLength(3)
  expect(new Set(at).size).toBe(3)
})

it('replays a long game in several ticks, and a usual one in one', async () => {
  const at: number[] = []
  expect(await runSteps(watched(readGameRecordInSteps(makeGameRecordText(longGame(800))), at))).toMatchObject(
    { ok: true },
  )
  expect(new Set(at).size).toBe(4)
  expect(readGameRecordInSteps(makeGameRecordText(longGame(80))).next()).toMatchObject({
    done: true,
    value: { ok: true },
  })
})
