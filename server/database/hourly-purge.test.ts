import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHourlyPurge } from './hourly-purge.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('an hourly purge starts after a minute, survives a failure, and ends when it is stopped', async () => {
  const lines: unknown[] = []
  const purge = vi.fn<() => Promise<number>>().mockResolvedValue(2)
  const purger = createHourlyPurge('old rows', purge, (...line) => lines.push(line.slice(0, 2)))
  purger.start()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(purge).not.toHaveBeenCalled()
  purge.mockRejectedValueOnce(new Error('database is locked'))
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(lines).toEqual([
    ['error', 'old rows not removed'],
    ['info', 'old rows removed for good'],
  ])
  await purger.stop()
  await vi.advanceTimersByTimeAsync(2 * 60 * 60_000)
  expect(purge).toHaveBeenCalledTimes(2)
})
