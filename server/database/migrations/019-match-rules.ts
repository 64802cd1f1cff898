import type { Migration } from 'kysely/migration'

/**
 * The rules that a match was played by.
 *
 * Older releases: their matches are of standard chess, which is the column's default.
 */
export function matchRules(): Migration {
  return {
    async up(db) {
      await db.schema
        .alterTable('matches')
        .addColumn('rules', 'text', (column) => column.notNull().defaultTo('standard'))
        .execute()
    },
  }
}
