import type { Observable } from '#app/browser/observable.ts'

/** A copy of what the account of whoever is signed in knows, so that pages show it at once. */
export interface AccountCopy<T> {
  readonly owner: string | null
  readonly done: T
}

export const makeCopyParser =
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

/** Nobody is signed in any more, or somebody else. */
export function forgetCopy<T extends object>({ account, parse }: OwnedRecord<T>): void {
  if (account.value.owner !== null) account.change({ owner: null, done: parse({}) })
}
