import { createHash, createHmac } from 'node:crypto'
import type { AuthContext } from 'better-auth'
import type { Database } from '#server/database/db.ts'

/**
 * Anyone can sign up with anyone's address; the owner of the mailbox decides by following the link. To keep them from
 * confirming a stranger's password, a repeated sign-up replaces one that was not confirmed, a link confirms
 * only the sign-up that it was written for, and any browser but the one that made it must give the password.
 */

type InternalAdapter = AuthContext['internalAdapter']

/** Removes an unconfirmed sign-up, to make way for a new one with this address. A confirmed account stays. */
export async function removeUnconfirmed(adapter: InternalAdapter, email: string): Promise<void> {
  const found = await adapter.findUserByEmail(email)
  if (found !== null && !found.user.emailVerified) await adapter.deleteUser(found.user.id)
}

/** Part of the link. It depends on the account and its password, and reveals neither. */
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

/**
 * Identifies the browser that made a sign-up. For an address that already has an account the cookie is set too, without effect.
 */
export const SIGN_UP_COOKIE = 'sign_up'

export const signUpKey = (secret: string, userId: string): string =>
  createHmac('sha256', secret).update(`sign-up ${userId}`).digest('base64url')
