import type { Result } from '#chess/types.ts'
import { isBetter, isKnownEngine, parseJudgementsText, type KeptReview } from '#contract/kept-review.ts'
import type { Database } from '#server/database/db.ts'

/**
 * The reviews of matches in accounts. Every query names the owner and finds only the owner's reviews. Judgements come from the
 * owner's browser and may be forged, so only the owner sees them: readers of a shared match judge it on their own device.
 */

/** Only the newest reviews of an account are kept: at most 30 MB with the longest games, usually 5. */
const MOST_REVIEWS = 500

export type ReviewError = 'ERR_NO_SUCH_MATCH' | 'ERR_REVIEW' | 'ERR_ENGINE_VERSION'

const COLUMNS = ['match_reviews.engine_version', 'match_reviews.nodes', 'match_reviews.judgements'] as const

/** Saves a review unless a better one exists. Resolves to whether it was saved. */
export async function saveReview(
  { query }: Database,
  userId: string,
  id: string,
  review: KeptReview,
  now = new Date(),
): Promise<Result<boolean, ReviewError>> {
  if (!isKnownEngine(review.engine)) return { ok: false, error: 'ERR_ENGINE_VERSION' }
  const match = await ownMatch(query, userId, id).executeTakeFirst()
  if (!match) return { ok: false, error: 'ERR_NO_SUCH_MATCH' }
  if (parseJudgementsText(review.judgements)?.length !== match.move_count + 1)
    return { ok: false, error: 'ERR_REVIEW' }
  if (match.nodes !== null && match.engine_version !== null) {
    const kept = { engine: match.engine_version, nodes: match.nodes }
    if (isKnownEngine(kept.engine) && !isBetter(review, kept)) return { ok: true, value: false }
  }
  const values = {
    engine_version: review.engine,
    nodes: review.nodes,
    judgements: review.judgements,
    reviewed_at: now.toISOString(),
  }
  await query
    .insertInto('match_reviews')
    .values({ ...values, match_id: match.id, user_id: userId })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(values))
    .execute()
  await removeOldest(query, userId)
  return { ok: true, value: true }
}

/** The match and its review, if it has one. */
const ownMatch = (query: Database['query'], userId: string, id: string) =>
  query
    .selectFrom('matches')
    .leftJoin('match_reviews', 'match_reviews.match_id', 'matches.id')
    .select(['matches.id', 'matches.move_count', 'match_reviews.engine_version', 'match_reviews.nodes'])
    .where((match) => match.or([match('matches.id', '=', id), match('matches.game_id', '=', id)]))
    .where('matches.user_id', '=', userId)
    .where('matches.deleted_at', 'is', null)

async function removeOldest(query: Database['query'], userId: string): Promise<void> {
  const newest = query
    .selectFrom('match_reviews')
    .select('match_id')
    .where('user_id', '=', userId)
    .orderBy('reviewed_at', 'desc')
    .orderBy('match_id')
    .limit(MOST_REVIEWS)
  await query
    .deleteFrom('match_reviews')
    .where('user_id', '=', userId)
    .where('match_id', 'not in', newest)
    .execute()
}

export async function findReview(
  { query }: Database,
  userId: string,
  id: string,
): Promise<KeptReview | undefined> {
  const row = await query
    .selectFrom('match_reviews')
    .innerJoin('matches', 'matches.id', 'match_reviews.match_id')
    .select(COLUMNS)
    .where((match) => match.or([match('matches.id', '=', id), match('matches.game_id', '=', id)]))
    .where('matches.user_id', '=', userId)
    .where('matches.deleted_at', 'is', null)
    .executeTakeFirst()
  return row && isKnownEngine(row.engine_version) ? readReview(row) : undefined
}

const readReview = (row: { engine_version: string; nodes: number; judgements: string }): KeptReview => ({
  engine: row.engine_version,
  nodes: row.nodes,
  judgements: row.judgements,
})
