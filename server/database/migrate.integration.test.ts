import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachDatabase, openForTest } from '../../tests/support/databases.ts'
import { migrate } from './migrate.ts'

describeOnEachDatabase('bringing the schema up to date', ({ makeSettings }) => {
  it('happens once, at the first start', async () => {
    const database = openForTest(await makeSettings())
    expect((await migrate(database)).length).toBeGreaterThan(0)
    expect(await migrate(database)).toEqual([])
  })

  it('happens once with several starters at once', async () => {
    const settings = await makeSettings()
    const starters = [1, 2, 3, 4].map(() => openForTest(settings))
    const applied = await Promise.all(starters.map((database) => migrate(database)))
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  })

  it('leaves nothing behind where it fails, so that the next start does it whole', async () => {
    const database = openForTest(await makeSettings())
    // Stands in the way of a later table, when earlier ones are made already.
    await sql`create table rate_limits (id text primary key)`.execute(database.query)
    await expect(migrate(database)).rejects.toThrow(/rate_limits/)
    const { rows } = await sql`select * from rate_limits`.execute(database.query)
    expect(rows).toEqual([])
    await sql`drop table rate_limits`.execute(database.query)
    expect((await migrate(database)).length).toBeGreaterThan(0)
  })
})
