import type { LiveGame } from '#live/live-game.ts'
import type { Database } from '#server/database/db.ts'
import { createGroupCommit } from '#server/database/group-commit.ts'
import { makeLiveRow, readLiveRow } from '#server/database/live-game-row.ts'
import { writeBatch, type GameChange, type GameEndedHandler } from './write-batch.ts'

/**
 * The rows of live games. A change is acknowledged when it is on the disk. One sync serves up to forty games, which raises the
 * rate from a hundred moves a second to thousands.
 */
export interface LiveStore {
  /** Finds a game by its id or its watch id. */
  find(id: string): Promise<LiveGame | undefined>
  create(game: LiveGame): Promise<void>
  /** False if the game had been changed since version `was`. Rejects if nothing could be written. */
  commit(change: GameChange): Promise<boolean>
  /** The games whose version differs from the known one. */
  findNewer(known: ReadonlyMap<string, number>): Promise<readonly LiveGame[]>
  /** The number of changes waiting to be written. */
  waiting(): number
}

const FIND_AT_ONCE = 200

export function createLiveStore(
  database: Database,
  server: string,
  onGameEnded: Iterable<GameEndedHandler>,
): LiveStore {
  const { query } = database
  const writes = createGroupCommit<GameChange, boolean>({
    keyOf: ({ game }) => game.id,
    async write(changes) {
      const kept = await writeBatch(database, changes, server, onGameEnded)
      return changes.map(({ game }) => kept.has(game.id))
    },
  })
  return {
    async find(id) {
      const row = await query
        .selectFrom('live_games')
        .selectAll()
        .where((game) => game.or([game('id', '=', id), game('watch_id', '=', id)]))
        .executeTakeFirst()
      return row && readLiveRow(row)
    },
    async create(game) {
      await query.insertInto('live_games').values(makeLiveRow(game, game.createdAtMs)).execute()
    },
    commit: (change) => writes.commit(change),
    async findNewer(known) {
      const ids = [...known.keys()]
      const newer: LiveGame[] = []
      for (let from = 0; from < ids.length; from += FIND_AT_ONCE) {
        const some = ids.slice(from, from + FIND_AT_ONCE)
        const rows = await query
          .selectFrom('live_games')
          .select(['id', 'version'])
          .where('id', 'in', some)
          .execute()
        const changed = rows.filter(({ id, version }) => version !== known.get(id)).map(({ id }) => id)
        if (changed.length === 0) continue
        const found = await query.selectFrom('live_games').selectAll().where('id', 'in', changed).execute()
        newer.push(...found.map((row) => readLiveRow(row)))
      }
      return newer
    },
    waiting: () => writes.waiting(),
  }
}
