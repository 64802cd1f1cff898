import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BoundedMemory, limitInMemory } from './rate-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const RULE = { name: 'tests', times: 3, seconds: 60 }

describe('a limit in memory', () => {
  it('lets the limit through, and tells the next request how long to wait', async () => {
    const limit = limitInMemory(RULE)
    for (let n = 0; n < 3; n++) expect(await limit.consume('asha')).toBeUndefined()
    vi.advanceTimersByTime(20_500)
    expect(await limit.consume('asha')).toBe(40)
  })

  it('lets them on when the time is over', async () => {
    const limit = limitInMemory(RULE)
    for (let n = 0; n < 9; n++) await limit.consume('asha')
    vi.advanceTimersByTime(60_000)
    expect(await limit.count('asha')).toBe(0)
    expect(await limit.consume('asha')).toBeUndefined()
  })

  it('counts each client separately, and resets one alone', async () => {
    const limit = limitInMemory({ ...RULE, times: 1 })
    await limit.consume('asha')
    expect(await limit.consume('ben')).toBeUndefined()
    await limit.reset('asha')
    expect([await limit.consume('asha'), await limit.consume('ben')]).toEqual([undefined, 60])
  })

  it('evicts only the longest idle client when there are too many', async () => {
    const limit = new BoundedMemory({ points: 1, duration: 60 }, 3)
    const isLetThrough = (key: string) =>
      limit.consume(key).then(
        () => true,
        () => false,
      )
    for (const key of ['idle', 'busy', 'other']) await isLetThrough(key)
    expect(await isLetThrough('busy')).toBe(false)
    await isLetThrough('one more')
    expect([await isLetThrough('busy'), await isLetThrough('other')]).toEqual([false, false])
    expect(await isLetThrough('idle')).toBe(true)
  })
})
