import type { Migration } from 'kysely/migration'

/**
 * Columns that tournaments need in live games: a policy for each game (live/policy.ts), days for each move, and batches of games that
 * are created once, however often the request is repeated (server/live/create-games.ts).
 *
 * Older releases: they leave the new columns empty, keep those of other rows, and do not know batches. They play a game with a
 * policy as one by invitation, and one with days for each move with the time that is left.
 */
export function liveRounds(): Migration {
  return {
    async up(db) {
      await db.schema.alterTable('live_games').addColumn('policy', 'text').execute()
      await db.schema.alterTable('live_games').addColumn('move_days', 'integer').execute()
      await db.schema.alterTable('games').addColumn('move_days', 'integer').execute()
      await db.schema
        .createTable('live_batches')
        .addColumn('key', 'text', (column) => column.primaryKey())
        // A digest of what was requested, since another batch under the same key is a mistake.
        .addColumn('digest', 'text', (column) => column.notNull())
        // A JSON list of the games' ids, in the order of the request.
        .addColumn('games', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  }
}
