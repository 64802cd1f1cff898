import { Line } from '#chess/line.ts'
import { isError } from '#coach/move-class.ts'
import { reviewLastMove, type MoveReview } from '#coach/review.ts'
import { sentenceOf, warningOf } from '#coach/wording.ts'
import type { GameLine } from '#app/line/line.ts'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import { newestJudgements, type BackgroundReview } from './judging/background-review.ts'
import { CLASS_PHRASES } from './class-words.ts'

/** What is said of a move while the game goes on. */
interface CoachWords {
  readonly text: string
  /** Worth taking back. */
  readonly isMistake: boolean
}

/**
 * What the newest move of a game was worth, as soon as the review behind it has judged the positions around it; undefined
 * where it cannot, or nobody waits any more. Then the machine is left to whoever moves next.
 */
export async function coachNewest(
  background: BackgroundReview,
  { start, moves }: GameLine,
  bookPlies: number,
  signal: AbortSignal,
): Promise<CoachWords | undefined> {
  background.follow({ start, moves, isOver: false, isHeld: false, isUrgent: true })
  const found = await judged(background, moves, signal)
  if (signal.aborted) return undefined
  background.follow({ start, moves, isOver: false, isHeld: true })
  if (!found) return undefined
  const review = reviewLastMove({ line: new Line(start, moves), bookPlies, ...found })
  if (!review.ok) throw new Error(`A move that cannot be reviewed: ${review.error} ${review.detail ?? ''}`)
  return wordsOf(review.value, movesBefore({ start }) + moves.length - 1)
}

/** Rests on what the review comes to know; answers undefined when it fails, is left, or goes on to another game. */
function judged(background: BackgroundReview, moves: GameLine['moves'], signal: AbortSignal) {
  return new Promise<ReturnType<typeof newestJudgements>>((answer) => {
    const look = () => {
      const { state } = background
      const found = newestJudgements(state)
      const isLost = state.hasFailed || state.game?.moves !== moves || signal.aborted
      if (!found && !isLost) return
      stop()
      signal.removeEventListener('abort', look)
      answer(isLost ? undefined : found)
    }
    const stop = background.subscribe(look)
    signal.addEventListener('abort', look)
    look()
  })
}

/** `index` counts the moves of both sides before it. */
function wordsOf(review: MoveReview, index: number): CoachWords {
  const { san, moveClass, claim } = review
  const isMistake = isError(moveClass)
  const verdict = `${numberAt(index)} ${san} is ${CLASS_PHRASES[moveClass]}.`
  // An inaccuracy is named and left alone: what was a hair better helps nobody in the middle of a game.
  const reason = isMistake
    ? warningOf(review, review.color)
    : claim?.about === 'played'
      ? sentenceOf(review, index, review.color)
      : undefined
  return { text: reason === undefined ? verdict : `${verdict} ${reason}`, isMistake }
}
