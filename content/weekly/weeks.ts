import { DAY, isoDay, WEEK } from '#content/daily-puzzles.ts'

/** Weeks begin on Monday in India, five and a half hours before they do in UTC. */
const INDIA_AHEAD = 5.5 * 60 * 60 * 1000

/** The Monday of the first week that has a page. */
export const FIRST_MONDAY = '2026-11-23'

/** The date in India at a moment: `2026-11-23`. */
export const indianDay = (now: Date): string => isoDay(now.getTime() + INDIA_AHEAD)

/** The Mondays whose weeks have begun by a day, newest first. */
export function mondaysUntil(day: string): readonly string[] {
  const first = Date.parse(FIRST_MONDAY)
  const count = Math.max(0, Math.floor((Date.parse(day) - first) / WEEK) + 1)
  return Array.from({ length: count }, (_, week) => isoDay(first + week * WEEK)).toReversed()
}

/** How many weeks lie between the first Monday and this one. */
export const weekNumber = (monday: string): number =>
  Math.round((Date.parse(monday) - Date.parse(FIRST_MONDAY)) / WEEK)

/** The seven days from a Monday. */
export const daysFrom = (monday: string): readonly string[] =>
  Array.from({ length: 7 }, (_, day) => isoDay(Date.parse(monday) + day * DAY))

/** The Sunday before a Monday. */
export const sundayBefore = (monday: string): string => isoDay(Date.parse(monday) - DAY)
