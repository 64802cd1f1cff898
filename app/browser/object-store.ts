import { openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb'

type Mode = 'readonly' | 'readwrite'
type Store<M extends Mode> = IDBPObjectStore<unknown, [string], string, M>

export interface ObjectStore {
  /**
   * Runs `work` in one transaction, so its reads are still valid when it writes. `work` may await only the store: any other
   * await ends the transaction. Resolves when the changes are on disk. Rejects without storing anything if storage is
   * forbidden or full.
   */
  within<M extends Mode, T>(mode: M, work: (store: Store<M>) => Promise<T>): Promise<T>
}

/**
 * An IndexedDB object store in a separate database, so that an upgrade of one never blocks another. Opened on first
 * use and reopened after a failure, since a full device may have room later.
 */
export function makeObjectStore(
  database: string,
  name: string,
  options?: IDBObjectStoreParameters,
): ObjectStore {
  let opened: Promise<IDBPDatabase> | undefined
  const forget = () => (opened = undefined)

  function open(): Promise<IDBPDatabase> {
    if (opened) return opened
    opened = openDB(database, 1, {
      upgrade: (created) => void created.createObjectStore(name, options),
      terminated: forget,
    })
    opened.catch(forget)
    return opened
  }

  return {
    async within(mode, work) {
      const transaction = (await open()).transaction(name, mode, { durability: 'strict' })
      const [answer] = await Promise.all([work(transaction.store), transaction.done])
      return answer
    },
  }
}
