/**
 * Calibration of the four opponents: each plays its neighbours and the Stockfish Skill Levels near it, and one rating
 * list is fitted to all games. Needs a native Stockfish. Writes engine/ratings.json, which the level cards show.
 * `npm run bench -- levels 200` plays two hundred games for each pair of neighbours, and as many for each level, shared
 * out among its anchors.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVEL_DEPTH, LEVELS, type Level } from '#engine/levels.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { eloFromPairs, fitRatings, SKILL_LEVEL_RATING, type MatchScore } from './engine/elo.ts'
import { playMatch, type Player } from './engine/match.ts'
import { oursAsLevel, skillLevel } from './engine/programs.ts'

export const description = 'Calibrates the four levels by games and writes engine/ratings.json'

const GAMES = 200
/** Matches at a time. Nothing depends on time here, and in each one side waits for the other. */
const LANES = 4

/** Neighbours, and anchors that score neither everything nor nothing against the level. */
const NEIGHBOURS: readonly (readonly [Level, Level])[] = [
  ['intermediate', 'beginner'],
  ['advanced', 'intermediate'],
  ['master', 'advanced'],
]
const ANCHORS: Record<Level, readonly number[]> = {
  beginner: [],
  intermediate: [0],
  advanced: [0, 2, 3],
  master: [5, 6, 7],
}

interface LevelFigure {
  readonly a: string
  readonly b: string
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly faults: number
  readonly score: string
}

export async function run(args: readonly string[]): Promise<readonly LevelFigure[]> {
  const games = Number(args[0] ?? GAMES)
  const figures: LevelFigure[] = []
  const matches: MatchScore[] = []
  const anchors = new Map<string, number>()
  const measure = async (a: Player, b: Player, games: number): Promise<void> => {
    const { wins, draws, losses, faults, pairs } = await playMatch(a, b, games)
    matches.push({ a: a.program.name, b: b.program.name, games, points: wins + draws / 2 })
    const score = `${(100 * eloFromPairs(pairs).score).toFixed(1)} %`
    const figure = { a: a.program.name, b: b.program.name, games, wins, draws, losses, faults, score }
    console.log(`${figure.a} v ${figure.b}: ${wins} won, ${draws} drawn, ${losses} lost, ${score}`)
    figures.push(figure)
  }
  const pairings: (readonly [Player, Player, number])[] = []
  // The strongest first: its games are the longest, and the lanes shall end together.
  for (const level of LEVELS.toReversed()) {
    for (const skill of ANCHORS[level]) {
      const opponent = skillLevel(skill)
      if (opponent === undefined) throw new Error('The calibration needs Stockfish; nothing was written.')
      anchors.set(opponent.name, SKILL_LEVEL_RATING[skill]!)
      const share = 2 * Math.ceil(games / ANCHORS[level].length / 2)
      pairings.push([asLevel(level, 100 + skill), { program: opponent, limits: opponent.limits }, share])
    }
  }
  for (const [index, [stronger, weaker]] of NEIGHBOURS.entries()) {
    pairings.push([asLevel(stronger, 2 * index + 1), asLevel(weaker, 2 * index + 2), games])
  }
  const lane = async (): Promise<void> => {
    for (let next = pairings.shift(); next !== undefined; next = pairings.shift()) await measure(...next)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  const ratings = fitRatings(matches, anchors)
  const levels = Object.fromEntries(LEVELS.map((level) => [level, ratings.get(level)!]))
  const record = { engine: ENGINE_VERSION, date: new Date().toISOString().slice(0, 10), levels }
  writeFileSync(join('engine', 'ratings.json'), `${JSON.stringify(record, undefined, 2)}\n`)
  console.table(levels)
  return figures
}

const asLevel = (level: Level, seed: number): Player => ({
  program: oursAsLevel(level, seed),
  limits: `depth ${LEVEL_DEPTH[level]}`,
})
