import { hasSessionMark } from './session-mark.ts'

/**
 * The user who was last signed in on this device, for pages without a network: a game that ends offline still belongs to them.
 * Trusted only while a session exists, and grants no access.
 */
const KEY = 'games-owner'

export function rememberOwner(owner: string) {
  try {
    localStorage.setItem(KEY, owner)
  } catch (error) {
    console.warn('Who is signed in cannot be remembered.', error)
  }
}

/** Works without the network. Undefined for guests. */
export function ownerHere(): string | undefined {
  if (!hasSessionMark()) return undefined
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch (error) {
    console.warn('Who was signed in cannot be read.', error)
    return undefined
  }
}
