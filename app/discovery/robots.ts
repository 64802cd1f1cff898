/**
 * Crawlers may read everything except the API and links to positions: articles contain hundreds of URLs like `/play?fen=...`,
 * which all show the same screen as `/play`.
 */
export const makeRobots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /play?', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
