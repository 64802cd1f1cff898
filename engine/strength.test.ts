import { describe, expect, it } from 'vitest'
import { levelRating, LEVELS } from './levels.ts'
import ratings from './ratings.json' with { type: 'json' }
import habitRatings from './opponent/habit-ratings.json' with { type: 'json' }
import { DIAL_POINTS, HABIT_POINTS } from './opponent/manners.ts'
import {
  isSkill,
  isStrength,
  measured,
  nearestStrength,
  placeOnDial,
  ratingRange,
  STRENGTHS,
  strengthText,
  thinkDelay,
} from './strength.ts'

const ALL = Array.from(
  { length: (STRENGTHS.most - STRENGTHS.least) / STRENGTHS.step + 1 },
  (_, index) => STRENGTHS.least + index * STRENGTHS.step,
)

describe('the dial', () => {
  it('has a step every fifty points, and nothing between', () => {
    expect(ALL).toHaveLength(41)
    expect(ALL.every(isStrength)).toBe(true)
    for (const no of [550, 2650, 1425, 1450.5, NaN, '1450', null]) expect(isStrength(no)).toBe(false)
  })

  it('is measured at twelve points or more, each no weaker than the one before, from end to end', () => {
    for (const [points, manners] of [
      [ratings.dial, DIAL_POINTS],
      [habitRatings, HABIT_POINTS],
    ] as const) {
      const measuredAt = points.map(({ rating }) => rating)
      expect(measuredAt).toHaveLength(manners.length)
      expect(measuredAt.length).toBeGreaterThanOrEqual(12)
      expect(measuredAt).toEqual(measuredAt.toSorted((a, b) => a - b))
      expect(measuredAt[0]).toBeLessThanOrEqual(STRENGTHS.least)
    }
  })

  it('plays each step as one of the two points around it, and a stronger step further up', () => {
    const places = ALL.map((strength) => {
      const { index, share } = placeOnDial(strength)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThan(1)
      expect(DIAL_POINTS[index]).toBeDefined()
      if (share > 0) expect(DIAL_POINTS[index + 1]).toBeDefined()
      return index + share
    })
    for (const [index, place] of places.entries())
      expect(place).toBeGreaterThanOrEqual(places[index - 1] ?? 0)
  })

  it.each(ALL)('says how sure it is of %d', (strength) => {
    const { rating, margin } = measured(strength)
    expect(rating).toBe(strength)
    expect(margin).toBeGreaterThan(0)
    expect(strengthText(strength)).toBe(`${strength.toLocaleString('en-GB')} ± ${margin}`)
  })

  it('finds the nearest step to any rating', () => {
    expect([-100, 611, 1424, 1426, 9000].map(nearestStrength)).toEqual([600, 600, 1400, 1450, 2600])
  })
})

it('knows a level and a strength from anything else', () => {
  expect([...LEVELS, 1450].every(isSkill)).toBe(true)
  for (const no of ['god', '1450', 1451, undefined]) expect(isSkill(no)).toBe(false)
  expect(levelRating('master')).toMatch(/^\d,\d{3} ± \d+$/)
})

it('thinks about as long as the levels around it', () => {
  expect(LEVELS.map(thinkDelay)).toEqual([300, 800, 1200, 1800])
  const delays = ALL.map(thinkDelay)
  expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  expect([delays[0], delays.at(-1)]).toEqual([300, 1800])
})

it.each(LEVELS)('%s has a range of fifties that holds its whole interval', (level) => {
  const { rating, margin } = measured(level)
  const { from, to } = ratingRange(level)
  expect([from % 50, to % 50]).toEqual([0, 0])
  expect(from).toBeLessThanOrEqual(rating - margin)
  expect(to).toBeGreaterThanOrEqual(rating + margin)
  expect(to - from).toBeLessThan(2 * margin + 100)
})
