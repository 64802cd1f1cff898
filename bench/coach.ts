/**
 * The coach's claims beside an engine of others: all that it says of moves of people's games, and of the blunders that puzzles begin with,
 * judged by us as a review is. Each claim's first winning move is played, and Stockfish asked for the best defence against it.
 * `npm run bench -- coach GAMES.tsv.xz PUZZLES.csv [MISTAKES] [PUZZLES] [MINUTES] [FROM]`: FROM leaves out so many games and puzzles,
 * whose claims were looked at while the rules were made.
 */
import { readFileSync } from 'node:fs'
import { START_FEN } from '#chess/fen.ts'
import { readLine, type Line, type LineText } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import { isError } from '#coach/move-class.ts'
import { reviewGame, reviewLastMove, type MoveReview } from '#coach/review.ts'
import { sentenceOf } from '#coach/wording.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { makeDefender, type Verdict } from './judging/claim-check.ts'
import { judgeGame } from './judging/judge-game.ts'
import { KeptJudge } from './judging/kept-judge.ts'
import { isThoughtful, sampleByBand } from './judging/people-games.ts'
import { linesOf } from './judging/white-scores.ts'

export const description = 'Claims of the coach beside the best defence that Stockfish finds'

const BANDS = { from: 1000, to: 2200, width: 200, games: 400 } as const

/** What a claim is told of. Puzzles are asked for mistakes alone: the move that begins one is nothing else. */
type Told = 'mistakes' | 'inaccuracies' | 'praise'

interface Figures {
  readonly source: string
  readonly told: Told
  /** Of praise: only those that are praised in words. */
  moves: number
  blunders: number
  blundersWithClaim: number
  claims: number
  refuted: number
  smaller: number
}

export async function run(args: readonly string[]): Promise<readonly object[]> {
  const [games, puzzles, mistakes = '1000', wanted = '1000', minutes = '60', from = '0'] = args
  if (games === undefined || puzzles === undefined) throw new Error('Which games, and which puzzles?')
  const judge = new KeptJudge()
  const defender = await makeDefender()
  const until = Date.now() + Number(minutes) * 60_000
  const rows: Figures[] = []
  for (const [source, found, most] of [
    ['puzzles', movesOfPuzzles(judge, puzzles, Number(from)), Number(wanted)],
    ['games', movesOfGames(judge, games, Number(from)), Number(mistakes)],
  ] as const) {
    const figures = noFigures(source)
    rows.push(...Object.values(figures))
    for await (const { line, move } of found) {
      if (figures.mistakes.moves >= most || Date.now() > until) break
      const told = toldOf(move)
      if (!told) continue
      const verdict = move.claim && (await defender.check(move.claim))
      count(figures[told], move, verdict)
      if (verdict !== undefined && verdict !== 'holds')
        console.log(verdict, line.start, line.moves.join(' '), '|', sentenceOf(move, 0), move.claim)
    }
  }
  await defender.quit()
  return rows.filter(({ moves }) => moves > 0).map(asRow)
}

const noFigures = (source: string): Record<Told, Figures> => {
  const none = { source, moves: 0, blunders: 0, blundersWithClaim: 0, claims: 0, refuted: 0, smaller: 0 }
  return {
    mistakes: { ...none, told: 'mistakes' },
    inaccuracies: { ...none, told: 'inaccuracies' },
    praise: { ...none, told: 'praise' },
  }
}

function toldOf(move: MoveReview): Told | undefined {
  if (isError(move.moveClass)) return 'mistakes'
  if (move.moveClass === 'inaccuracy') return 'inaccuracies'
  return move.claim?.about === 'played' ? 'praise' : undefined
}

function count(figures: Figures, { moveClass }: MoveReview, verdict: Verdict | undefined): void {
  const isBlunder = isError(moveClass) && moveClass !== 'mistake'
  figures.moves++
  if (isBlunder) figures.blunders++
  if (verdict === undefined) return
  figures.claims++
  if (isBlunder) figures.blundersWithClaim++
  if (verdict === 'refuted') figures.refuted++
  if (verdict === 'smaller') figures.smaller++
}

const asRow = ({ source, told, ...figures }: Figures): object => ({
  source,
  told,
  engine: ENGINE_VERSION,
  moves: figures.moves,
  claims: figures.claims,
  'with a claim, per cent': share(figures.claims, figures.moves),
  blunders: figures.blunders,
  'blunders with a claim, per cent': share(figures.blundersWithClaim, figures.blunders),
  refuted: figures.refuted,
  'less than half of it': figures.smaller,
})

const share = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((1000 * part) / whole) / 10

interface Reviewed {
  readonly line: LineText
  readonly move: MoveReview
}

async function* movesOfGames(judge: KeptJudge, file: string, from: number): AsyncGenerator<Reviewed> {
  const sample = await sampleByBand(file, BANDS, (game) => game.isHeldOut && isThoughtful(game))
  for (const { moves } of sample.slice(from)) {
    const judgements = await judgeGame(judge, linesOf(moves))
    const review = reviewGame({ line: lineOf(START_FEN, moves), judgements, bookPlies: 0 })
    if (!review.ok) throw new Error(review.error)
    for (const [index, move] of review.value.moves.entries())
      yield { line: { start: START_FEN, moves: moves.slice(0, index + 1) }, move }
  }
}

/** A puzzle begins with the opponent's mistake. */
async function* movesOfPuzzles(judge: KeptJudge, file: string, from: number): AsyncGenerator<Reviewed> {
  for (const row of readFileSync(file, 'utf8')
    .split('\n')
    .slice(1 + from)) {
    const [, fen, text] = row.split(',')
    const played = text?.split(' ')[0]
    if (fen === undefined || played === undefined) continue
    const line = lineOf(fen, [played])
    const [before, after] = await judgeGame(judge, [line.upTo(0).toText(), line.toText()])
    const move = reviewLastMove({ line, bookPlies: 0, before: before!, after: after! })
    if (!move.ok) throw new Error(move.error)
    if (isError(move.value.moveClass)) yield { line: line.toText(), move: move.value }
  }
}

function lineOf(start: string, moves: readonly string[]): Line {
  const line = readLine(start, moves, parseUci)
  if (!line.ok) throw new Error(`${line.error} ${line.detail ?? ''}`)
  return line.value
}
