import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { parse as parseCookies } from 'hono/utils/cookie'
import type { Kysely } from 'kysely'
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#server/database/db.ts'
import type { Tables } from '#server/database/tables.ts'
import { cookieName } from './cookies.ts'
import { nameDevice } from './device-words.ts'
import type { SendLetter } from './letters.ts'
import { placeOf } from './place.ts'
import { endOldestSessions } from './session-limit.ts'

/**
 * A browser that has signed in is known again by a cookie, of which only the digest is kept. Whoever signs in from one that
 * is not known is written about to the account's owner. The first of an account is its owner's own.
 */

/** What has not signed in for as long is forgotten, on both sides. */
export const DEVICE_AGE_SECONDS = 180 * 24 * 60 * 60
/** Limit for one account. Users who clear their cookies add a device at every sign-in. */
const MOST_DEVICES = 50
const DEVICE_COOKIE = 'device'
const KEY = /^[\w-]{32}$/
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** After the two-factor plugin: a session that still waits for its code has been taken back by then. */
export function tellOfNewDevices(database: Database, sendLetter: SendLetter) {
  return {
    id: 'known-devices',
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (context) => {
            const begun = context.context.newSession
            if (!begun) return
            const { name, attributes } = context.context.createAuthCookie(DEVICE_COOKIE, {
              maxAge: DEVICE_AGE_SECONDS,
            })
            const given = context.getCookie(name) ?? ''
            const key = KEY.test(given) ? given : randomBytes(24).toString('base64url')
            context.setCookie(name, key, attributes)
            const { user, session } = begun
            await endOldestSessions(database, user.id)
            const now = new Date()
            if (!(await isNewDevice(database, user.id, key, now))) return
            await sendLetter('newDevice', {
              to: user.email,
              device: nameDevice(session.userAgent ?? ''),
              place: placeOf(session.ipAddress ?? ''),
              at: now,
            })
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

/** Knows it from now on. Of several at once for the same browser, one is told to be new. */
export async function isNewDevice(
  { query }: Database,
  userId: string,
  key: string,
  now: Date,
): Promise<boolean> {
  const device = digest(key)
  const seenAt = now.toISOString()
  const others = await query
    .selectFrom('known_devices')
    .select('device')
    .where('user_id', '=', userId)
    .where('device', '!=', device)
    .limit(1)
    .executeTakeFirst()
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('known_devices')
    .values({ user_id: userId, device, seen_at: seenAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'device']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) {
    await forgetOldestDevices(query, userId)
    return others !== undefined
  }
  await query
    .updateTable('known_devices')
    .set({ seen_at: seenAt })
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .execute()
  return false
}

/** Those that have not signed in for longest, as many as there are beyond fifty. */
async function forgetOldestDevices(query: Kysely<Tables>, userId: string): Promise<void> {
  await query
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device', 'not in', (latest) =>
      latest
        .selectFrom('known_devices')
        .select('device')
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .limit(MOST_DEVICES),
    )
    .execute()
}

/** The digest of the browser's key, if it has signed in to the account with this address before. */
export type FindKnownDevice = (cookies: string | null, email: string) => Promise<string | undefined>

export function makeFindKnownDevice({ query }: Database, origin: string): FindKnownDevice {
  const name = cookieName(origin, DEVICE_COOKIE)
  return async (cookies, email) => {
    const key = parseCookies(cookies ?? '', name)[name] ?? ''
    if (!KEY.test(key)) return undefined
    const known = await query
      .selectFrom('known_devices')
      .innerJoin('users', 'users.id', 'known_devices.user_id')
      .select('device')
      .where('users.email', '=', email)
      .where('device', '=', digest(key))
      .executeTakeFirst()
    return known?.device
  }
}
