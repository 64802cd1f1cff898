import { makeDeviceRecord } from '#app/browser/device-record.ts'
import type { Observable } from '#app/browser/observable.ts'
import { makeAccountCopy, recordOf } from '#app/browser/owned-record.ts'

/** Done boards of each lesson, by the lesson’s slug. */
export type LessonProgress = Readonly<Record<string, readonly number[]>>

const SLUG = /^[a-z0-9-]{1,60}$/
/** Far more boards than any lesson has. */
const MOST_BOARDS = 100

const isBoard = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_BOARDS

export function parseProgress(stored: unknown): LessonProgress {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([slug, boards]) =>
      SLUG.test(slug) && Array.isArray(boards)
        ? [[slug, [...new Set(boards.filter(isBoard))].toSorted((a, b) => a - b)]]
        : [],
    ),
  )
}

/** The guests’ record and the account’s copy. */
export const lessonRecords = {
  guests: makeDeviceRecord('lessons', parseProgress),
  account: makeAccountCopy('lessons', parseProgress),
  parse: parseProgress,
}

export const lessonProgressOf = (owner: string | undefined): Observable<LessonProgress> =>
  recordOf(lessonRecords, owner)

export const hasGuestLessons = (): boolean =>
  Object.values(lessonRecords.guests.value).some((boards) => boards.length > 0)

/** Call once the progress has been moved into an account. */
export const forgetGuestLessons = (): void =>
  lessonRecords.guests.change(
    Object.fromEntries(Object.keys(lessonRecords.guests.value).map((slug) => [slug, []])),
  )
