/** An immutable value that is replaced as a whole, with notification of subscribers. */
export interface Observable<T> {
  readonly value: T
  change(changes: Partial<T>): void
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export function makeObservable<T extends object>(initial: T): Observable<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get value() {
      return value
    },
    change(changes) {
      value = { ...value, ...changes }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
