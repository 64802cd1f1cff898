import { opposite, type Color } from '#chess/types.ts'
import type { WinChance } from './win-chance.ts'

/**
 * How strong players are whose games look like this one. One game says little: the range is wide because it is honest. Fitted to
 * rated games of people by `npm run bench -- strength-range`, whose figures stand in bench/results/strength-range.json; see
 * decision 109.
 */

/** What of a side's play tells how strong it is. */
export interface StrengthFacts {
  readonly moves: number
  /** What a move gave away on the average, in per cent, while something was left to be given away. */
  readonly loss: WinChance
}

export interface StrengthRange {
  readonly from: number
  readonly to: number
}

/** Of fewer moves nothing is said: about half of the games that people give up early. */
export const LEAST_MOVES = 15
/** Where one side has all chances nobody can show what he can. */
const DECIDED = 5
/** Of a side that gave away nothing, the logarithm would be without an end. */
const LEAST_LOSS = 0.5

/** A rating is `base + loss * ln(loss + 0.5) + length * ln(moves)`, and of two in three players between `below` and `above` it. */
export const FIT = { base: 1375, loss: -518, length: 306, below: -410, above: 462 } as const

/** Ratings beyond these were not in the games. */
const LOWEST = 800
const HIGHEST = 2600
/** Nothing finer can be meant. */
const STEP = 50

/** `chances` are White's before the first move and after each one; `first` is whoever made the first move. */
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

/** What the fit is linear in. */
export const strengthTerms = ({ moves, loss }: StrengthFacts): readonly [number, number] => [
  Math.log(loss + LEAST_LOSS),
  Math.log(moves),
]

/** Undefined where the game was too short, or too soon decided, to say anything. */
export function strengthRange(facts: StrengthFacts | undefined): StrengthRange | undefined {
  if (!facts) return undefined
  const [loss, length] = strengthTerms(facts)
  const rating = FIT.base + FIT.loss * loss + FIT.length * length
  const within = (value: number): number =>
    Math.min(HIGHEST, Math.max(LOWEST, Math.round(value / STEP) * STEP))
  return { from: within(rating + FIT.below), to: within(rating + FIT.above) }
}
