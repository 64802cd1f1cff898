import { LANGUAGES, type Language } from './languages.ts'
import { TRANSLATED } from './translated.ts'
import { ARTICLE_LISTS, ENGLISH_ONLY, TRANSLATED_ONLY } from '#content/pages/client-lists.ts'
import { words as locale } from '#words/locale'

/**
 * Addresses of pages in each language. English pages are at `/play`, others at `/hi/play`. A page without a translation has no
 * address in that language. Paths without a language are called pages here: `/play`, as routes and links name them.
 */

export function isTranslated(page: string, language: string): boolean {
  if (language === 'en') return true
  const articles = TRANSLATED[language] ?? []
  // Lists of articles exist in a language as soon as one of their articles does.
  const listed = ARTICLE_LISTS[page]
  if (listed !== undefined) return articles.some((article) => article.startsWith(listed))
  return TRANSLATED_ONLY.test(page) ? articles.includes(page) : !ENGLISH_ONLY.test(page)
}

/** The routes `/blog/:slug` and `/blog/tag/:tag` exist as soon as one of their pages does; their loaders answer for the others. */
export function isRouteTranslated(pattern: string, language: string): boolean {
  const [start, parameter] = pattern.split(':', 2)
  return parameter !== undefined && TRANSLATED_ONLY.test(pattern)
    ? language === 'en' || (TRANSLATED[language] ?? []).some((article) => article.startsWith(start!))
    : isTranslated(pattern, language)
}

/** `/hi/play` for `/play`, with its query. Home keeps its slash: the service worker of a language has `/hi/` as its scope. */
export const addressIn = (page: string, language: string): string =>
  language === 'en' ? withOneSlash(page) : `/${language}${page}`

/** `//host/path` would lead to another site. */
const withOneSlash = (page: string): string => (page.startsWith('//') ? page.replace(/^\/+/, '/') : page)

/** A page's address in the language of the client, or on the server of the request. */
export const localAddress = (page: string): string =>
  locale.language === 'en' ? page : addressIn(page, locale.language)

/** The same for a link, which leads to the English page where there is no other. */
export const linkAddress = (page: string): string => (isTranslatedHere(page) ? localAddress(page) : page)

/** True if a page exists in the language of the client or the request. Clients of English hold no list. */
export const isTranslatedHere = (page: string): boolean =>
  locale.language === 'en' || isTranslated(page.replace(/[?#].*/, ''), locale.language)

/** The language of an address and its page. `/hi` and `/hi/` are the home page. */
export function readAddress(path: string): { readonly language: Language; readonly page: string } {
  const first = /^\/(\w+)(?=\/|$)/.exec(path)?.[1]
  const language = LANGUAGES.find((each) => each === first)
  if (language === undefined || first === 'en') return { language: 'en', page: path }
  return { language, page: withOneSlash(path.slice(language.length + 1)) || '/' }
}
