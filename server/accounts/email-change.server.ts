import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Result } from '#chess/types.ts'
import type { Database } from '#server/database/db.ts'
import type { Tables } from '#server/database/tables.ts'
import { unlinkGoogle } from './google-link.ts'

/**
 * A request to move an account to another address, until the link in that mailbox is followed. There is one for each
 * account: a later request, a new password or a deleted account voids it, since whoever made it may have been somebody
 * else. (The library's own links cannot be voided: they are signed, not kept.)
 */

const LINK_AGE = 24 * 60 * 60 * 1000

const nameOf = (userId: string): string => `new-email-${userId}`
const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The answer is what the link has to hold; only its digest is kept. */
export async function beginEmailChange(
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

type Finished = Result<{ readonly from: string; readonly to: string }, 'ERR_LINK_INVALID'>

/**
 * Moves the account, once. Whoever could set a new password by the mailbox it leaves, or come in by Google with that
 * address, no longer can. Who asked for it has a password, so nobody is shut out.
 */
export async function finishEmailChange({ query }: Database, token: string, now: Date): Promise<Finished> {
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
