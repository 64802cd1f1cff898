/**
 * Tests whether the strength range, fitted to an earlier engine's reviews, is valid for this engine: its coverage, and
 * refitted constants with bootstrap intervals of 95 %. If a shipped constant is outside its interval, run strength-range to
 * its end. FILE is that of strength-range.
 * `npm run bench -- strength-holds GAMES.tsv.xz FILE [MINUTES]`
 */
import { FIT } from '#coach/judging/strength.ts'
import { seededRandom } from '#engine/random.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import {
  fitStrength,
  judgeStrengthGames,
  missOf,
  perCentWithin,
  type Side,
  type StrengthGame,
} from './judging/strength-games.ts'

export const description = 'Whether the range of strength that a review states holds for this engine'

const SAMPLES = 1000
const PART = 0.95

export async function run(args: readonly string[]): Promise<readonly object[]> {
  const games = await judgeStrengthGames(args)
  const heldOut = games.filter(({ isHeldOut }) => isHeldOut)
  const within = (sides: readonly Side[]) => perCentWithin(sides, FIT)
  const meanMiss = (sides: readonly Side[]) =>
    sides.reduce((sum, side) => sum + missOf(side, FIT), 0) / sides.length
  return [
    { figure: 'within the range, per cent', ...measure(heldOut, within) },
    { figure: 'within the range, per cent', ...measure(games, within) },
    { figure: 'stronger than expected by, mean', ...measure(heldOut, meanMiss) },
    { figure: 'stronger than expected by, mean', ...measure(games, meanMiss) },
    ...(['base', 'loss', 'length', 'below', 'above'] as const).map((name) => ({
      figure: name,
      shipped: FIT[name],
      ...measure(games, (sides) => fitStrength(sides)[name]),
    })),
  ].map((row) => ({ engine: ENGINE_VERSION, ...row }))
}

/** Resamples games rather than sides, because both sides of a game had the same positions. */
function measure(games: readonly StrengthGame[], figureOf: (sides: readonly Side[]) => number) {
  const sides = games.flatMap((game) => game.sides)
  const random = seededRandom(1)
  const draw = () => games[Math.floor(random() * games.length)]!
  const drawn = Array.from({ length: SAMPLES }, () =>
    figureOf(Array.from(games, draw).flatMap((game) => game.sides)),
  ).toSorted((one, other) => one - other)
  const at = (part: number) => rounded(drawn[Math.floor(part * SAMPLES)]!)
  return {
    sample: games.every(({ isHeldOut }) => isHeldOut) ? 'held out' : 'all',
    ...{ games: games.length, sides: sides.length, here: rounded(figureOf(sides)) },
    ...{ from: at((1 - PART) / 2), to: at((1 + PART) / 2) },
  }
}

const rounded = (value: number): number => Math.round(10 * value) / 10
