import { opposite, type Color } from '#chess/types.ts'
import type { WinChance } from './win-chance.ts'

/**
 * Estimates the rating range of players with games like this one. A single game is little evidence, so the range is wide.
 * Fitted to people's rated games by `npm run bench -- strength-range`; figures in bench/results/strength-range.json.
 */

/** The inputs of an estimate. */
export interface StrengthFacts {
  readonly moves: number
  /** The average loss of a move, in per cent, while the game was undecided. */
  readonly loss: WinChance
}

export interface StrengthRange {
  readonly from: number
  readonly to: number
}

/** Games with fewer moves get no estimate. This excludes about half of the games that are resigned early. */
export const LEAST_MOVES = 15
/** Moves from positions in which either side's chance is lower than this do not count: neither side can show its strength. */
const DECIDED = 5
/** Added to the loss, because the logarithm of zero is infinite. */
const LEAST_LOSS = 0.5

/** A rating is `base + loss * ln(loss + 0.5) + length * ln(moves)`. Two in three players are between `below` and `above` it. */
export const FIT = { base: 1375, loss: -518, length: 306, below: -410, above: 462 } as const

/** The fitted games contain no ratings beyond these. */
const LOWEST = 800
const HIGHEST = 2600
/** The range is rounded to multiples of this. */
const STEP = 50

/** `chances`: White's, before the first move and after each. `first`: the side that made the first move. */
export function strengthFacts(
  chances: readonly WinChance[],
  first: Color,
): Record<Color, StrengthFacts | undefined> {
  const losses: Record<Color, number[]> = { w: [], b: [] }
  const moves: Record<Color, number> = { w: 0, b: 0 }
  for (const [index, next] of chances.slice(1).entries()) {
    const color = index % 2 === 0 ? first : opposite(first)
    const white = chances[index]!
    const [before, after] = color === 'w' ? [white, next] : [100 - white, 100 - next]
    moves[color]++
    if (before > DECIDED && before < 100 - DECIDED) losses[color].push(Math.max(0, before - after))
  }
  const factsOf = (color: Color): StrengthFacts | undefined =>
    moves[color] < LEAST_MOVES || losses[color].length < LEAST_MOVES
      ? undefined
      : {
          moves: moves[color],
          loss: losses[color].reduce((sum, loss) => sum + loss, 0) / losses[color].length,
        }
  return { w: factsOf('w'), b: factsOf('b') }
}

/** The terms of the linear fit. */
export const strengthTerms = ({ moves, loss }: StrengthFacts): readonly [number, number] => [
  Math.log(loss + LEAST_LOSS),
  Math.log(moves),
]

/** Undefined if the game was too short, or decided too early. */
export function strengthRange(facts: StrengthFacts | undefined): StrengthRange | undefined {
  if (!facts) return undefined
  const [loss, length] = strengthTerms(facts)
  const rating = FIT.base + FIT.loss * loss + FIT.length * length
  const within = (value: number): number =>
    Math.min(HIGHEST, Math.max(LOWEST, Math.round(value / STEP) * STEP))
  return { from: within(rating + FIT.below), to: within(rating + FIT.above) }
}
