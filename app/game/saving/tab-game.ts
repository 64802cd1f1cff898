/**
 * Hands the running game over to the next page on a reload. A page that is being left cannot wait for IndexedDB, whose last
 * record may be two seconds old.
 */
const KEY = 'game-in-this-tab'

/** `copiedAt` is in milliseconds since 1970. A newer record in IndexedDB takes precedence. */
export function storeTabGame(saved: unknown, copiedAt: number) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ copiedAt, saved }))
  } catch (error) {
    console.warn('This tab may not remember its game.', error)
  }
}

/** Returns and removes the game that was running in this tab. */
export function takeTabGame(): { readonly saved?: unknown; readonly copiedAt: number } {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const { saved, copiedAt } = Object(JSON.parse(text ?? 'null')) as Readonly<Record<string, unknown>>
    return { saved, copiedAt: typeof copiedAt === 'number' ? copiedAt : 0 }
  } catch (error) {
    console.warn('The game of this tab cannot be read.', error)
    return { copiedAt: 0 }
  }
}
