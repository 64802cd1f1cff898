import { useMemo } from 'react'
import { isError } from '#coach/judging/move-class.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import type { Review } from '#coach/review/review.ts'
import { commentOn } from '../comment.ts'
import type { ReviewedGame } from '../reviewed-game.ts'
import type { ShownMoment } from '../story/moments.ts'
import type { ShownLine } from '../view-state.ts'
import { leadSteps, type LeadStep } from './lead-steps.ts'

/** The steps through a finished review; undefined while it is being made. */
export function useLeadSteps(
  game: ReviewedGame,
  review: Review | undefined,
  judgements: readonly Judgement[],
  moments: readonly ShownMoment[],
): readonly LeadStep[] | undefined {
  return useMemo(
    () =>
      review &&
      leadSteps(
        moments.map(({ index, moveClass }) => ({
          index,
          hasLine: lineAt(game, review, judgements, index) !== undefined,
          canTry: isError(moveClass) && review.moves[index]?.color === game.own,
        })),
        review.turningPoint,
      ),
    [game, review, judgements, moments],
  )
}

/** The line that explains a move best: its proof, else the reply to it, else the better line. */
export function lineAt(
  game: ReviewedGame,
  review: Review,
  judgements: readonly Judgement[],
  index: number,
): ShownLine | undefined {
  const comment = commentOn(game, review, judgements, index)
  return comment?.proof ?? comment?.reply?.line ?? comment?.better?.line
}
