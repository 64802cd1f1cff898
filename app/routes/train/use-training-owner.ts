import { useEffect } from 'react'
import { useAuth } from '#app/auth/auth-provider.tsx'
import { ownerHere } from '#app/auth/last-owner.ts'
import { accountLessons, lessonProgressOf } from '#app/learn/progress.ts'
import { lessonsOf, newLessonEntries } from '#app/train/log/lessons.ts'
import { trainingLog, useTrainingLog } from '#app/train/log/use-training-log.ts'

/**
 * Tells the training whose it is, once that is known; without a network to ask, whoever was signed in last. The answer is who,
 * null for guests; undefined until it is known.
 */
export function useTrainingOwner(): string | null | undefined {
  const { state, user } = useAuth()
  const owner = state === 'loading' ? undefined : (user?.id ?? ownerHere() ?? null)
  useEffect(() => {
    if (owner !== undefined) void trainingLog().setOwner(owner)
  }, [owner])
  useLessonsOf(owner)
  return owner
}

/** Keeps the copy that lessons read as the account knows it, and the account as lessons have left the copy. */
function useLessonsOf(owner: string | null | undefined) {
  const { entries } = useTrainingLog()
  useEffect(() => {
    // What a lesson said of another account stands in that account's log.
    const isAnothers = accountLessons.value.owner !== null && accountLessons.value.owner !== owner
    if (owner === null && isAnothers) accountLessons.change({ owner: null, done: {} })
    // Those of the account before, where somebody else has come meanwhile.
    if (typeof owner !== 'string' || entries === undefined || trainingLog().value.entries !== entries) return
    const progress = lessonProgressOf(owner)
    const added = newLessonEntries(progress.value, entries)
    for (const entry of added) trainingLog().add(entry)
    const done = lessonsOf([...entries, ...added])
    if (JSON.stringify(done) !== JSON.stringify(progress.value)) progress.change(done)
  }, [owner, entries])
}
