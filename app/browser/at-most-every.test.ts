// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('calls at once, and makes one call of those that come too soon', () => {
  const act = vi.fn()
  const throttled = atMostEvery(1_000, act)
  for (let times = 0; times < 5; times++) throttled.call()
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5_000)
  expect(act).toHaveBeenCalledTimes(2)
  throttled.call()
  throttled.call()
  throttled.stop()
  vi.advanceTimersByTime(5_000)
  expect(act).toHaveBeenCalledTimes(3)
})
