import { makeDeviceRecord } from '#app/browser/device-record.ts'
import { DRILLS, DURATIONS, type Drill, type Seconds } from './coordinates.ts'

/** Most right answers in one run, by what was asked and for how long; kept on this device. */
export type BestKey = `${Drill} ${Seconds}`
export type BestResults = Readonly<Partial<Record<BestKey, number>>>

const KEYS = DRILLS.flatMap((drill) => DURATIONS.map((seconds): BestKey => `${drill} ${seconds}`))

export function parseBest(stored: unknown): BestResults {
  const found = Object(stored) as Record<string, unknown>
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const count = found[key]
      return typeof count === 'number' && Number.isInteger(count) && count > 0 ? [[key, count]] : []
    }),
  )
}

/** The best after a run, and whether the run is it. */
export function keepBest(
  results: BestResults,
  key: BestKey,
  right: number,
): { readonly best: number; readonly isNew: boolean } {
  const before = results[key] ?? 0
  return { best: Math.max(before, right), isNew: right > before }
}

export const bestResults = makeDeviceRecord('coordinates', parseBest)
