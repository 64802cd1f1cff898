import { escapeHtml } from '#content/escape-html.ts'

export interface SitemapEntry {
  readonly path: string
  /** The day of the last change, as precisely as it is known (`2025-08`); absent if unknown. */
  readonly changed: string | undefined
}

/** The list of pages for search engines, as sitemaps.org describes it. Dates in the future are left out. */
export function makeSitemap(entries: readonly SitemapEntry[], origin: string, today: string): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed === undefined || changed > today ? '' : `<lastmod>${changed}</lastmod>`
    return `<url><loc>${escapeHtml(encodeURI(origin + path))}</loc>${lastmod}</url>`
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  )
}
