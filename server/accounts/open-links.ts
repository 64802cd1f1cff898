import type { Database } from '#server/database/db.ts'
import { voidEmailChange } from './email-change.server.ts'
import { flagFor } from './unconfirmed.ts'

/**
 * Voids all emailed links of an account: to reset the password and to change the address. Called after each change of the
 * password, since an intruder may have requested them.
 */
export async function voidLinks(database: Database, userId: string): Promise<void> {
  await voidEmailChange(database, userId)
  await database.query
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', 'reset-password:%')
    .execute()
}

/** Marks the account's address as confirmed. */
export async function confirmAddress({ query, kind }: Database, userId: string): Promise<void> {
  await query
    .updateTable('users')
    .set({ emailVerified: flagFor(kind, true) })
    .where('id', '=', userId)
    .execute()
}
