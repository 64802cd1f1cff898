/**
 * What the strength range of a review is fitted to: rated games of people, judged as a review judges them. Run it as long
 * as one likes: each game is added to FILE, and the next run goes on where this one was stopped.
 * `npm run bench -- strength-range GAMES.tsv.xz FILE [MINUTES]`
 */
import { EFFORT } from '#app/review/judging.ts'
import { JudgedFile } from './judging/judged-file.ts'
import { OurJudge } from './judging/our-judge.ts'
import { isThoughtful, sampleByBand, type PeopleGame } from './judging/people-games.ts'
import { linesOf, makeScoreText, positionsOf, type ScoreText } from './judging/white-scores.ts'

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
  return [{ games: wanted.filter(({ moves }) => judged.find(moves)).length }]
}
