import { afterEach, beforeEach, expect, it } from 'vitest'
import { longGame } from '#matches/finished-game.fixture.ts'
import { judgeInSteps } from '#matches/judge.ts'
import type { Steps } from '#matches/steps.ts'
import { runSteps } from './run-steps.ts'

/** How often the event loop has come round to somebody else. */
let turns: number
let others: NodeJS.Immediate
beforeEach(() => {
  turns = 0
  const serve = () => {
    turns += 1
    others = setImmediate(serve)
  }
  others = setImmediate(serve)
})
afterEach(() => clearImmediate(others))

/** The same steps, and in which turn each was taken. */
function* watched<T>(steps: Steps<T>, at: number[]): Steps<T> {
  for (;;) {
    const step = steps.next()
    at.push(turns)
    if (step.done === true) return step.value
    yield
  }
}

it('does each step in a turn of its own, and hands on what comes of them', async () => {
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

it('judges a long game in several turns, and a usual one at once', async () => {
  const at: number[] = []
  expect(await runSteps(watched(judgeInSteps(longGame(800)), at))).toMatchObject({ ok: true })
  expect(new Set(at).size).toBe(4)
  expect(judgeInSteps(longGame(80)).next()).toMatchObject({ done: true, value: { ok: true } })
})
