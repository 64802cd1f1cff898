/**
 * Checks the coach's claims with Stockfish: everything it says about moves of people's games, and about the blunders that
 * puzzles begin with, judged by our engine as in a review. Plays each claim's first winning move and asks Stockfish for the
 * best defence; the material must still be won at the quiet end of that line. Claims about mistakes are also tested for being
 * the reason (judging/reason-check.ts).
 * `npm run bench -- coach known [MISTAKES] [MINUTES] [FROM]` uses the mistakes that Stockfish found for `npm run bench --
 * review`, at a sixth of the cost, and then, for half as long, the other moves of the same games. FROM skips so many of these
 * games.
 * `npm run bench -- coach GAMES.tsv.xz PUZZLES.csv [MISTAKES] [PUZZLES] [MINUTES] [FROM]`: FROM skips so many games and
 * puzzles, whose claims were inspected while the rules were developed.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { START_FEN } from '#chess/fen.ts'
import { openingOf } from '#app/review/reviewed-game.ts'
import { falsehoodsIn } from '#coach/checking/check-facts.ts'
import { reasonOf, type Claim } from '#coach/claims/claim.ts'
import { isError } from '#coach/judging/move-class.ts'
import { reviewGame, reviewLastMove, type MoveReview } from '#coach/review/review.ts'
import { sentenceOf } from '#coach/telling/wording.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { startAsking, type Ask } from './judging/asking.ts'
import { checkClaim, checkWarning, checkWord, type Verdict } from './judging/claim-check.ts'
import { knownGames, lineOf } from './judging/costly-moves.ts'
import { judgeGame } from './judging/judge-game.ts'
import { KeptJudge } from './judging/kept-judge.ts'
import { knownMistakes, type Reviewed } from './judging/known-mistakes.ts'
import { isThoughtful, sampleByBand, type PeopleGame } from './judging/people-games.ts'
import { sentencesAbout } from './judging/puzzle-sentences.ts'
import { testReason, type ReasonTest } from './judging/reason-check.ts'
import { linesOf } from './judging/white-scores.ts'

export const description = 'Claims of the coach beside the best defence that Stockfish finds'

const readBook = (file: string): string => readFileSync(join('content', 'openings', file), 'utf8')
const BOOK = { names: readBook('openings.txt'), popular: readBook('popular.txt') }

const BANDS = { from: 1000, to: 2200, width: 200, games: 400 } as const

/** The kinds of moves with claims. Puzzles begin with a mistake, so they only have that kind. */
type Told = 'mistakes' | 'inaccuracies' | 'praise' | 'book' | 'words'

/** Counts of one row: all claims about some kind of move, or one kind of claim about mistakes. */
interface Figures {
  readonly source: string
  readonly told: string
  /**
   * In the row of praise only moves with a sentence; in the row of words only moves called brilliant or the only good one.
   */
  moves: number
  blunders: number
  blundersWithClaim: number
  claims: number
  refuted: number
  smaller: number
  /** Moves whose sentences say something false about the pieces; see coach/checking. */
  falseNouns: number
  /**
   * Claims that can be tested for being the reason, those that pass, and those of them that pass without their first move.
   */
  tested: number
  reasons: number
  byMove: number
}

export async function run(args: readonly string[]): Promise<readonly object[]> {
  const { ask, quit } = await startAsking()
  const rows: Figures[] = []
  for (const { name, found, most, minutes, told } of sourcesOf(args)) {
    const table = new FigureTable(name)
    const until = Date.now() + minutes * 60_000
    for await (const reviewed of found) {
      if (table.row('mistakes').moves >= most || Date.now() > until) break
      await countMove(table, reviewed, told, ask)
    }
    rows.push(...table.rows())
  }
  await quit()
  return rows.map(asRow)
}

interface Source {
  readonly name: string
  readonly found: AsyncGenerator<Reviewed>
  /** The maximum number of mistakes to examine. */
  readonly most: number
  readonly minutes: number
  /** The kinds of moves to count; all if absent. */
  readonly told?: readonly Told[]
}

function sourcesOf(args: readonly string[]): readonly Source[] {
  const judge = new KeptJudge()
  if (args[0] === 'known') {
    const [, mistakes = '1000', time = '60', first = '0'] = args
    const minutes = Number(time)
    const known = knownMistakes(judge, Number(first))
    const others = otherMoves(judge, Number(first))
    return [
      { name: 'known', found: known, most: Number(mistakes), minutes, told: ['mistakes'] },
      ...[{ name: 'games', found: others, most: Infinity, minutes: minutes / 2, told: OTHERS }],
    ]
  }
  const [games, puzzles, mistakes = '1000', wanted = '1000', time = '60', from = '0'] = args
  if (games === undefined || puzzles === undefined) throw new Error('Which games, and which puzzles?')
  const minutes = Number(time) / 2
  return [
    { name: 'puzzles', found: movesOfPuzzles(judge, puzzles, Number(from)), most: Number(wanted), minutes },
    { name: 'games', found: movesOfGames(judge, games, Number(from)), most: Number(mistakes), minutes },
  ]
}

const OTHERS: readonly Told[] = ['inaccuracies', 'praise', 'book', 'words']

/** The rows of one source, in the order in which they were first counted. */
class FigureTable {
  private readonly found = new Map<string, Figures>()

  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  row(told: string): Figures {
    const { source } = this
    const none = {
      moves: 0,
      blunders: 0,
      blundersWithClaim: 0,
      claims: 0,
      refuted: 0,
      smaller: 0,
      falseNouns: 0,
    }
    const figures = this.found.get(told) ?? { source, told, ...none, tested: 0, reasons: 0, byMove: 0 }
    this.found.set(told, figures)
    return figures
  }

  rows(): readonly Figures[] {
    return [...this.found.values()].filter(({ moves }) => moves > 0)
  }
}

async function countMove(
  table: FigureTable,
  { line, move }: Reviewed,
  wanted: readonly Told[] | undefined,
  ask: Ask,
): Promise<void> {
  const word =
    wanted?.includes('words') !== false && (await checkWord(move, line.positionAt(line.length - 1), ask))
  if (word) count(table.row('words'), move, word)
  const told = toldOf(move)
  if (!told || wanted?.includes(told) === false) return
  const { claim } = move
  const verdict = claim && (await checkClaim(claim, ask))
  const position = line.positionAt(line.length - 1)
  const falsehoods = sentencesAbout(move, position, undefined).flatMap(falsehoodsIn)
  if (falsehoods.length > 0) {
    table.row(told).falseNouns++
    console.log(falsehoods.join('; '), line.start, line.ucis().join(' '), '|', sentenceOf(move, 0))
  }
  const isSecond = claim?.kind === 'sight'
  const reason =
    claim && !isSecond && told === 'mistakes' ? await testReason(claim, move.move, ask) : undefined
  count(table.row(told), move, isSecond ? undefined : verdict, reason)
  if (told === 'mistakes') count(table.row('mistakes, both tiers'), move, verdict)
  if (claim && told === 'mistakes') count(table.row(`mistakes, ${kindOf(claim)}`), move, verdict, reason)
  const warned = claim && (await checkWarning(claim, position, ask))
  if (warned) count(table.row('threatened before'), move, warned)
  const isWrong = (verdict !== undefined && verdict !== 'holds') || (reason && !isPassed(reason))
  if (isWrong)
    console.log(
      verdict,
      reason ? 'not the reason' : '',
      line.start,
      line.ucis().join(' '),
      '|',
      sentenceOf(move, 0),
    )
}

/** Threats that only gain time, and forks that the other side answers, are counted separately. */
function kindOf(claim: Claim): string {
  if (claim.kind !== 'threat') return reasonOf(claim)
  return claim.isTempo ? 'tempo' : claim.targets ? 'answered fork' : claim.kind
}

function toldOf(move: MoveReview): Told | undefined {
  if (isError(move.moveClass)) return 'mistakes'
  if (move.moveClass === 'inaccuracy') return 'inaccuracies'
  if (move.claim?.kind === 'book') return 'book'
  return move.claim?.about === 'played' ? 'praise' : undefined
}

function count(
  figures: Figures,
  { moveClass }: MoveReview,
  verdict: Verdict | undefined,
  reason?: ReasonTest,
): void {
  const isBlunder = isError(moveClass) && moveClass !== 'mistake'
  figures.moves++
  if (isBlunder) figures.blunders++
  if (verdict === undefined) return
  figures.claims++
  if (isBlunder) figures.blundersWithClaim++
  if (verdict === 'refuted') figures.refuted++
  if (verdict === 'smaller') figures.smaller++
  if (reason === undefined) return
  figures.tested++
  if (isPassed(reason)) figures.reasons++
  if (reason.byMove) figures.byMove++
}

const isPassed = ({ byMove, byCount }: ReasonTest): boolean => byMove || byCount

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
  'false about the pieces': figures.falseNouns,
  'tested for the reason': figures.tested,
  'the reason, per cent': share(figures.reasons, figures.tested),
  'without the first move, per cent': share(figures.byMove, figures.tested),
})

const share = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((1000 * part) / whole) / 10

async function* movesOfGames(judge: KeptJudge, file: string, from: number): AsyncGenerator<Reviewed> {
  const sample = await sampleByBand(file, BANDS, (game) => game.isHeldOut && isThoughtful(game))
  yield* reviewedMoves(judge, sample.slice(from))
}

/** Moves of the games of `npm run bench -- review`, judged for highly rated players, so that the coach mentions the book. */
const otherMoves = (judge: KeptJudge, from: number): AsyncGenerator<Reviewed> =>
  reviewedMoves(
    judge,
    knownGames(from).map((game) => ({ moves: game.ucis(), ratings: { w: 2_000, b: 2_000 } })),
  )

async function* reviewedMoves(
  judge: KeptJudge,
  games: readonly Pick<PeopleGame, 'moves' | 'ratings'>[],
): AsyncGenerator<Reviewed> {
  for (const { moves, ratings } of games) {
    const judgements = await judgeGame(judge, linesOf(moves))
    const line = lineOf(START_FEN, moves)
    const book = openingOf(line, BOOK)
    const review = reviewGame({ line, judgements, ratings, bookPlies: book.plies, bookMoves: book.next })
    if (!review.ok) throw new Error(review.error)
    for (const [index, move] of review.value.moves.entries()) yield { line: line.upTo(index + 1), move }
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
    if (isError(move.value.moveClass)) yield { line, move: move.value }
  }
}
