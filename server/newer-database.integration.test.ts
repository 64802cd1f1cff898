import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { finishedRecord } from '#matches/game-record.fixture.ts'
import { describeOnEachDatabase, environmentOf, openForTest } from '../tests/support/databases.ts'
import { addMember } from '../tests/support/members.ts'
import { runServer, startSite } from '../tests/support/site.ts'
import type { Database } from './database/db.ts'
import { migrate } from './database/migrate.ts'

const SECRET = 'a secret of the tests, and of nobody else'

describeOnEachDatabase(
  'the built server on a database that a newer release has upgraded',
  ({ makeSettings }) => {
    /** Records the migration in both ledgers: releases before 018 wrote the first one. */
    async function upgrade(database: Database, name: string): Promise<void> {
      const timestamp = new Date(Date.now() + 1000).toISOString()
      for (const ledger of ['migrations', 'schema_migrations'])
        await sql`insert into ${sql.table(ledger)} values (${name}, ${timestamp})`.execute(database.query)
    }

    it('starts, serves pages and saves games', async () => {
      const settings = await makeSettings()
      const database = openForTest(settings)
      await migrate(database)
      await sql`alter table matches add column rules_of_the_future text not null default 'standard'`.execute(
        database.query,
      )
      await sql`create table tournaments_of_the_future (id text primary key)`.execute(database.query)
      await upgrade(database, '900-future')
      const cookie = await addMember(database, { id: 'member', secret: SECRET })
      const site = await startSite({ ...environmentOf(settings), AUTH_SECRET: SECRET })
      expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
      expect((await fetch(site.origin)).status).toBe(200)
      const saved = await fetch(`${site.origin}/api/matches`, {
        method: 'POST',
        headers: { Cookie: cookie, 'Content-Type': 'application/json', Origin: site.origin },
        body: JSON.stringify(finishedRecord({ gameId: randomUUID() })),
      })
      expect(saved.status).toBe(200)
      expect((await site.stop()).code).toBe(0)
      expect(await database.query.selectFrom('matches').select('user_id').execute()).toEqual([
        { user_id: 'member' },
      ])
    })

    it('does not start if the upgrade breaks it, and says which migration does', async () => {
      const settings = await makeSettings()
      const database = openForTest(settings)
      await migrate(database)
      await upgrade(database, '900-future.needs-900')
      const { code, stderr } = await runServer({
        ...{ DATA_DIR: '/proc/none', AUTH_SECRET: SECRET, LOG_LEVEL: 'silent' },
        ...environmentOf(settings),
      })
      expect(stderr).toMatch(
        /^Cannot start: \S+ (\S+ )?names a database that a newer release has changed so that this one cannot use it \(900-future\.needs-900\); start the newer release, or restore the backup from before the upgrade\n$/,
      )
      expect(code).toBe(1)
    })
  },
)
