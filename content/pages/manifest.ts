import type { PageEntry, Section } from './entry.ts'

/**
 * Every page and file that the site has, once. Routes, menus, site map, prerendering, link previews, service worker, languages,
 * budgets and the checks that open every page derive from this list (content/pages/lists.ts). The order is the order of menus and
 * of the site map.
 */

type Facts = Omit<PageEntry, 'path' | 'file' | 'kind' | 'section'>

/** A page that runs React in the browser. */
const app = <const Path extends `/${string}`, const More extends Facts>(
  path: Path,
  file: `${string}.tsx`,
  section: Section,
  more: More,
) => ({ path, file, kind: 'app' as const, section, ...more })

/** A page without React in the browser. Its route says so too: `handle = { js: false }`. */
const reading = <const Path extends `/${string}`, const More extends Facts>(
  path: Path,
  file: `${string}.tsx`,
  section: Section | undefined,
  more: More,
) => ({ path, file, kind: 'reading' as const, ...(section && { section }), ...more })

/** An address for programs. */
const file = <const Path extends `/${string}`, const More extends Facts>(
  path: Path,
  source: `${string}.ts`,
  more: More,
) => ({ path, file: source, kind: 'file' as const, ...more })

/** Without words, so with one address. */
const api = <const Path extends `/${string}`>(path: Path, source: `${string}.ts`) =>
  file(path, source, { languages: 'en' })

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'
/** The position after one move of each side. */
const BOTH_MOVED = { fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR', lastMove: 'e7e5' } as const

/** Texts that are read again and again: rendered by the build, and kept on the device once opened. */
const TEXT = { built: true, indexed: true, offline: 'once-read' } as const
const POST = { ...TEXT, languages: 'translated', changesWithPosts: true } as const

/** The articles for beginners have separate routes, which must precede the route for posts. */
const guide = <const Slug extends string>(slug: Slug) =>
  reading(`/blog/${slug}`, 'editorial/guide.tsx', 'read', { ...POST, id: slug, content: 'posts' })

const chapter = <const Slug extends string>(slug: Slug) =>
  reading(`/history/${slug}`, 'editorial/history-article.tsx', 'read', {
    ...TEXT,
    id: slug,
    languages: 'translated',
    content: 'history',
  })

const legal = <const Slug extends string>(slug: Slug) =>
  reading(`/${slug}`, 'editorial/legal.tsx', undefined, { ...TEXT, id: slug, content: 'legal' })

export const PAGES = [
  reading('/', 'home.tsx', undefined, {
    indexed: true,
    changes: 'with-ratings-and-articles',
    picture: 'from-content',
    offline: 'copy',
  }),

  app('/play', 'play.tsx', 'play', {
    indexed: true,
    picture: { fen: START },
    offline: 'copy',
    scriptKb: 125.5,
  }),
  app('/game', 'play.tsx', 'play', { id: 'game', sameAs: '/play', offline: 'copy', scriptKb: 125.5 }),
  app('/online', 'online/online-new.tsx', 'play', {
    menu: true,
    indexed: true,
    picture: BOTH_MOVED,
    scriptKb: 120,
  }),
  app('/lobby', 'online/lobby.tsx', 'play', {
    menu: true,
    indexed: true,
    picture: BOTH_MOVED,
  }),
  app('/online/:id', 'online/online.tsx', 'play', {
    offline: 'one-copy',
    sample: '/online/aaaaaaaaaaaa',
    scriptKb: 191,
  }),
  app('/watch/:id', 'online/watch.tsx', 'play', {
    offline: 'one-copy',
    sample: '/watch/aaaaaaaaaaaa',
    scriptKb: 178.5,
  }),

  app('/tournament', 'tournament/tournaments.tsx', 'play', {
    menu: true,
    indexed: true,
    picture: 'ashtapada',
    offline: 'copy',
  }),
  app('/tournament/new', 'tournament/tournament-new.tsx', 'play', { offline: 'copy' }),
  app('/tournament/:id', 'tournament/tournament.tsx', 'play', {
    offline: 'one-copy',
    sample: '/tournament/aaaaaaaaaaaa',
  }),

  app('/train', 'train/train.tsx', 'train', { picture: { game: 'wei-bruzon-2015' }, offline: 'copy' }),
  app('/train/puzzles', 'train/puzzles.tsx', 'train', {
    menu: true,
    indexed: true,
    picture: { game: 'carlsen-anand-2013-g5' },
    offline: 'copy',
    scriptKb: 131.5,
  }),
  app('/train/rush', 'train/rush.tsx', 'train', { menu: true, offline: 'copy' }),
  app('/train/mistakes', 'train/mistakes.tsx', 'train', { menu: true, offline: 'copy' }),
  app('/train/endings', 'train/endings.tsx', 'train', {
    menu: true,
    indexed: true,
    picture: { fen: '1K1k4/1P6/8/8/8/8/r7/2R5' },
    offline: 'copy',
    scriptKb: 132.5,
  }),
  app('/train/endings/:id', 'train/ending.tsx', 'train', {
    offline: 'one-copy',
    sample: '/train/endings/queen-the-box',
    scriptKb: 130.5,
  }),
  reading('/learn', 'learn/learn.tsx', 'train', {
    menu: true,
    built: true,
    indexed: true,
    picture: { fen: START },
    offline: 'copy',
  }),
  reading('/learn/coordinates', 'learn/coordinates.tsx', 'train', {
    menu: true,
    built: true,
    indexed: true,
    picture: 'ashtapada',
    offline: 'copy',
    boardScript: 'coordinates-script',
    scriptKb: 74.5,
  }),
  reading('/learn/:slug', 'learn/lesson.tsx', 'train', {
    built: true,
    indexed: true,
    content: 'lessons',
    offline: 'stored-by-page',
    sample: '/learn/rook',
    boardScript: 'lesson-script',
    scriptKb: 93.5,
  }),

  app('/review', 'review.tsx', 'analyse', {
    menu: true,
    indexed: true,
    picture: { game: 'morphy-allies-1858' },
    offline: 'own-games',
    scriptKb: 147,
  }),
  app('/analysis', 'analysis.tsx', 'analyse', {
    menu: true,
    indexed: true,
    picture: { game: 'aronian-anand-2013' },
    offline: 'copy',
    scriptKb: 148,
  }),

  reading('/blog', 'editorial/blog.tsx', 'read', {
    ...TEXT,
    menu: true,
    languages: { below: '/blog/' },
    changes: 'with-posts',
    changesWithPosts: true,
    picture: 'from-content',
  }),
  guide('free-online-chess-getting-started'),
  guide('free-online-chess-benefits'),
  guide('free-online-chess-improvement'),
  reading('/blog/tag/:tag', 'editorial/tag.tsx', 'read', {
    ...POST,
    content: 'tags',
    sample: '/blog/tag/tactics',
  }),
  // The index of the blog's search.
  file('/blog/words.json', 'editorial/blog-words.ts', { built: true, languages: { below: '/blog/' } }),
  reading('/blog/:slug', 'editorial/post.tsx', 'read', {
    ...POST,
    content: 'posts',
    sample: '/blog/the-opposition-in-twenty-minutes',
  }),
  reading('/history', 'editorial/history.tsx', 'read', {
    ...TEXT,
    menu: true,
    languages: { below: '/history/' },
    changes: 'with-history',
    picture: 'ashtapada',
  }),
  chapter('chess-origins'),
  chapter('chess-evolution'),
  chapter('modern-chess'),
  chapter('indian-chess-rise'),
  chapter('indian-chess-success'),
  reading('/players', 'editorial/players.tsx', 'read', {
    ...TEXT,
    menu: true,
    changes: 'with-ratings',
    picture: { game: 'aronian-anand-2013' },
  }),
  reading('/players/:slug', 'editorial/player.tsx', 'read', {
    ...TEXT,
    languages: 'en',
    content: 'players',
    sample: '/players/viswanathan-anand',
  }),
  // Rankings and the list of explained puzzles are rendered on request, because they change from day to day.
  reading('/rankings', 'editorial/rankings.tsx', 'read', {
    menu: true,
    indexed: true,
    changes: 'with-ratings',
    picture: { game: 'carlsen-anand-2013-g5' },
    offline: 'once-read',
  }),
  reading('/gallery', 'gallery/gallery.tsx', 'read', { ...TEXT, menu: true }),
  reading('/gallery/:slug', 'gallery/gallery-picture.tsx', 'read', {
    ...TEXT,
    languages: 'en',
    content: 'pictures',
    sample: '/gallery/chess-cafe-atmosphere',
  }),
  // Both are the same page: the current week, and each week at its own address.
  reading('/this-week', 'weekly/week.tsx', 'read', {
    menu: true,
    indexed: true,
    picture: { game: 'byrne-fischer-1956' },
  }),
  reading('/this-week/:monday', 'weekly/week.tsx', 'read', { id: 'week', sample: '/this-week/2026-11-23' }),
  reading('/sunday-puzzle', 'sunday/sundays.tsx', 'read', {
    menu: true,
    indexed: true,
    picture: { game: 'kasparov-topalov-1999' },
  }),
  reading('/sunday-puzzle/:sunday', 'sunday/sunday.tsx', 'read', {
    languages: 'en',
    sample: '/sunday-puzzle/2026-11-22',
  }),
  reading('/how-we-measured', 'editorial/measured.tsx', 'read', {
    languages: 'en',
    built: true,
    indexed: true,
    picture: 'ashtapada',
  }),

  app('/dashboard', 'matches/dashboard.tsx', 'you', { offline: 'copy', scriptKb: 172.5 }),
  app('/account', 'account/account.tsx', 'you', { menu: true }),
  app('/account/deleted', 'account/deleted.tsx', 'you', { step: true }),
  app('/auth', 'auth/auth.tsx', 'you', {}),
  app('/auth/forgotten', 'auth/forgotten.tsx', 'you', {}),
  app('/auth/confirm', 'auth/confirm.tsx', 'you', { step: true }),
  app('/auth/reset', 'auth/reset.tsx', 'you', { step: true }),
  app('/auth/two-factor', 'auth/two-factor.tsx', 'you', { step: true }),
  // Public to users who have the link.
  app('/games/:token', 'matches/shared-game.tsx', 'you', {}),

  app('/support', 'support/support.tsx', 'support', {
    indexed: true,
    picture: { game: 'morphy-allies-1858' },
    scriptKb: 131.5,
  }),
  reading('/thank-you', 'support/thank-you.tsx', 'support', {}),
  reading('/practice-checkout', 'support/practice-checkout.tsx', 'support', { step: true }),
  reading('/contact', 'support/contact.tsx', undefined, { indexed: true, picture: 'ashtapada' }),
  legal('privacy-policy'),
  legal('terms-of-service'),
  reading('/offline', 'offline.tsx', undefined, { offline: 'fallback' }),

  file('/auth/google-failed', 'auth/google-failed.ts', {}),
  file('/sign-out', 'auth/sign-out.ts', {}),
  file('/account/data.json', 'account/account-data.ts', {}),
  file('/account/training.csv', 'account/training-csv.ts', {}),
  api('/api/session', 'auth/api-session.ts'),
  api('/api/auth/callback/google', 'auth/google-callback.ts'),
  api('/api/training', 'train/api-training.ts'),
  api('/api/passkeys', 'account/api-passkeys.ts'),
  api('/api/matches', 'matches/api-matches.ts'),
  api('/api/matches/export', 'matches/api-matches-export.ts'),
  api('/api/matches/statistics', 'matches/api-matches-statistics.ts'),
  api('/api/matches/strength', 'matches/api-matches-strength.ts'),
  api('/api/matches/:id', 'matches/api-match.ts'),
  api('/api/matches/:id/review', 'matches/api-match-review.ts'),
  api('/api/matches/:id/restore', 'matches/api-match-restore.ts'),
  api('/api/matches/:id/share', 'matches/api-match-share.ts'),
  api('/api/online', 'online/api-online.ts'),
  api('/api/online/:id/join', 'online/api-online-join.ts'),
  api('/api/online/:id/keep', 'online/api-online-keep.ts'),
  api('/api/create-donation', 'support/create-donation.ts'),
  api('/api/verify-payment', 'support/verify-payment.ts'),
  api('/api/stripe/webhook', 'support/stripe-webhook.ts'),
  api('/share/games/:picture', 'matches/shared-game-picture.ts'),
  { ...api('/share/hi/games/:picture', 'matches/shared-game-picture.ts'), id: 'picture-hi' },
  // For search engines and feed readers.
  file('/sitemap.xml', 'discovery/sitemap.ts', { built: true, languages: 'en' }),
  file('/robots.txt', 'discovery/robots.ts', { built: true, languages: 'en' }),
  file('/this-week.ics', 'weekly/calendar.ts', {}),
  file('/feed.xml', 'discovery/feed.ts', { languages: { below: '/' } }),
  reading('/*', 'not-found.tsx', undefined, { step: true }),
] as const satisfies readonly PageEntry[]
