/**
 * The side whose move is called the turning point, over the first decisive games of people in the file, judged by our engine with
 * few nodes. No move of the winner may be named while the loser made an error that cost a win or a draw.
 * `npm run bench -- turning-points GAMES.tsv.xz [GAMES] [NODES]`
 */
import { START_FEN } from '#chess/fen.ts'
import { opposite, type Color } from '#chess/types.ts'
import { EFFORT } from '#app/review/judging/planner.ts'
import { isError } from '#coach/judging/move-class.ts'
import { winChanceOf } from '#coach/judging/win-chance.ts'
import { reviewGame, type MoveReview } from '#coach/review/review.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { lineOf } from './judging/costly-moves.ts'
import { OurJudge } from './judging/our-judge.ts'
import { readPeopleGames, type PeopleGame } from './judging/people-games.ts'
import { linesOf } from './judging/white-scores.ts'

export const description =
  'Whose move is called the turning point, beside who threw a won or drawn position away'

const FEWEST_MOVES = 20

type Verdict = 'the loser’s' | 'the winner’s' | 'no single move'

export async function run(args: readonly string[]): Promise<readonly object[]> {
  const [file, games = '500', nodes = '4000'] = args
  if (file === undefined) throw new Error('Which file holds the games?')
  const judge = new OurJudge()
  const counts = new Map<string, number>()
  const count = (what: string): unknown => counts.set(what, (counts.get(what) ?? 0) + 1)
  let left = Number(games)
  for await (const game of readPeopleGames(file)) {
    const winner = game.result === '1-0' ? 'w' : game.result === '0-1' ? 'b' : undefined
    if (winner === undefined || game.moves.length < FEWEST_MOVES) continue
    if (left-- === 0) break
    const { verdict, isThrownAway } = await turnOf(judge, game, winner, Number(nodes))
    count(`${verdict}${isThrownAway ? ', thrown away' : ''}`)
    if (isThrownAway && verdict !== 'the loser’s') console.log(verdict, game.result, game.moves.join(' '))
  }
  return [...counts].map(([turningPoint, found]) => ({
    engine: ENGINE_VERSION,
    nodes: Number(nodes),
    'turning point': turningPoint,
    games: found,
  }))
}

async function turnOf(
  judge: OurJudge,
  { moves }: PeopleGame,
  winner: Color,
  nodes: number,
): Promise<{ readonly verdict: Verdict; readonly isThrownAway: boolean }> {
  const judgements = await judge.judge(linesOf(moves), { ...EFFORT, nodes, fewerNodes: nodes / 4 })
  const line = lineOf(START_FEN, moves)
  const review = reviewGame({ line, judgements, bookPlies: 0, ending: { winner } })
  if (!review.ok) throw new Error(review.error)
  const { turningPoint, moves: reviewed } = review.value
  const named = turningPoint === undefined ? undefined : reviewed[turningPoint]!.color
  const verdict = named === undefined ? 'no single move' : named === winner ? 'the winner’s' : 'the loser’s'
  const isThrownAway = reviewed.some(
    (move) => move.color === opposite(winner) && isError(move.moveClass) && costsResult(move),
  )
  return { verdict, isThrownAway }
}

/** In per cent of White's chances: what wins, and what only draws. */
const RESULTS = [75, 25] as const

/** True if the move led from a win to less, or from a draw to a loss. Does not use the code that finds turning points. */
function costsResult({ color, before, after }: MoveReview): boolean {
  const [from, to] = [before, after].map((worth) =>
    color === 'w' ? winChanceOf(worth) : 100 - winChanceOf(worth),
  ) as [number, number]
  return RESULTS.some((least) => from >= least && to < least)
}
