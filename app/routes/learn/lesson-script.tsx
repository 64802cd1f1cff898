/**
 * Wakes the boards of a lesson: a script of its own, with React and the board in it, so that the page stays one to be
 * read. The engine's worker is fetched when it is first asked.
 */
import { createRoot } from 'react-dom/client'
import { makeEngine } from '#app/game/engine/engine-client.ts'
import type { LessonData } from '#app/learn/lesson/lesson-data.ts'
import { tellAccount } from '#app/learn/progress/tell-account.ts'
import { LessonPiece, type LessonRecord } from '#app/learn/lesson/lesson-piece.tsx'
import { lessonProgressOf } from '#app/learn/progress/progress.ts'
import { ownerHere } from '#app/auth/last-owner.ts'

const startOpponent = () => makeEngine()

const owner = ownerHere()
const kept = lessonProgressOf(owner)
/** On the device; of whoever is signed in, in the account as well. */
const progress: LessonRecord = {
  get value() {
    return kept.value
  },
  change(changes) {
    kept.change(changes)
    if (owner !== undefined) tellAccount({ boards: kept.value })
  },
}

for (const place of document.querySelectorAll<HTMLElement>('[data-lesson]')) {
  // Our own server wrote it, from files that tests have gone through.
  const lesson = JSON.parse(place.dataset['lesson'] ?? '') as LessonData
  createRoot(place).render(<LessonPiece {...{ lesson, progress, startOpponent }} takesFocus={false} />)
}
