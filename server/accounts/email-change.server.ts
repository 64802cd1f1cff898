import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Result } from '#chess/types.ts'
import type { Database } from '#server/database/db.ts'
import type { Tables } from '#server/database/tables.ts'
import { unlinkGoogle } from './google-link.ts'
import { selectUnconfirmed } from './unconfirmed.ts'

/**
 * A pending request to move an account to another address, until the link in that mailbox is followed. An account has one at
 * most. A later request, a new password or the deletion of the account voids it, since an intruder may have made it. (The
 * library's own links cannot be voided, because they are signed and not stored.)
 */

const LINK_AGE = 24 * 60 * 60 * 1000

const nameOf = (userId: string): string => `new-email-${userId}`
const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Returns the token for the link; only its digest is stored. */
export async function requestEmailChange(
  { query }: Database,
  { userId, to, now }: { userId: string; to: string; now: Date },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const time = now.toISOString()
  await query.transaction().execute(async (transaction) => {
    await remove(transaction, userId)
    await transaction
      .insertInto('verifications')
      .values({
        id: randomUUID(),
        identifier: nameOf(userId),
        value: JSON.stringify({ to, digest: digest(secret) }),
        expiresAt: new Date(now.getTime() + LINK_AGE).toISOString(),
        createdAt: time,
        updatedAt: time,
      })
      .execute()
  })
  return `${userId}.${secret}`
}

type EmailChangeResult = Result<{ readonly from: string; readonly to: string }, 'ERR_LINK_INVALID'>

/**
 * Moves the account, once. The old mailbox can no longer reset the password, and Google no longer signs in with the old
 * address. The request required a password, so the owner can still sign in.
 */
export async function finishEmailChange(
  { query, kind }: Database,
  token: string,
  now: Date,
): Promise<EmailChangeResult> {
  const [userId = '', secret = ''] = token.split('.')
  const moved = await query.transaction().execute(async (transaction) => {
    const pending = await transaction
      .selectFrom('verifications')
      .select(['value', 'expiresAt'])
      .where('identifier', '=', nameOf(userId))
      .executeTakeFirst()
    if (pending === undefined || new Date(pending.expiresAt) < now) return undefined
    const { to, digest: kept } = JSON.parse(pending.value) as { to: string; digest: string }
    if (kept !== digest(secret)) return undefined
    await remove(transaction, userId)
    // A stranger's unconfirmed sign-up must not reserve the address: this link was in the mailbox.
    await transaction
      .deleteFrom('users')
      .where('id', 'in', (users) => selectUnconfirmed(users, kind).where('users.email', '=', to))
      .execute()
    const holder = await transaction
      .selectFrom('users')
      .select('id')
      .where('email', '=', to)
      .executeTakeFirst()
    const user = await transaction
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirst()
    if (holder !== undefined || user === undefined) return undefined
    await transaction
      .deleteFrom('verifications')
      .where('value', '=', userId)
      .where('identifier', 'like', 'reset-password:%')
      .execute()
    await unlinkGoogle(transaction, userId)
    await transaction
      .updateTable('users')
      .set({ email: to, updatedAt: now.toISOString() })
      .where('id', '=', userId)
      .execute()
    return { from: user.email, to }
  })
  return moved === undefined ? { ok: false, error: 'ERR_LINK_INVALID' } : { ok: true, value: moved }
}

export const voidEmailChange = ({ query }: Database, userId: string): Promise<void> => remove(query, userId)

async function remove(query: Kysely<Tables>, userId: string): Promise<void> {
  await query.deleteFrom('verifications').where('identifier', '=', nameOf(userId)).execute()
}
