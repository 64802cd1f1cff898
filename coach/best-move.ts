import type { Score } from '#engine/protocol.ts'
import type { Worth } from './win-chance.ts'

/**
 * In our centipawns. The judgement after the move comes from a search of its own and differs by about this much from the one before:
 * without a margin every second move of nearly equal worth would be called best (`npm run bench -- review`).
 */
const LEAST_RISE = 5

/**
 * True if a move keeps all that the position was worth. Winning chances cannot tell, because they stop growing at ten pawns: a mate is
 * compared by its distance and an evaluation as it is. Both are from the mover's view, before the move and after it.
 */
export function keepsWorth(before: Score, after: Worth): boolean {
  if (after.type === 'over') return after.points === 1 || (after.points === 0.5 && !isAhead(before))
  if (before.type === 'centipawns')
    return after.type === 'mate' ? after.moves > 0 : after.value >= before.value + LEAST_RISE
  if (after.type === 'centipawns') return before.moves < 0
  // The move played was one of the moves that the mate takes.
  if (before.moves > 0) return after.moves > 0 && after.moves < before.moves
  return after.moves > 0 || after.moves <= before.moves
}

const isAhead = (score: Score): boolean => (score.type === 'mate' ? score.moves > 0 : score.value > 0)
