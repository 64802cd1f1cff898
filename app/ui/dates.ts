import { words } from '#words/locale'

/** Formats in the page's language. Calendar days have no time zone, so they are read as UTC. */
const format = (day: string | Date, options: Intl.DateTimeFormatOptions): string =>
  new Date(day).toLocaleDateString(words.dates, { timeZone: 'UTC', ...options })

/** Dates in the specification's format: `December 28, 2024`. */
export const longDate = (day: string | Date): string => format(day, { dateStyle: 'long' })

/** A date as precise as its source: `2025`, `August 2025` or `August 24, 2025`. */
export function roughDate(date: string): string {
  if (date.length === 4) return date
  return date.length === 7 ? format(date, { month: 'long', year: 'numeric' }) : longDate(date)
}

/** A day without its year, if the year is obvious: `November 22`. */
export const dayOfYear = (day: string): string => format(day, { day: 'numeric', month: 'long' })

/** A short date for tables: `Nov 22, 2026`. `zone` defaults to the reader's time zone. */
export const shortDate = (iso: string, zone?: string): string =>
  format(iso, { day: 'numeric', month: words.tableMonth, year: 'numeric', timeZone: zone })
