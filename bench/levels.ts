/**
 * Calibration of the four levels and of the dial's measured points, in one run: neighbours play each other and the
 * Stockfish Skill Levels near them, and one rating list is fitted to all games. Needs a native Stockfish. Writes
 * engine/ratings.json, which the level cards and the dial show.
 * `npm run bench -- levels 10` plays ten rounds. Several processes share them so: `levels 5 0 ONE.json` and
 * `levels 5 5 OTHER.json` play five each and write down every match, and `levels 0 0 ONE.json OTHER.json` fits them all.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVELS, type Level } from '#engine/levels.ts'
import { MANNER_OF_LEVEL, MANNERS } from '#engine/opponent/manners.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { fitRatings, SKILL_LEVEL_RATING, type MatchScore, type Rating } from './engine/elo.ts'
import { mannerPlayer } from './engine/manner-player.ts'
import { playMatch, type Player } from './engine/match.ts'
import { OPENINGS } from './engine/positions.ts'
import { skillLevel } from './engine/programs.ts'

export const description = 'Calibrates levels and dial by games and writes engine/ratings.json'

const ROUNDS = 10
/** Matches at a time: in those against Stockfish each side waits for the other. */
const LANES = 2
/** The dial has the master among its points. */
const MASTER = MANNERS.findIndex(({ depth, effort }) => {
  const { master } = MANNER_OF_LEVEL
  return depth === master.depth && effort === master.effort
})

/** A level, a point of the dial, or a Skill Level of Stockfish: `sf4`. */
type Name = Level | number | `sf${number}`

/** Who plays whom, and how many games a round: more where they are short and the chain from the anchors is long. */
const PAIRINGS: readonly (readonly [Name, Name, games: number])[] = [
  [1, 0, 10], [2, 0, 4],
  ['beginner', 1, 4], ['beginner', 2, 8], ['beginner', 3, 4],
  ['intermediate', 4, 6], ['intermediate', 5, 6], ['intermediate', 'sf0', 4],
  [2, 1, 8], [3, 2, 8], [4, 3, 8], [5, 4, 8], [3, 1, 6], [4, 2, 6], [5, 3, 6],
  [4, 'sf0', 6], [5, 'sf0', 8], [6, 'sf0', 4], [6, 'sf1', 4], [6, 5, 4], [6, 4, 2],
  [7, 'sf1', 4], [7, 'sf2', 4], [8, 'sf2', 4], [8, 'sf3', 4], [7, 6, 4], [8, 7, 4],
  ['advanced', 7, 2], ['advanced', 8, 2], ['advanced', 'sf2', 4],
  [9, 'sf3', 2], [9, 'sf4', 4], [10, 'sf4', 4], [11, 'sf5', 4], [12, 'sf5', 4], [13, 'sf6', 2], [14, 'sf6', 2], [14, 'sf7', 2],
  [9, 8, 2], [10, 9, 2], [11, 10, 2], [12, 11, 2], [13, 12, 2], [14, 13, 2],
] // prettier-ignore

interface LevelFigure {
  readonly a: string
  readonly b: string
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly faults: number
}

export async function run(args: readonly string[]): Promise<readonly LevelFigure[]> {
  const [rounds, first] = [Number(args[0] ?? ROUNDS), Number(args[1] ?? 0)]
  const files = args.slice(2)
  const known = files.filter((file) => existsSync(file)).flatMap(readFigures)
  const figures = PAIRINGS.map(([a, b]) => {
    const played = known.filter((figure) => figure.a === nameOf(a) && figure.b === nameOf(b))
    return played.reduce(plus, { ...NONE, a: nameOf(a), b: nameOf(b) })
  })
  for (let round = first; round < first + rounds; round++) {
    const due = [...PAIRINGS.entries()]
    const lane = async (): Promise<void> => {
      for (let next = due.shift(); next !== undefined; next = due.shift()) {
        const [at, pairing] = next
        figures[at] = plus(figures[at]!, await play(pairing, round))
        if (files[0] !== undefined) writeFileSync(files[0], JSON.stringify(figures))
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    console.log(`round ${round} is over, ${new Date().toISOString()}`)
  }
  writeRatings(figures)
  return figures
}

const readFigures = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as readonly LevelFigure[]

const NONE = { games: 0, wins: 0, draws: 0, losses: 0, faults: 0 } as const

const plus = (one: LevelFigure, other: LevelFigure): LevelFigure => ({
  a: one.a,
  b: one.b,
  games: one.games + other.games,
  wins: one.wins + other.wins,
  draws: one.draws + other.draws,
  losses: one.losses + other.losses,
  faults: one.faults + other.faults,
})

async function play([a, b, games]: (typeof PAIRINGS)[number], round: number): Promise<LevelFigure> {
  // Each round has other openings.
  const from = ((round * games) / 2) % OPENINGS.length
  const openings = [...OPENINGS.slice(from), ...OPENINGS.slice(0, from)]
  const result = await playMatch(playerOf(a, 2 * round), playerOf(b, 2 * round + 1), games, openings)
  const { wins, draws, losses, faults } = result
  return { a: nameOf(a), b: nameOf(b), games, wins, draws, losses, faults }
}

const nameOf = (name: Name): string =>
  typeof name !== 'number' ? name : name === MASTER ? 'master' : `point ${name}`

function playerOf(name: Name, seed: number): Player {
  if (typeof name === 'number') return mannerPlayer(nameOf(name), MANNERS[name]!, 1 + 1_000_003 * seed + name)
  if (!name.startsWith('sf')) {
    const level = name as Level
    return mannerPlayer(name, MANNER_OF_LEVEL[level], 500 + 1_000_003 * seed + LEVELS.indexOf(level))
  }
  const program = skillLevel(Number(name.slice(2)))
  if (program === undefined) throw new Error('The calibration needs Stockfish; nothing was written.')
  return { program, limits: program.limits }
}

function writeRatings(figures: readonly LevelFigure[]): void {
  const matches: readonly MatchScore[] = figures.map(({ a, b, games, wins, draws }) => ({
    ...{ a, b, games },
    points: wins + draws / 2,
  }))
  const skills = figures.flatMap(({ b }) => (b.startsWith('sf') ? [b] : []))
  const anchors = new Map(skills.map((name) => [name, SKILL_LEVEL_RATING[Number(name.slice(2))]!]))
  const ratings = fitRatings(matches, anchors)
  const levels = Object.fromEntries(LEVELS.map((level) => [level, ratings.get(level)!]))
  const dial = inOrder(MANNERS.map((_, point) => ratings.get(nameOf(point))!))
  const record = { engine: ENGINE_VERSION, date: new Date().toISOString().slice(0, 10), levels, dial }
  writeFileSync(join('engine', 'ratings.json'), `${JSON.stringify(record, undefined, 2)}\n`)
  console.table(dial.map((each, point) => ({ ...each, measured: ratings.get(nameOf(point))!.rating })))
  console.table(levels)
}

/** No point may be weaker than the one before: neighbours that came out the wrong way round share their mean. */
function inOrder(points: readonly Rating[]): readonly Rating[] {
  const groups: Rating[][] = []
  const mean = (group: readonly Rating[]) => group.reduce((sum, { rating }) => sum + rating, 0) / group.length
  for (const point of points) {
    groups.push([point])
    while (groups.length > 1 && mean(groups.at(-2)!) >= mean(groups.at(-1)!)) {
      const last = groups.pop()!
      groups.at(-1)!.push(...last)
    }
  }
  // A point further for each in a group, so that every rating lies between two of them.
  return groups.flatMap((group) =>
    group.map((point, index) => ({ ...point, rating: Math.round(mean(group)) + index })),
  )
}
