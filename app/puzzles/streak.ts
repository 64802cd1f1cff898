/** Consecutive days on which the puzzle of the day was solved without seeing the solution. */
export interface Streak {
  /** The last day of the streak: `2026-11-22`. */
  readonly last: string
  readonly days: number
}

const KEY = 'puzzle-streak'
const DAY_MS = 24 * 60 * 60 * 1000

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)

/**
 * The streak after solving the puzzle of `day`. The same day counts once; an older day, from a page left open, does
 * not count.
 */
export function streakAfter(streak: Streak | undefined, day: string): Streak {
  if (streak === undefined || dayBefore(day) > streak.last) return { last: day, days: 1 }
  return dayBefore(day) === streak.last ? { last: day, days: streak.days + 1 } : streak
}

/** Length of the streak on `day`, before or after that day’s puzzle; 0 once a day was missed. */
export const daysOn = (streak: Streak | undefined, day: string): number =>
  streak !== undefined && streak.last >= dayBefore(day) ? streak.days : 0

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The stored streak; undefined if there is none, storage is forbidden, or the value is invalid. */
export function readStreak(open: () => Store = () => localStorage): Streak | undefined {
  try {
    const { last, days } = Object(JSON.parse(open().getItem(KEY) ?? 'null')) as Record<string, unknown>
    return typeof last === 'string' &&
      /^\d{4}-\d\d-\d\d$/.test(last) &&
      !Number.isNaN(Date.parse(last)) &&
      typeof days === 'number' &&
      Number.isInteger(days) &&
      days > 0
      ? { last, days }
      : undefined
  } catch (error) {
    console.warn('The streak of puzzles cannot be read.', error)
    return undefined
  }
}

export function storeStreak(streak: Streak, open: () => Store = () => localStorage): void {
  try {
    const store = open()
    store.setItem(KEY, JSON.stringify(streak))
  } catch (error) {
    console.warn('The streak of puzzles cannot be kept on this device.', error)
  }
}
