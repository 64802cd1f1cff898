import { describe, expect, it } from 'vitest'
import { GROUP_FAILURES, PEOPLE_BANDS } from './failures.ts'
import peopleText from './people.json?raw'
import { wilsonInterval, type EndingPeople } from './people.ts'

const people = JSON.parse(peopleText) as EndingPeople

it('counts every game of the file once: judged, bullet or without a recorded end', () => {
  expect(people.games + people.bullet + people.unknownEnd).toBe(298_698)
})

it('has bands that add up to all ratings', () => {
  for (const [name, [all, ...bands]] of Object.entries(people.classes)) {
    expect(all!.band, name).toBe(0)
    for (const key of ['played', 'failed', 'lostOnTime'] as const)
      expect(
        bands.reduce((sum, band) => sum + band[key], 0),
        `${name} ${key}`,
      ).toBe(all![key])
  }
})

it.each(Object.entries(GROUP_FAILURES))(
  '%s has the sums of its classes',
  (_, { classes, failed, played }) => {
    const sum = (key: 'failed' | 'played', band: number) =>
      classes.reduce(
        (all, name) => all + (people.classes[name]?.find((each) => each.band === band)?.[key] ?? 0),
        0,
      )
    expect(PEOPLE_BANDS.map((band) => sum('failed', band))).toEqual(failed)
    expect(PEOPLE_BANDS.map((band) => sum('played', band))).toEqual(played)
  },
)

describe('Wilson’s interval', () => {
  // Values of the formula, worked out by hand for 1 of 10, and the usual bounds for 0 of 10.
  it.each([
    [1, 10, 0.0179, 0.4042],
    [0, 10, 0, 0.2775],
  ])('of %i of %i', (hits, of, least, most) => {
    const [from, to] = wilsonInterval(hits, of)
    expect(from).toBeCloseTo(least, 3)
    expect(to).toBeCloseTo(most, 3)
  })
})
