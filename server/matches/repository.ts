import { randomBytes, randomUUID } from 'node:crypto'
import type { SelectQueryBuilder } from 'kysely'
import type { Result } from '#chess/types.ts'
import type { MatchPage, SavedMatch } from '#contract/matches.ts'
import type { FinishedGame } from '#matches/finished-game.ts'
import type { JudgeError } from '#matches/judge.ts'
import type { MatchFilter } from '#matches/match-filter.ts'
import { makeMatchInSteps, type AccountMatch, type Match, type MatchOpponent } from '#matches/match.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import type { Database } from '#server/database/db.ts'
import type { MatchTable } from '#server/database/match-table.ts'
import { runSteps } from '#server/scheduling/run-steps.ts'
import { insertAlone, type InsertRow } from './insert-rows.ts'
import { MATCH_COLUMNS, makeRow, readMatch, readSummary, SUMMARY_COLUMNS } from './rows.ts'
import openingNames from '#content/openings/openings.txt?raw'
import type { Tables } from '#server/database/tables.ts'

/** The matches in accounts. Every query names the owner and finds only the owner's matches. */

const PAGE = 20
const LARGEST_PAGE = 50
/** Five of the longest possible games are read and written within 10 ms. */
const PORTION = 5
/** How long a deleted match can be restored. */
const KEPT_DELETED_MS = 24 * 60 * 60 * 1000

export type SaveError = JudgeError | 'ERR_ACCOUNT_FULL'

/**
 * Judges a finished game and saves it. Idempotent: if the game is already saved, returns the saved match and says whether its
 * ending differs. Concurrent saves may exceed the account's limit by a few games; preventing that would need a lock.
 */
export async function saveMatch(
  database: Database,
  userId: string,
  game: FinishedGame,
  now = new Date(),
  playerName = '',
  insert: InsertRow = insertAlone(database),
): Promise<Result<SavedMatch, SaveError>> {
  const match = await judgedMatch(game, now, playerName)
  if (!match.ok) return match
  const row = {
    ...makeRow(match.value),
    ...{ id: randomUUID(), user_id: userId, created_at: now.toISOString() },
  }
  if (await insert(row)) return { ok: true, value: { match: readMatch(row), isOther: false } }
  const known = await findGame(database.query, userId, match.value.gameId)
  if (!known) return { ok: false, error: 'ERR_ACCOUNT_FULL' }
  const kept = readMatch(known)
  return { ok: true, value: { match: kept, isOther: !isSameMatchEnding(kept, match.value) } }
}

/**
 * Replaces the saved ending of a game with another one. The match keeps its id and link, and is restored if it was deleted.
 * A game that was not saved before is saved.
 */
export async function replaceMatch(
  database: Database,
  userId: string,
  game: FinishedGame,
  now = new Date(),
  playerName = '',
  insert: InsertRow = insertAlone(database),
): Promise<Result<SavedMatch, SaveError>> {
  const match = await judgedMatch(game, now, playerName)
  if (!match.ok) return match
  const row = makeRow(match.value)
  // A review of other moves does not apply any more.
  await database.query
    .deleteFrom('match_reviews')
    .where('user_id', '=', userId)
    .where('match_id', 'in', (known) =>
      known
        .selectFrom('matches')
        .select('id')
        .where('user_id', '=', userId)
        .where('game_id', '=', row.game_id)
        .where('moves', '!=', row.moves),
    )
    .execute()
  const replaced = await database.query
    .updateTable('matches')
    .set((known) => ({ ...row, share_token: known.ref('share_token') }))
    .where('user_id', '=', userId)
    .where('game_id', '=', row.game_id)
    .returning(MATCH_COLUMNS)
    .executeTakeFirst()
  if (!replaced) return saveMatch(database, userId, game, now, playerName, insert)
  return { ok: true, value: { match: readMatch(replaced), isOther: false } }
}

/** A time in the future comes from a wrong clock and is set to now. Times are normalised so that they sort as text. */
async function judgedMatch(
  game: FinishedGame,
  now: Date,
  playerName: string,
): Promise<Result<Match, JudgeError>> {
  const match = await runSteps(makeMatchInSteps(game, openingNames))
  if (!match.ok) return match
  const finishedAt = new Date(Math.min(Date.parse(match.value.finishedAt), now.getTime())).toISOString()
  return {
    ok: true,
    value: { ...match.value, opponent: withName(match.value.opponent, playerName), finishedAt },
  }
}

const isSameMatchEnding = (one: Match, other: Match): boolean =>
  one.endReason === other.endReason &&
  one.winner === other.winner &&
  one.moves.join(' ') === other.moves.join(' ')

const withName = (opponent: MatchOpponent, playerName: string): MatchOpponent =>
  opponent.type === 'computer' ? { ...opponent, playerName } : opponent

const findGame = (query: Database['query'], userId: string, gameId: string) =>
  query
    .selectFrom('matches')
    .select(MATCH_COLUMNS)
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .executeTakeFirst()

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

/** Finds a match by its id or its game's id, which a device knows before the match is saved. */
export async function findMatch(
  { query }: Database,
  userId: string,
  id: string,
): Promise<AccountMatch | undefined> {
  const row = await query
    .selectFrom('matches')
    .select(MATCH_COLUMNS)
    .where((match) => match.or([match('id', '=', id), match('game_id', '=', id)]))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && readMatch(row)
}

/** Marks a match as deleted; it can be restored for a day. Resolves to false if there is no such match. */
export async function deleteMatch(
  { query }: Database,
  userId: string,
  id: string,
  now = new Date(),
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('matches')
    // Its link stops working at once.
    .set({ deleted_at: now.toISOString(), share_token: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const latestForGood = (now: Date): string => new Date(now.getTime() - KEPT_DELETED_MS).toISOString()

/** Removes all matches that were deleted more than a day ago, and returns their number. */
export async function purgeDeletedMatches({ query }: Database, now = new Date()): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('matches')
    .where('deleted_at', '<', latestForGood(now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Resolves to false if there is no such match, or it was deleted more than a day ago. */
export async function restoreMatch(
  { query }: Database,
  userId: string,
  id: string,
  now = new Date(),
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('matches')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>=', latestForGood(now))]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the token of the link that shows the match to anyone. Idempotent. `undefined` if there is no such match. */
export async function shareMatch(
  { query }: Database,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const row = await query
    .updateTable('matches')
    .set((row) => ({
      share_token: row.fn.coalesce(row.ref('share_token'), row.val(randomBytes(16).toString('base64url'))),
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('share_token')
    .executeTakeFirst()
  return row?.share_token ?? undefined
}

/** Invalidates the link for good: a match that is shared again gets another one. */
export async function unshareMatch({ query }: Database, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('matches')
    .set({ share_token: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const TOKEN = /^[\w-]{22}$/

/** Finds the match of a shared link, for anyone. */
export async function findSharedMatch({ query }: Database, token: string): Promise<AccountMatch | undefined> {
  if (!TOKEN.test(token)) return undefined
  const row = await query
    .selectFrom('matches')
    .select(MATCH_COLUMNS)
    .where('share_token', '=', token)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && withPublicNames(readMatch(row))
}

/** Names typed at the board are shown to strangers only if they pass the rules for public names. */
function withPublicNames(match: AccountMatch): AccountMatch {
  const { opponent } = match
  if (opponent.type === 'computer')
    return { ...match, opponent: { ...opponent, playerName: publicName(opponent.playerName) } }
  const names = { w: publicName(opponent.names.w), b: publicName(opponent.names.b) }
  return { ...match, opponent: { ...opponent, names } }
}

function publicName(text: string): string {
  const parsed = parseDonorName(text)
  return parsed.ok ? (parsed.value ?? '') : ''
}
