/**
 * Sunday's puzzles, three years of them. `npm run bench -- sundays choose SAMPLE.csv` chooses them from content/puzzles/set.csv.br
 * and, since it has few hard ones, from a sample of the Lichess database; it writes content/puzzles/sundays.csv: one for each week, easy on the first Sunday of a month and hard on the last, each explained to its
 * end. Without arguments it asks Stockfish about what the committed ones say: that the end is won, and that the alternatives
 * which a page calls refuted lose at least a pawn and a half.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { explainPuzzle } from '#app/editorial/sunday/explain-puzzle.ts'
import { makeFen, positionFromFen } from '#chess/fen.ts'
import { readPosition } from '#chess/line.ts'
import { legalMoves } from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import { makeSan } from '#chess/san.ts'
import { makeUci } from '#chess/uci.ts'
import type { Fen, Uci } from '#chess/types.ts'
import { FIRST_SUNDAY, parsePuzzles, WEEK, type Puzzle } from '#content/daily-puzzles.ts'
import { parsePuzzleLine } from '#content/puzzle-set.ts'
import type { Variation } from '#engine/protocol.ts'
import { startAsking, type Ask } from './judging/asking.ts'

export const description = 'Sunday’s puzzles: chooses them, or checks with Stockfish what their pages claim'

const FOLDER = join('content', 'puzzles')
const WEEKS = 157
/** The least and the highest rating, by the number of the Sunday in its month. A fifth one is easier again. */
const RATINGS = [
  [1150, 1250],
  [1350, 1450],
  [1500, 1620],
  [1620, 2800],
  [1250, 1350],
] as const
const NODES = 300_000

export async function run([what, sample]: readonly string[]): Promise<readonly object[]> {
  const { ask, quit } = await startAsking()
  try {
    return what === 'choose' ? await choose(ask, sample!) : [await checkAll(ask)]
  } finally {
    await quit()
  }
}

async function choose(ask: Ask, sample: string): Promise<readonly object[]> {
  const set = brotliDecompressSync(readFileSync(join(FOLDER, 'set.csv.br')))
    .toString()
    .trim()
    .split('\n')
    .map(parsePuzzleLine)
  const all = [...parseSample(readFileSync(sample, 'utf8')), ...set]
  const used = new Set<string>()
  const rows: string[] = []
  for (let week = 0; week < WEEKS; week++) {
    const sunday = new Date(Date.parse(FIRST_SUNDAY) + week * WEEK)
    const [least, most] = RATINGS[Math.floor((sunday.getUTCDate() - 1) / 7)]!
    const candidates = all.filter(({ id, rating }) => rating >= least && rating <= most && !used.has(id))
    const puzzle = await firstGood(ask, candidates, week)
    used.add(puzzle.id)
    rows.push(
      [puzzle.id, puzzle.fen, puzzle.moves.join(' '), puzzle.rating, puzzle.themes.join(' ')].join(','),
    )
  }
  writeFileSync(join(FOLDER, 'sundays.csv'), `id,fen,moves,rating,themes\n${rows.join('\n')}\n`)
  return [{ weeks: rows.length, candidates: all.length }]
}

/** The columns of the Lichess database: id, position, moves, rating, deviation, popularity, plays, themes, game. */
const parseSample = (text: string): readonly Puzzle[] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', fen = '', moves = '', rating = '', , , , themes = ''] = line.split(',')
      return { id, fen, moves: moves.split(' '), rating: Number(rating), themes: themes.split(' ') }
    })

/**
 * The best explained puzzle that Stockfish does not object to. The set is in an order without meaning, so each week starts elsewhere
 * in it.
 */
async function firstGood(ask: Ask, candidates: readonly Puzzle[], week: number): Promise<Puzzle> {
  const turned = candidates.map((_, index) => candidates[(week * 37 + index) % candidates.length]!)
  for (const reasons of [2, 1])
    for (const puzzle of turned)
      if (reasonsIn(puzzle) === reasons && (await faultsOf(ask, puzzle)).length === 0) return puzzle
  throw new Error(`No puzzle for week ${week}`)
}

/** Shorter ones are not worth a page. */
const FEWEST_MOVES = 6

/** 0 if it cannot be explained; otherwise whether there is a claim of the coach, a refuted alternative, or both. */
function reasonsIn({ fen, moves }: Puzzle): number {
  const explained = moves.length < FEWEST_MOVES ? undefined : explainPuzzle(fen, moves)
  if (explained === undefined) return 0
  return (explained.claims.length > 0 ? 1 : 0) + (explained.refuted === undefined ? 0 : 1)
}

async function checkAll(ask: Ask): Promise<object> {
  const puzzles = parsePuzzles(readFileSync(join(FOLDER, 'sundays.csv'), 'utf8'))
  const faults = []
  for (const puzzle of puzzles) faults.push(...(await faultsOf(ask, puzzle)))
  for (const fault of faults) console.log(fault)
  return { weeks: puzzles.length, nodes: NODES, refuted: faults.length }
}

/** In centipawns: what a solution must end with, and what a refuted move must cost. */
const WON = 200
const LEAST_LOSS = 150

async function faultsOf(ask: Ask, puzzle: Puzzle): Promise<readonly string[]> {
  const { id, moves } = puzzle
  const fen = knownFen(puzzle)
  const faults: string[] = []
  const end = readPosition({ start: fen, moves: [...moves] })
  if (!end.ok) return [`${id}: ${end.error}`]
  const right = await ask(fen, [moves[0]!], { nodes: NODES })
  if (valueOf(right) < WON) faults.push(`${id}: the solution is not winning`)
  if (!outcomeOf(end.value) && -valueOf(await ask(fen, moves, { nodes: NODES })) < WON)
    faults.push(`${id}: the end is not won`)
  const refuted = refutedOf(puzzle)
  if (
    refuted &&
    valueOf(right) + valueOf(await ask(fen, [moves[0]!, refuted], { nodes: NODES })) < LEAST_LOSS
  )
    faults.push(`${id}: ${refuted} is not refuted`)
  return faults
}

const valueOf = (found: Variation | undefined): number =>
  found === undefined
    ? 0
    : found.score.type === 'mate'
      ? Math.sign(found.score.moves) * 10_000
      : found.score.value

/** The move that the page calls refuted. */
function refutedOf(puzzle: Puzzle): Uci | undefined {
  const { fen, moves } = puzzle
  const read = readPosition({ start: knownFen(puzzle), moves: [moves[0]!] })
  if (!read.ok) return undefined
  const san = explainPuzzle(fen, moves)?.refuted?.san
  const move = legalMoves(read.value).find((each) => makeSan(read.value, each) === san)
  return move === undefined ? undefined : makeUci(move)
}

/** The collection's positions are legal: its parser and the tests read all of them. */
function knownFen({ fen }: Puzzle): Fen {
  const read = positionFromFen(fen)
  if (!read.ok) throw new Error(read.error)
  return makeFen(read.value)
}
