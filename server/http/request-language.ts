import { readAccountLanguage } from '#server/language-cookie.ts'
import { readAddress } from '#words/addresses.ts'
import type { Language } from '#words/languages.ts'

/**
 * The language in which a request is answered. Addresses for programs and of files have none, so those answer in that of the page
 * that called them, or else of the account.
 */
export const requestLanguage = (path: string, referrer: string | null): Language =>
  callerLanguage(path, referrer, null) ?? readAddress(path).language

/** Undefined if the path itself has a language. */
export function callerLanguage(
  path: string,
  referrer: string | null,
  cookies: string | null,
): Language | undefined {
  if (!CALLED_BY_PAGES.test(path)) return undefined
  if (referrer !== null && URL.canParse(referrer)) return readAddress(new URL(referrer).pathname).language
  return readAccountLanguage(cookies) ?? 'en'
}

const CALLED_BY_PAGES = /^\/(?:api\/|assets\/|share\/|sign-out$)/
