/**
 * Where unfinished games are kept on the device: a record for each in IndexedDB, which survives a crash and, unlike
 * localStorage, does not block the page while it writes. Each game has its own, so that two tabs do not write over each
 * other's.
 */
export interface GameStorage {
  /** All that is kept, what was saved last first. Rejects when the device forbids storage. */
  list(): Promise<readonly KeptGame[]>
  /** Rejects when the device is full or forbids storage. */
  save(id: string, game: unknown): Promise<void>
  forget(ids: readonly string[]): Promise<void>
}

export interface KeptGame {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** As it was handed in, or whatever else stands there. */
  readonly game: unknown
}

const DATABASE = 'rook-and-rajah'
const STORE = 'running-game'

export function openGameStorage(): GameStorage {
  let opened: Promise<IDBDatabase> | undefined

  async function within<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    opened ??= openDatabase()
    const database = await opened
    const transaction = database.transaction(STORE, mode, { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted'))
    })
    const [answer] = await Promise.all([ask(transaction.objectStore(STORE)), done])
    return answer
  }

  return {
    list: () =>
      within('readonly', async (store) => {
        const [ids, records] = await Promise.all([promised(store.getAllKeys()), promised(store.getAll())])
        return ids
          .flatMap((id, index) => (typeof id === 'string' ? keptGame(id, records[index]) : []))
          .toSorted((a, b) => b.savedAt - a.savedAt)
      }),
    save: (id, game) =>
      within(
        'readwrite',
        async (store) => void (await promised(store.put({ savedAt: Date.now(), game }, id))),
      ),
    forget: (ids) =>
      within(
        'readwrite',
        async (store) => void (await Promise.all(ids.map((id) => promised(store.delete(id))))),
      ),
  }
}

/** A record without a date counts as the oldest. */
function keptGame(id: string, record: unknown): KeptGame {
  const { savedAt, game } = Object(record) as Readonly<Record<string, unknown>>
  return { id, savedAt: typeof savedAt === 'number' ? savedAt : 0, game }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return promised(request)
}

const promised = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The request failed'))
  })
