import { bestKey, type BestKey, type BestResults, type Drill, type Seconds } from '#contract/square-drills.ts'
import type { LessonEntry, SquaresEntry, TrainingEntry } from '#contract/training.ts'
import { newId } from '#app/browser/new-id.ts'
import { trainingEntriesOf, trainingLog } from './use-training-log.ts'

/** Progress stored separately by pages that do not load the log. */
export interface LearningProgress {
  /** Done boards of each lesson, by the lesson’s slug. */
  readonly boards: Readonly<Record<string, readonly number[]>>
  /** Best results of the drills for square names. */
  readonly best: BestResults
}

export function learningProgressOf(entries: readonly TrainingEntry[]): LearningProgress {
  const boards = new Map<string, Set<number>>()
  const best = new Map<BestKey, number>()
  for (const entry of entries) {
    if (entry.kind === 'lesson')
      boards.set(entry.lesson, (boards.get(entry.lesson) ?? new Set()).add(entry.board))
    if (entry.kind !== 'squares') continue
    const key = bestKey(entry.drill, entry.seconds)
    best.set(key, Math.max(best.get(key) ?? 0, entry.right))
  }
  return {
    boards: Object.fromEntries(
      [...boards].map(([slug, done]) => [slug, [...done].toSorted((a, b) => a - b)]),
    ),
    best: Object.fromEntries(best),
  }
}

/** Makes entries for completed boards without one, and for results better than the logged ones. */
export function newLearntEntries(
  { boards, best }: LearningProgress,
  entries: readonly TrainingEntry[],
  now = new Date(),
): readonly (LessonEntry | SquaresEntry)[] {
  const known = learningProgressOf(entries)
  const stamp = () => ({ id: newId(now.getTime()), at: now.toISOString() })
  const lessons = Object.entries(boards).flatMap(([lesson, done]) =>
    done
      .filter((board) => known.boards[lesson]?.includes(board) !== true)
      .map((board) => ({ kind: 'lesson' as const, ...stamp(), lesson, board })),
  )
  const squares = (Object.entries(best) as [BestKey, number][])
    .filter(([key, right]) => right > (known.best[key] ?? 0))
    .map(([key, right]) => {
      const [drill, seconds] = key.split(' ') as [Drill, string]
      return { kind: 'squares' as const, ...stamp(), drill, seconds: Number(seconds) as Seconds, right }
    })
  return [...lessons, ...squares]
}

/** Merges this device’s progress with the account’s and returns all of it. */
export async function mergeLearningProgress(
  owner: string,
  learnt: LearningProgress,
): Promise<LearningProgress> {
  await trainingEntriesOf(owner)
  await trainingLog().exchangeNow()
  const entries = trainingLog().value.entries ?? []
  const added = newLearntEntries(learnt, entries)
  for (const entry of added) trainingLog().add(entry)
  if (added.length > 0) await trainingLog().exchangeNow()
  return learningProgressOf([...entries, ...added])
}
