import type { Kysely } from 'kysely'
import { COLORS } from '#chess/types.ts'
import { makeFinishedLive } from '#live/finished.ts'
import type { Database } from '#server/database/db.ts'
import type { Tables } from '#server/database/tables.ts'
import type { Log } from '#server/log.ts'
import { saveMatch } from '#server/matches/repository.ts'
import type { GameEndedHandler } from './write-batch.ts'

/** Saves a finished game in the accounts at its seats. `matches` holds a game once per account. */
export const saveForAccounts =
  (log: Log): GameEndedHandler =>
  async (transaction: Database, game) => {
    for (const color of COLORS) {
      const userId = game.seats[color]?.userId
      if (userId === null || userId === undefined || !(await exists(transaction.query, userId))) continue
      const finished = makeFinishedLive(game, color, new Date())
      if (!finished) continue
      const saved = await saveMatch(transaction, userId, finished)
      // A full account must not keep the game from ending. Its page shows the reason.
      if (!saved.ok) log('warn', 'finished online game not saved', { reason: saved.error })
    }
  }

/** False for an account that was deleted since the game started. */
async function exists(query: Kysely<Tables>, userId: string): Promise<boolean> {
  const found = await query.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  return found !== undefined
}
