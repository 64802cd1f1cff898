import { expect, it } from 'vitest'
import { britishDate, longDate, roughDate } from './dates.ts'

it('writes days the long way', () => {
  expect(longDate('2025-01-06')).toBe('January 6, 2025')
  expect(longDate(new Date('2025-01-06T23:59:00Z'))).toBe('January 6, 2025')
  expect(britishDate('2025-06-29')).toBe('29 June 2025')
})

it.each([
  ['2025', '2025'],
  ['2025-08', 'August 2025'],
  ['2025-08-24', 'August 24, 2025'],
])('says of %s no more than is known', (date, words) => {
  expect(roughDate(date)).toBe(words)
})
