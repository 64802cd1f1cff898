import { describe, expect, it } from 'vitest'
import {
  clockText,
  flaggedAt,
  remainingAt,
  lowTimeMs,
  newClock,
  runClock,
  timesAt,
  untilNextText,
  withIncrement,
} from './clock.ts'
import { words } from '#words/game'

describe('a chess clock', () => {
  it('takes time from the side whose time runs, and from no other', () => {
    const clock = runClock(newClock(1), 'w', 5_000)
    expect(timesAt(clock, 15_500)).toEqual({ w: 49_500, b: 60_000 })
  })

  it('charges a tab that slept for all of its sleep and no more', () => {
    const clock = runClock(newClock(10), 'b', 0)
    expect(remainingAt(clock, 'b', 59_999.5)).toBe(540_000.5)
  })

  it('pays for what ran before it runs for the other side', () => {
    const turned = runClock(runClock(newClock(1), 'w', 0), 'b', 10_000)
    expect(timesAt(turned, 12_000)).toEqual({ w: 50_000, b: 58_000 })
  })

  it('goes on undisturbed when told to run for the side it runs for', () => {
    const clock = runClock(newClock(1), 'w', 0)
    expect(runClock(clock, 'w', 10_000)).toBe(clock)
  })

  it('stops when neither side is to move', () => {
    const rested = runClock(runClock(newClock(1), 'w', 0), undefined, 10_000)
    expect(timesAt(rested, 1e9)).toEqual({ w: 50_000, b: 60_000 })
  })

  it('never shows less than nothing, nor more than there was when asked about the past', () => {
    const clock = runClock(newClock(1), 'w', 5_000)
    expect(remainingAt(clock, 'w', 1e9)).toBe(0)
    expect(remainingAt(clock, 'w', 0)).toBe(60_000)
  })

  it('flags the running side when its time is used up, not a moment earlier, and only that side', () => {
    const clock = runClock(newClock(1), 'b', 0)
    expect(flaggedAt(clock, 59_999)).toBeUndefined()
    expect(flaggedAt(clock, 60_000)).toBe('b')
    expect(flaggedAt(runClock(clock, undefined, 60_000), 60_000)).toBeUndefined()
  })
})

describe('the face of the clock', () => {
  it.each([
    [600_000, '10:00', '10 minutes'],
    [599_001, '10:00', '10 minutes'],
    [599_000, '9:59', '9 minutes 59 seconds'],
    [61_000, '1:01', '1 minute 1 second'],
    [10_000, '0:10', '10 seconds'],
    [9_999, '0:10.0', '10 seconds'],
    [7_400, '0:07.4', '8 seconds'],
    [1, '0:00.1', '1 second'],
    [0, '0:00', 'no time left'],
    [Infinity, '∞', 'no clock'],
  ])('shows %d ms as %s, in words %s', (leftMs, text, spoken) => {
    expect(clockText(leftMs)).toBe(text)
    const seconds = Math.ceil(leftMs / 1000)
    expect(words.gameAnnounced.clocks(seconds, 60)).toBe(`White: ${spoken}. Black: 1 minute.`)
  })
})

it.each([
  [3_599_001, '1:00:00'],
  [90 * 60_000, '1:30:00'],
  [3 * 24 * 60 * 60_000 - 1_000, '71:59:59'],
])('%d ms are %s', (leftMs, text) => {
  expect(clockText(leftMs)).toBe(text)
})

describe('the next tick', () => {
  it.each([
    [600_000, 1000],
    [599_400, 400],
    [10_300, 300],
    [9_950, 50],
  ])('with %d ms left comes after %d ms', (leftMs, expected) => {
    expect(untilNextText(leftMs)).toBe(expected)
    expect(clockText(leftMs - expected)).not.toBe(clockText(leftMs))
  })
})

describe('being short of time', () => {
  it.each([
    [30, 60],
    [10, 60],
    [3, 22.5],
    [1, 10],
    [0.5, 6],
  ])('begins, of %d minutes, at %d seconds', (minutes, seconds) => {
    expect(lowTimeMs(minutes * 60_000)).toBe(seconds * 1000)
  })
})

it('adds the increment to the side that moved', () => {
  expect(withIncrement({ w: 1000, b: 2000 }, 'b', 3)).toEqual({ w: 1000, b: 5000 })
})
