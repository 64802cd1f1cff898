import { describe, expect, it } from 'vitest'
import { daysFrom, indianDay, mondaysUntil, sundayBefore, weekNumber } from './weeks.ts'

it.each([
  ['2026-11-22T18:29:59Z', '2026-11-22'],
  ['2026-11-22T18:30:00Z', '2026-11-23'],
  ['2026-11-23T12:00:00Z', '2026-11-23'],
])('at %s it is %s in India', (moment, day) => {
  expect(indianDay(new Date(moment))).toBe(day)
})

describe('the weeks', () => {
  it.each([
    ['2026-11-22', []],
    ['2026-11-23', ['2026-11-23']],
    ['2026-11-29', ['2026-11-23']],
    ['2026-11-30', ['2026-11-30', '2026-11-23']],
  ])('by %s are %j', (day, mondays) => {
    expect(mondaysUntil(day)).toEqual(mondays)
  })

  it('have a number, seven days and a Sunday before them', () => {
    expect(weekNumber('2026-11-23')).toBe(0)
    expect(weekNumber('2028-11-20')).toBe(104)
    expect(daysFrom('2026-12-28')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ])
    expect(sundayBefore('2026-11-23')).toBe('2026-11-22')
  })
})
