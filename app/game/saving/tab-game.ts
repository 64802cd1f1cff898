/**
 * Hands the running game from a page to the one that a reload of this tab puts in its place. IndexedDB keeps it as well,
 * but a page that is being left cannot wait for it to write, and what it wrote last may be two seconds old.
 */
const KEY = 'game-in-this-tab'

/** `copiedAt`, in milliseconds since 1970: a record that is younger is to be preferred. */
export function storeTabGame(saved: unknown, copiedAt: number) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ copiedAt, saved }))
  } catch (error) {
    console.warn('This tab may not remember its game.', error)
  }
}

/** The game this tab was in the middle of. Taken once: what is left behind later is a later game. */
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
