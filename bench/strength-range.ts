/**
 * What the strength range of a review is fitted to: rated games of people, judged as a review judges them. Run it as long
 * as one likes: each game is added to FILE, and the next run goes on where this one was stopped.
 * `npm run bench -- strength-range GAMES.tsv.xz FILE [MINUTES]`
 */
import { EFFORT } from '#app/review/judging/judging.ts'
import { strengthFacts, strengthTerms } from '#coach/strength.ts'
import { winChanceOf } from '#coach/win-chance.ts'
import { JudgedFile } from './judging/judged-file.ts'
import { OurJudge } from './judging/our-judge.ts'
import { isThoughtful, sampleByBand, type PeopleGame } from './judging/people-games.ts'
import { correlation } from './judging/correlation.ts'
import { leastSquares } from './judging/least-squares.ts'
import {
  linesOf,
  makeScoreText,
  parseScoreText,
  positionsOf,
  type ScoreText,
} from './judging/white-scores.ts'

export const description = 'Rating and accuracy of people: the range of strength that a review states'

const BANDS = { from: 800, to: 2600, width: 100 } as const
/** Of each band, to fit to and to measure on. */
const GAMES = { fitted: 20, heldOut: 12 } as const
/** New accounts begin here, whatever they can. */
const UNRATED = 1500

interface Judged {
  readonly moves: string
  readonly white: number
  readonly black: number
  readonly isHeldOut: boolean
  readonly scores: readonly ScoreText[]
}

export async function run(args: readonly string[]): Promise<readonly object[]> {
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
  return fit(wanted.flatMap(({ moves }) => judged.find(moves) ?? []))
}

interface Side {
  readonly rating: number
  readonly isHeldOut: boolean
  readonly terms: readonly number[]
}

/** The share of players that the range is for. */
const SHARE = 2 / 3

/** Fitted to the games that are not held out, measured on those that are. */
function fit(games: readonly Judged[]): readonly object[] {
  const sides = games.flatMap(sidesOf)
  const fitted = sides.filter(({ isHeldOut }) => !isHeldOut)
  const heldOut = sides.filter(({ isHeldOut }) => isHeldOut)
  const plane = leastSquares(
    fitted.map(({ terms }) => terms),
    fitted.map(({ rating }) => rating),
  )
  const expected = ({ terms }: Side): number =>
    terms.reduce((total, term, index) => total + term * plane[index]!, 0)
  const misses = fitted.map((side) => side.rating - expected(side)).toSorted((one, other) => one - other)
  const quantile = (part: number): number => misses[Math.floor(part * misses.length)]!
  const [below, above] = [quantile((1 - SHARE) / 2), quantile((1 + SHARE) / 2)]
  const within = heldOut.filter((side) => {
    const miss = side.rating - expected(side)
    return miss >= below && miss <= above
  })
  const [base, loss, length] = plane.map(Math.round)
  return [
    {
      ...{ base, loss, length, below: Math.round(below), above: Math.round(above) },
      ...{ fittedGames: games.filter(({ isHeldOut }) => !isHeldOut).length, fittedSides: fitted.length },
      heldOutGames: games.filter(({ isHeldOut }) => isHeldOut).length,
      heldOutSides: heldOut.length,
      heldOutWithinPerCent: Math.round((1000 * within.length) / heldOut.length) / 10,
      correlation:
        Math.round(1000 * correlation(heldOut.map((side) => [expected(side), side.rating]))) / 1000,
    },
  ]
}

function sidesOf({ white, black, isHeldOut, scores }: Judged): readonly Side[] {
  const facts = strengthFacts(
    scores.map((text) => winChanceOf(parseScoreText(text))),
    'w',
  )
  return (['w', 'b'] as const).flatMap((color) => {
    const of = facts[color]
    return of ? [{ rating: color === 'w' ? white : black, isHeldOut, terms: [1, ...strengthTerms(of)] }] : []
  })
}
