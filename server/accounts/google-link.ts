import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** The account can no longer be signed in to with Google. */
export async function unlinkGoogle(query: Kysely<Tables>, userId: string): Promise<void> {
  await query.deleteFrom('accounts').where('userId', '=', userId).where('providerId', '=', 'google').execute()
}
