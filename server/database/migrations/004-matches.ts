import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Finished games of accounts. Lists filter by separate columns, each with an index in the order of the list. The indexes leave
 * out deleted matches.
 */
export function matches(): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('game_id', 'text', (column) => column.notNull())
        .addColumn('opponent_type', 'text', (column) =>
          column.notNull().check(sql`opponent_type in ('computer', 'human')`),
        )
        // The computer's level, or `human`. Lists filter by it.
        .addColumn('opponent', 'text', (column) => column.notNull())
        .addColumn('result', 'text', (column) =>
          column.notNull().check(sql`result in ('win', 'loss', 'draw')`),
        )
        .addColumn('winner', 'text')
        .addColumn('end_reason', 'text', (column) => column.notNull())
        .addColumn('human_color', 'text')
        .addColumn('moves', 'text', (column) => column.notNull())
        .addColumn('move_count', 'integer', (column) => column.notNull())
        .addColumn('game_settings', 'text', (column) => column.notNull())
        .addColumn('times', 'text')
        .addColumn('duration_seconds', 'integer', (column) =>
          column.notNull().check(sql`duration_seconds >= 0`),
        )
        .addColumn('start_fen', 'text', (column) => column.notNull())
        .addColumn('final_fen', 'text', (column) => column.notNull())
        .addColumn('last_move', 'text', (column) => column.notNull())
        .addColumn('white_name', 'text', (column) => column.notNull())
        .addColumn('black_name', 'text', (column) => column.notNull())
        .addColumn('eco', 'text')
        .addColumn('opening', 'text')
        .addColumn('search_text', 'text', (column) => column.notNull())
        .addColumn('engine_version', 'text')
        .addColumn('share_token', 'text', (column) => column.unique())
        .addColumn('finished_at', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('deleted_at', 'text')
        .addUniqueConstraint('matches_game_unique', ['user_id', 'game_id'])
        .execute()

      const lists = {
        matches_list_idx: sql`(user_id, finished_at, id)`,
        matches_result_idx: sql`(user_id, result, finished_at, id)`,
        matches_opponent_idx: sql`(user_id, opponent, finished_at, id)`,
        matches_color_idx: sql`(user_id, human_color, finished_at, id)`,
      }
      for (const [name, columns] of Object.entries(lists))
        await sql`create index ${sql.ref(name)} on matches ${columns} where deleted_at is null`.execute(db)
      await sql`create index matches_deleted_idx on matches (deleted_at) where deleted_at is not null`.execute(
        db,
      )
    },
  }
}
