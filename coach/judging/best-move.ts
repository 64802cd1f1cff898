import type { Score } from '#engine/protocol.ts'
import type { Worth } from './win-chance.ts'

/**
 * In our centipawns: by how much the engine's second choice must exceed the evaluation before the move to equal the first
 * choice. The judgement after a move comes from a separate search. Without a margin, or for other moves, half of the
 * agreement would be noise (`npm run bench -- review`).
 */
const LEAST_RISE = 7

/**
 * True if a move other than the engine's choice keeps everything that the position was worth. Winning chances cannot show
 * this, because they stop growing at ten pawns, so mates are compared by distance and evaluations in centipawns. Both
 * arguments are from the mover's view, before and after the move.
 */
export function keepsWorth(before: Score, after: Worth, isSecondChoice: boolean): boolean {
  if (after.type === 'over') return after.points === 1 || (after.points === 0.5 && !isAhead(before))
  if (before.type === 'centipawns')
    return after.type === 'mate'
      ? after.moves > 0
      : isSecondChoice && after.value >= before.value + LEAST_RISE
  if (after.type === 'centipawns') return before.moves < 0
  // The move played is one of the moves to mate, so the distance must be shorter.
  if (before.moves > 0) return after.moves > 0 && after.moves < before.moves
  return after.moves > 0 || after.moves <= before.moves
}

const isAhead = (score: Score): boolean => (score.type === 'mate' ? score.moves > 0 : score.value > 0)
