import { bestKey, DRILLS, DURATIONS, type BestKey, type BestResults } from '#contract/square-drills.ts'
import { makeDeviceRecord } from '#app/browser/device-record.ts'
import type { Observable } from '#app/browser/observable.ts'
import { makeAccountCopy, recordOf } from '#app/browser/owned-record.ts'

const KEYS = DRILLS.flatMap((drill) => DURATIONS.map((seconds) => bestKey(drill, seconds)))

export function parseBest(stored: unknown): BestResults {
  const found = Object(stored) as Record<string, unknown>
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const count = found[key]
      return typeof count === 'number' && Number.isInteger(count) && count > 0 ? [[key, count]] : []
    }),
  )
}

/** The best result after a run, and whether this run set it. */
export function keepBest(
  results: BestResults,
  key: BestKey,
  right: number,
): { readonly best: number; readonly isNew: boolean } {
  const before = results[key] ?? 0
  return { best: Math.max(before, right), isNew: right > before }
}

/** The guests’ record and the account’s copy. */
export const bestRecords = {
  guests: makeDeviceRecord('coordinates', parseBest),
  account: makeAccountCopy('coordinates', parseBest),
  parse: parseBest,
}

export const bestResultsOf = (owner: string | undefined): Observable<BestResults> =>
  recordOf(bestRecords, owner)

export const hasGuestBest = (): boolean => Object.values(bestRecords.guests.value).some((count) => count > 0)

/** Call once the results have been moved into an account. */
export const forgetGuestBest = (): void =>
  bestRecords.guests.change(Object.fromEntries(KEYS.map((key) => [key, 0])))
