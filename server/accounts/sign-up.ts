import { createHash } from 'node:crypto'
import type { AuthContext } from 'better-auth'
import type { Database } from '#server/database/db.ts'

/**
 * Anybody can sign up with anybody's address; whoever owns the mailbox decides by following the link. So that they
 * never confirm a password that somebody else has chosen, a repeated sign-up replaces one that was not confirmed, and a
 * link confirms the one sign-up that it was written for.
 */

type InternalAdapter = AuthContext['internalAdapter']

/** Makes way for a new sign-up with this address. An account whose address is confirmed stays. */
export async function removeUnconfirmed(adapter: InternalAdapter, email: string): Promise<void> {
  const found = await adapter.findUserByEmail(email)
  if (found !== null && !found.user.emailVerified) await adapter.deleteUser(found.user.id)
}

/** Stands in the link: it changes with the account and with its password, and says nothing about either. */
export async function markOfSignUp({ query }: Database, userId: string): Promise<string> {
  const account = await query
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  return createHash('sha256')
    .update(`${userId} ${account?.password ?? ''}`)
    .digest('base64url')
}
