import { readAddress } from '#words/addresses.ts'
import type { Language } from '#words/languages.ts'

/**
 * The language in which a request is answered and its emails are written. Addresses for programs and of files have none, so
 * those answer in that of the page that called them.
 */
export function requestLanguage(path: string, referrer: string | null): Language {
  const { language } = readAddress(path)
  if (language !== 'en' || referrer === null || !CALLED_BY_PAGES.test(path)) return language
  return URL.canParse(referrer) ? readAddress(new URL(referrer).pathname).language : language
}

const CALLED_BY_PAGES = /^\/(?:api\/|assets\/|share\/|sign-out$)/
