import type { TrainingEntry } from '#contract/training.ts'
import type { Database } from '#server/database/db.ts'

/**
 * What people have trained, as entries that their devices made. Whoever asks names the owner, and finds only what is
 * theirs. Nobody else is ever shown an entry, and nothing is won by a false one: so only its form is looked at.
 */

/** Of an account: some ten a day for ten years; about 12 MB. */
export const MOST_ENTRIES = 40_000
const PAGE = 500

/**
 * Keeps each entry once, however often and from however many devices it comes. The answer is those that the account has no
 * room for. Two devices of one person that send at the same moment go one after the other, so that no device that asks for
 * what is new passes over an entry whose place was taken earlier and written later.
 */
export async function addEntries(
  { query, kind }: Database,
  userId: string,
  entries: readonly TrainingEntry[],
): Promise<readonly TrainingEntry[]> {
  const sent = [...new Map(entries.map((entry) => [entry.id, entry])).values()]
  if (sent.length === 0) return []
  return query.transaction().execute(async (transaction) => {
    // SQLite has one writer at a time as it is.
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
  /** Each as JSON. */
  readonly entries: readonly string[]
  readonly next: number
  readonly isLast: boolean
}

/** Those that the account got after the one at this place. */
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

/** All of them, page by page. */
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
