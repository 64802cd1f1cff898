import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withTimeout } from './timeout.server.ts'

describe('work with a time limit', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('returns its result in time, and leaves no timer behind', async () => {
    expect(await withTimeout(100, Promise.resolve('done'))).toBe('done')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is undefined if it takes longer', async () => {
    const waiting = withTimeout(100, new Promise((resolve) => setTimeout(resolve, 101, 'late')))
    await vi.advanceTimersByTimeAsync(100)
    expect(await waiting).toBeUndefined()
  })

  it('rejects with its own error, and leaves no timer behind', async () => {
    await expect(withTimeout(100, Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(vi.getTimerCount()).toBe(0)
  })
})
