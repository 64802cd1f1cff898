import type { Database, DatabaseKind } from '#server/database/db.ts'
import { voidEmailChange } from './email-change.server.ts'

/**
 * Voids every link that has been mailed about an account: to set a new password, and to move to another address. For
 * after each change of the password, since whoever asked for those links may have been somebody else.
 */
export async function voidLinks(database: Database, userId: string): Promise<void> {
  await voidEmailChange(database, userId)
  await database.query
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', 'reset-password:%')
    .execute()
}

/** A flag as better-auth writes it: SQLite has no type for one. */
export const flagFor = (kind: DatabaseKind, isSet: boolean): number | boolean =>
  kind === 'sqlite' ? Number(isSet) : isSet

/** The account's address is its owner's. */
export async function confirmAddress({ query, kind }: Database, userId: string): Promise<void> {
  await query
    .updateTable('users')
    .set({ emailVerified: flagFor(kind, true) })
    .where('id', '=', userId)
    .execute()
}
