import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** The Google account that this one was linked to no longer opens it. */
export async function unlinkGoogle(query: Kysely<Tables>, userId: string): Promise<void> {
  await query.deleteFrom('accounts').where('userId', '=', userId).where('providerId', '=', 'google').execute()
}
