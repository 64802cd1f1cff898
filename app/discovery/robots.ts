/**
 * What crawlers may read: everything, except what is no page. Positions in articles lead to `/play?fen=...`, hundreds of
 * addresses of the one screen, which is found as `/play`.
 */
export const makeRobots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /play?', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
