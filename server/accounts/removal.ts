import { sql } from 'kysely'
import type { Database } from '#server/database/db.ts'

/**
 * Removes an account and all that is kept of it, at once or not at all: what hangs on the user's row goes with it, and
 * what does not is named here. Donations name nobody's account.
 */
export async function removeAccount(
  { query }: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const naming = `%${email.replaceAll(/[!%_]/g, '!$&')}%`
  await query.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('verifications')
      .where((row) => row.or([row('value', '=', id), row('identifier', '=', `new-email-${id}`)]))
      .execute()
    // Letters that still wait, also to an address that the account had before, which name the present one.
    await transaction
      .deleteFrom('mails')
      .where((row) =>
        row.or([row('to', '=', email), sql<boolean>`${row.ref('text')} like ${naming} escape '!'`]),
      )
      .execute()
    await transaction.deleteFrom('users').where('id', '=', id).execute()
  })
}

/** Devices that are not asked for a second factor for a while are asked again. */
export async function forgetTrustedDevices({ query }: Database, userId: string): Promise<void> {
  await query
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', 'trust-device-%')
    .execute()
}
