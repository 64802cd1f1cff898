/**
 * Wakes the boards of a lesson: a script of its own, with React and the board in it, so that the page stays one to be
 * read. The engine's worker is fetched when it is first asked.
 */
import { createRoot } from 'react-dom/client'
import { makeEngine } from '#app/game/engine/engine-client.ts'
import type { LessonData } from '#app/learn/lesson-data.ts'
import { LessonPiece } from '#app/learn/lesson-piece.tsx'

const startOpponent = () => makeEngine()

for (const place of document.querySelectorAll<HTMLElement>('[data-lesson]')) {
  // Our own server wrote it, from files that tests have gone through.
  const lesson = JSON.parse(place.dataset['lesson'] ?? '') as LessonData
  createRoot(place).render(<LessonPiece lesson={lesson} startOpponent={startOpponent} takesFocus={false} />)
}
