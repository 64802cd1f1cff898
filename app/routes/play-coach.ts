import type { Line } from '#chess/line.ts'
import { loadOpeningNames } from '#app/line/opening-names.ts'
import { coachNewest } from '#app/review/coach-move.ts'
import { openingOf } from '#app/review/reviewed-game.ts'
import { backgroundReview } from './play-background.ts'

/** The coach's word on the newest move of the game that is being played; fetched for games that have a coach. */
export async function coachMove(line: Line, signal: AbortSignal) {
  const names = await loadOpeningNames().catch((error: unknown) => {
    console.warn('The coach does without the book.', error)
    return ''
  })
  return coachNewest(backgroundReview, line, openingOf(line, names).plies, signal)
}
