import type { LessonProgress } from './progress.ts'

/** Writes the progress into the list of lessons and links to the first unfinished one. */
export function showProgress(root: ParentNode, progress: LessonProgress): void {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-lesson-slug]')]
  const lessons = cards.map((card) => {
    const count = Number(card.dataset['lessonBoards'])
    const boards = progress[card.dataset['lessonSlug'] ?? ''] ?? []
    const done = boards.filter((board) => board < count).length
    return { card, count, done }
  })
  for (const { card, count, done } of lessons) {
    if (done === 0) continue
    const words = card.querySelector('[data-lesson-done]')
    if (words) words.textContent = done === count ? 'Done' : `${done} of ${count} boards done`
    if (done === count) card.dataset['isDone'] = ''
  }
  if (lessons.every(({ done }) => done === 0)) return
  const finished = lessons.filter(({ done, count }) => done === count).length
  const status = root.querySelector('[data-learn-done]')
  if (status) status.textContent = `${finished} of ${lessons.length} lessons done.`
  const open = lessons.find(({ done, count }) => done < count)
  const link = open?.card.querySelector('a')
  const button = root.querySelector<HTMLAnchorElement>('[data-learn-next]')
  const label = button?.querySelector('span')
  if (link && button && label) {
    button.href = link.href
    label.textContent = `Go on: ${link.textContent}`
  }
}
