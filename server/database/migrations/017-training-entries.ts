import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Training entries of accounts. Entries are only added, never changed, in the order in which the account received them. */
export function trainingEntries(): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('training_entries')
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('place', 'integer', (column) => column.notNull())
        .addColumn('entry', 'text', (column) => column.notNull().check(sql`length(entry) <= 4000`))
        .addPrimaryKeyConstraint('training_entries_pkey', ['user_id', 'id'])
        .addUniqueConstraint('training_entries_place_key', ['user_id', 'place'])
        .execute()
    },
  }
}
