import { makeObservable, type Observable } from './observable.ts'
import { readStored, store } from './stored-json.ts'

/**
 * What somebody likes, kept on this device under `key` and told to whoever shows it. Read when it is first asked for,
 * since the server has nothing to read. `parse` takes what fits of whatever stands there: an old or hand-made record costs
 * nothing but itself.
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
