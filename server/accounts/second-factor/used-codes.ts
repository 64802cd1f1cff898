import { createHash } from 'node:crypto'
import type { Database } from '#server/database/db.ts'

/**
 * An authenticator code is valid for a minute and a half: its own half minute and one on either side. RFC 6238 (5.2) requires
 * that it is accepted only once, so that an observed code is worthless.
 */
const REMEMBERED_MS = 3 * 60_000

export interface GivenCode {
  readonly userId: string
  readonly code: string
}

const idOf = ({ userId, code }: GivenCode): string =>
  createHash('sha256').update(`${userId} ${code.trim()}`).digest('hex')

/**
 * Call before checking the code. True if it is new for this account; of concurrent requests with the same code, only one gets
 * true.
 */
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

/** Call if the claimed code turned out to be wrong. */
export async function releaseCode({ query }: Database, given: GivenCode): Promise<void> {
  await query.deleteFrom('verifications').where('id', '=', idOf(given)).execute()
}
