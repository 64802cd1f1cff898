/**
 * Reviews beside an engine of others that looks far deeper: games of people, held out from all fitting, judged by us as a
 * review is and by Stockfish at a million nodes a position. The same formulas make accuracies and classes of both.
 * Each game judged is added to bench/results/review-games.jsonl, and the next run goes on from there.
 * `npm run bench -- review GAMES.tsv.xz [MINUTES]`
 */
import { join } from 'node:path'
import { START_FEN } from '#chess/fen.ts'
import { EFFORT } from '#app/review/judging.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { JudgedFile } from './judging/judged-file.ts'
import { KeptJudge } from './judging/kept-judge.ts'
import { isThoughtful, sampleByBand, type PeopleGame } from './judging/people-games.ts'
import { compareReviews, type JudgedTwice } from './judging/compare-reviews.ts'
import { linesOf, makeScoreText, positionsOf } from './judging/white-scores.ts'
import { stockfish } from './engine/programs.ts'
import { UciProcess } from './engine/uci-process.ts'

export const description = "Reviews of people's games beside Stockfish at a million nodes a position"

const FILE = join('bench', 'results', 'review-games.jsonl')
const BANDS = { from: 1000, to: 2200, width: 200, games: 34 } as const
const THEIR_NODES = 1_000_000
const HASH_MEGABYTES = '64'

export async function run(args: readonly string[]): Promise<readonly object[]> {
  const [file, minutes = '60'] = args
  if (file === undefined) throw new Error('Which file holds the games?')
  const until = Date.now() + Number(minutes) * 60_000
  const judged = new JudgedFile<JudgedTwice>(FILE)
  const wanted = await sampleByBand(file, BANDS, (game) => game.isHeldOut && isThoughtful(game))
  const ours = new KeptJudge()
  const theirs = await UciProcess.start(stockfish({ Threads: '1', Hash: HASH_MEGABYTES }))
  for (const { moves } of wanted) {
    if (Date.now() > until) break
    const before = judged.find(moves)
    if (before?.engine === ENGINE_VERSION && before.nodes === EFFORT.nodes) continue
    judged.add({
      moves: moves.join(' '),
      engine: ENGINE_VERSION,
      nodes: EFFORT.nodes,
      ours: await judgeByUs(ours, moves),
      theirs: before?.theirs ?? (await judgeByThem(theirs, moves)),
    })
  }
  await theirs.quit()
  return compareReviews(wanted.flatMap(({ moves }) => judged.find(moves) ?? []))
}

async function judgeByUs(judge: KeptJudge, moves: PeopleGame['moves']) {
  const found = await judge.judgeAll(linesOf(moves), EFFORT)
  return positionsOf(moves).map((position, ply) => {
    const best = found[ply]!.variations[0]
    return { score: makeScoreText(position, best?.score), best: best?.moves[0] ?? '' }
  })
}

async function judgeByThem(process: UciProcess, moves: PeopleGame['moves']) {
  const positions = positionsOf(moves)
  const judged: JudgedTwice['theirs'][number][] = []
  for (const [ply, position] of positions.entries()) {
    // As ours: each position by itself.
    await process.newGame()
    const { best, move } = await process.go(START_FEN, moves.slice(0, ply), `nodes ${THEIR_NODES}`)
    judged.push({ score: makeScoreText(position, best?.score), best: best ? move : '' })
  }
  return judged
}
