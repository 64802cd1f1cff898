import type { Variation } from '#engine/protocol.ts'
import { centipawnsOf, makePawns } from './win-chance.ts'

/**
 * The loss may be this many times what a claim says is won. A pawn is no reason for a collapse: then something else happens that the
 * claim does not name.
 */
const CEILING = 2.5
/** In hundredths of a pawn: evaluations beyond this grow faster than what can be won. */
const MOST_WORTH = 1_000

/** In hundredths of a pawn, as programs count material: how much the engine loses by the move. */
export const fallOf = (best: Variation, answer: Variation): number =>
  100 * makePawns(centipawnsOf(best.score) + centipawnsOf(answer.score))

/** True if what is won is of the size of the loss. */
export const isLargeEnough = (gain: number, best: Variation, answer: Variation): boolean =>
  clampedWorth(best) + clampedWorth(answer) <= CEILING * gain

const clampedWorth = ({ score }: Variation): number =>
  Math.max(-MOST_WORTH, Math.min(MOST_WORTH, 100 * makePawns(centipawnsOf(score))))
