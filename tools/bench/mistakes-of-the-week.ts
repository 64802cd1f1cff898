/**
 * The mistakes that `/this-week` asks readers about. `npm run bench -- mistakes-of-the-week choose GAMES.tsv.xz EVALS.txt.xz [WEEKS]`
 * chooses them from games of people and writes content/weekly/mistakes.json; the static evaluations only say where to look.
 * Without arguments it judges the committed ones again with more nodes: a mistake that is not one, or a better move that is not
 * better, counts as refuted.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeFen, START_FEN } from '#chess/fen.ts'
import { readPosition } from '#chess/line.ts'
import { legalMoves } from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import { makeUci } from '#chess/uci.ts'
import { reviewMistake, type WeeklyMistake } from '#app/editorial/weekly/mistake.ts'
import type { Variation } from '#engine/protocol.ts'
import { chanceOf, startAsking, type Ask } from './judging/asking.ts'
import { lineOf } from './judging/costly-moves.ts'
import { readPeopleGames, type PeopleGame } from './judging/people-games.ts'

export const description =
  'The mistakes of the week on /this-week: chooses them, or judges them again with Stockfish'

const FILE = join('content', 'weekly', 'mistakes.json')
const QUICK = 15_000
const FIRST_LOOK = 30_000
const THOROUGH = 250_000
const AGAIN = 600_000

/** In winning chances, per cent: what the mover had and has left, and how far ahead of the second move the best one is. */
const LEAST_BEFORE = 38
const MOST_AFTER = 27
const LEAST_LEAD = 12
/** After the opening, before nothing is left to choose. */
const PLIES = { from: 14, to: 70 } as const
const RATINGS = { from: 900, to: 1700 } as const

export async function run(args: readonly string[]): Promise<readonly object[]> {
  const { ask, quit } = await startAsking()
  try {
    return args[0] === 'choose'
      ? await choose(ask, args[1]!, args[2]!, Number(args[3] ?? 104))
      : await checkAll(ask)
  } finally {
    await quit()
  }
}

async function choose(
  ask: Ask,
  file: string,
  evaluations: string,
  weeks: number,
): Promise<readonly object[]> {
  const chosen: WeeklyMistake[] = []
  const values = readLines(evaluations)
  let games = 0
  for await (const game of readPeopleGames(file)) {
    const { value: line } = await values.next()
    if (!isSuitable(game)) continue
    const plies = fallsOf(String(line).split(' '))
    if (plies.length === 0) continue
    games++
    const found = await findMistake(ask, game, plies)
    if (found) chosen.push(found)
    if (found && chosen.length % 10 === 0) console.log(`${chosen.length} of ${games} games`)
    if (chosen.length === weeks) break
  }
  mkdirSync(join('content', 'weekly'), { recursive: true })
  writeFileSync(FILE, `[\n${chosen.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`)
  return [{ games, chosen: chosen.length }]
}

const isSuitable = ({ ratings, timeClass, moves }: PeopleGame): boolean =>
  ['blitz', 'rapid', 'classical'].includes(timeClass) &&
  [ratings.w, ratings.b].every((rating) => rating >= RATINGS.from && rating <= RATINGS.to) &&
  moves.length > PLIES.from + 10

/** In centipawns of a static evaluation, from the mover's view: level before a quiet move, lost soon after. */
const LEVEL = -60
const LOST = -300
const SOON = 4

/** The half-moves after which the static evaluations fall. Quiet positions have one, others a dash. */
function fallsOf(evaluations: readonly string[]): readonly number[] {
  const mine = (ply: number, of: number): number => Number(evaluations[ply]) * (of % 2 === 0 ? 1 : -1)
  const plies: number[] = []
  for (let ply = PLIES.from; ply < Math.min(evaluations.length - SOON, PLIES.to); ply++) {
    const next = Array.from({ length: SOON }, (_, ahead) => ply + 1 + ahead)
    if (mine(ply, ply) >= LEVEL && next.some((later) => mine(later, ply) <= LOST)) plies.push(ply)
  }
  return plies
}

/** The first mistake of the game that meets every condition and that the coach can explain. */
async function findMistake(
  ask: Ask,
  { ratings, timeClass, moves }: PeopleGame,
  plies: readonly number[],
): Promise<WeeklyMistake | undefined> {
  const line = lineOf(START_FEN, moves)
  for (const ply of plies) {
    if (outcomeOf(line.positionAt(ply + 1))) return undefined
    const quick = await ask(START_FEN, moves.slice(0, ply + 1), { nodes: QUICK })
    if (100 - chanceOf(quick) > MOST_AFTER) continue
    const mover = line.sideToMoveAt(ply)
    const candidate: Candidate = {
      fen: makeFen(line.positionAt(ply - 1)),
      moves: [moves[ply - 1]!, moves[ply]!],
      ratings: [ratings[mover], ratings[mover === 'w' ? 'b' : 'w']],
      timeClass,
      ply,
    }
    // Most fall at the cheap look.
    const mistake = (await judge(ask, candidate, FIRST_LOOK)) && (await judge(ask, candidate, THOROUGH))
    if (mistake) return mistake
  }
  return undefined
}

async function* readLines(file: string): AsyncGenerator<string> {
  const unpacking = spawn('xz', ['-dc', file], { stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    yield* createInterface({ input: unpacking.stdout })
  } finally {
    unpacking.kill()
  }
}

type Candidate = Omit<WeeklyMistake, 'best' | 'second' | 'answer'>

/** Undefined if the move is not a clear mistake, if several moves were good, or if the coach cannot say why it was bad. */
async function judge(ask: Ask, candidate: Candidate, nodes: number): Promise<WeeklyMistake | undefined> {
  const [given, played] = candidate.moves
  const best = await ask(candidate.fen, [given], { nodes })
  const answer = await ask(candidate.fen, [given, played], { nodes })
  if (!best || !answer || best.moves[0] === played) return undefined
  const read = readPosition({ start: candidate.fen, moves: [given] })
  if (!read.ok) throw new Error(read.error)
  const others = legalMoves(read.value)
    .map(makeUci)
    .filter((move) => move !== best.moves[0])
  if (others.length === 0) return undefined
  const second = await ask(candidate.fen, [given], { nodes: nodes / 3, only: others })
  const [chance, left, next] = [chanceOf(best), 100 - chanceOf(answer), chanceOf(second)]
  if (chance < LEAST_BEFORE || left > MOST_AFTER || chance - next < LEAST_LEAD) return undefined
  const mistake = {
    ...candidate,
    best: shortened(best),
    second: shortened(second!),
    answer: shortened(answer),
  }
  return reviewMistake(mistake).sentence === undefined ? undefined : mistake
}

/** The coach reads no further. */
const LONGEST = 12

const shortened = ({ score, moves }: Variation): Variation => ({ score, moves: moves.slice(0, LONGEST) })

async function checkAll(ask: Ask): Promise<readonly object[]> {
  const mistakes = JSON.parse(readFileSync(FILE, 'utf8')) as readonly WeeklyMistake[]
  let refuted = 0
  for (const [index, { fen, moves, best }] of mistakes.entries()) {
    const [given, played] = moves
    const right = await ask(fen, [given, best.moves[0]!], { nodes: AGAIN })
    const wrong = await ask(fen, [given, played], { nodes: AGAIN })
    const difference = chanceOf(wrong) - chanceOf(right)
    if (difference >= LEAST_LEAD) continue
    refuted++
    console.log(`week ${index}: ${fen} ${moves.join(' ')}: ${difference.toFixed(1)}`)
  }
  return [{ weeks: mistakes.length, nodes: AGAIN, refuted }]
}
