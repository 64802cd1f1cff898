import type { Database } from '#server/database/db.ts'

const MOST_SESSIONS = 20

/** Signs out the account's oldest sessions beyond the limit of twenty. */
export async function endOldestSessions({ query }: Database, userId: string): Promise<void> {
  await query
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', 'not in', (newest) =>
      newest
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .limit(MOST_SESSIONS),
    )
    .execute()
}
