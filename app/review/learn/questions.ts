import type { Color, Move } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import type { Judgement } from '#coach/judgement.ts'
import { isError } from '#coach/move-class.ts'
import type { Review } from '#coach/review.ts'
import type { ReviewedGame } from '../reviewed-game.ts'

/** A mistake, asked as: what would have been better? */
export interface Question {
  /** How many moves of the game stand before it. */
  readonly index: number
  readonly played: Move
  readonly best: Move
  /** The best move begins a forced mate. */
  readonly isMate: boolean
}

/** The mistakes of one side in their order. */
export function questionsOf(
  game: ReviewedGame,
  review: Review,
  judgements: readonly Judgement[],
  color: Color,
): readonly Question[] {
  return review.moves.flatMap((move, index) => {
    if (move.color !== color || !isError(move.moveClass)) return []
    const best = parseUci(game.line.positionAt(index), move.best.move)
    const score = judgements[index]?.variations[0]?.score
    if (!best.ok || !score) throw new Error(`A mistake without a better move: ${index} ${move.best.move}`)
    const isMate = score.type === 'mate' && score.moves > 0
    return [{ index, played: game.line.moves[index]!, best: best.value, isMate }]
  })
}

/** Whose mistakes somebody may want to learn from: his own, of a game of his; of others, those of either side. */
export const learners = ({ own }: ReviewedGame): readonly Color[] => (own ? [own] : ['w', 'b'])
