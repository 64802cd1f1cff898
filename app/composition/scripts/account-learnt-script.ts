/**
 * Merges the lessons done on this device with those of the signed-in account. A separate script, loaded only for signed-in
 * visitors, so that articles stay light.
 */
import { ownerHere } from '#app/auth/last-owner.ts'
import { bestResultsOf } from '#app/learn/coordinates/coordinates-best.ts'
import { lessonProgressOf } from '#app/learn/progress/progress.ts'
import { showProgress } from '#app/learn/progress/show-progress.ts'
import { LEARNT, LEARNT_THERE, type LearntHere } from '#app/learn/progress/tell-account.ts'
import { mergeLearningProgress } from '#app/train/log/learnt.ts'

async function merge(owner: string, here: LearntHere) {
  const [progress, best] = [lessonProgressOf(owner), bestResultsOf(owner)]
  const learnt = await mergeLearningProgress(owner, { boards: progress.value, best: best.value, ...here })
  progress.change(learnt.boards)
  best.change(learnt.best)
  showProgress(document, progress.value)
  document.dispatchEvent(new CustomEvent(LEARNT_THERE, { detail: learnt }))
}

const warn = (error: unknown) => console.warn('What is learnt waits for the account.', error)
const owner = ownerHere()
if (owner !== undefined) {
  merge(owner, {}).catch(warn)
  document.addEventListener(LEARNT, (event) => {
    merge(owner, (event as CustomEvent<LearntHere>).detail).catch(warn)
  })
}
