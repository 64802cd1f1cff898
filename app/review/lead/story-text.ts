import { isError, isWinning } from '#coach/judging/move-class.ts'
import { chanceBefore } from '#coach/judging/turning-point.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import type { Review } from '#coach/review/review.ts'
import { movesBefore, numberAt } from '#app/line/move-number.ts'
import { commentOn } from '../comment.ts'
import type { ReviewedGame } from '../reviewed-game.ts'
import { words } from '#words/review'

/**
 * The story of a game in a sentence: who stood better until which move, and what that move allowed. If no single move
 * decided the game, the sentence says that.
 */
export function storyText(
  game: ReviewedGame,
  review: Review,
  judgements: readonly Judgement[],
): { readonly text: string; readonly reason: string | undefined } {
  const { turningPoint } = review
  if (turningPoint === undefined) {
    const isDecided = game.ending?.winner !== undefined
    return {
      text: isDecided ? words.comment.noTurningPoint : words.reviewReading.noMistake,
      reason: undefined,
    }
  }
  const move = review.moves[turningPoint]!
  const text = words.lead.story(
    isWinning(chanceBefore(move)) ? 'winning' : 'open',
    game.own === undefined ? move.color : game.own === move.color ? 'reader' : 'opponent',
    `${numberAt(movesBefore(game.line) + turningPoint)} ${move.san}`,
  )
  const comment = commentOn(game, review, judgements, turningPoint)
  return { text, reason: comment?.sentence ?? comment?.cost }
}

/** The verdict on the newest error among the moves that are judged so far. */
export function foundSoFar(
  game: ReviewedGame,
  review: Review,
  judgements: readonly Judgement[],
): string | undefined {
  const index = review.moves.findLastIndex(({ moveClass }) => isError(moveClass))
  return index < 0 ? undefined : commentOn(game, review, judgements, index)?.verdict
}
