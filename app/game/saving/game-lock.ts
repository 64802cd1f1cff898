/**
 * Locks for the games that are being played in the tabs of this browser: other tabs do not offer a locked game. Locks exist in
 * secure contexts only; without them two tabs may offer the same game.
 */
const PREFIX = 'game '

/**
 * Locks a game, waiting until no other tab holds the lock. The lock lasts until the returned function is called or the tab is
 * closed.
 */
export function lockGame(id: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  lockManager()
    ?.request(PREFIX + id, () => held)
    .catch((error: unknown) => console.warn('This game cannot be held.', error))
  return release
}

/** The games that are being played in any tab. */
export async function lockedGames(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await lockManager()?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : [])))
}

const lockManager = () => (globalThis.navigator as Partial<Navigator> | undefined)?.locks
