/**
 * Puts what is done of the lessons with what the account of whoever is signed in knows of it. A script of its own, fetched where
 * somebody is signed in: pages to read stay light without it.
 */
import { ownerHere } from '#app/auth/last-owner.ts'
import { LESSON_DONE } from '#app/learn/load-account-lessons.ts'
import { lessonProgressOf, type LessonProgress } from '#app/learn/progress.ts'
import { showProgress } from '#app/learn/show-progress.ts'
import { mergeLessons } from '#app/train/log/lessons.ts'

async function merge(owner: string, done: LessonProgress) {
  const progress = lessonProgressOf(owner)
  progress.change(await mergeLessons(owner, done))
  showProgress(document, progress.value)
}

const warn = (error: unknown) => console.warn('What is learnt waits for the account.', error)
const owner = ownerHere()
if (owner !== undefined) {
  merge(owner, lessonProgressOf(owner).value).catch(warn)
  document.addEventListener(LESSON_DONE, (event) => {
    merge(owner, (event as CustomEvent<LessonProgress>).detail).catch(warn)
  })
}
