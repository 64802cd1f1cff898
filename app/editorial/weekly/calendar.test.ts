import { expect, it } from 'vitest'
import { makeCalendar } from './calendar.ts'

const text = makeCalendar({ siteName: 'Rook, Rajah; & friends', origin: 'https://chess.example' })
const lines = text.split('\r\n')

it('has one event for every Monday since the first', () => {
  expect(lines).toContain('DTSTART;VALUE=DATE:20261123')
  expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO')
  expect(lines).toContain('URL:https://chess.example/this-week')
})

it('escapes what separates values, and folds long lines', () => {
  expect(text).toContain(String.raw`X-WR-CALNAME:Rook\, Rajah\; & friends`)
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

it('ends every line with CR and LF, the last one too', () => {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
