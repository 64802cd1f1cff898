import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Finished online games, a row each, which the matches in accounts refer to. So does anything else that needs a game to
 * last, such as a tournament: the database refuses to delete a game that is referred to. Live games also
 * get the rules that they are played by and the reason why they were created.
 *
 * Older releases: new columns have defaults, so theirs keep inserting rows. Matches that they save refer to no game and are
 * complete in themselves, as are all matches from before this migration.
 */
export function games(): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('games')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('rules', 'text', (column) => column.notNull())
        .addColumn('origin', 'text', (column) => column.notNull())
        .addColumn('minutes', 'integer', (column) => column.notNull())
        .addColumn('increment', 'integer', (column) => column.notNull())
        .addColumn('untimed', 'integer', (column) => column.notNull())
        .addColumn('start_fen', 'text', (column) => column.notNull())
        .addColumn('moves', 'text', (column) => column.notNull())
        .addColumn('times', 'text')
        .addColumn('white_name', 'text', (column) => column.notNull())
        .addColumn('black_name', 'text', (column) => column.notNull())
        .addColumn('winner', 'text')
        .addColumn('end_reason', 'text', (column) => column.notNull())
        .addColumn('duration_seconds', 'integer', (column) => column.notNull())
        .addColumn('ended_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('games_ended_idx').on('games').column('ended_at').execute()

      await db.schema
        .alterTable('matches')
        .addColumn('online_game_id', 'text', (column) => column.references('games.id'))
        .execute()
      await sql`create index matches_online_game_idx on matches (online_game_id) where online_game_id is not null`.execute(
        db,
      )

      await db.schema
        .alterTable('live_games')
        .addColumn('rules', 'text', (column) => column.notNull().defaultTo('standard'))
        .execute()
      await db.schema
        .alterTable('live_games')
        .addColumn('origin', 'text', (column) => column.notNull().defaultTo('invitation'))
        .execute()
    },
  }
}
