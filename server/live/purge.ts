import type { Database } from '#server/database/db.ts'

const PURGED_AT_ONCE = 200
const HOUR = 60 * 60_000
const KEPT_MS = { without: HOUR, over: 30 * 24 * HOUR } as const

/** Removes games that ended long ago or that nobody has touched since: at most some hundreds. Answers how many. */
export async function purgeLiveGames({ query }: Database, nowMs: number): Promise<number> {
  const now = Math.round(nowMs)
  const old = query
    .selectFrom('live_games')
    .select('id')
    .where((game) =>
      game.or([
        game.and([game('phase', 'in', ['aborted', 'expired']), game('ended_at', '<', now - KEPT_MS.without)]),
        game('ended_at', '<', now - KEPT_MS.over),
        // Nobody has touched it for as long, and no clock ends it.
        game.and([game('ended_at', 'is', null), game('touched_at', '<', now - KEPT_MS.over)]),
      ]),
    )
    .limit(PURGED_AT_ONCE)
  const { numDeletedRows } = await query.deleteFrom('live_games').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
