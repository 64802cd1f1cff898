/**
 * Calibration of the four levels and of the dial's measured points, in one run: neighbours play each other and the
 * Stockfish Skill Levels near them, and one rating list is fitted to all games. Needs a native Stockfish. Writes
 * engine/ratings.json, which the level cards and the dial show, after each round, so that it may be stopped.
 * `npm run bench -- levels 10` plays ten rounds.
 */
import { writeFileSync } from 'node:fs'
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
  [1, 0, 10], [2, 1, 10], [3, 2, 10], [4, 3, 10], [2, 0, 8], [3, 1, 8], [4, 2, 8], [5, 3, 6], [5, 4, 6], [6, 5, 6], [7, 6, 6],
  [8, 7, 4], [9, 8, 4], [10, 9, 4], [11, 10, 4], [12, 11, 4], [13, 12, 4], [14, 13, 4],
  [3, 'sf0', 8], [4, 'sf0', 8], [5, 'sf0', 6], [5, 'sf1', 6], [6, 'sf1', 4], [6, 'sf2', 4], [7, 'sf2', 4], [7, 'sf3', 4],
  [8, 'sf3', 4], [8, 'sf4', 4], [9, 'sf4', 4], [10, 'sf4', 2], [10, 'sf5', 4], [11, 'sf5', 4], [11, 'sf6', 2], [12, 'sf6', 4], 
  [13, 'sf6', 4], [13, 'sf7', 4], [14, 'sf7', 4],
  ['beginner', 0, 6], ['beginner', 1, 10], ['beginner', 2, 6],
  ['intermediate', 3, 10], ['intermediate', 4, 8], ['intermediate', 'sf0', 8],
  ['advanced', 6, 4], ['advanced', 7, 4], ['advanced', 'sf2', 6],
] // prettier-ignore

interface LevelFigure {
  readonly a: string
  readonly b: string
  games: number
  wins: number
  draws: number
  losses: number
  faults: number
}

export async function run(args: readonly string[]): Promise<readonly LevelFigure[]> {
  const rounds = Number(args[0] ?? ROUNDS)
  const figures = PAIRINGS.map(([a, b]) => ({
    ...{ a: nameOf(a), b: nameOf(b) },
    ...{ games: 0, wins: 0, draws: 0, losses: 0, faults: 0 },
  }))
  for (let round = 0; round < rounds; round++) {
    // The longest games first, so that the lanes end together.
    const due = PAIRINGS.map((pairing, index) => ({ pairing, figure: figures[index]! })).toReversed()
    const lane = async (): Promise<void> => {
      for (let next = due.shift(); next !== undefined; next = due.shift()) {
        const [a, b, games] = next.pairing
        // Each round has other openings.
        const from = ((round * games) / 2) % OPENINGS.length
        const openings = [...OPENINGS.slice(from), ...OPENINGS.slice(0, from)]
        const result = await playMatch(playerOf(a, 2 * round), playerOf(b, 2 * round + 1), games, openings)
        next.figure.games += games
        for (const key of ['wins', 'draws', 'losses', 'faults'] as const) next.figure[key] += result[key]
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    writeRatings(figures)
    console.log(`round ${round + 1} of ${rounds}, ${new Date().toISOString()}`)
  }
  return figures
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
