import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/databases.ts'
import { makeRateLimits } from './rate-limit.ts'

const RULE = { name: 'tests', times: 3, seconds: 60 }

describeOnEachDatabase('a limit that servers share', ({ open }) => {
  it('counts what comes at once, and what comes to another server of a PostgreSQL', async () => {
    const database = await open()
    // The embedded database has one server, and only that server creates it.
    const make = makeRateLimits(database)
    const one = make(RULE)
    const other = database.kind === 'postgres' ? makeRateLimits(database)(RULE) : one
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? one : other).consume('asha')),
    )
    expect(answers.filter((wait) => wait === undefined)).toHaveLength(3)
    expect(await other.count('asha')).toBe(12)
    expect(await other.consume('ben')).toBeUndefined()
    await one.reset('asha')
    expect(await other.consume('asha')).toBeUndefined()
  })

  it('keeps so many rows at most, those that last longest', async () => {
    const database = await open()
    if (database.kind === 'sqlite') return
    const make = makeRateLimits(database, { mostRows: 20, countsBetweenPurges: 50 })
    const hourly = make({ ...RULE, name: 'by the hour', seconds: 3_600 })
    for (let n = 0; n < 3; n++) await hourly.consume('asha')
    const limit = make(RULE)
    for (let network = 0; network < 97; network++) await limit.consume(`2001:db8:0:${network}::/64`)
    const { rows } = await sql`select key from rate_limit_counts`.execute(database.query)
    expect(rows).toHaveLength(20)
    expect(await hourly.consume('asha')).toBeGreaterThan(0)
  })

  it('continues to count in memory while the database is away', async () => {
    const database = await open()
    const limit = makeRateLimits(database)(RULE)
    if (database.kind === 'postgres') await database.close()
    const answers = []
    for (let n = 0; n < 4; n++) answers.push((await limit.consume('asha')) === undefined)
    expect(answers).toEqual([true, true, true, false])
  })
})
