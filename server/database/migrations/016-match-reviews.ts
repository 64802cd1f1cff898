import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Reviews of matches in accounts, at most one per match, deleted with the match. Text of at most 60,000 characters. */
export function matchReviews(): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('match_reviews')
        .addColumn('match_id', 'text', (column) =>
          column.primaryKey().references('matches.id').onDelete('cascade'),
        )
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('engine_version', 'text', (column) => column.notNull())
        .addColumn('nodes', 'integer', (column) => column.notNull().check(sql`nodes > 0`))
        .addColumn('judgements', 'text', (column) => column.notNull().check(sql`length(judgements) <= 60000`))
        .addColumn('reviewed_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('match_reviews_user_idx')
        .on('match_reviews')
        .columns(['user_id', 'reviewed_at'])
        .execute()
    },
  }
}
