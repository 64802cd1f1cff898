import type { Page } from '@playwright/test'

/** Describes an object store that the site keeps on the device, as the site describes it to `makeObjectStore`. */
interface DeviceStore {
  database: string
  name: string
  options?: IDBObjectStoreParameters
}

type Method = 'clear' | 'count' | 'getAll' | 'put'
type Answer<M extends Method> = ReturnType<IDBObjectStore[M]> extends IDBRequest<infer Value> ? Value : never

/**
 * Calls a method of an object store in the page and returns its result once the transaction is complete. Creates a store that
 * the page has not opened yet as the site would, since the site would not set up an empty database that already exists.
 */
export function askStore<M extends Method>(
  page: Page,
  store: DeviceStore,
  method: M,
  ...given: Parameters<IDBObjectStore[M]>
): Promise<Answer<M>> {
  return page.evaluate(
    ({ database, name, options, method, given }) =>
      new Promise<Answer<M>>((resolve, reject) => {
        const opening = indexedDB.open(database, 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore(name, options)
        opening.onerror = () => reject(opening.error ?? new Error('not opened'))
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(name, 'readwrite')
          const opened = transaction.objectStore(name)
          const asking = Reflect.apply(opened[method], opened, given) as IDBRequest<Answer<M>>
          transaction.onabort = () => reject(transaction.error ?? new Error('not done'))
          transaction.oncomplete = () => {
            opening.result.close()
            resolve(asking.result)
          }
        }
      }),
    { ...store, method, given: given as unknown[] },
  )
}
