import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Searching reads the text of every match of an account. In the row that text is behind the moves: 9,000 long games took 160
 * ms, which blocks all other requests to an embedded database. With the text in the indexes of the lists, only the rows of the
 * matches shown are read: 2 ms. The cost is about 60 bytes per match and index.
 */
export function matchSearch(): Migration {
  return {
    async up(db) {
      const lists = {
        matches_list_idx: sql`(user_id, finished_at, id, search_text)`,
        matches_result_idx: sql`(user_id, result, finished_at, id, search_text)`,
        matches_opponent_idx: sql`(user_id, opponent, finished_at, id, search_text)`,
        matches_color_idx: sql`(user_id, human_color, finished_at, id, search_text)`,
      }
      for (const [name, columns] of Object.entries(lists)) {
        await sql`drop index ${sql.ref(name)}`.execute(db)
        await sql`create index ${sql.ref(name)} on matches ${columns} where deleted_at is null`.execute(db)
      }
    },
  }
}
