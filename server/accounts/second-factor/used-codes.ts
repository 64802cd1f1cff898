import { createHash } from 'node:crypto'
import type { Database } from '#server/database/db.ts'

/**
 * A code of an authenticator app counts for a minute and a half: its own half minute and one on either side. RFC 6238
 * (5.2) wants it accepted once, so that a code somebody has looked at or recorded opens nothing more.
 */
const REMEMBERED_MS = 3 * 60_000

export interface GivenCode {
  readonly userId: string
  readonly code: string
}

const idOf = ({ userId, code }: GivenCode): string =>
  createHash('sha256').update(`${userId} ${code.trim()}`).digest('hex')

/** Before the code is tried. Whether it is new for this account: of several requests with the same one is told so. */
export async function claimCode({ query }: Database, given: GivenCode, now: Date): Promise<boolean> {
  const { userId } = given
  await query
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', 'used-code-%')
    .where('expiresAt', '<', now.toISOString())
    .execute()
  const id = idOf(given)
  const time = now.toISOString()
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('verifications')
    .values({
      id,
      identifier: `used-code-${id}`,
      value: userId,
      expiresAt: new Date(now.getTime() + REMEMBERED_MS).toISOString(),
      createdAt: time,
      updatedAt: time,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Where the code that was claimed was wrong. */
export async function releaseCode({ query }: Database, given: GivenCode): Promise<void> {
  await query.deleteFrom('verifications').where('id', '=', idOf(given)).execute()
}
