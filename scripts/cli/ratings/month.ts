/** Months as `YYYY-MM`, and FIDE's ways of writing them. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `NOV24`, the header of a list's ratings. */
export function parseMonthCode(code: string): string | undefined {
  const [, name = '', year = ''] = /^([a-z]{3})(\d\d)$/i.exec(code) ?? []
  const index = MONTHS.indexOf(name.toLowerCase())
  return index === -1 ? undefined : `20${year}-${String(index + 1).padStart(2, '0')}`
}

/** FIDE's archive names its files `standard_nov24frl.txt`; an editor may have put `2024-11` in the name. */
export function monthOfFileName(name: string): string | undefined {
  const code = /(?:^|[^a-z])([a-z]{3}\d\d)frl/i.exec(name)?.[1]
  return code === undefined ? /(?<!\d)20\d\d-(?:0[1-9]|1[0-2])(?!\d)/.exec(name)?.[0] : parseMonthCode(code)
}

export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text)

/** A month's list appears on the first day of the month or the day before, so none is later than next month's. */
export function isPublished(month: string, today: Date): boolean {
  const next = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1))
  return month <= next.toISOString().slice(0, 7)
}

/** `November 2024`. */
export const nameMonth = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
