import { hasSessionMark } from './session-mark.ts'

/**
 * Who was signed in here last, for a page that has no network to ask: a game that ends offline is still theirs. Believed
 * only while there is a session at all; it opens nothing.
 */
const KEY = 'games-owner'

export function rememberOwner(owner: string) {
  try {
    localStorage.setItem(KEY, owner)
  } catch (error) {
    console.warn('Who is signed in cannot be remembered.', error)
  }
}

/** Without asking the network. Undefined for guests. */
export function ownerHere(): string | undefined {
  if (!hasSessionMark()) return undefined
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch (error) {
    console.warn('Who was signed in cannot be read.', error)
    return undefined
  }
}
