import type { Score } from '#engine/protocol.ts'
import type { Worth } from './win-chance.ts'

/**
 * In our centipawns: how much higher the evaluation after the engine's second choice must be for it to equal the first. The judgement after
 * a move comes from a separate search; without a margin, or for any other move, half of the agreement would be noise
 * (`npm run bench -- review`).
 */
const LEAST_RISE = 7

/**
 * True if a move other than the engine's choice keeps all that the position was worth. Winning chances cannot tell, because they stop
 * growing at ten pawns: a mate is compared by its distance and an evaluation as it is. Both are from the mover's view, before the move
 * and after it.
 */
export function keepsWorth(before: Score, after: Worth, isSecondChoice: boolean): boolean {
  if (after.type === 'over') return after.points === 1 || (after.points === 0.5 && !isAhead(before))
  if (before.type === 'centipawns')
    return after.type === 'mate'
      ? after.moves > 0
      : isSecondChoice && after.value >= before.value + LEAST_RISE
  if (after.type === 'centipawns') return before.moves < 0
  // The move played was one of the moves that the mate takes.
  if (before.moves > 0) return after.moves > 0 && after.moves < before.moves
  return after.moves > 0 || after.moves <= before.moves
}

const isAhead = (score: Score): boolean => (score.type === 'mate' ? score.moves > 0 : score.value > 0)
