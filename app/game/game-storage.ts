/**
 * Where the running game is kept on the device: one record in IndexedDB, which survives a crash and, unlike
 * localStorage, does not block the page while it writes.
 */
export interface GameStorage {
  /** What was saved last, whatever it is; absent when nothing was. Rejects when the device forbids storage. */
  load(): Promise<unknown>
  /** Rejects when the device is full or forbids storage. */
  save(value: unknown): Promise<void>
  clear(): Promise<void>
}

const DATABASE = 'rook-and-rajah'
const STORE = 'running-game'
const KEY = 'latest'

export function openGameStorage(): GameStorage {
  let opened: Promise<IDBDatabase> | undefined

  async function within<T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    opened ??= openDatabase()
    const database = await opened
    const transaction = database.transaction(STORE, mode, { durability: 'strict' })
    const answer = promised(ask(transaction.objectStore(STORE)))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted'))
    })
    return answer
  }

  return {
    load: () => within<unknown>('readonly', (store) => store.get(KEY)),
    save: async (value) => void (await within('readwrite', (store) => store.put(value, KEY))),
    clear: () => within('readwrite', (store) => store.delete(KEY)),
  }
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
