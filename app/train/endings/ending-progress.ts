import type { EndingId } from '#content/endings/curriculum.ts'
import type { TrainingEntry } from '#contract/training.ts'
import { INTERVAL_DAYS } from '../cards/schedule.ts'
import { inOrder } from '../log/rating.ts'
import { ENDINGS, type TaughtEnding } from './ending-list.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Positions solved in a row until an ending counts as learned. */
export const MOST_LEVEL = 3

export interface EndingProgress {
  /** Solved positions, less failed ones, from 0 to 3. It also sets how hard the next position is. */
  readonly level: number
  /** Number of intervals passed in a row. */
  readonly step: number
  /** In milliseconds; undefined once all intervals are passed. */
  readonly dueAt: number | undefined
}

export type ProgressByEnding = ReadonlyMap<string, EndingProgress>

/**
 * Independent of the order in which devices' entries arrive. An ending comes back at the same intervals as mistakes; a right answer before
 * its time raises its level only.
 */
export function endingProgress(entries: readonly TrainingEntry[]): ProgressByEnding {
  const progress = new Map<string, EndingProgress>()
  for (const entry of inOrder(entries)) {
    if (entry.kind !== 'ending') continue
    const at = Date.parse(entry.at)
    const before = progress.get(entry.ending)
    const level = Math.max(0, Math.min(MOST_LEVEL, (before?.level ?? 0) + (entry.isRight ? 1 : -1)))
    if (!entry.isRight || before === undefined) {
      progress.set(entry.ending, { level, step: 0, dueAt: dueAfter(0, at) })
      continue
    }
    const isDue = before.dueAt !== undefined && at >= before.dueAt
    progress.set(
      entry.ending,
      isDue ? { level, step: before.step + 1, dueAt: dueAfter(before.step + 1, at) } : { ...before, level },
    )
  }
  return progress
}

function dueAfter(step: number, at: number): number | undefined {
  const days = INTERVAL_DAYS[step]
  return days === undefined ? undefined : at + days * DAY_MS
}

export const isDueAt = (progress: EndingProgress | undefined, now: number): boolean =>
  progress?.dueAt !== undefined && progress.dueAt <= now

/** Due endings, the longest-waiting first. */
export const dueEndings = (progress: ProgressByEnding, now: number): readonly TaughtEnding[] =>
  ENDINGS.filter(({ id }) => isDueAt(progress.get(id), now)).toSorted(
    (a, b) => progress.get(a.id)!.dueAt! - progress.get(b.id)!.dueAt!,
  )

/** The next ending to train: the first due one, else the first in `order` that is not learned yet. */
export function nextEnding(
  progress: ProgressByEnding,
  now: number,
  order: readonly TaughtEnding[] = ENDINGS,
): TaughtEnding {
  const due = dueEndings(progress, now)[0]
  const unlearned = order.find(({ id }) => (progress.get(id)?.level ?? 0) < MOST_LEVEL)
  return due ?? unlearned ?? order[0]!
}

export const levelOf = (progress: ProgressByEnding, id: EndingId): number => progress.get(id)?.level ?? 0
