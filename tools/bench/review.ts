/**
 * Compares our reviews with a much deeper engine: people's games, held out from all fitting, judged by our engine as in a
 * review and by Stockfish with a million nodes per position. The same formulas compute accuracies and classes for both.
 * Stockfish's judgements are appended to bench/results/review-theirs.jsonl, and the next run resumes from there.
 * `npm run bench -- review GAMES.tsv.xz [MINUTES] [GAMES]`: starts no new game after so many minutes, and compares so many
 * games; the first few cover all ratings.
 */
import { join } from 'node:path'
import { START_FEN } from '#chess/fen.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { withHindsight } from '#coach/judging/hindsight.ts'
import { JudgedFile } from './judging/judged-file.ts'
import { judgeGame } from './judging/judge-game.ts'
import { KeptJudge } from './judging/kept-judge.ts'
import { isThoughtful, sampleByBand, type PeopleGame } from './judging/people-games.ts'
import { compareReviews } from './judging/compare-reviews.ts'
import type { JudgedTwice } from './judging/judged-twice.ts'
import { linesOf, makeScoreText, positionsOf } from './judging/white-scores.ts'
import { stockfish } from './engine/programs.ts'
import { UciProcess } from './engine/uci-process.ts'

export const description = "Reviews of people's games beside Stockfish at a million nodes a position"

const FILE = join('bench', 'results', 'review-theirs.jsonl')
const BANDS = { from: 1000, to: 2200, width: 200, games: 34 } as const
const THEIR_NODES = 1_000_000
const HASH_MEGABYTES = '64'

/** The other engine's judgement of a game: by far the slower half, and independent of our engine's version. */
interface JudgedByThem {
  readonly moves: string
  readonly nodes: number
  readonly theirs: JudgedTwice['theirs']
}

export async function run(args: readonly string[]): Promise<readonly object[]> {
  const [file, minutes = '60', most = 'Infinity'] = args
  if (file === undefined) throw new Error('Which file holds the games?')
  const until = Date.now() + Number(minutes) * 60_000
  const known = new JudgedFile<JudgedByThem>(FILE)
  const found = await sampleByBand(file, BANDS, (game) => game.isHeldOut && isThoughtful(game))
  const wanted = found.slice(0, Number(most))
  const ours = new KeptJudge()
  const theirs = await UciProcess.start(stockfish({ Threads: '1', Hash: HASH_MEGABYTES }))
  const games: JudgedTwice[] = []
  for (const { moves } of wanted) {
    // Games that the other engine has already judged are always compared; new ones only start before the time limit.
    if (known.find(moves)?.nodes !== THEIR_NODES) {
      if (Date.now() > until) continue
      const judged = await judgeByThem(theirs, moves)
      known.add({ moves: moves.join(' '), nodes: THEIR_NODES, theirs: judged })
    }
    const { theirs: said } = known.find(moves)!
    games.push({ moves: moves.join(' '), ours: await judgeByUs(ours, moves), theirs: said })
  }
  await theirs.quit()
  return [{ figure: 'engine', value: ENGINE_VERSION, wanted: '', of: '' }, ...compareReviews(games)]
}

async function judgeByUs(judge: KeptJudge, moves: PeopleGame['moves']) {
  const found = await judgeGame(judge, linesOf(moves))
  const corrected = withHindsight(moves, found)
  return positionsOf(moves).map((position, ply) => {
    const [best, second] = found[ply]!.variations
    return {
      score: makeScoreText(position, corrected[ply]!.variations[0]?.score),
      expected: makeScoreText(position, best?.score),
      best: best?.moves[0] ?? '',
      second: second?.moves[0] ?? '',
    }
  })
}

async function judgeByThem(process: UciProcess, moves: PeopleGame['moves']) {
  const positions = positionsOf(moves)
  const judged: JudgedTwice['theirs'][number][] = []
  for (const [ply, position] of positions.entries()) {
    // As in our reviews, each position is searched independently.
    await process.newGame()
    const { best, move } = await process.go(START_FEN, moves.slice(0, ply), `nodes ${THEIR_NODES}`)
    judged.push({ score: makeScoreText(position, best?.score), best: best ? move : '' })
  }
  return judged
}
