import type { Color, Move } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { Judgement } from '#coach/judging/judgement.ts'
import { isError } from '#coach/judging/move-class.ts'
import type { Review } from '#coach/review/review.ts'
import type { ReviewedGame } from '../reviewed-game.ts'

/** A mistake for which the user looks for a better move. */
export interface LearnQuestion {
  /** The number of moves before it. */
  readonly index: number
  readonly played: Move
  readonly best: Move
  /** The best move starts a forced mate. */
  readonly isMate: boolean
}

export function questionsOf(
  game: ReviewedGame,
  review: Review,
  judgements: readonly Judgement[],
  color: Color,
): readonly LearnQuestion[] {
  return review.moves.flatMap((move, index) => {
    if (move.color !== color || !isError(move.moveClass)) return []
    const best = parseUci(game.line.positionAt(index), move.best.move)
    const score = judgements[index]?.variations[0]?.score
    if (!best.ok || !score) throw new Error(`A mistake without a better move: ${index} ${move.best.move}`)
    const isMate = score.type === 'mate' && score.moves > 0
    return [{ index, played: game.line.moves[index]!, best: best.value, isMate }]
  })
}

/** The sides to learn from: the reader's own side, or both in games of other people. */
export const learners = ({ own }: ReviewedGame): readonly Color[] => (own ? [own] : ['w', 'b'])
