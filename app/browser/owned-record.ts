import { makeDeviceRecord } from './device-record.ts'
import type { Observable } from './observable.ts'

/** A copy of what the account of whoever is signed in knows, so that pages show it at once. */
export interface AccountCopy<T> {
  readonly owner: string | null
  readonly done: T
}

/** No other key may begin so: who signs out leaves none of them behind. */
const OF_ACCOUNTS = 'account-'

/** Of an account, beside the record `name` of guests. */
export const makeAccountCopy = <T extends object>(name: string, parse: (stored: unknown) => T) =>
  makeDeviceRecord<AccountCopy<T>>(OF_ACCOUNTS + name, makeCopyParser(parse))

const makeCopyParser =
  <T>(parse: (stored: unknown) => T) =>
  (stored: unknown): AccountCopy<T> => {
    const { owner, done } = Object(stored) as Record<string, unknown>
    return { owner: typeof owner === 'string' ? owner : null, done: parse(done) }
  }

interface OwnedRecord<T extends object> {
  readonly guests: Observable<T>
  readonly account: Observable<AccountCopy<T>>
  readonly parse: (stored: unknown) => T
}

/** What whoever is at the page has done. */
export function recordOf<T extends object>(
  { guests, account, parse }: OwnedRecord<T>,
  owner: string | undefined,
): Observable<T> {
  if (owner === undefined) return guests
  const none = parse({})
  const done = () => (account.value.owner === owner ? account.value.done : none)
  return {
    get value() {
      return done()
    },
    change: (changes) => account.change({ owner, done: parse({ ...done(), ...changes }) }),
    subscribe: (listener) => account.subscribe(listener),
  }
}

/**
 * Nobody is signed in any more. What an open page has read of a copy stays in its memory, where only its owner is shown it.
 * Throws where the device forbids its storage.
 */
export function forgetAccountCopies(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(OF_ACCOUNTS)) localStorage.removeItem(key)
}
