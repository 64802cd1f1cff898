/**
 * Makes a lesson's boards playable. A separate script with React and the board, so that the page itself stays light. The
 * engine's worker starts with its first request.
 */
import { wake } from '#app/browser/early-presses.ts'
import { findPlaces, renderInPlaces } from '#app/exercise/exercise-places.tsx'
import { makeEngine } from '#app/game/engine/engine-client.ts'
import type { LessonData } from '#app/learn/lesson/lesson-data.ts'
import { tellAccount } from '#app/learn/progress/tell-account.ts'
import { LessonPiece, type LessonRecord } from '#app/learn/lesson/lesson-piece.tsx'
import { lessonProgressOf } from '#app/learn/progress/progress.ts'
import { ownerHere } from '#app/auth/last-owner.ts'

const startOpponent = () => makeEngine()

const owner = ownerHere()
const kept = lessonProgressOf(owner)
/** Stored on the device, and in the account of a signed-in user. */
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
  // Trusted: written by our server from tested files.
  const lesson = JSON.parse(place.dataset['lesson'] ?? '') as LessonData
  const places = findPlaces(place)
  renderInPlaces(places, <LessonPiece {...{ lesson, places, progress, startOpponent }} takesFocus={false} />)
  wake(place)
}
