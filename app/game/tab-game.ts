/**
 * Hands the running game from a page to the one that a reload of this tab puts in its place. IndexedDB keeps it as well,
 * but a page that is being left cannot wait for it to write, and what it wrote last may be two seconds old.
 */
const KEY = 'game-in-this-tab'

export function leaveGameInTab(saved: unknown) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(saved))
  } catch (error) {
    console.warn('This tab may not remember its game.', error)
  }
}

/** The game this tab was in the middle of. Taken once: what is left behind later is a later game. */
export function takeGameInTab(): unknown {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return text === null ? undefined : JSON.parse(text)
  } catch (error) {
    console.warn('The game of this tab cannot be read.', error)
    return undefined
  }
}
