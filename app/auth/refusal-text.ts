import { words } from '#words/auth'

/** The text for a refusal by better-auth. Unknown codes keep the library's English message. */
export function authRefusalText({
  code,
  message,
}: {
  readonly code: string
  readonly message: string
}): string {
  const known: Readonly<Record<string, string>> = words.refusals
  return known[code] ?? (message || words.auth.anUnexpectedErrorOccurred)
}
