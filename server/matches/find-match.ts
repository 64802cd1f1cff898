import type { AccountMatch } from '#matches/match.ts'
import type { Database } from '#server/database/db.ts'
import { MATCH_COLUMNS, readMatch } from './rows.ts'

/** Finds a match by its id or its game's id, which a device knows before the match is saved. */
export async function findMatch(
  { query }: Database,
  userId: string,
  id: string,
): Promise<AccountMatch | undefined> {
  const row = await query
    .selectFrom('matches')
    .select(MATCH_COLUMNS)
    .where((match) => match.or([match('id', '=', id), match('game_id', '=', id)]))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && readMatch(row)
}
