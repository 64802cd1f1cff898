import { escapeHtml } from '#content/escape-html.ts'
import { addressIn, isTranslated } from '#words/addresses.ts'
import { LANGUAGES, type Language } from '#words/languages.ts'

export interface SitemapEntry {
  readonly path: string
  /** The day of the last change, as precisely as it is known (`2025-08`); absent if unknown. */
  readonly changed: string | undefined
}

/**
 * The list of pages for search engines, as sitemaps.org describes it. Every language of a page is an entry that names all of
 * them. Dates in the future are left out.
 */
export function makeSitemap(entries: readonly SitemapEntry[], origin: string, today: string): string {
  const urls = entries.flatMap(({ path, changed }) => {
    const lastmod = changed === undefined || changed > today ? '' : `<lastmod>${changed}</lastmod>`
    const translations = listTranslations(path)
    const links = translations.map(
      ({ hreflang, address }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(encodeURI(origin + address))}"/>`,
    )
    const addresses = new Set([path, ...translations.map(({ address }) => address)])
    return [...addresses].map(
      (address) =>
        `<url><loc>${escapeHtml(encodeURI(origin + address))}</loc>${lastmod}${links.join('')}</url>`,
    )
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  )
}

interface Translation {
  /** `x-default` is the page for readers of all other languages. */
  readonly hreflang: string
  readonly address: string
}

/** All addresses of a page by language, itself included. Empty if there is only one. */
export function listTranslations(page: string): readonly Translation[] {
  const languages = LANGUAGES.filter((language) => isTranslated(page, language))
  return languages.length === 1 ? [] : nameTranslations(page, languages)
}

/** The same for a page that exists in all of these languages. Clients use it: pages with React are in every language. */
export const nameTranslations = (page: string, languages: readonly Language[]): readonly Translation[] => [
  ...languages.map((language) => ({
    hreflang: language === 'en' ? 'en-GB' : language,
    address: addressIn(page, language),
  })),
  { hreflang: 'x-default', address: page },
]
