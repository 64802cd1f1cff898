import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Statistics count every match of an account. The indexes have all counted columns in the order of counting, so that no row is
 * read and nothing is sorted. The streak uses the list's index, because the planner would confuse it with a second one that
 * starts alike. The cost is about 100 bytes per match.
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
