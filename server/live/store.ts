import type { LiveGame } from '#live/live-game.ts'
import type { Database } from '#server/database/db.ts'
import { makeLiveRow, readLiveRow } from './rows.ts'
import { writeBatch, type Change } from './write-batch.ts'

/**
 * The rows of live games. A change is acknowledged when it is on the disk, and what came while a write was under way goes
 * with the next: one sync for up to forty games, which is what makes thousands of moves a second of a hundred.
 */
export interface LiveStore {
  /** By its id, or by the one for those who watch. */
  find(id: string): Promise<LiveGame | undefined>
  create(game: LiveGame): Promise<void>
  /** Whether it was kept: false where the game had been changed since `was`. Rejects where nothing could be written. */
  commit(change: Change): Promise<boolean>
  /** Of these games, those that have come further than what is known here. */
  findNewer(known: ReadonlyMap<string, number>): Promise<readonly LiveGame[]>
  /** How many changes wait to be written. */
  waiting(): number
  /** When something was last written, by performance.now(). */
  lastCommitMs(): number
}

const MOST_AT_ONCE = 40
/** Beyond these, whoever comes is told to come again. */
const MOST_WAITING = 1_000
const FIND_AT_ONCE = 200

interface Waiting {
  readonly change: Change
  readonly resolve: (isKept: boolean) => void
  readonly reject: (error: unknown) => void
}

class TooManyWaiting extends Error {
  constructor() {
    super('More changes wait than can be written in time')
  }
}

export function createLiveStore(database: Database, server: string): LiveStore {
  const { query } = database
  const queue: Waiting[] = []
  let isWriting = false
  let lastCommit = performance.now()

  async function writeQueue(): Promise<void> {
    if (isWriting) return
    isWriting = true
    // Whatever comes in the same turn of the event loop goes together.
    await Promise.resolve()
    while (queue.length > 0) await write(takeBatch())
    isWriting = false
  }

  /** A game at most once: its second change is made from its first. */
  function takeBatch(): Waiting[] {
    const ids = new Set<string>()
    const batch: Waiting[] = []
    const left: Waiting[] = []
    for (const waiting of queue) {
      const { id } = waiting.change.game
      if (batch.length < MOST_AT_ONCE && !ids.has(id)) batch.push(waiting)
      else left.push(waiting)
      ids.add(id)
    }
    queue.splice(0, queue.length, ...left)
    return batch
  }

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      const changes = batch.map(({ change }) => change)
      const kept = await writeBatch(database, changes, server)
      lastCommit = performance.now()
      for (const { change, resolve } of batch) resolve(kept.has(change.game.id))
    } catch (error) {
      if (batch.length === 1) return batch[0]!.reject(error)
      // One that cannot be written must not stand in the way of the others.
      for (const waiting of batch) await write([waiting])
    }
  }

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
    commit(change) {
      if (queue.length >= MOST_WAITING) return Promise.reject(new TooManyWaiting())
      return new Promise((resolve, reject) => {
        queue.push({ change, resolve, reject })
        void writeQueue()
      })
    },
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
        newer.push(...found.map(readLiveRow))
      }
      return newer
    },
    waiting: () => queue.length,
    lastCommitMs: () => lastCommit,
  }
}
