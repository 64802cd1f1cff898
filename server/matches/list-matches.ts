import type { SelectQueryBuilder } from 'kysely'
import type { MatchPage } from '#contract/matches.ts'
import type { MatchFilter } from '#matches/match-filter.ts'
import type { AccountMatch } from '#matches/match.ts'
import type { Database } from '#server/database/db.ts'
import type { Tables } from '#server/database/tables.ts'
import { MATCH_COLUMNS, readMatch, readSummary, SUMMARY_COLUMNS } from './rows.ts'

/** Lists of an account's matches: a page of those that fit a filter, and all of them in portions. */

const PAGE = 20
const LARGEST_PAGE = 50
/** Five of the longest possible games are read and written within 10 ms. */
const PORTION = 5

/** Newest first. `after` is the `next` of the page before; an invalid one is ignored. */
export async function listMatches(
  { query }: Database,
  userId: string,
  filter: MatchFilter,
  { after, limit = PAGE }: { after?: string | null; limit?: number } = {},
): Promise<MatchPage> {
  const size = Number.isInteger(limit) && limit > 0 ? Math.min(limit, LARGEST_PAGE) : PAGE
  const rows = await narrowed(query.selectFrom('matches').select(SUMMARY_COLUMNS), userId, filter, after)
    // Reading one more than a page shows tells if there is a next page.
    .limit(size + 1)
    .execute()
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    matches: shown.map(readSummary),
    next: rows.length > size && last ? makeCursor(last) : null,
  }
}

function narrowed<Row>(
  select: SelectQueryBuilder<Tables, 'matches', Row>,
  userId: string,
  { result, opponent, color, words }: MatchFilter,
  after: string | null | undefined,
): SelectQueryBuilder<Tables, 'matches', Row> {
  const cursor = after ? parseCursor(after) : undefined
  let narrow = select.where('user_id', '=', userId).where('deleted_at', 'is', null)
  if (result) narrow = narrow.where('result', '=', result)
  if (opponent) narrow = narrow.where('opponent', '=', opponent)
  if (color) narrow = narrow.where('human_color', '=', color)
  for (const word of words)
    narrow = narrow.where((row) =>
      // Needs no escaping, unlike LIKE, and works on both databases.
      row(
        row.fn<number>('length', [row.fn('replace', [row.ref('search_text'), row.val(word), row.val('')])]),
        '<',
        row.fn<number>('length', [row.ref('search_text')]),
      ),
    )
  if (cursor)
    narrow = narrow.where((row) =>
      row(row.refTuple('finished_at', 'id'), '<', row.tuple(cursor.finishedAt, cursor.id)),
    )
  return narrow.orderBy('finished_at', 'desc').orderBy('id', 'desc')
}

const makeCursor = (row: { finished_at: string; id: string }): string =>
  Buffer.from(`${row.finished_at} ${row.id}`).toString('base64url')

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f-]{36})$/

function parseCursor(text: string): { finishedAt: string; id: string } | undefined {
  const [, finishedAt, id] = CURSOR.exec(Buffer.from(text.slice(0, 200), 'base64url').toString()) ?? []
  return finishedAt === undefined || id === undefined ? undefined : { finishedAt, id }
}

/**
 * All matches of an account in portions, newest first: an account may hold more than fits in memory, and the longest games
 * block the event loop for milliseconds each.
 */
export async function* matchesInPortions(
  { query }: Database,
  userId: string,
): AsyncGenerator<readonly AccountMatch[]> {
  let after: string | undefined
  for (;;) {
    const rows = await narrowed(
      query.selectFrom('matches').select(MATCH_COLUMNS),
      userId,
      { words: [] },
      after,
    )
      .limit(PORTION)
      .execute()
    if (rows.length > 0) yield rows.map(readMatch)
    const last = rows.at(-1)
    if (last === undefined || rows.length < PORTION) return
    after = makeCursor(last)
  }
}
