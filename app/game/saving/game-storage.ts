import { makeObjectStore } from '#app/browser/object-store.ts'

/**
 * Running games stored in IndexedDB, which survives a crash and, unlike localStorage, does not block the page. Each game has
 * its own record, so that tabs do not overwrite each other's games.
 */
export interface GameStorage {
  /** All stored games, last saved first. Rejects if the device forbids storage. */
  list(): Promise<readonly StoredGameRecord[]>
  /** Rejects if the device is full or forbids storage. */
  save(id: string, game: unknown): Promise<void>
  remove(ids: readonly string[]): Promise<void>
}

export interface StoredGameRecord {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** Not validated. */
  readonly game: unknown
}

export function openGameStorage(): GameStorage {
  const games = makeObjectStore('rook-and-rajah', 'running-game')
  return {
    list: () =>
      games.within('readonly', async (store) => {
        const [ids, records] = await Promise.all([store.getAllKeys(), store.getAll()])
        return ids
          .flatMap((id, index) => (typeof id === 'string' ? readRecord(id, records[index]) : []))
          .toSorted((a, b) => b.savedAt - a.savedAt)
      }),
    save: (id, game) =>
      games.within('readwrite', async (store) => void (await store.put({ savedAt: Date.now(), game }, id))),
    remove: (ids) =>
      games.within('readwrite', async (store) => void (await Promise.all(ids.map((id) => store.delete(id))))),
  }
}

/** A record without a date counts as the oldest. */
function readRecord(id: string, record: unknown): StoredGameRecord {
  const { savedAt, game } = Object(record) as Readonly<Record<string, unknown>>
  return { id, savedAt: typeof savedAt === 'number' ? savedAt : 0, game }
}
