import { getCookies } from 'better-auth/cookies'
import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/databases.ts'
import { addMember } from '../../tests/support/members.ts'
import type { Database } from '#server/database/db.ts'
import { createAuth } from './auth.ts'
import { limitInMemory } from '#server/limits/rate-limit.ts'
import { LONGEST_SESSION, createFindSignedIn } from './signed-in.ts'

const SECRET = 'a secret of the tests, and of nobody else'
const DAY = 24 * 60 * 60_000

/** The library and our own query on the same tables. */
function makeBoth(database: Database, origin: string) {
  const auth = createAuth({
    ...{ database, origin, siteName: 'Rook & Rajah', secret: SECRET, google: undefined, log: () => {} },
    makeRateLimit: limitInMemory,
    ...{ sendEmail: () => Promise.resolve(), pretendEmail: () => Promise.resolve() },
  })
  const findSignedIn = createFindSignedIn({
    ...{ database, secret: SECRET, cookieName: getCookies(auth.options).sessionToken.name },
  })
  const askLibrary = async (cookies: string) =>
    (await auth.api.getSession({ headers: new Headers({ Cookie: cookies }) }))?.user.id
  return { auth, findSignedIn, askLibrary }
}

const cookieOf = (token: string, signature: string) =>
  `rook.session_token=${encodeURIComponent(`${token}.${signature}`)}`
const sign = (token: string, secret = SECRET) => createHmac('sha256', secret).update(token).digest('base64')
const tokenOf = (cookie: string) => decodeURIComponent(cookie).replace(/^[^=]*=(.*)\.[^.]*$/, '$1')

describeOnEachDatabase('who has sent a cookie', ({ open }) => {
  it('is the user that the library finds, or none', async () => {
    const database = await open()
    const { findSignedIn, askLibrary } = makeBoth(database, 'http://localhost:3000')
    const [asha, ben] = [
      await addMember(database, { id: 'asha', secret: SECRET }),
      await addMember(database, { id: 'ben', secret: SECRET }),
    ]
    const ended = await addMember(database, { id: 'ended', secret: SECRET, days: -1 })
    const token = tokenOf(asha)
    const signature = sign(token)
    const found: Record<string, string | undefined> = {
      [asha]: 'asha',
      [`theme=dark; ${asha}; other="1"`]: 'asha',
      [`${asha}; ${ben}`]: 'asha',
      [`${ben}; ${asha}`]: 'ben',
      [`rook.session_token="${token}.${signature}"`]: 'asha',
      [ended]: undefined,
      '': undefined,
      'rook.session_token=': undefined,
      'rook.session_token=.': undefined,
      [cookieOf('', sign(''))]: undefined,
      [cookieOf(token, '')]: undefined,
      [`rook.session_token=${token}`]: undefined,
      [cookieOf(token, sign(tokenOf(ben)))]: undefined,
      [cookieOf(token, sign(token, 'another secret'))]: undefined,
      [cookieOf(token, `${signature}=`)]: undefined,
      [cookieOf(token, signature.toLowerCase())]: undefined,
      [cookieOf('nobody has it', sign('nobody has it'))]: undefined,
      [asha.replace('rook.', '__Host-rook.')]: undefined,
      [asha.replace('session_token', 'session_data')]: undefined,
    }
    for (const [cookies, id] of Object.entries(found)) {
      expect([cookies, (await findSignedIn(cookies))?.id]).toEqual([cookies, id])
      expect([cookies, await askLibrary(cookies)]).toEqual([cookies, id])
    }
    expect(await findSignedIn(null)).toBeUndefined()
    expect(await findSignedIn(asha)).toEqual({
      ...{ id: 'asha', name: 'asha', email: 'asha@chess.test', hasTwoFactor: false },
    })
  })

  it('is known by the https cookie alone on an https site', async () => {
    const database = await open()
    const { findSignedIn, askLibrary } = makeBoth(database, 'https://chess.example')
    const asha = await addMember(database, { id: 'asha', secret: SECRET, isHttps: true })
    expect([(await findSignedIn(asha))?.id, await askLibrary(asha)]).toEqual(['asha', 'asha'])
    expect(await findSignedIn(asha.replace('__Host-', ''))).toBeUndefined()
  })

  it('ends at once when signed out elsewhere, deleted, or a month after signing in', async () => {
    const database = await open()
    const { auth, findSignedIn } = makeBoth(database, 'http://localhost:3000')
    const [asha, hers, ben, carla] = [
      await addMember(database, { id: 'asha', secret: SECRET }),
      await addMember(database, { id: 'asha', secret: SECRET }),
      await addMember(database, { id: 'ben', secret: SECRET }),
      await addMember(database, { id: 'carla', secret: SECRET }),
    ]
    const idsOf = () =>
      Promise.all([asha, hers, ben, carla].map(async (cookie) => (await findSignedIn(cookie))?.id))
    expect(await idsOf()).toEqual(['asha', 'asha', 'ben', 'carla'])
    await auth.api.signOut({ headers: new Headers({ Cookie: asha }) })
    expect(await idsOf()).toEqual([undefined, 'asha', 'ben', 'carla'])
    await database.query.deleteFrom('users').where('id', '=', 'ben').execute()
    await database.query
      .updateTable('sessions')
      .set({ createdAt: new Date(Date.now() - LONGEST_SESSION - DAY).toISOString() })
      .where('userId', '=', 'carla')
      .execute()
    expect(await idsOf()).toEqual([undefined, 'asha', undefined, undefined])
  })

  it('has a second factor from the moment that it is turned on', async () => {
    const database = await open()
    const { auth, findSignedIn } = makeBoth(database, 'http://localhost:3000')
    const asha = await addMember(database, { id: 'asha', secret: SECRET })
    const { internalAdapter } = await auth.$context
    await internalAdapter.updateUser('asha', { twoFactorEnabled: true })
    expect((await findSignedIn(asha))?.hasTwoFactor).toBe(true)
    await internalAdapter.updateUser('asha', { twoFactorEnabled: false })
    expect((await findSignedIn(asha))?.hasTwoFactor).toBe(false)
  })
})
