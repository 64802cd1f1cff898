import { describe, expect, it } from 'vitest'
import {
  initialMs,
  MOVE_DAYS,
  SPECIFIED_TIME_CONTROLS,
  speedOf,
  TIME_CONTROLS,
  type TimeSettings,
} from './settings.ts'
import { makeSettingsFields, readTime } from './opponent-fields.ts'
import { timeControlTag } from './pgn-tags.ts'

const timed = (minutes: TimeSettings['minutes'], increment: TimeSettings['increment'] = 0): TimeSettings => ({
  minutes,
  increment,
  untimed: false,
})

describe('time controls', () => {
  it.each([
    [timed(1), 'bullet', '60'],
    [timed(2, 1), 'bullet', '120+1'],
    [timed(3, 2), 'blitz', '180+2'],
    [timed(5, 3), 'blitz', '300+3'],
    [timed(10), 'rapid', '600'],
    [timed(15, 10), 'rapid', '900+10'],
    [timed(30), 'classical', '1800'],
    [timed(90, 30), 'classical', '5400+30'],
    [{ ...timed(30), days: 3 } as const, 'correspondence', '1/259200'],
    [{ ...timed(10), untimed: true }, undefined, '-'],
  ])('%j are %s, and %s in PGN', (time, speed, tag) => {
    expect(speedOf(time)).toBe(speed)
    expect(timeControlTag(time)).toBe(tag)
    const fields = makeSettingsFields({ opponent: { type: 'online' }, time, takebacks: 0 })
    expect(readTime(fields)).toEqual(time)
  })

  it('are the specified six among others, with times that fit into the column of a database', () => {
    expect(SPECIFIED_TIME_CONTROLS).toEqual([1, 3, 5, 10, 15, 30])
    const longest = [
      ...TIME_CONTROLS.map((minutes) => timed(minutes)),
      ...MOVE_DAYS.map((days) => ({ ...timed(30), days })),
    ]
    for (const time of longest) expect(initialMs(time)).toBeLessThan(2 ** 31)
  })
})
