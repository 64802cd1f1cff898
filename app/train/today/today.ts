import type { TrainingEntry } from '#contract/training.ts'
import { words } from '#words/train/today'

const DAY_MS = 24 * 60 * 60 * 1000
/** Counts days in weeks rather than a streak, so that a day off costs nothing. */
export const LOOKED_BACK_DAYS = 28

/** Number of days with some training in the last 28 days, including today. */
export function daysTrained(entries: readonly TrainingEntry[], now: Date): number {
  const first = dayOf(now.getTime() - (LOOKED_BACK_DAYS - 1) * DAY_MS)
  const days = new Set(
    entries
      .filter(({ kind }) => kind === 'puzzle' || kind === 'answer')
      .map(({ at }) => dayOf(Date.parse(at)))
      .filter((day) => day >= first && day <= dayOf(now.getTime())),
  )
  return days.size
}

/** Number of tries of rated puzzles on the day of `now`. */
export const puzzlesOn = (entries: readonly TrainingEntry[], now: Date): number =>
  entries.filter((entry) => entry.kind === 'puzzle' && entry.mode === 'rated' && isOnDay(entry, now)).length

/** True if an entry was made on the day of `now`. */
export const isOnDay = ({ at }: TrainingEntry, now: Date): boolean =>
  dayOf(Date.parse(at)) === dayOf(now.getTime())

/** Days in the device’s time zone. */
function dayOf(time: number): string {
  const date = new Date(time)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

export const daysWords = (days: number): string => words.today.daysTrained(days)
