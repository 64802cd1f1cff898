import type { LessonEntry, TrainingEntry } from '#contract/training.ts'
import { newId } from '#app/browser/new-id.ts'
import { trainingEntriesOf, trainingLog } from './use-training-log.ts'

/** Which boards of each lesson are done, by the lesson's slug. */
type Done = Readonly<Record<string, readonly number[]>>

export function lessonsOf(entries: readonly TrainingEntry[]): Done {
  const done = new Map<string, Set<number>>()
  for (const entry of entries)
    if (entry.kind === 'lesson')
      done.set(entry.lesson, (done.get(entry.lesson) ?? new Set()).add(entry.board))
  return Object.fromEntries([...done].map(([slug, boards]) => [slug, [...boards].toSorted((a, b) => a - b)]))
}

/** An entry for each board that is done and has none. */
export function newLessonEntries(
  done: Done,
  entries: readonly TrainingEntry[],
  now = new Date(),
): readonly LessonEntry[] {
  const known = lessonsOf(entries)
  return Object.entries(done).flatMap(([lesson, boards]) =>
    boards
      .filter((board) => known[lesson]?.includes(board) !== true)
      .map((board) => ({
        kind: 'lesson' as const,
        id: newId(now.getTime()),
        at: now.toISOString(),
        lesson,
        board,
      })),
  )
}

/** Puts what is done on this device with what the account has of it. The answer is all of it. */
export async function mergeLessons(owner: string, done: Done): Promise<Done> {
  await trainingEntriesOf(owner)
  await trainingLog().exchangeNow()
  const entries = trainingLog().value.entries ?? []
  const added = newLessonEntries(done, entries)
  for (const entry of added) trainingLog().add(entry)
  if (added.length > 0) await trainingLog().exchangeNow()
  return lessonsOf([...entries, ...added])
}
