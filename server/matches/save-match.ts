import { randomUUID } from 'node:crypto'
import type { Result } from '#chess/types.ts'
import type { SavedMatch } from '#contract/matches.ts'
import type { GameRecord } from '#matches/game-record.ts'
import type { JudgeError } from '#matches/judge.ts'
import { makeMatch, type Match, type MatchOpponent } from '#matches/match.ts'
import type { Database } from '#server/database/db.ts'
import { insertAlone, type InsertRow } from './insert-rows.ts'
import { MATCH_COLUMNS, makeRow, readMatch } from './rows.ts'
import openingNames from '#content/openings/openings.txt?raw'

/** Saving finished games in accounts. Every query names the owner and finds only the owner's matches. */

export type SaveError = JudgeError | 'ERR_ACCOUNT_FULL'

interface SaveOptions {
  readonly now?: Date
  /** The account's name, kept with games against the computer. */
  readonly playerName?: string
  /** By default alone, for saves within a larger transaction. */
  readonly insert?: InsertRow
}

/**
 * Judges a finished game and saves it. Idempotent: if the game is already saved, returns the saved match and says whether its
 * ending differs. Concurrent saves may exceed the account's limit by a few games; preventing that would need a lock.
 */
export async function saveMatch(
  database: Database,
  userId: string,
  game: GameRecord,
  { now = new Date(), playerName = '', insert = insertAlone(database) }: SaveOptions = {},
): Promise<Result<SavedMatch, SaveError>> {
  const match = judgedMatch(game, now, playerName)
  if (!match.ok) return match
  const row = {
    ...makeRow(match.value),
    ...{ id: randomUUID(), user_id: userId, created_at: now.toISOString() },
  }
  if (await insert(row)) return { ok: true, value: { match: readMatch(row), isOther: false } }
  const known = await findGame(database, userId, match.value.gameId)
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
  game: GameRecord,
  options: SaveOptions = {},
): Promise<Result<SavedMatch, SaveError>> {
  const match = judgedMatch(game, options.now ?? new Date(), options.playerName ?? '')
  if (!match.ok) return match
  const row = makeRow(match.value)
  const replaced = await database.query.transaction().execute(async (query) => {
    // A review of other moves does not apply any more.
    await query
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
    return query
      .updateTable('matches')
      .set((known) => ({ ...row, share_token: known.ref('share_token') }))
      .where('user_id', '=', userId)
      .where('game_id', '=', row.game_id)
      .returning(MATCH_COLUMNS)
      .executeTakeFirst()
  })
  if (!replaced) return saveMatch(database, userId, game, options)
  return { ok: true, value: { match: readMatch(replaced), isOther: false } }
}

/** A time in the future comes from a wrong clock and is set to now. Times are normalised so that they sort as text. */
function judgedMatch(game: GameRecord, now: Date, playerName: string): Result<Match, JudgeError> {
  const match = makeMatch(game, openingNames)
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

const findGame = ({ query }: Database, userId: string, gameId: string) =>
  query
    .selectFrom('matches')
    .select(MATCH_COLUMNS)
    .where('user_id', '=', userId)
    .where('game_id', '=', gameId)
    .executeTakeFirst()
