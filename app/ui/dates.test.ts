import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dayOfYear, longDate, roughDate, shortDate } from './dates.ts'

it('writes days the long way', () => {
  expect(longDate('2025-01-06')).toBe('January 6, 2025')
  expect(longDate(new Date('2025-01-06T23:59:00Z'))).toBe('January 6, 2025')
  expect(dayOfYear('2025-06-29')).toBe('June 29')
  expect(shortDate('2025-06-29T12:00:00Z', 'UTC')).toBe('Jun 29, 2025')
})

it.each([
  ['2025', '2025'],
  ['2025-08', 'August 2025'],
  ['2025-08-24', 'August 24, 2025'],
])('says of %s no more than is known', (date, words) => {
  expect(roughDate(date)).toBe(words)
})

it('is the only place that puts dates into words, so that all pages write them alike', () => {
  const others = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `app/${file}`)
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== 'app/ui/dates.ts')
    .filter((file) =>
      /toLocaleDateString|DateTimeFormat(?!\(\)\.resolvedOptions)/.test(readFileSync(file, 'utf8')),
    )
  expect(others).toEqual([])
})
