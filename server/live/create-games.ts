import { createHash } from 'node:crypto'
import type { Color, Fen, Result } from '#chess/types.ts'
import { createLiveGame, type GameOrigin, type LiveGame, type NewIds } from '#live/live-game.ts'
import type { GamePolicy } from '#live/policy.ts'
import type { TimeSettings } from '#matches/settings.ts'
import type { Database } from '#server/database/db.ts'
import { makeLiveRow } from '#server/database/live-game-row.ts'
import type { NewSeat } from './create-game.ts'
import { hashKey, newIds, newSeatKey } from './ids.ts'

/** Games that are created together, such as a round of a tournament: all of them once, or none. */

export interface BatchGame {
  readonly seats: Readonly<Record<Color, BatchSeat>>
  readonly settings: TimeSettings
  readonly origin: GameOrigin
  readonly policy?: GamePolicy | undefined
  /** By default the initial position. */
  readonly start?: Fen | undefined
}

interface BatchSeat extends NewSeat {
  /** SHA-256, in hex, of a key that the player has. Without it, only the account opens the seat. */
  readonly keyHash?: string | undefined
}

/** Rows inserted by one statement: SQLite accepts 32,766 values in one. */
const ROWS_AT_ONCE = 200
/** Keys are kept for longer than any caller retries. */
const KEPT_MS = 90 * 24 * 60 * 60_000

/**
 * Creates the games in one transaction, under a key that the caller chooses for the batch. Repeated with the same key, also by
 * another server or at the same time, it creates nothing and returns the same ids, in the order of the batch.
 */
export async function createGames(
  { query }: Database,
  batch: readonly BatchGame[],
  { key, atMs }: { readonly key: string; readonly atMs: number },
): Promise<Result<readonly NewIds[], 'ERR_OTHER_BATCH'>> {
  const digest = createHash('sha256').update(JSON.stringify(batch)).digest('hex')
  const ids = batch.map(newIds)
  const created_at = Math.round(atMs)
  const known = await query.transaction().execute(async (transaction) => {
    // Another server with the same key waits here until this transaction has ended.
    const inserted = await transaction
      .insertInto('live_batches')
      .values({ key, digest, games: JSON.stringify(ids), created_at })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (inserted === undefined)
      return transaction
        .selectFrom('live_batches')
        .select(['digest', 'games'])
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
    const rows = batch.map((game, index) => makeLiveRow(makeGame(game, ids[index]!, created_at), created_at))
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await transaction
        .insertInto('live_games')
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .execute()
    return undefined
  })
  if (known === undefined) return { ok: true, value: ids }
  if (known.digest !== digest) return { ok: false, error: 'ERR_OTHER_BATCH' }
  return { ok: true, value: JSON.parse(known.games) as readonly NewIds[] }
}

function makeGame({ seats, ...game }: BatchGame, ids: NewIds, atMs: number): LiveGame {
  const { start, ...rest } = game
  const seatOf = ({ name, userId, keyHash }: BatchSeat) => ({
    ...{ name, userId },
    keyHash: keyHash ?? hashKey(newSeatKey()),
  })
  return createLiveGame(
    {
      ...ids,
      ...rest,
      ...(start !== undefined && { start }),
      seats: { w: seatOf(seats.w), b: seatOf(seats.b) },
    },
    atMs,
  )
}

/** Forgets keys that are too old to be repeated. */
export async function purgeBatches({ query }: Database, nowMs: number): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('live_batches')
    .where('created_at', '<', Math.round(nowMs) - KEPT_MS)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
