import { makeDeviceRecord } from '#app/browser/device-record.ts'

/** Which boards of each lesson are done, by the lesson's slug; kept on this device. */
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

export const lessonProgress = makeDeviceRecord('lessons', parseProgress)
