import { words } from '#words/auth'

/** The text for a refusal by better-auth, by its code. The library's own messages are English, and for developers. */
export function authRefusalText(code: string, otherwise = words.auth.anUnexpectedErrorOccurred): string {
  const known: Readonly<Record<string, string>> = words.refusals
  return Object.hasOwn(known, code) ? (known[code] ?? otherwise) : otherwise
}
