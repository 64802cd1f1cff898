import { index, route, type RouteConfig } from '@react-router/dev/routes'

const GUIDES = [
  'free-online-chess-getting-started',
  'free-online-chess-benefits',
  'free-online-chess-improvement',
]
const HISTORY = [
  'chess-origins',
  'chess-evolution',
  'modern-chess',
  'indian-chess-rise',
  'indian-chess-success',
]

export default [
  index('routes/home.tsx'),
  route('play', 'routes/play.tsx'),
  // The same screen under its other name; `/play` is the canonical one.
  route('game', 'routes/play.tsx', { id: 'game' }),
  route('blog', 'routes/editorial/blog.tsx'),
  // What a device shows that has lost its network; see scripts/building/service-worker.mjs.
  route('offline', 'routes/offline.tsx'),
  // The three articles for beginners have routes of their own, which go before the posts' one.
  ...GUIDES.map((slug) => route(`blog/${slug}`, 'routes/editorial/guide.tsx', { id: slug })),
  route('blog/:slug', 'routes/editorial/post.tsx'),
  route('rankings', 'routes/editorial/rankings.tsx'),
  route('players', 'routes/editorial/players.tsx'),
  route('players/:slug', 'routes/editorial/player.tsx'),
  route('history', 'routes/editorial/history.tsx'),
  ...HISTORY.map((slug) => route(`history/${slug}`, 'routes/editorial/history-article.tsx', { id: slug })),
  route('gallery', 'routes/gallery/gallery.tsx'),
  route('gallery/:slug', 'routes/gallery/gallery-picture.tsx'),
  route('privacy-policy', 'routes/editorial/legal.tsx', { id: 'privacy-policy' }),
  route('terms-of-service', 'routes/editorial/legal.tsx', { id: 'terms-of-service' }),
  route('auth', 'routes/auth/auth.tsx'),
  route('auth/confirm', 'routes/auth/confirm.ts'),
  route('auth/forgotten', 'routes/auth/forgotten.tsx'),
  route('auth/reset', 'routes/auth/reset.tsx'),
  route('auth/two-factor', 'routes/auth/two-factor.tsx'),
  route('auth/google-failed', 'routes/auth/google-failed.ts'),
  route('sign-out', 'routes/auth/sign-out.ts'),
  route('api/session', 'routes/auth/api-session.ts'),
  route('api/auth/callback/google', 'routes/auth/google-callback.ts'),
  route('review', 'routes/review.tsx'),
  route('account', 'routes/account/account.tsx'),
  route('account/data.json', 'routes/account/account-data.ts'),
  route('dashboard', 'routes/matches/dashboard.tsx'),
  route('api/matches', 'routes/matches/api-matches.ts'),
  route('api/matches/export', 'routes/matches/api-matches-export.ts'),
  route('api/matches/:id', 'routes/matches/api-match.ts'),
  route('api/matches/:id/restore', 'routes/matches/api-match-restore.ts'),
  route('api/matches/:id/share', 'routes/matches/api-match-share.ts'),
  route('api/online', 'routes/online/api-online.ts'),
  route('api/online/:id/join', 'routes/online/api-online-join.ts'),
  route('api/online/:id/keep', 'routes/online/api-online-keep.ts'),
  // For whoever has the link.
  route('games/:token', 'routes/matches/shared-game.tsx'),
  route('share/games/:picture', 'routes/matches/shared-game-picture.ts'),
  route('support', 'routes/support/support.tsx'),
  route('thank-you', 'routes/support/thank-you.tsx'),
  route('contact', 'routes/support/contact.tsx'),
  route('practice-checkout', 'routes/support/practice-checkout.tsx'),
  route('api/create-donation', 'routes/support/create-donation.ts'),
  route('api/verify-payment', 'routes/support/verify-payment.ts'),
  route('api/stripe/webhook', 'routes/support/stripe-webhook.ts'),
  // For search engines and readers of feeds.
  route('sitemap.xml', 'routes/discovery/sitemap.ts'),
  route('robots.txt', 'routes/discovery/robots.ts'),
  route('feed.xml', 'routes/discovery/feed.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
