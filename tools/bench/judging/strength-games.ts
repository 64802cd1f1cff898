import { EFFORT } from '#app/review/judging/planner.ts'
import { strengthFacts, strengthTerms } from '#coach/judging/strength.ts'
import { winChanceOf } from '#coach/judging/win-chance.ts'
import { JudgedFile } from './judged-file.ts'
import { leastSquares } from './least-squares.ts'
import { OurJudge } from './our-judge.ts'
import { isThoughtful, sampleByBand, type PeopleGame } from './people-games.ts'
import { linesOf, makeScoreText, parseScoreText, positionsOf, type ScoreText } from './white-scores.ts'

const BANDS = { from: 800, to: 2600, width: 100 } as const
/** Games per band, for fitting and for measuring. */
const GAMES = { fitted: 20, heldOut: 12 } as const
/** New accounts start at this rating, whatever their strength. */
const UNRATED = 1500

interface Judged {
  readonly moves: string
  readonly white: number
  readonly black: number
  readonly isHeldOut: boolean
  readonly scores: readonly ScoreText[]
}

/** A game that allows an estimate for at least one side. */
export interface StrengthGame {
  readonly isHeldOut: boolean
  readonly sides: readonly Side[]
}

export interface Side {
  readonly rating: number
  readonly terms: readonly number[]
}

/**
 * Rated games of people, judged as in the first pass of a review, held-out games first, as many as the minutes allow. Appends
 * each game to the file, and the next run resumes from there. `GAMES.tsv.xz FILE [MINUTES]`
 */
export async function judgeStrengthGames(args: readonly string[]): Promise<readonly StrengthGame[]> {
  const [games, file, minutes = '10'] = args
  if (games === undefined || file === undefined) throw new Error('Which games, and which file for them?')
  const until = Date.now() + Number(minutes) * 60_000
  const judged = new JudgedFile<Judged>(file)
  const judge = new OurJudge()
  const isRated = ({ ratings }: PeopleGame) => ratings.w !== UNRATED && ratings.b !== UNRATED
  const sample = (isHeldOut: boolean, count: number) =>
    sampleByBand(
      games,
      { ...BANDS, games: count },
      (game) => game.isHeldOut === isHeldOut && isThoughtful(game) && isRated(game),
    )
  const wanted = [...(await sample(true, GAMES.heldOut)), ...(await sample(false, GAMES.fitted))]
  for (const game of wanted) {
    if (Date.now() > until) break
    if (judged.find(game.moves)) continue
    const positions = positionsOf(game.moves)
    const found = await judge.judge(linesOf(game.moves), { ...EFFORT, variations: 1 })
    judged.add({
      moves: game.moves.join(' '),
      white: game.ratings.w,
      black: game.ratings.b,
      isHeldOut: game.isHeldOut,
      scores: positions.map((position, ply) => makeScoreText(position, found[ply]!.variations[0]?.score)),
    })
  }
  return wanted.flatMap(({ moves }) => judged.find(moves) ?? []).map(strengthGameOf)
}

function strengthGameOf({ white, black, isHeldOut, scores }: Judged): StrengthGame {
  const facts = strengthFacts(
    scores.map((text) => winChanceOf(parseScoreText(text))),
    'w',
  )
  const sides = (['w', 'b'] as const).flatMap((color) => {
    const of = facts[color]
    return of ? [{ rating: color === 'w' ? white : black, terms: [1, ...strengthTerms(of)] }] : []
  })
  return { isHeldOut, sides }
}

/** The same fields as `FIT` in coach/judging/strength.ts. */
export interface StrengthFit {
  readonly base: number
  readonly loss: number
  readonly length: number
  readonly below: number
  readonly above: number
}

/** The share of players that the range should contain. */
const SHARE = 2 / 3

export function fitStrength(sides: readonly Side[]): StrengthFit {
  const plane = leastSquares(
    sides.map(({ terms }) => terms),
    sides.map(({ rating }) => rating),
  )
  const [base, loss, length] = plane as [number, number, number]
  const fit = { base, loss, length, below: 0, above: 0 }
  const misses = sides.map((side) => missOf(side, fit)).toSorted((one, other) => one - other)
  const quantile = (part: number): number => misses[Math.floor(part * misses.length)]!
  return { ...fit, below: quantile((1 - SHARE) / 2), above: quantile((1 + SHARE) / 2) }
}

export const expectedRating = ({ terms }: Side, { base, loss, length }: StrengthFit): number =>
  terms[0]! * base + terms[1]! * loss + terms[2]! * length

/** By how much the player's rating exceeds the expected one. */
export const missOf = (side: Side, fit: StrengthFit): number => side.rating - expectedRating(side, fit)

export function perCentWithin(sides: readonly Side[], fit: StrengthFit): number {
  const within = sides.filter((side) => {
    const miss = missOf(side, fit)
    return miss >= fit.below && miss <= fit.above
  })
  return (100 * within.length) / sides.length
}
