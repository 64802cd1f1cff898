import { sql } from 'kysely'
import type { Color } from '#chess/types.ts'
import type { OpponentKind } from '#matches/opponent.ts'
import type { MatchResult } from '#matches/judge.ts'
import {
  firstDay,
  makeStatistics,
  type CountedMatches,
  type Day,
  type MatchStatistics,
  type ResultStreak,
} from '#matches/statistics.ts'
import type { Database } from '#server/database/db.ts'

type Query = Database['query']

/** Counts an account's matches in the database, from its indexes alone: no row of a match is read. */
export async function readStatistics(
  { query }: Database,
  userId: string,
  now = new Date(),
): Promise<MatchStatistics> {
  const [counted, days, streak] = await Promise.all([
    countAlike(query, userId),
    countDays(query, userId, firstDay(now)),
    findStreak(query, userId),
  ])
  return makeStatistics({ counted, days, streak }, now)
}

const ofUser = (query: Query, userId: string) =>
  query.selectFrom('matches').where('user_id', '=', userId).where('deleted_at', 'is', null)

async function countAlike(query: Query, userId: string): Promise<CountedMatches[]> {
  const rows = await ofUser(query, userId)
    .select(['opponent', 'human_color', 'opening', 'result'])
    .select((row) => row.fn.countAll<number | string>().as('games'))
    .groupBy(['opponent', 'human_color', 'opening', 'result'])
    .execute()
  return rows.map(({ opponent, human_color, opening, result, games }) => ({
    // Checked when it was written.
    opponent: opponent as OpponentKind,
    color: human_color satisfies Color | null,
    opening,
    result: result satisfies MatchResult,
    games: Number(games),
  }))
}

async function countDays(query: Query, userId: string, from: string): Promise<Day[]> {
  const day = sql<string>`substr(finished_at, 1, 10)`
  const rows = await ofUser(query, userId)
    .where('finished_at', '>=', from)
    .select((row) => [day.as('day'), row.fn.countAll<number | string>().as('games')])
    .groupBy(day)
    .execute()
  return rows.map(({ day, games }) => ({ day, games: Number(games) }))
}

/** Counts the games since the last one whose result differs from the latest. */
async function findStreak(query: Query, userId: string): Promise<ResultStreak | null> {
  const games = ofUser(query, userId).where('opponent', '!=', 'human')
  const newestFirst = games
    .select(['result', 'finished_at', 'id'])
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  const latest = await newestFirst.executeTakeFirst()
  if (latest === undefined) return null
  const breaker = await newestFirst.where('result', '!=', latest.result).executeTakeFirst()
  const { count } = await games
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .$if(breaker !== undefined, (narrow) =>
      narrow.where((row) =>
        row(row.refTuple('finished_at', 'id'), '>', row.tuple(breaker!.finished_at, breaker!.id)),
      ),
    )
    .executeTakeFirstOrThrow()
  return { result: latest.result, games: Number(count) }
}
