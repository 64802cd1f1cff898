/** A value that is replaced, never changed in place, and that tells whoever subscribed of each change. */
export interface Observable<T> {
  readonly value: T
  change(changes: Partial<T>): void
  /** The answer ends it. */
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
