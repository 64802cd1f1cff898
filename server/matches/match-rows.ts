import type { Database } from '#server/database/db.ts'
import type { MatchTable } from '#server/database/match-table.ts'

/** The raw rows of an account's matches, for the archive of its data. */

/** Five of the longest possible games are read and written within 10 ms. */
const PORTION = 5

/** A match, and its review if it has one. */
export interface ReviewedRow extends MatchTable {
  review_engine: string | null
  review_nodes: number | null
  review_judgements: string | null
  reviewed_at: string | null
}

/** The rows of an account's matches in portions, in the order of game ids, including those deleted within the last day. */
export async function* rowsInPortions(
  { query }: Database,
  userId: string,
): AsyncGenerator<readonly ReviewedRow[]> {
  let after = ''
  for (;;) {
    const rows = await query
      .selectFrom('matches')
      .leftJoin('match_reviews', 'match_reviews.match_id', 'matches.id')
      .selectAll('matches')
      .select([
        'match_reviews.engine_version as review_engine',
        'match_reviews.nodes as review_nodes',
        'match_reviews.judgements as review_judgements',
        'match_reviews.reviewed_at',
      ])
      .where('matches.user_id', '=', userId)
      .where('matches.game_id', '>', after)
      .orderBy('matches.game_id')
      .limit(PORTION)
      .execute()
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < PORTION) return
    after = last.game_id
  }
}
