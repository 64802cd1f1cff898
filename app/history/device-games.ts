import type { FinishedGame } from '#matches/finished-game.ts'

/**
 * Finished games on the device, in IndexedDB: those of guests, which stay, and those on their way into an account, which
 * leave when they have arrived. A database of its own, so that the running game's never waits for an upgrade.
 */
export interface DeviceGame {
  readonly gameId: string
  /** Whose account it is for; nobody's while it is a guest's. */
  readonly owner: string | null
  readonly state: 'kept' | 'waiting' | 'refused'
  readonly game: FinishedGame
  /** The server's code, once it has refused the game. */
  readonly refusal: string | null
}

/** Of a game that was here and is not any more: enough to know that it need not be kept again. */
interface Departed {
  readonly gameId: string
  readonly state: 'departed'
}

type Stored = DeviceGame | Departed

export interface DeviceGames {
  /** Newest first. Rejects where the device forbids storage. */
  list(): Promise<readonly DeviceGame[]>
  /** Keeps a game unless it is or was here. */
  keep(game: DeviceGame): Promise<void>
  /** Changes one that is here. */
  change(gameId: string, changes: Partial<Pick<DeviceGame, 'owner' | 'state' | 'refusal'>>): Promise<void>
  remove(gameId: string): Promise<void>
  /** Puts back what was removed. */
  restore(game: DeviceGame): Promise<void>
}

const DATABASE = 'rook-and-rajah-history'
const STORE = 'finished-games'

export function openDeviceGames(): DeviceGames {
  let opened: Promise<IDBDatabase> | undefined

  /** One transaction: what is read in it is still so when it is written. */
  async function within<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, answer: (value: T) => void) => void,
  ): Promise<T | undefined> {
    opened ??= openDatabase()
    const database = await opened
    const transaction = database.transaction(STORE, mode, { durability: 'strict' })
    let result: T | undefined
    work(transaction.objectStore(STORE), (value) => (result = value))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted'))
    })
    return result
  }

  const read = (store: IDBObjectStore, gameId: string, then: (found: Stored | undefined) => void) => {
    const request = store.get(gameId) as IDBRequest<Stored | undefined>
    request.onsuccess = () => then(request.result)
  }

  return {
    async list() {
      const all = await within<Stored[]>('readonly', (store, answer) => {
        const request = store.getAll() as IDBRequest<Stored[]>
        request.onsuccess = () => answer(request.result)
      })
      return (all ?? [])
        .filter((stored) => stored.state !== 'departed')
        .toSorted((a, b) => b.game.finishedAt.localeCompare(a.game.finishedAt))
    },
    keep: async (game) =>
      void (await within('readwrite', (store) =>
        read(store, game.gameId, (found) => found === undefined && store.put(game)),
      )),
    change: async (gameId, changes) =>
      void (await within('readwrite', (store) =>
        read(
          store,
          gameId,
          (found) => found && found.state !== 'departed' && store.put({ ...found, ...changes }),
        ),
      )),
    remove: async (gameId) =>
      void (await within('readwrite', (store) =>
        store.put({ gameId, state: 'departed' } satisfies Departed),
      )),
    restore: async (game) => void (await within('readwrite', (store) => store.put(game))),
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'gameId' })
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The request failed'))
  })
}
