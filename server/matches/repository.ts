import { randomBytes, randomUUID } from 'node:crypto'
import type { SelectQueryBuilder } from 'kysely'
import type { Result } from '#chess/types.ts'
import type { MatchPage, SavedMatch } from '#contract/matches.ts'
import type { FinishedGame } from '#matches/finished-game.ts'
import type { JudgeError } from '#matches/judge.ts'
import type { MatchFilter } from '#matches/match-filter.ts'
import { makeMatchInSteps, type AccountMatch, type Match } from '#matches/match.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import type { Database } from '#server/database/db.ts'
import type { MatchTable } from '#server/database/match-table.ts'
import { runSteps } from '#server/scheduling/run-steps.ts'
import { insertAlone, type InsertRow } from './insert-rows.ts'
import { MATCH_COLUMNS, makeRow, readMatch, readSummary, SUMMARY_COLUMNS } from './rows.ts'
import { OPENING_NAMES } from './opening-names.ts'
import type { Tables } from '#server/database/tables.ts'

/** The matches in people's accounts. Whoever asks names the owner, and finds only what is theirs. */

const PAGE = 20
const LARGEST_PAGE = 50
/** Of the longest games that there can be, five are read and written within ten milliseconds. */
const PORTION = 5
/** What was deleted can be brought back for as long. */
const KEPT_DELETED_MS = 24 * 60 * 60 * 1000

export type SaveError = JudgeError | 'ERR_ACCOUNT_FULL'

/**
 * Keeps a finished game once, however often and however many at a time it is handed over: the second one gets the same
 * answer as the first, and whether it is another ending of the game than the one that is kept. The rules decide how it
 * ended. Games saved at the same moment may go a few beyond what an account holds; that costs less than a lock.
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
  return { ok: true, value: { match: kept, isOther: !isSameEnding(kept, match.value) } }
}

/**
 * Puts another ending of the same game in the place of the one that is kept, which keeps its id and its link; brings it
 * back if it was deleted. Where there is none, the game is saved.
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
  // What was said of other moves is nothing to these.
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

/** A day in the future is a wrong clock, and becomes today. All times alike to the letter, so that they sort as text. */
async function judgedMatch(
  game: FinishedGame,
  now: Date,
  playerName: string,
): Promise<Result<Match, JudgeError>> {
  const match = await runSteps(makeMatchInSteps(game, OPENING_NAMES))
  if (!match.ok) return match
  const finishedAt = new Date(Math.min(Date.parse(match.value.finishedAt), now.getTime())).toISOString()
  return { ok: true, value: { ...match.value, names: namesOf(match.value, playerName), finishedAt } }
}

const isSameEnding = (one: Match, other: Match): boolean =>
  one.endReason === other.endReason &&
  one.winner === other.winner &&
  one.moves.join(' ') === other.moves.join(' ')

/** Against the computer, the player's side bears the name of the account, as it is now. */
const namesOf = ({ opponentType, names, humanColor }: Match, playerName: string): Match['names'] =>
  opponentType === 'human' || humanColor === null ? names : { ...names, [humanColor]: playerName }

const findGame = (query: Database['query'], userId: string, gameId: string) =>
  query
    .selectFrom('matches')
    .select(MATCH_COLUMNS)
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .executeTakeFirst()

/** Newest first. `after` is the `next` of the page before; one that was not is as good as none. */
export async function listMatches(
  { query }: Database,
  userId: string,
  filter: MatchFilter,
  { after, limit = PAGE }: { after?: string | null; limit?: number } = {},
): Promise<MatchPage> {
  const size = Number.isInteger(limit) && limit > 0 ? Math.min(limit, LARGEST_PAGE) : PAGE
  const rows = await narrowed(query.selectFrom('matches').select(SUMMARY_COLUMNS), userId, filter, after)
    // One more tells whether there are more.
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
      // No pattern language to escape from, and the same words on both databases.
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
 * All matches of one person, newest first, a few at a time: an account may hold more than fits in memory, and the longest
 * games take milliseconds each, in which nobody else is served.
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

/** A match with its review, where there is one. */
export interface ReviewedRow extends MatchTable {
  review_engine: string | null
  review_nodes: number | null
  review_judgements: string | null
  reviewed_at: string | null
}

/** Everything that is kept of one person's matches, as rows; those deleted within the last day too. By the games' ids. */
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

/** By its own id or by its game's, which a device knows before there is a match. */
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

/** Can be taken back for a day. Whether there was such a match. */
export async function deleteMatch(
  { query }: Database,
  userId: string,
  id: string,
  now = new Date(),
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('matches')
    // Nobody may look at it by its link meanwhile.
    .set({ deleted_at: now.toISOString(), share_token: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const latestForGood = (now: Date): string => new Date(now.getTime() - KEPT_DELETED_MS).toISOString()

/** Removes for good what was deleted more than a day ago, by whomever. How many there were. */
export async function purgeDeletedMatches({ query }: Database, now = new Date()): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('matches')
    .where('deleted_at', '<', latestForGood(now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Whether there was such a match, deleted within the last day or not at all. */
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

/** Opens a match to whoever has its link; asked again, the link stays as it is. `undefined` where there is none such. */
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

/** The link leads nowhere from now on, and never again to this match: shared once more, it gets another. */
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

export const isShareToken = (text: string): boolean => TOKEN.test(text)

/** For everybody who has the link. */
export async function findSharedMatch({ query }: Database, token: string): Promise<AccountMatch | undefined> {
  if (!isShareToken(token)) return undefined
  const row = await query
    .selectFrom('matches')
    .select(MATCH_COLUMNS)
    .where('share_token', '=', token)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && withPublicNames(readMatch(row))
}

/** At the board anybody may call themselves anything; what strangers are shown is held to the rules of public names. */
const withPublicNames = (match: AccountMatch): AccountMatch => ({
  ...match,
  names: { w: publicName(match.names.w), b: publicName(match.names.b) },
})

function publicName(text: string): string {
  const parsed = parseDonorName(text)
  return parsed.ok ? (parsed.value ?? '') : ''
}
