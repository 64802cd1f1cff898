import { randomBytes } from 'node:crypto'
import type { AccountMatch } from '#matches/match.ts'
import type { Database } from '#server/database/db.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import { MATCH_COLUMNS, readMatch } from './rows.ts'

/** Links that show a match to anyone. */

/** Returns the token of the link that shows the match to anyone. Idempotent. `undefined` if there is no such match. */
export async function shareMatch(
  { query }: Database,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const row = await query
    .updateTable('matches')
    .set((row) => ({
      share_token: row.fn.coalesce(row.ref('share_token'), row.val(randomBytes(16).toString('base64url'))),
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('share_token')
    .executeTakeFirst()
  return row?.share_token ?? undefined
}

/** Invalidates the link for good: a match that is shared again gets another one. */
export async function unshareMatch({ query }: Database, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('matches')
    .set({ share_token: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const TOKEN = /^[\w-]{22}$/

/** Finds the match of a shared link, for anyone. */
export async function findSharedMatch({ query }: Database, token: string): Promise<AccountMatch | undefined> {
  if (!TOKEN.test(token)) return undefined
  const row = await query
    .selectFrom('matches')
    .select(MATCH_COLUMNS)
    .where('share_token', '=', token)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && withPublicNames(readMatch(row))
}

/** Names typed at the board are shown to strangers only if they pass the rules for public names. */
function withPublicNames(match: AccountMatch): AccountMatch {
  const { opponent } = match
  if (opponent.type === 'computer')
    return { ...match, opponent: { ...opponent, playerName: publicName(opponent.playerName) } }
  const names = { w: publicName(opponent.names.w), b: publicName(opponent.names.b) }
  return { ...match, opponent: { ...opponent, names } }
}

function publicName(text: string): string {
  const parsed = parseDonorName(text)
  return parsed.ok ? (parsed.value ?? '') : ''
}
