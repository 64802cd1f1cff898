import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Statistics count every match of an account. What they count stands in indexes, in the order in which it is counted, so
 * that no row is read and nothing sorted. The streak goes by the list's own index: a second one that begins alike would be
 * taken for it. The price is about 100 bytes a match.
 */
export function matchStatistics(): Migration {
  return {
    async up(db) {
      const indexes = {
        matches_tally_idx: sql`(user_id, opponent, human_color, opening, result)`,
        matches_list_idx: sql`(user_id, finished_at, id, search_text, opponent, result)`,
      }
      await sql`drop index matches_list_idx`.execute(db)
      for (const [name, columns] of Object.entries(indexes))
        await sql`create index ${sql.ref(name)} on matches ${columns} where deleted_at is null`.execute(db)
    },
  }
}
