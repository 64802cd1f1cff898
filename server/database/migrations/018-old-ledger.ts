import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The migrations that the last release with this ledger knew. */
const KNOWN_TO_OLD_RELEASES = [
  '001-accounts',
  '002-donations',
  '003-mails',
  '004-matches',
  '005-rate-limit-counts',
  '006-match-search',
  '007-disputes',
  '010-live-games',
  '011-match-statistics',
  '012-known-devices',
  '013-passkeys',
  '016-match-reviews',
  '017-training-entries',
]

/**
 * The ledger of old releases, for databases that none of them created. Without it they would try to create all tables again and
 * fail. An existing ledger stays as it is, so that the release which wrote it keeps starting (migration-ledger.ts).
 *
 * Older releases: only they need it.
 */
export function oldLedger(): Migration {
  return {
    async up(db) {
      const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
      if (tables.some(({ name }) => name === 'migrations')) return
      await sql`
        create table migrations (name varchar(255) not null primary key, timestamp varchar(255) not null)
      `.execute(db)
      const timestamp = new Date().toISOString()
      for (const name of KNOWN_TO_OLD_RELEASES)
        await sql`insert into migrations (name, timestamp) values (${name}, ${timestamp})`.execute(db)
    },
  }
}
