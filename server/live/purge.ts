import type { Database } from '#server/database/db.ts'
import { isUnreferenced, type GameReference } from './references.ts'

const PURGED_AT_ONCE = 200
const HOUR = 60 * 60_000
const KEPT_MS = { aborted: HOUR, over: 30 * 24 * HOUR } as const

/** Deletes up to 200 games that ended or were last changed long ago and that nothing refers to, and returns how many. */
export async function purgeLiveGames(
  { query }: Database,
  nowMs: number,
  references: Iterable<GameReference>,
): Promise<number> {
  const now = Math.round(nowMs)
  const old = query
    .selectFrom('live_games')
    .select('id')
    .where((game) =>
      game.or([
        game.and([game('phase', 'in', ['aborted', 'expired']), game('ended_at', '<', now - KEPT_MS.aborted)]),
        game('ended_at', '<', now - KEPT_MS.over),
        // Games without a clock, abandoned by both players, of releases that gave them no deadline.
        game.and([
          game('ended_at', 'is', null),
          game('deadline_at', 'is', null),
          game('touched_at', '<', now - KEPT_MS.over),
        ]),
      ]),
    )
    .where(isUnreferenced(references, 'live_games'))
    .limit(PURGED_AT_ONCE)
  const { numDeletedRows } = await query.deleteFrom('live_games').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
