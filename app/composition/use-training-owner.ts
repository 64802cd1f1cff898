import { useEffect } from 'react'
import { useAuth } from '#app/auth/auth-provider.tsx'
import { ownerHere } from '#app/auth/last-owner.ts'
import { bestResultsOf } from '#app/learn/coordinates/coordinates-best.ts'
import { lessonProgressOf } from '#app/learn/progress/progress.ts'
import { learningProgressOf, newLearntEntries } from '#app/train/log/learnt.ts'
import { trainingLog, useTrainingLog } from '#app/train/log/use-training-log.ts'

/**
 * Sets the owner of the training log: the signed-in user or, when offline, the last one. Returns the owner's id, null for
 * guests and undefined while unknown.
 */
export function useTrainingOwner(): string | null | undefined {
  const { state, user } = useAuth()
  const owner = state === 'loading' ? undefined : (user?.id ?? ownerHere() ?? null)
  useEffect(() => {
    if (owner !== undefined) void trainingLog().setOwner(owner)
  }, [owner])
  useLearntOf(owner)
  return owner
}

/** Updates the copies that lessons and the coordinates page read from the account, and the account from the copies. */
function useLearntOf(owner: string | null | undefined) {
  const { entries } = useTrainingLog()
  useEffect(() => {
    // Another user may have signed in meanwhile, and these entries belong to the previous account.
    if (typeof owner !== 'string' || entries === undefined || trainingLog().value.entries !== entries) return
    const [progress, best] = [lessonProgressOf(owner), bestResultsOf(owner)]
    const added = newLearntEntries({ boards: progress.value, best: best.value }, entries)
    for (const entry of added) trainingLog().add(entry)
    const learnt = learningProgressOf([...entries, ...added])
    if (JSON.stringify(learnt.boards) !== JSON.stringify(progress.value)) progress.change(learnt.boards)
    if (JSON.stringify(learnt.best) !== JSON.stringify(best.value)) best.change(learnt.best)
  }, [owner, entries])
}
