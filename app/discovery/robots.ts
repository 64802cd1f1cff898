/**
 * Crawlers may read everything except the API and positions: articles link to hundreds of addresses `/play?fen=...` of the
 * one screen, which is found as `/play`.
 */
export const makeRobots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /play?', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
