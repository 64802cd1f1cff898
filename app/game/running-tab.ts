/**
 * Remembers that this tab is in the middle of a game, so that a reload goes on with it at once, while a new visit only
 * offers to. A tab that may not remember behaves like a new visit.
 */
const KEY = 'game-in-this-tab'

export function rememberGameInTab(id: string | undefined) {
  try {
    if (id === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, id)
  } catch (error) {
    console.warn('This tab may not remember its game.', error)
  }
}

export function gameInTab(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    // Forbidden storage was told of when the game was remembered.
    return undefined
  }
}
