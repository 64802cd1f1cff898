import { words } from '#words/learn'
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
    const place = card.querySelector('[data-lesson-done]')
    if (place)
      place.textContent = done === count ? words.progress.done : words.progress.boardsDone(done, count)
    if (done === count) card.dataset['isDone'] = ''
    card.style.setProperty('--done', `${(100 * done) / count}%`)
  }
  if (lessons.every(({ done }) => done === 0)) return
  showChapters(root)
  const finished = lessons.filter(({ done, count }) => done === count).length
  const status = root.querySelector('[data-learn-done]')
  if (status) status.textContent = words.progress.lessonsDone(finished, lessons.length)
  const open = lessons.find(({ done, count }) => done < count)
  const link = open?.card.querySelector('a')
  const button = root.querySelector<HTMLAnchorElement>('[data-learn-next]')
  const label = button?.querySelector('span')
  if (link && button && label) {
    button.href = link.href
    label.textContent = words.progress.goOn(link.textContent)
  }
}

/** The share of finished lessons in the links to the chapters. */
function showChapters(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-chapter]')) {
    const part = root.querySelector(`[data-chapter-part="${link.dataset['chapter']}"]`)
    const lessons = part?.querySelectorAll('[data-lesson-slug]').length ?? 0
    const done = part?.querySelectorAll('[data-is-done]').length ?? 0
    const place = link.querySelector('[data-chapter-done]')
    if (done === 0 || !place) continue
    place.textContent = words.progress.chapterDone(done, lessons)
    link.style.setProperty('--done', `${(100 * done) / lessons}%`)
  }
}
