import { makeDeviceRecord } from './device-record.ts'
import type { Observable } from './observable.ts'

/** A local copy of data from the signed-in account, so that pages can show it at once. */
export interface AccountCopy<T> {
  readonly owner: string | null
  readonly done: T
}

/** Reserved prefix: signing out removes every key that begins with it. */
const OF_ACCOUNTS = 'account-'

/** The account's counterpart of the record `name` for guests. */
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

/** The current user's record: the account's copy if there is an owner, otherwise the guests' record. */
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
 * Removes all copies at sign-out. Open pages may still have one in memory, which they only show to its owner. Throws if the
 * device forbids storage.
 */
export function forgetAccountCopies(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(OF_ACCOUNTS)) localStorage.removeItem(key)
}
