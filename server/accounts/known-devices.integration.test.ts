import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/databases.ts'
import { addUser } from '../../tests/support/members.ts'
import type { Database } from '#server/database/db.ts'
import { DEVICE_AGE_SECONDS, isNewDevice, createFindKnownDevice } from './known-devices.ts'
import { flagFor } from './unconfirmed.ts'
import { purgeEnded } from './purge.ts'

const NOW = new Date('2026-11-22T12:00:00.000Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const DAY = 24 * 60 * 60_000

const addSession = (database: Database, id: string, createdAt: Date, expiresAt: Date) =>
  sql`insert into sessions (id, token, "userId", "createdAt", "updatedAt", "expiresAt", "ipAddress")
    values (${id}, ${id}, 'asha', ${createdAt.toISOString()}, ${createdAt.toISOString()},
      ${expiresAt.toISOString()}, '203.0.113.7')`.execute(database.query)

describeOnEachDatabase('a browser that signs in', ({ open }) => {
  it('is new from the second of an account on, and once', async () => {
    const database = await open()
    const [asha, ben] = [await addUser(database, 'asha'), await addUser(database, 'ben')]
    const isNew = (user: string, key: string) => isNewDevice(database, user, key, NOW)
    expect(await isNew(asha, 'her laptop')).toBe(false)
    expect(await isNew(asha, 'her laptop')).toBe(false)
    expect(await isNew(asha, 'her telephone')).toBe(true)
    expect(await isNew(asha, 'her telephone')).toBe(false)
    // Each account knows only its own browsers.
    expect(await isNew(ben, 'her laptop')).toBe(false)
    expect(await isNew(ben, 'her telephone')).toBe(true)
    const rows = await database.query.selectFrom('known_devices').select('device').execute()
    expect(rows.map(({ device }) => device)).not.toContain('her laptop')
  })

  it('is one of fifty at most: the one that has not signed in for longest is forgotten', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    for (let n = 0; n < 50; n++) await isNewDevice(database, user, `device ${n}`, later(n))
    // Used again, so the second one is now the oldest.
    await isNewDevice(database, user, 'device 0', later(100))
    await isNewDevice(database, user, 'one more', later(101))
    const { count } = await database.query
      .selectFrom('known_devices')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(50)
    expect(await isNewDevice(database, user, 'device 0', later(102))).toBe(false)
    expect(await isNewDevice(database, user, 'device 1', later(103))).toBe(true)
  })

  it('is found by its cookie, for the accounts it has signed in to alone', async () => {
    const database = await open()
    const [asha, ben] = [await addUser(database, 'asha'), await addUser(database, 'ben')]
    const [hers, his] = ['a'.repeat(32), 'b'.repeat(32)]
    await isNewDevice(database, asha, hers, NOW)
    await isNewDevice(database, ben, his, NOW)
    const find = createFindKnownDevice(database, 'http://localhost:3000')
    const known = await find(`x=1; rook.device=${hers}`, 'asha@example.org')
    expect(known).toMatch(/^[\w-]{43}$/)
    for (const [cookies, email] of [
      [`rook.device=${hers}`, 'ben@example.org'],
      [`rook.device=${hers}`, 'nobody@example.org'],
      [`rook.device=${known}`, 'asha@example.org'],
      ['rook.device=short', 'asha@example.org'],
      ['', 'asha@example.org'],
      [null, 'asha@example.org'],
    ] as const)
      expect([cookies, email, await find(cookies, email)]).toEqual([cookies, email, undefined])
  })

  it('is reported as new once, even by concurrent sign-ins', async () => {
    const database = await open()
    const user = await addUser(database, 'asha')
    await isNewDevice(database, user, 'her laptop', NOW)
    const told = await Promise.all(
      Array.from({ length: 10 }, () => isNewDevice(database, user, 'her telephone', NOW)),
    )
    expect(told.filter(Boolean)).toHaveLength(1)
  })
})

describeOnEachDatabase('what has ended of accounts', ({ open }) => {
  it('is removed, with its network addresses, and nothing else', async () => {
    const database = await open()
    await addUser(database, 'asha')
    await addSession(database, 'in use', later(-DAY), later(6 * DAY))
    await addSession(database, 'not used', later(-9 * DAY), later(-1))
    await addSession(database, 'too old', later(-31 * DAY), later(DAY))
    await isNewDevice(database, 'asha', 'old', later(-DEVICE_AGE_SECONDS * 1000 - 1))
    await isNewDevice(database, 'asha', 'recent', later(-DAY))
    await sql`insert into rate_limits (id, key, count, "lastRequest")
      values ('1', '203.0.113.7|/x', 1, ${later(-2 * DAY).getTime()}), ('2', 'now', 1, ${NOW.getTime()})`.execute(
      database.query,
    )
    expect(await purgeEnded(database, NOW)).toBe(4)
    expect(await database.query.selectFrom('sessions').select('id').execute()).toEqual([{ id: 'in use' }])
    expect(await database.query.selectFrom('known_devices').select('user_id').execute()).toHaveLength(1)
    expect(await database.query.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'now' }])
    expect(await purgeEnded(database, NOW)).toBe(0)
  })
})

describeOnEachDatabase('accounts whose address was never confirmed', ({ open }) => {
  it('are removed after a week, and no account with anything in it', async () => {
    const database = await open()
    const addAccount = async (id: string, createdAt: Date, isConfirmed = false) => {
      await addUser(database, id)
      await database.query
        .updateTable('users')
        .set({ emailVerified: flagFor(database.kind, isConfirmed), createdAt: createdAt.toISOString() })
        .where('id', '=', id)
        .execute()
    }
    const [lastWeek, yesterday] = [later(-7 * DAY - 1), later(-DAY)]
    for (let n = 0; n < 510; n++) await addAccount(`unconfirmed ${n}`, lastWeek)
    await addAccount('confirmed', lastWeek, true)
    await addAccount('recent', yesterday)
    await addAccount('asha', lastWeek)
    await addSession(database, 'hers', later(-DAY), later(DAY))
    await addAccount('trained', lastWeek)
    await database.query
      .insertInto('training_entries')
      .values({ user_id: 'trained', id: '1', place: 1, entry: '{}' })
      .execute()
    expect(await purgeEnded(database, NOW)).toBe(510)
    const left = await database.query.selectFrom('users').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['asha', 'confirmed', 'recent', 'trained'])
  })
})
