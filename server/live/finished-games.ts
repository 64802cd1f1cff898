import type { Result } from '#chess/types.ts'
import { COLORS, type Color } from '#chess/types.ts'
import { makeFinishedLive, playedSeconds } from '#live/finished.ts'
import type { LiveGame } from '#live/live-game.ts'
import type { AccountMatch } from '#matches/match.ts'
import type { Database } from '#server/database/db.ts'
import type { GameTable } from '#server/database/live-tables.ts'
import type { Log } from '#server/log.ts'
import { saveMatch, type SaveError } from '#server/matches/save-match.ts'
import { isUnreferenced, type GameReference } from './references.ts'
import type { GameEndedHandler } from './write-batch.ts'

/**
 * Finished online games. Each has one row in `games`. A match in an account is its player's membership of that game, with a
 * copy of the moves for lists and for releases before migration 020.
 */

/** How long after its end an unreferenced game is kept. The privacy policy promises this time. */
const KEPT_MS = 30 * 24 * 60 * 60_000
const PURGED_AT_ONCE = 200

/** Writes the row of a game with a result and saves the game in the accounts at its seats. */
export const saveFinishedGame =
  (log: Log): GameEndedHandler =>
  async (transaction, game) => {
    if (game.phase !== 'over') return
    const at = new Date()
    await recordGame(transaction, game, at)
    for (const color of COLORS) {
      const { userId } = game.seats[color]
      if (userId === null || !(await exists(transaction, userId))) continue
      const saved = await saveMembership(transaction, game, { color, userId, at })
      // A full account must not keep the game from ending. Its page shows the reason.
      if (!saved.ok && saved.error !== 'ERR_NOT_FINISHED')
        log('warn', 'finished online game not saved', { reason: saved.error })
    }
  }

interface Membership {
  readonly color: Color
  readonly userId: string
  /** When the game ended. */
  readonly at: Date
}

/** Saves the game in one account, once: when the game ends, or later for a player who signs in after the end. */
export async function saveMembership(
  transaction: Database,
  game: LiveGame,
  { color, userId, at }: Membership,
): Promise<Result<AccountMatch, SaveError | 'ERR_NOT_FINISHED'>> {
  const finished = makeFinishedLive(game, color, at)
  if (finished === undefined) return { ok: false, error: 'ERR_NOT_FINISHED' }
  // A server of an older release may have ended the game without writing its row.
  await recordGame(transaction, game, at)
  const saved = await saveMatch(transaction, userId, finished)
  if (!saved.ok) return saved
  await transaction.query
    .updateTable('matches')
    .set({ online_game_id: game.gameId })
    .where('user_id', '=', userId)
    .where('game_id', '=', game.gameId)
    .execute()
  return { ok: true, value: saved.value.match }
}

/** Does nothing for a game that ended without a result, or that has a row already. */
async function recordGame({ query }: Database, game: LiveGame, endedAt: Date): Promise<void> {
  const row = makeGameRow(game, endedAt)
  if (row === undefined) return
  await query
    .insertInto('games')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

function makeGameRow(game: LiveGame, endedAt: Date): GameTable | undefined {
  if (game.phase !== 'over' || game.line.length === 0) return undefined
  const { end, line, settings, seats } = game
  return {
    id: game.gameId,
    rules: line.rules,
    origin: game.origin,
    minutes: settings.minutes,
    increment: settings.increment,
    untimed: settings.untimed ? 1 : 0,
    move_days: settings.days ?? null,
    start_fen: line.start,
    moves: JSON.stringify(line.ucis()),
    times: game.left === null ? null : JSON.stringify(game.times),
    white_name: seats.w.name,
    black_name: seats.b.name,
    winner: end.winner,
    end_reason: end.reason,
    duration_seconds: playedSeconds(game),
    ended_at: endedAt.toISOString(),
  }
}

/** False for an account that was deleted since the game started. */
async function exists({ query }: Database, userId: string): Promise<boolean> {
  const found = await query.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  return found !== undefined
}

/**
 * Deletes the games that ended 30 days ago and that nothing refers to, and returns how many. Reads every older game, so it
 * runs hourly. A reference that was not registered has a foreign key, which makes this fail instead of losing the game.
 */
export async function purgeFinishedGames(
  database: Database,
  references: Iterable<GameReference>,
  now = new Date(),
): Promise<number> {
  const endedBefore = new Date(now.getTime() - KEPT_MS).toISOString()
  for (let count = 0; ;) {
    const deleted = await purgeSome(database, endedBefore, references)
    count += deleted
    if (deleted < PURGED_AT_ONCE) return count
  }
}

/** A few at a time, so that other writes can run in between. */
async function purgeSome(
  { query }: Database,
  endedBefore: string,
  references: Iterable<GameReference>,
): Promise<number> {
  const old = query
    .selectFrom('games')
    .select('games.id')
    .where('ended_at', '<', endedBefore)
    .where(isUnreferenced(references, 'games'))
    .limit(PURGED_AT_ONCE)
  const { numDeletedRows } = await query.deleteFrom('games').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
