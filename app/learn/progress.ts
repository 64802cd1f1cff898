import { makeDeviceRecord } from '#app/browser/device-record.ts'
import type { Observable } from '#app/browser/observable.ts'

/** Which boards of each lesson are done, by the lesson's slug. */
export type LessonProgress = Readonly<Record<string, readonly number[]>>

const SLUG = /^[a-z0-9-]{1,60}$/
/** Far more than any lesson has. */
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

/** A copy of what the account of whoever is signed in knows, so that pages show it at once. */
interface AccountLessons {
  readonly owner: string | null
  readonly done: LessonProgress
}

function parseAccountLessons(stored: unknown): AccountLessons {
  const { owner, done } = Object(stored) as Record<string, unknown>
  return { owner: typeof owner === 'string' ? owner : null, done: parseProgress(done) }
}

/** Of whoever learns here without an account. */
export const guestLessons = makeDeviceRecord('lessons', parseProgress)
export const accountLessons = makeDeviceRecord('account-lessons', parseAccountLessons)

const NONE: LessonProgress = {}

/** What whoever is at the page has done. */
export function lessonProgressOf(owner: string | undefined): Observable<LessonProgress> {
  if (owner === undefined) return guestLessons
  const done = () => (accountLessons.value.owner === owner ? accountLessons.value.done : NONE)
  return {
    get value() {
      return done()
    },
    change: (changes) => accountLessons.change({ owner, done: parseProgress({ ...done(), ...changes }) }),
    subscribe: (listener) => accountLessons.subscribe(listener),
  }
}

export const hasGuestLessons = (): boolean =>
  Object.values(guestLessons.value).some((boards) => boards.length > 0)

/** They have gone into an account. */
export const forgetGuestLessons = (): void =>
  guestLessons.change(Object.fromEntries(Object.keys(guestLessons.value).map((slug) => [slug, []])))
