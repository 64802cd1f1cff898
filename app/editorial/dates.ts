const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const BRITISH = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `December 28, 2024`, as the blog, the history and the rankings date things. */
export const longDate = (day: string | Date): string => LONG.format(new Date(day))

/** `29 June 2025`, as the policies do. */
export const britishDate = (day: string): string => BRITISH.format(new Date(day))

/** As precisely as it is known: `2025`, `August 2025` or `August 24, 2025`. */
export function roughDate(date: string): string {
  if (date.length === 4) return date
  return date.length === 7 ? MONTH.format(new Date(date)) : longDate(date)
}
