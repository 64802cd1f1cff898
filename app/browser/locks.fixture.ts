/** The Web Locks API for tests, which Node has only from version 24. */
export function makeLocks() {
  const held = new Map<string, Promise<unknown>>()
  return {
    async request<T>(name: string, work: () => Promise<T>): Promise<T> {
      while (held.has(name)) await held.get(name)
      const working = work()
      held.set(
        name,
        working.then(
          () => held.delete(name),
          () => held.delete(name),
        ),
      )
      return working
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  }
}
