import { describe, expect, it, vi } from 'vitest'
import { daysOn, readStreak, storeStreak, streakAfter } from './streak.ts'

describe('the streak of puzzles', () => {
  it.each([
    ['the first day', undefined, '2026-11-22', { last: '2026-11-22', days: 1 }],
    ['the next day', { last: '2026-11-21', days: 4 }, '2026-11-22', { last: '2026-11-22', days: 5 }],
    [
      'over the end of a month',
      { last: '2026-02-28', days: 1 },
      '2026-03-01',
      { last: '2026-03-01', days: 2 },
    ],
    ['the same day again', { last: '2026-11-22', days: 4 }, '2026-11-22', { last: '2026-11-22', days: 4 }],
    ['a day was missed', { last: '2026-11-20', days: 4 }, '2026-11-22', { last: '2026-11-22', days: 1 }],
    [
      'a page left open since yesterday',
      { last: '2026-11-22', days: 4 },
      '2026-11-21',
      { last: '2026-11-22', days: 4 },
    ],
  ])('after %s', (_, streak, day, next) => {
    expect(streakAfter(streak, day)).toEqual(next)
  })

  it.each([
    ['on the day itself', '2026-11-22', 4],
    ['on the day after, before it is solved', '2026-11-23', 4],
    ['once a day was missed', '2026-11-24', 0],
  ])('has its days %s', (_, day, days) => {
    expect(daysOn({ last: '2026-11-22', days: 4 }, day)).toBe(days)
    expect(daysOn(undefined, day)).toBe(0)
  })

  function makeStore(text: string | null) {
    const store = {
      text,
      getItem: () => store.text,
      setItem: (_: string, value: string) => void (store.text = value),
    }
    return store
  }

  it('is read back as it was stored', () => {
    const store = makeStore(null)
    storeStreak({ last: '2026-11-22', days: 4 }, () => store)
    expect(readStreak(() => store)).toEqual({ last: '2026-11-22', days: 4 })
  })

  it.each([
    [null],
    ['null'],
    ['5'],
    ['{"last":"2026-11-22"}'],
    ['{"last":"2026-99-99","days":1}'],
    ['{"last":"yesterday","days":1}'],
    ['{"last":"2026-11-22","days":0}'],
    ['{"last":"2026-11-22","days":1.5}'],
    ['{"last":'],
  ])('stored as %j is empty', (text) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(readStreak(() => makeStore(text))).toBeUndefined()
  })

  it('is empty on a device that forbids storage', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const forbidden = () => {
      throw new Error('SecurityError')
    }
    expect(readStreak(forbidden)).toBeUndefined()
    expect(() => storeStreak({ last: '2026-11-22', days: 1 }, forbidden)).not.toThrow()
  })
})
