import { makeObservable, type Observable } from './observable.ts'
import { readStored, store } from './stored-json.ts'

/**
 * Settings stored on this device under `key`, with change notification. Read on first use, because the server has no storage.
 * `parse` accepts any value and keeps the valid parts, so an old or hand-edited record loses only its invalid parts.
 */
export function makeDeviceRecord<T extends object>(
  key: string,
  parse: (stored: unknown) => T,
): Observable<T> {
  let opened: Observable<T> | undefined
  const open = () => (opened ??= makeObservable(parse(readStored(key))))
  return {
    get value() {
      return open().value
    },
    change(changes) {
      open().change(changes)
      store(key, open().value)
    },
    subscribe: (listener) => open().subscribe(listener),
  }
}
