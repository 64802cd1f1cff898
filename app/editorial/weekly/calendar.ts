import { localAddress } from '#words/addresses.ts'
import { FIRST_MONDAY } from '#content/weekly/weeks.ts'
import { words } from '#words/weekly'

interface Calendar {
  readonly siteName: string
  readonly origin: string
}

/** An iCalendar file (RFC 5545) with an all-day event on each Monday, which calendars can subscribe to. */
export function makeCalendar({ siteName, origin }: Calendar): string {
  const host = new URL(origin).hostname
  const date = FIRST_MONDAY.replaceAll('-', '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(siteName)}//Weekly//EN`,
    `X-WR-CALNAME:${escaped(words.calendar.name(siteName))}`,
    'BEGIN:VEVENT',
    `UID:this-week@${host}`,
    `DTSTAMP:${date}T000000Z`,
    `DTSTART;VALUE=DATE:${date}`,
    'RRULE:FREQ=WEEKLY;BYDAY=MO',
    `SUMMARY:${escaped(words.calendar.event)}`,
    `URL:${origin}${localAddress('/this-week')}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** Section 3.3.11 of RFC 5545. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

const LONGEST_LINE = 75

/** Section 3.1 of RFC 5545: a line has at most 75 octets, and a continued one starts with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > LONGEST_LINE) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part].join('\r\n')
}
