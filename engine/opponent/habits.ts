import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { habitsOf, momentOf, MOST_HABITS } from './habit-features.ts'
import { HABIT_WEIGHTS, LOSS_WEIGHTS } from './habits-data.ts'

/** Losses, in centipawns against the best move, between which their weight is drawn as a straight line. */
export const LOSS_STEPS = [0, 10, 25, 50, 80, 120, 180, 260, 400, 700, 1200] as const

/** Between which two steps a loss lies: the lower one, and how far it has come to the next. */
export function lossStep(loss: number): { step: number; share: number } {
  const last = LOSS_STEPS.length - 1
  if (loss >= LOSS_STEPS[last]!) return { step: last, share: 0 }
  const step = LOSS_STEPS.findLastIndex((least) => loss >= least)
  const [low, high] = [LOSS_STEPS[step]!, LOSS_STEPS[step + 1]!]
  return { step, share: (loss - low) / (high - low) }
}

export function lossWeight(loss: number): number {
  const { step, share } = lossStep(Math.max(0, loss))
  return LOSS_WEIGHTS[step]! * (1 - share) + (share > 0 ? LOSS_WEIGHTS[step + 1]! * share : 0)
}

const STEPS_OF_WEIGHT = 32
const WEIGHTS = Float64Array.from(HABIT_WEIGHTS, (weight) => weight / STEPS_OF_WEIGHT)
const found = new Int32Array(MOST_HABITS)

/** How much people like each of the moves, beside what it is worth: the logarithm of a chance, up to a constant. */
export function likings(position: Position, moves: readonly Move[]): Float64Array {
  const moment = momentOf(position)
  return Float64Array.from(moves, (move) => {
    const count = habitsOf(position, move, moment, found)
    let sum = 0
    for (let index = 0; index < count; index++) sum += WEIGHTS[found[index]!]!
    return sum
  })
}
