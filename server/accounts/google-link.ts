import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'

/** Removes Google as a way to sign in to the account. */
export async function unlinkGoogle(query: Kysely<Tables>, userId: string): Promise<void> {
  await query.deleteFrom('accounts').where('userId', '=', userId).where('providerId', '=', 'google').execute()
}
