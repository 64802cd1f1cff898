import { COLORS, type Color } from '#chess/types.ts'
import { LEVELS } from '#engine/levels.ts'
import type { MatchResult } from './judge.ts'
import { opponentKind, type OpponentKind } from './opponent.ts'
import type { MatchSummary } from './match.ts'
import { ownSide } from './opponent.ts'

/**
 * Statistics over many matches. Wins and losses count games against the computer and online, since a game at one screen
 * belongs to neither side. The weekly counts include all games.
 */
export interface MatchStatistics {
  readonly total: number
  readonly byRival: Readonly<Record<Rival, Tally>>
  readonly byColor: Readonly<Record<Color, Tally>>
  /** By opening family, most played first. */
  readonly openings: readonly OpeningTally[]
  /** The run of latest games with the same result; `null` without games. */
  readonly streak: ResultStreak | null
  /** The last twelve weeks, oldest first. */
  readonly weeks: readonly Week[]
}

/** The opponents whose games can be won or lost. */
export const RIVALS = [...LEVELS, 'strength', 'online'] as const satisfies readonly OpponentKind[]
export type Rival = (typeof RIVALS)[number]

export type Tally = Readonly<Record<MatchResult, number>>

interface OpeningTally {
  readonly name: string
  readonly tally: Tally
}

export interface ResultStreak {
  readonly result: MatchResult
  readonly games: number
}

interface Week {
  /** The Monday that starts the week in UTC, such as `2026-11-16`. */
  readonly monday: string
  readonly games: number
}

/** The number of matches with the values below in common. */
export interface CountedMatches {
  readonly opponent: OpponentKind
  readonly color: Color | null
  readonly opening: string | null
  readonly result: MatchResult
  readonly games: number
}

/** The number of games that ended on a UTC day, such as `2026-11-22`. */
export interface Day {
  readonly day: string
  readonly games: number
}

interface Counts {
  readonly counted: readonly CountedMatches[]
  /** Must include all days since `firstDay`. */
  readonly days: readonly Day[]
  readonly streak: ResultStreak | null
}

const WEEKS = 12
const MOST_OPENINGS = 6
const DAY_MS = 24 * 60 * 60 * 1000

export const gamesOf = ({ win, draw, loss }: Tally): number => win + draw + loss

/** All results against the computer and online. */
export const overallOf = ({ byRival }: MatchStatistics): Tally =>
  Object.values(byRival).reduce((sum, { win, draw, loss }) => ({
    win: sum.win + win,
    draw: sum.draw + draw,
    loss: sum.loss + loss,
  }))

/** The first day of the twelve weeks. */
export const firstDay = (now: Date): string => dayOf(mondayOf(now).getTime() - (WEEKS - 1) * 7 * DAY_MS)

export function makeStatistics({ counted, days, streak }: Counts, now: Date): MatchStatistics {
  const decided = counted.filter(({ opponent }) => opponent !== 'human')
  return {
    total: counted.reduce((sum, { games }) => sum + games, 0),
    byRival: tallies(RIVALS, (rival) => decided.filter(({ opponent }) => opponent === rival)),
    byColor: tallies(COLORS, (color) => decided.filter((each) => each.color === color)),
    openings: openingsOf(decided),
    streak,
    weeks: weeksOf(days, now),
  }
}

/** Statistics of matches in memory, newest first. */
export function statisticsOf(matches: readonly MatchSummary[], now: Date): MatchStatistics {
  const counted = matches.map((match) => ({
    opponent: opponentKind(match.opponent),
    color: ownSide(match.opponent) ?? null,
    opening: match.opening,
    result: match.result,
    games: 1,
  }))
  const days = matches.map(({ finishedAt }) => ({ day: finishedAt.slice(0, 10), games: 1 }))
  const results = matches
    .filter(({ opponent }) => opponent.type !== 'same-screen')
    .map(({ result }) => result)
  return makeStatistics({ counted, days, streak: streakOf(results) }, now)
}

function streakOf(results: readonly MatchResult[]): ResultStreak | null {
  const [result] = results
  if (result === undefined) return null
  const end = results.findIndex((each) => each !== result)
  return { result, games: end === -1 ? results.length : end }
}

function tallies<Key extends string>(
  keys: readonly Key[],
  matchesOf: (key: Key) => readonly CountedMatches[],
): Record<Key, Tally> {
  return Object.fromEntries(keys.map((key) => [key, tallyOf(matchesOf(key))])) as Record<Key, Tally>
}

function tallyOf(matches: readonly CountedMatches[]): Tally {
  const tally = { win: 0, draw: 0, loss: 0 }
  for (const { result, games } of matches) tally[result] += games
  return tally
}

function openingsOf(matches: readonly CountedMatches[]): OpeningTally[] {
  const families = new Map<string, CountedMatches[]>()
  for (const each of matches) {
    if (each.opening === null) continue
    const family = familyOf(each.opening)
    families.set(family, [...(families.get(family) ?? []), each])
  }
  return [...families]
    .map(([name, each]) => ({ name, tally: tallyOf(each) }))
    .toSorted((a, b) => gamesOf(b.tally) - gamesOf(a.tally) || a.name.localeCompare(b.name, 'en'))
    .slice(0, MOST_OPENINGS)
}

/** The opening family: `Sicilian Defense` for `Sicilian Defense: Najdorf Variation`. */
const familyOf = (opening: string): string => opening.split(/[:,]/)[0] ?? opening

function weeksOf(days: readonly Day[], now: Date): Week[] {
  const first = Date.parse(firstDay(now))
  const games = Array.from({ length: WEEKS }, () => 0)
  for (const each of days) {
    const week = Math.floor((Date.parse(each.day) - first) / (7 * DAY_MS))
    // A device whose clock is ahead may report a day after the current week.
    if (week >= 0) games[Math.min(week, WEEKS - 1)]! += each.games
  }
  return games.map((count, week) => ({ monday: dayOf(first + week * 7 * DAY_MS), games: count }))
}

function mondayOf(now: Date): Date {
  const day = Date.parse(dayOf(now.getTime()))
  return new Date(day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS)
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
