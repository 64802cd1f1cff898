import { openDB, type IDBPDatabase, type IDBPObjectStore } from 'idb'

type Mode = 'readonly' | 'readwrite'
type Store<M extends Mode> = IDBPObjectStore<unknown, [string], string, M>

export interface ObjectStore {
  /**
   * Runs `work` in one transaction: what it reads is still so when it writes. It may await nothing but the store, or the
   * transaction ends before it. Resolves when the changes are on the disk; rejects where the device forbids storage or
   * is full, and then nothing of it is stored.
   */
  within<M extends Mode, T>(mode: M, work: (store: Store<M>) => Promise<T>): Promise<T>
}

/**
 * An object store of IndexedDB, alone in a database of its own, so that no other part of the site waits for its upgrades.
 * Opened when it is first used, and again after a failure: a device that had no room may have some later.
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
