/**
 * Calibrates the levels and the points of the dial by games, and writes engine/ratings.json, which the level cards and the
 * dial show. The player with the fewest games plays next, against opponents of about its rating: other points, Stockfish's
 * Skill Levels, which fix the scale, and below those js-chess-engine and plain searches. All games are fitted to one rating list. Needs a
 * native Stockfish.
 * `npm run bench -- levels MINUTES FILE` plays for so long and adds to the games in FILE; with 0 minutes it only fits them.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { evaluateSimply } from '#engine/evaluation/simple-evaluation.ts'
import { LEVELS, type Level } from '#engine/levels.ts'
import {
  FIRST_SEARCHING_POINT,
  HABIT_POINTS,
  MANNER_OF_LEVEL,
  NET_POINTS,
  type Imitation,
  type Manner,
} from '#engine/opponent/manners.ts'
import lastHabitRatings from '#engine/opponent/habit-ratings.json' with { type: 'json' }
import lastRatings from '#engine/ratings.json' with { type: 'json' }
import { ENGINE_VERSION } from '#engine/version.ts'
import { fitRatings, SKILL_LEVEL_RATING, type Rating } from './engine/elo.ts'
import { mannerPlayer, searchPlayer } from './engine/manner-player.ts'
import { playMatch, type Player } from './engine/match.ts'
import { openPolicy } from './engine/open-policy.ts'
import { jsChessEngine } from './engine/peers.ts'
import { OPENINGS } from './engine/positions.ts'
import { skillLevel } from './engine/programs.ts'

export const description = 'Calibrates levels and dial by games and writes engine/ratings.json'

/** Matches run in parallel: in those against other programs each side waits for the other. */
const LANES = 2
const POLICY = openPolicy()
const GAMES_OF_MATCH = 6
/** Rating difference beyond which games say little about a rating. */
const NEAR = 220
/** Players whose margin is at most this play only as opponents of others. */
const SURE = 60

interface LevelFigure {
  readonly a: string
  readonly b: string
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly faults: number
}

interface Entry {
  readonly player: (seed: number) => Player
  /** Rating assumed before its first games. */
  readonly guess: number
  /** True if its rating is to be measured. Others play only as opponents. */
  readonly isWanted: boolean
}

export async function run(args: readonly string[]): Promise<readonly LevelFigure[]> {
  const [minutes = '30', file] = args
  if (file === undefined) throw new Error('Which file holds the games?')
  const entries = listEntries()
  const figures = new Map(readFigures(file).map((figure) => [keyOf(figure.a, figure.b), figure]))
  const endsAt = Date.now() + 60_000 * Number(minutes)
  const busy = new Set<string>()
  const lane = async (): Promise<void> => {
    while (Date.now() < endsAt) {
      const pairing = nextPairing(entries, [...figures.values()], busy)
      if (pairing === undefined) return
      const [a, b] = pairing
      busy.add(a)
      const key = keyOf(a, b)
      const before = figures.get(key) ?? { ...NONE, a, b }
      const result = await play(entries, a, b, before.games)
      figures.set(key, plus(figures.get(key) ?? { ...NONE, a, b }, result))
      busy.delete(a)
      // Replaced atomically, so that the file is complete whenever the run is stopped.
      writeFileSync(`${file}.new`, JSON.stringify([...figures.values()]))
      renameSync(`${file}.new`, file)
      console.log(`${a} : ${b} ${result.wins} ${result.draws} ${result.losses}`)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  writeRatings([...figures.values()])
  return [...figures.values()]
}

const keyOf = (a: string, b: string): string => `${a} : ${b}`

const readFigures = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly LevelFigure[]) : []

/** Include the net's version and the manner's parameters, so that a changed net or manner counts as a new player. */
const nameOfImitation = ({ rating, temperature, veto, depth }: Imitation): string =>
  `people ${rating}, ${temperature}${veto > 0 ? `, ${veto} at ${depth}` : ''} by net ${POLICY.version}`

function nameOfLevel(level: Level): string {
  const { taste } = MANNER_OF_LEVEL[level]
  if (taste === undefined) return level
  const manner = [taste.rating, taste.blindness[1], taste.care, taste.whim].join(', ')
  return `${level} ${manner} by net ${POLICY.version}`
}

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

/** js-chess-engine's levels and plain searches' depths with rough ratings: the opponents below Stockfish's levels. */
const JS_CHESS_ENGINE = [
  [1, 50],
  [2, 1000],
] as const
const PLAIN_SEARCHES = [
  [1, 600],
  [2, 900],
  [3, 1200],
] as const
const seesAll = { captureSteps: 0, judge: evaluateSimply, overlooks: () => false } as const

function listEntries(): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>()
  const ours = (name: string, manner: Manner, guess: number, isWanted: boolean, withNet = isWanted) => {
    const own = { name, manner, ...(withNet && { policy: POLICY }) }
    const at = entries.size
    entries.set(name, {
      ...{ guess, isWanted },
      player: (seed) => mannerPlayer({ ...own, seed: 1_000_003 * seed + 7 * at }),
    })
  }
  for (const [point, manner] of NET_POINTS.entries())
    ours(nameOfImitation(manner.imitates), manner, lastRatings.dial[point]!.rating, true)
  for (const level of LEVELS) {
    const manner = MANNER_OF_LEVEL[level]
    ours(nameOfLevel(level), manner, lastRatings.levels[level].rating, manner.weakness !== undefined)
  }
  for (const [point, manner] of HABIT_POINTS.entries())
    if (manner.weakness !== undefined)
      ours(`habit ${point}`, manner, lastHabitRatings[point]!.rating, point >= FIRST_SEARCHING_POINT, false)
  for (const [level, rating] of SKILL_LEVEL_RATING.entries())
    entries.set(`sf${level}`, { guess: rating, isWanted: false, player: () => stockfishAt(level) })
  for (const [level, guess] of JS_CHESS_ENGINE) {
    const program = jsChessEngine(level)
    if (program === undefined) continue
    const player = (): Player => ({ program, limits: '' })
    entries.set(`js${level}`, { guess, isWanted: false, player })
  }
  for (const [depth, guess] of PLAIN_SEARCHES) {
    const name = `plain ${depth}`
    entries.set(name, { guess, isWanted: false, player: () => plainPlayer(name, depth) })
  }
  return entries
}

/**
 * A full-width search without quiescence that evaluates only material, piece squares and castling, like the simplest engines.
 */
const plainPlayer = (name: string, depth: number): Player =>
  searchPlayer(name, { depth, sight: seesAll, drawnTime: 3 })

function stockfishAt(level: number): Player {
  const program = skillLevel(level)
  if (program === undefined) throw new Error('The calibration needs Stockfish.')
  return { program, limits: program.limits }
}

/** Selects the player with the fewest games, and the nearby opponent it has met least often. */
function nextPairing(
  entries: ReadonlyMap<string, Entry>,
  figures: readonly LevelFigure[],
  busy: ReadonlySet<string>,
): readonly [string, string] | undefined {
  const ratings = fit(figures)
  const unsure = (name: string): number => ratings.get(name)?.margin ?? Infinity
  const ratingOf = (name: string): number =>
    (ratings.get(name)?.games ?? 0) < 2 * GAMES_OF_MATCH
      ? entries.get(name)!.guess
      : ratings.get(name)!.rating
  const wanted = [...entries]
    .filter(([name, { isWanted }]) => isWanted && !busy.has(name) && unsure(name) > SURE)
    .map(([name]) => name)
  const games = (name: string): number => ratings.get(name)?.games ?? 0
  const a = wanted.toSorted((one, other) => games(one) - games(other))[0]
  if (a === undefined) return undefined
  const played = (b: string): number =>
    figures.reduce((sum, each) => sum + (meets(each, a, b) ? each.games : 0), 0)
  const distance = (b: string): number => Math.abs(ratingOf(a) - ratingOf(b))
  // Opponents need a rating.
  const known = [...entries.keys()].filter((b) => b !== a && (ratings.get(b)?.games ?? 0) >= 24)
  const near = known.filter((b) => distance(b) <= NEAR)
  const among = near.length > 0 ? near : known
  const b =
    near.length > 0
      ? among.toSorted((one, other) => played(one) - played(other) || distance(one) - distance(other))[0]
      : among.toSorted((one, other) => distance(one) - distance(other))[0]
  return b === undefined ? undefined : [a, b]
}

const meets = (figure: LevelFigure, one: string, other: string): boolean =>
  (figure.a === one && figure.b === other) || (figure.a === other && figure.b === one)

async function play(
  entries: ReadonlyMap<string, Entry>,
  a: string,
  b: string,
  before: number,
): Promise<LevelFigure> {
  // Each match uses different openings and seeds.
  const from = (before / 2) % OPENINGS.length
  const openings = [...OPENINGS.slice(from), ...OPENINGS.slice(0, from)]
  const [one, other] = [entries.get(a)!.player(2 * before), entries.get(b)!.player(2 * before + 1)]
  const { wins, draws, losses, faults } = await playMatch(one, other, GAMES_OF_MATCH, openings)
  return { a, b, games: GAMES_OF_MATCH, wins, draws, losses, faults }
}

function fit(figures: readonly LevelFigure[]): ReadonlyMap<string, Rating> {
  const matches = figures.map(({ a, b, games, wins, draws }) => ({
    ...{ a, b, games },
    points: wins + draws / 2,
  }))
  const skills = figures.flatMap(({ a, b }) => [a, b].filter((name) => name.startsWith('sf')))
  const anchors = new Map(skills.map((name) => [name, SKILL_LEVEL_RATING[Number(name.slice(2))]!]))
  return fitRatings(matches, anchors)
}

function writeRatings(figures: readonly LevelFigure[]): void {
  const ratings = fit(figures)
  const levels = Object.fromEntries(LEVELS.map((level) => [level, ratings.get(nameOfLevel(level))!]))
  const habitNames = HABIT_POINTS.map(({ weakness }, point) => (weakness ? `habit ${point}` : 'master'))
  const dialNames = [
    ...NET_POINTS.map(({ imitates }) => nameOfImitation(imitates)),
    ...habitNames.slice(FIRST_SEARCHING_POINT),
  ]
  const pointsOf = (names: readonly string[]) => inOrder(names.map((name) => ratings.get(name)!))
  const [dial, habits] = [pointsOf(dialNames), pointsOf(habitNames)]
  const record = { engine: ENGINE_VERSION, date: new Date().toISOString().slice(0, 10), levels, dial }
  writeFileSync(join('engine', 'ratings.json'), `${JSON.stringify(record, undefined, 2)}\n`)
  writeFileSync(join('engine', 'opponent', 'habit-ratings.json'), `${JSON.stringify(habits, undefined, 2)}\n`)
  console.table(Object.fromEntries([...ratings].toSorted(([, one], [, other]) => one.rating - other.rating)))
}

/** Ratings must not decrease along the dial: neighbours in the wrong order get their mean. */
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
  // Adds a point for each further member of a group, so that every rating lies between two different ones.
  return groups.flatMap((group) =>
    group.map((point, index) => ({ ...point, rating: Math.round(mean(group)) + index })),
  )
}
