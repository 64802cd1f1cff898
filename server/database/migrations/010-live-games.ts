import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '../db.ts'

/**
 * Games between two browsers, a row each, with all that any server needs to continue the game. Times are milliseconds since
 * 1970 by the database's clock. Moves change no indexed column, so PostgreSQL can write the new row version to the same page (a
 * HOT update); the fill factor leaves half of each page free for it.
 */
export function liveGames(kind: DatabaseKind): Migration {
  return {
    async up(db) {
      const games = db.schema
        .createTable('live_games')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('watch_id', 'text', (column) => column.notNull().unique())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('phase', 'text', (column) => column.notNull())
        .addColumn('listed', 'integer', (column) => column.notNull())
        .addColumn('minutes', 'integer', (column) => column.notNull())
        .addColumn('increment', 'integer', (column) => column.notNull())
        .addColumn('untimed', 'integer', (column) => column.notNull())
        .addColumn('start_fen', 'text', (column) => column.notNull())
        // SHA-256 of the seats' keys; null while the side is free.
        .addColumn('w_key', 'text')
        .addColumn('b_key', 'text')
        // Deleting an account leaves the game to the other player.
        .addColumn('w_user', 'text', (column) => column.references('users.id').onDelete('set null'))
        .addColumn('b_user', 'text', (column) => column.references('users.id').onDelete('set null'))
        .addColumn('w_name', 'text')
        .addColumn('b_name', 'text')
        .addColumn('turn', 'text', (column) => column.notNull())
        .addColumn('left_w', 'integer')
        .addColumn('left_b', 'integer')
        .addColumn('turn_at', 'bigint')
        .addColumn('deadline_at', 'bigint')
        .addColumn('w_server', 'text')
        .addColumn('b_server', 'text')
        .addColumn('w_gone_at', 'bigint')
        .addColumn('b_gone_at', 'bigint')
        // JSON: moves, readings of the clock, offers, score, end.
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('previous_id', 'text')
        .addColumn('next_id', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('touched_at', 'bigint', (column) => column.notNull())
        .addColumn('ended_at', 'bigint')
      await (kind === 'postgres' ? games.modifyEnd(sql`with (fillfactor = 50)`) : games).execute()
      const indexes = {
        live_games_running_idx: sql`(id) where ended_at is null`,
        live_games_listed_idx: sql`(listed, created_at) where phase = 'open'`,
        live_games_w_user_idx: sql`(w_user)`,
        live_games_b_user_idx: sql`(b_user)`,
        live_games_ended_idx: sql`(ended_at)`,
      }
      for (const [name, columns] of Object.entries(indexes))
        await sql`create index ${sql.ref(name)} on live_games ${columns}`.execute(db)

      // Heartbeats: a server that has been silent for six seconds is dead.
      await db.schema
        .createTable('live_servers')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .addColumn('beat_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  }
}
