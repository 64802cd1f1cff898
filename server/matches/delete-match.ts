import type { Database } from '#server/database/db.ts'

/** A deleted match can be restored for a day. Every query names the owner and finds only the owner's matches. */

const KEPT_DELETED_MS = 24 * 60 * 60 * 1000

/** Marks a match as deleted; it can be restored for a day. Resolves to false if there is no such match. */
export async function deleteMatch(
  { query }: Database,
  userId: string,
  id: string,
  now = new Date(),
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('matches')
    // Its link stops working at once.
    .set({ deleted_at: now.toISOString(), share_token: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const latestForGood = (now: Date): string => new Date(now.getTime() - KEPT_DELETED_MS).toISOString()

/** Removes all matches that were deleted more than a day ago, and returns their number. */
export async function purgeDeletedMatches({ query }: Database, now = new Date()): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('matches')
    .where('deleted_at', '<', latestForGood(now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Resolves to false if there is no such match, or it was deleted more than a day ago. */
export async function restoreMatch(
  { query }: Database,
  userId: string,
  id: string,
  now = new Date(),
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('matches')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>=', latestForGood(now))]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
