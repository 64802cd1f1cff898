/**
 * Which games are being played, across the tabs of this browser: a tab holds the lock of its game, and another does not
 * offer to go on with it. Browsers have locks in secure contexts only; without them a game may be offered twice.
 */
const PREFIX = 'game '

/** Holds the game, once nobody else does, until the returned function is called or the tab is gone. */
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

/** The games that a tab is in the middle of. */
export async function lockedGames(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await lockManager()?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : [])))
}

const lockManager = () => (globalThis.navigator as Partial<Navigator> | undefined)?.locks
