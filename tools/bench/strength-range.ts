/**
 * Collects the data for a review's strength range: rated games of people, judged as a review judges them. Run it as long as you
 * like: each game is appended to FILE, and the next run resumes from there.
 * `npm run bench -- strength-range GAMES.tsv.xz FILE [MINUTES]`
 */
import { correlation } from './judging/correlation.ts'
import { expectedRating, fitStrength, judgeStrengthGames, perCentWithin } from './judging/strength-games.ts'

export const description = 'Rating and accuracy of people: the range of strength that a review states'

/** Fits to the games that are not held out and measures on those that are. */
export async function run(args: readonly string[]): Promise<readonly object[]> {
  const games = await judgeStrengthGames(args)
  const [heldOutGames, fittedGames] = [
    games.filter(({ isHeldOut }) => isHeldOut),
    games.filter(({ isHeldOut }) => !isHeldOut),
  ]
  const [heldOut, fitted] = [heldOutGames, fittedGames].map((each) => each.flatMap(({ sides }) => sides))
  const fit = fitStrength(fitted!)
  const pairs = heldOut!.map((side) => [expectedRating(side, fit), side.rating] as const)
  return [
    {
      ...Object.fromEntries(Object.entries(fit).map(([name, value]) => [name, Math.round(value)])),
      ...{ fittedGames: fittedGames.length, fittedSides: fitted!.length },
      ...{ heldOutGames: heldOutGames.length, heldOutSides: heldOut!.length },
      heldOutWithinPerCent: Math.round(10 * perCentWithin(heldOut!, fit)) / 10,
      correlation: Math.round(1000 * correlation(pairs)) / 1000,
    },
  ]
}
