import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { parse as parseCookies } from 'hono/utils/cookie'
import type { Kysely } from 'kysely'
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#server/database/db.ts'
import type { Tables } from '#server/database/tables.ts'
import { cookieName } from './cookies.ts'
import type { SendEmail } from './account-emails.ts'
import { endOldestSessions } from './session-limit.ts'

/**
 * A cookie identifies each browser that has signed in or set a new password by email; only its digest is stored. A sign-in from an unknown browser is reported
 * to the account's owner by email, except for the account's first browser.
 */

/** A browser that has not signed in for this long is forgotten, and its cookie expires. */
export const DEVICE_AGE_SECONDS = 180 * 24 * 60 * 60
/** Limit for one account. Users who clear their cookies add a device at every sign-in. */
const MOST_DEVICES = 50
const DEVICE_COOKIE = 'device'
const KEY = /^[\w-]{32}$/
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Runs after the two-factor plugin, which has removed sessions that still need their code by then. */
export function reportNewDevices(database: Database, sendEmail: SendEmail) {
  return {
    id: 'known-devices',
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (context) => {
            const created = context.context.newSession
            if (!created) return
            const { user, session } = created
            await endOldestSessions(database, user.id)
            const now = new Date()
            if (!(await knowDevice(database, context, user.id, now))) return
            await sendEmail('newDevice', {
              to: user.email,
              userAgent: session.userAgent ?? '',
              address: session.ipAddress ?? '',
              at: now,
            })
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}

type Call = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** Marks the browser of this call as one that the account knows. Resolves as `isNewDevice` does. */
export function knowDevice(
  database: Database,
  call: Call,
  userId: string,
  now = new Date(),
): Promise<boolean> {
  const { name, attributes } = call.context.createAuthCookie(DEVICE_COOKIE, { maxAge: DEVICE_AGE_SECONDS })
  const given = call.getCookie(name) ?? ''
  const key = KEY.test(given) ? given : randomBytes(24).toString('base64url')
  call.setCookie(name, key, attributes)
  return isNewDevice(database, userId, key, now)
}

/** True if the account did not know this browser, which it does from now on. Of concurrent calls, only one returns true. */
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

/** Keeps the fifty that signed in most recently. */
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

export function createFindKnownDevice({ query }: Database, origin: string): FindKnownDevice {
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
