const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Dates as the specification writes them: `December 28, 2024`. */
export const longDate = (day: string | Date): string => LONG.format(new Date(day))

/** As precise as the source: `2025`, `August 2025` or `August 24, 2025`. */
export function roughDate(date: string): string {
  if (date.length === 4) return date
  return date.length === 7 ? MONTH.format(new Date(date)) : longDate(date)
}

/** `November 22`, if the year is obvious. */
export const dayOfYear = (day: string): string => DAY.format(new Date(day))

/** `Nov 22, 2026`, for tables. `zone` defaults to the reader’s time zone. */
export const shortDate = (iso: string, zone?: string): string =>
  new Date(iso).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(zone !== undefined && { timeZone: zone }),
  })
