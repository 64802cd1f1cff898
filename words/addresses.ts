import { LANGUAGES, type Language } from './languages.ts'
import { TRANSLATED } from './translated.ts'

/**
 * Addresses of pages in each language. English pages are at `/play`, others at `/hi/play`. A page without a translation has no
 * address in that language. Paths without a language are called pages here: `/play`, as routes and links name them.
 */

/** Sections whose pages are in English only. Their lists of pages, such as `/gallery`, are translated. */
const ENGLISH_ONLY =
  /^\/(?:(?:gallery|players|sunday-puzzle|blog\/tag)\/.|how-we-measured|privacy-policy|terms-of-service|api\/|share\/|(?:robots|sitemap)\.)/
const ARTICLE = /^\/(?:blog|history)\/./
export const isTranslated = (page: string, language: string): boolean =>
  language === 'en' ||
  (!ENGLISH_ONLY.test(page) && (!ARTICLE.test(page) || (TRANSLATED[language] ?? []).includes(page)))

/** `/hi/play` for `/play`, with its query. Home keeps its slash: the service worker of a language has `/hi/` as its scope. */
export const addressIn = (page: string, language: string): string =>
  language === 'en' ? page : `/${language}${page}`

const PREFIXED: readonly Language[] = LANGUAGES.filter((language) => language !== 'en')

/** The language of an address and its page. `/hi` and `/hi/` are the home page. */
export function readAddress(path: string): { readonly language: Language; readonly page: string } {
  const language = PREFIXED.find((each) => path === `/${each}` || path.startsWith(`/${each}/`))
  if (language === undefined) return { language: 'en', page: path }
  return { language, page: path.slice(language.length + 1) || '/' }
}
