import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { placeAmong, valueAt } from '#engine/interpolation.ts'
import { habitsOf, momentOf, MOST_HABITS } from './habit-features.ts'
import { HABIT_WEIGHTS, LOSS_WEIGHTS } from './habits-data.ts'

/** Losses in centipawns against the best move; weights are interpolated linearly between them. */
export const LOSS_STEPS = [0, 10, 25, 50, 80, 120, 180, 260, 400, 700, 1200] as const

export const lossWeight = (loss: number): number => valueAt(LOSS_WEIGHTS, placeAmong(LOSS_STEPS, loss))

const STEPS_OF_WEIGHT = 32
const WEIGHTS = Float64Array.from(HABIT_WEIGHTS, (weight) => weight / STEPS_OF_WEIGHT)
const found = new Int32Array(MOST_HABITS)

/** How much people like each of the moves, apart from its value: the logarithm of a probability, up to a constant. */
export function likings(position: Position, moves: readonly Move[]): Float64Array {
  const moment = momentOf(position)
  return Float64Array.from(moves, (move) => {
    const count = habitsOf(position, move, moment, found)
    let sum = 0
    for (let index = 0; index < count; index++) sum += WEIGHTS[found[index]!]!
    return sum
  })
}
