/** Keeps the most recently used values that are slow to make. Callers at the same moment share one value in the making. */
export function createRecentCache<T>(most: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const values = new Map<string, Promise<T>>()
  return (key, make) => {
    const value = values.get(key) ?? make()
    // Moves it to the end: a map lists its keys in the order in which they were added.
    values.delete(key)
    values.set(key, value)
    value.catch(() => values.delete(key))
    const [oldest] = values.keys()
    if (values.size > most && oldest !== undefined) values.delete(oldest)
    return value
  }
}
