import type { Line } from '#chess/line.ts'
import { EMPTY_BOOK, loadOpeningBook } from '#app/review/opening-book.ts'
import { coachNewest } from '#app/review/coach-move.ts'
import { openingOf } from '#app/review/reviewed-game.ts'
import { backgroundReview } from './play-background.ts'

/** The coach's comment on the newest move of the game in progress; loaded only for coached games. */
export async function coachMove(line: Line, signal: AbortSignal) {
  const book = await loadOpeningBook().catch((error: unknown) => {
    console.warn('The coach works without the book.', error)
    return EMPTY_BOOK
  })
  const comment = await coachNewest(backgroundReview, line, openingOf(line, book).plies, signal)
  if (!comment || comment.isMistake) return comment
  const ideas = await import('#app/line/opening-ideas.ts').catch(() => undefined)
  const idea = ideas?.newOpeningIdea(line)
  return idea === undefined ? comment : { ...comment, text: `${comment.text} ${idea}` }
}
