import type { TrainingEntry } from '#contract/training.ts'
import type { Database } from '#server/database/db.ts'

/**
 * Training entries of accounts, created by their devices. Callers pass the owner and find only that account's entries. Only the
 * form of an entry is checked: its owner alone sees it, so a false one gains nothing.
 */

/** The limit for one account: some ten a day for ten years, about 12 MB. */
export const MOST_ENTRIES = 40_000
const PAGE = 500

/**
 * Stores each entry once, however often it is sent, and returns those for which the account has no room. Concurrent calls for
 * one account are serialized: otherwise a device that requests new entries could miss one whose number was assigned earlier but
 * written later.
 */
export async function addEntries(
  { query, kind }: Database,
  userId: string,
  entries: readonly TrainingEntry[],
): Promise<readonly TrainingEntry[]> {
  const sent = [...new Map(entries.map((entry) => [entry.id, entry])).values()]
  if (sent.length === 0) return []
  return query.transaction().execute(async (transaction) => {
    // SQLite has one writer at a time anyway.
    if (kind === 'postgres')
      await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .forNoKeyUpdate()
        .executeTakeFirst()
    const own = transaction.selectFrom('training_entries').where('user_id', '=', userId)
    const ids = sent.map(({ id }) => id)
    const rows = await own.select('id').where('id', 'in', ids).execute()
    const known = new Set(rows.map(({ id }) => id))
    const last = await own.select('place').orderBy('place', 'desc').limit(1).executeTakeFirst()
    const count = last?.place ?? 0
    const added = sent.filter(({ id }) => !known.has(id))
    const kept = added.slice(0, Math.max(0, MOST_ENTRIES - count))
    if (kept.length > 0)
      await transaction
        .insertInto('training_entries')
        .values(
          kept.map((entry, index) => ({
            user_id: userId,
            id: entry.id,
            place: count + index + 1,
            entry: JSON.stringify(entry),
          })),
        )
        .execute()
    return added.slice(kept.length)
  })
}

interface EntriesPage {
  /** Entries as JSON texts. */
  readonly entries: readonly string[]
  readonly next: number
  readonly isLast: boolean
}

/** The entries after this position. */
export async function entriesAfter({ query }: Database, userId: string, after: number): Promise<EntriesPage> {
  const rows = await query
    .selectFrom('training_entries')
    .select(['place', 'entry'])
    .where('user_id', '=', userId)
    .where('place', '>', after)
    .orderBy('place')
    .limit(PAGE)
    .execute()
  return {
    entries: rows.map(({ entry }) => entry),
    next: rows.at(-1)?.place ?? after,
    isLast: rows.length < PAGE,
  }
}

/** All entries, page by page. */
export async function* entriesInPortions(
  database: Database,
  userId: string,
): AsyncGenerator<readonly string[]> {
  for (let after = 0; ;) {
    const { entries, next, isLast } = await entriesAfter(database, userId, after)
    if (entries.length > 0) yield entries
    if (isLast) return
    after = next
  }
}
