import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/database/db.ts'
import type { Tables } from '#server/database/tables.ts'

/**
 * A wish to move an account to another address, until the link in that mailbox is followed. There is one for each
 * account: a later wish, a new password or a deleted account voids it, since whoever made it may have been somebody
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

/** Moves the account, once. Whoever could set a new password by the mailbox it leaves no longer can. */
export async function finishEmailChange(
  { query }: Database,
  token: string,
  now: Date,
): Promise<{ ok: true } | { ok: false; error: 'ERR_LINK_INVALID' }> {
  const [userId = '', secret = ''] = token.split('.')
  const moved = await query.transaction().execute(async (transaction) => {
    const wish = await transaction
      .selectFrom('verifications')
      .select(['value', 'expiresAt'])
      .where('identifier', '=', nameOf(userId))
      .executeTakeFirst()
    if (wish === undefined || new Date(wish.expiresAt) < now) return false
    const { to, digest: kept } = JSON.parse(wish.value) as { to: string; digest: string }
    if (kept !== digest(secret)) return false
    await remove(transaction, userId)
    const holder = await transaction
      .selectFrom('users')
      .select('id')
      .where('email', '=', to)
      .executeTakeFirst()
    if (holder !== undefined) return false
    await transaction
      .deleteFrom('verifications')
      .where('value', '=', userId)
      .where('identifier', 'like', 'reset-password:%')
      .execute()
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ email: to, updatedAt: now.toISOString() })
      .where('id', '=', userId)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  })
  return moved ? { ok: true } : { ok: false, error: 'ERR_LINK_INVALID' }
}

export const voidEmailChange = ({ query }: Database, userId: string): Promise<void> => remove(query, userId)

async function remove(query: Kysely<Tables>, userId: string): Promise<void> {
  await query.deleteFrom('verifications').where('identifier', '=', nameOf(userId)).execute()
}
