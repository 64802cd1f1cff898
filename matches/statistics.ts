import { COLORS, type Color } from '#chess/types.ts'
import { LEVELS } from '#engine/levels.ts'
import type { MatchResult } from './judge.ts'
import { opponentOf, type Opponent } from './match-filter.ts'
import type { MatchSummary } from './match.ts'

/**
 * What many matches come to. Wins and losses are counted against the computer and online: between two people at one
 * screen nobody is the reader. Games a week count them all.
 */
export interface MatchStatistics {
  readonly total: number
  readonly byRival: Readonly<Record<Rival, Tally>>
  readonly byColor: Readonly<Record<Color, Tally>>
  /** By family, the most played first. */
  readonly openings: readonly OpeningTally[]
  /** The last games that ended alike, the latest among them; none where there is no such game. */
  readonly streak: Streak | null
  /** The last twelve, this one last. */
  readonly weeks: readonly Week[]
}

/** Whom somebody can win against. */
export const RIVALS = [...LEVELS, 'strength', 'online'] as const satisfies readonly Opponent[]
export type Rival = (typeof RIVALS)[number]

export type Tally = Readonly<Record<MatchResult, number>>

interface OpeningTally {
  readonly name: string
  readonly tally: Tally
}

export interface Streak {
  readonly result: MatchResult
  readonly games: number
}

export interface Week {
  /** Its Monday, `2026-11-16`, in UTC. */
  readonly monday: string
  readonly games: number
}

/** Matches that are alike in all that is counted. */
export interface CountedMatches {
  readonly opponent: Opponent
  readonly color: Color | null
  readonly opening: string | null
  readonly result: MatchResult
  readonly games: number
}

/** A day in UTC, `2026-11-22`, and the games that ended on it. */
export interface Day {
  readonly day: string
  readonly games: number
}

interface Counts {
  readonly counted: readonly CountedMatches[]
  /** Days before the twelve weeks may be missing. */
  readonly days: readonly Day[]
  readonly streak: Streak | null
}

const WEEKS = 12
const MOST_OPENINGS = 6
const DAY_MS = 24 * 60 * 60 * 1000

export const gamesOf = ({ win, draw, loss }: Tally): number => win + draw + loss

/** The day from which `days` are needed. */
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

/** Of matches that are all at hand, newest first. */
export function statisticsOf(matches: readonly MatchSummary[], now: Date): MatchStatistics {
  const counted = matches.map((match) => ({
    opponent: opponentOf(match),
    color: match.humanColor,
    opening: match.opening,
    result: match.result,
    games: 1,
  }))
  const days = matches.map(({ finishedAt }) => ({ day: finishedAt.slice(0, 10), games: 1 }))
  const results = matches.filter((match) => opponentOf(match) !== 'human').map(({ result }) => result)
  return makeStatistics({ counted, days, streak: streakOf(results) }, now)
}

function streakOf(results: readonly MatchResult[]): Streak | null {
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

/** `Sicilian Defense: Najdorf Variation` is a Sicilian Defense. */
const familyOf = (opening: string): string => opening.split(/[:,]/)[0] ?? opening

function weeksOf(days: readonly Day[], now: Date): Week[] {
  const first = Date.parse(firstDay(now))
  const games = Array.from({ length: WEEKS }, () => 0)
  for (const each of days) {
    const week = Math.floor((Date.parse(each.day) - first) / (7 * DAY_MS))
    // A day that is still to come here has begun elsewhere.
    if (week >= 0) games[Math.min(week, WEEKS - 1)]! += each.games
  }
  return games.map((count, week) => ({ monday: dayOf(first + week * 7 * DAY_MS), games: count }))
}

function mondayOf(now: Date): Date {
  const day = Date.parse(dayOf(now.getTime()))
  return new Date(day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS)
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
