import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '#server/database/db.ts'

/** An account that has been idle since the first day of 2026. */
export async function addUser({ query, kind }: Database, id: string): Promise<string> {
  const then = '2026-01-01T00:00:00.000Z'
  await query
    .insertInto('users')
    .values({
      ...{ id, name: id, email: `${id}@example.org` },
      ...{ emailVerified: kind === 'postgres' ? true : 1, createdAt: then, updatedAt: then },
    })
    .execute()
  return id
}

interface Member {
  readonly id: string
  readonly secret: string
  /** How long the session is valid; a negative value makes it expired. */
  readonly days?: number
  /** True if the site is on https, where cookies have another name. */
  readonly isHttps?: boolean
}

/** Adds a signed-in user without the cost of hashing a password: a session's cookie is its token, signed by the site. */
export async function addMember(
  { query, kind }: Database,
  { id, secret, days = 1, isHttps = false }: Member,
): Promise<string> {
  const day = (from: number) => new Date(Date.now() + from * 24 * 60 * 60 * 1000).toISOString()
  await query
    .insertInto('users')
    .values({
      ...{ id, name: id, email: `${id}@chess.test` },
      ...{ emailVerified: kind === 'postgres' ? true : 1, createdAt: day(0), updatedAt: day(0) },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const token = randomBytes(24).toString('base64url')
  await query
    .insertInto('sessions')
    .values({
      ...{ id: token, token, userId: id },
      ...{ expiresAt: day(days), createdAt: day(0), updatedAt: day(0) },
    })
    .execute()
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `${isHttps ? '__Host-' : ''}rook.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}
