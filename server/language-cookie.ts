import { parse as parseCookies } from 'hono/utils/cookie'
import { parseLanguage, type Language } from '#words/languages.ts'

/**
 * The account's language, so that pages in another one can offer it (public/before-paint.js). Like the mark of a session it is
 * readable by scripts, and nothing depends on it but the choice of words.
 */
export const LANGUAGE_COOKIE = 'account_language'

export const readAccountLanguage = (cookies: string | null): Language | undefined =>
  parseLanguage(parseCookies(cookies ?? '', LANGUAGE_COOKIE)[LANGUAGE_COOKIE])
