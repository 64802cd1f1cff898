import type { Line } from '#chess/line.ts'
import { isError, type MoveClass } from '#coach/judging/move-class.ts'
import { reviewLastMove, type MoveReview } from '#coach/review/review.ts'
import type { WinChance } from '#coach/judging/win-chance.ts'
import { sentenceOf, warningOf } from '#coach/telling/wording.ts'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import { newestJudgements, type ReviewScheduler } from './judging/scheduler.ts'
import { words } from '#words/review'

/** The coach's comment during a game. */
interface CoachComment {
  readonly text: string
  /** A move that the player may want to take back. */
  readonly isMistake: boolean
  readonly moveClass: MoveClass
}

/**
 * Comments on the newest move of a game as soon as the positions around it are judged. Returns undefined if judging fails, the
 * caller aborts or the game has changed. Afterwards judging pauses, because the computer is to move.
 */
export async function coachNewest(
  scheduler: ReviewScheduler,
  line: Line,
  bookPlies: number,
  signal: AbortSignal,
): Promise<CoachComment | undefined> {
  scheduler.follow({ line, isOver: false, isHeld: false, isUrgent: true })
  const found = await whenNewestJudged(scheduler, line, signal)
  if (signal.aborted) return undefined
  scheduler.follow({ line, isOver: false, isHeld: true })
  if (!found) return undefined
  const review = reviewLastMove({ line, bookPlies, ...found })
  if (!review.ok) throw new Error(`A move that cannot be reviewed: ${review.error} ${review.detail ?? ''}`)
  return commentOf(review.value, movesBefore(line) + line.length - 1)
}

/** Resolves to undefined if the scheduler fails or follows another game, or if the caller aborts. */
function whenNewestJudged(scheduler: ReviewScheduler, line: Line, signal: AbortSignal) {
  return new Promise<ReturnType<typeof newestJudgements>>((resolve) => {
    const look = () => {
      const { state } = scheduler
      const found = newestJudgements(state)
      const isLost = state.hasFailed || state.game?.line !== line || signal.aborted
      if (!found && !isLost) return
      unsubscribe()
      signal.removeEventListener('abort', look)
      resolve(isLost ? undefined : found)
    }
    const unsubscribe = scheduler.subscribe(look)
    signal.addEventListener('abort', look)
    look()
  })
}

/**
 * Below this loss an inaccuracy is called a good move: Stockfish confirms fewer than half of those that lose 5 to 6 points at a
 * first look, and three in four of those that lose more.
 */
const SURE_INACCURACY: WinChance = 6

/** `index` counts the moves of both sides before it. */
function commentOf(review: MoveReview, index: number): CoachComment {
  const { san, claim, loss } = review
  const isUnsure = review.moveClass === 'inaccuracy' && loss < SURE_INACCURACY
  const moveClass = isUnsure ? 'good' : review.moveClass
  const isMistake = isError(moveClass)
  const verdict = words.comment.verdict(`${numberAt(index)} ${san}`, moveClass)
  // Inaccuracies during a game get no reason: a slightly better move is not worth the interruption.
  const reason = isMistake
    ? warningOf(review, review.color)
    : claim?.about === 'played'
      ? sentenceOf(review, index, review.color)
      : undefined
  return { text: reason === undefined ? verdict : `${verdict} ${reason}`, isMistake, moveClass }
}
