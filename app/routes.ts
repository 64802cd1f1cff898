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
  route('blog', 'routes/blog.tsx'),
  // What a device shows that has lost its network; see scripts/service-worker.mjs.
  route('offline', 'routes/offline.tsx'),
  // The three articles for beginners have routes of their own, which go before the posts' one.
  ...GUIDES.map((slug) => route(`blog/${slug}`, 'routes/guide.tsx', { id: slug })),
  route('blog/:slug', 'routes/post.tsx'),
  route('rankings', 'routes/rankings.tsx'),
  route('players', 'routes/players.tsx'),
  route('players/:slug', 'routes/player.tsx'),
  route('history', 'routes/history.tsx'),
  ...HISTORY.map((slug) => route(`history/${slug}`, 'routes/history-article.tsx', { id: slug })),
  route('gallery', 'routes/gallery.tsx'),
  route('gallery/:slug', 'routes/gallery-picture.tsx'),
  route('privacy-policy', 'routes/legal.tsx', { id: 'privacy-policy' }),
  route('terms-of-service', 'routes/legal.tsx', { id: 'terms-of-service' }),
  route('auth', 'routes/auth.tsx'),
  route('auth/confirm', 'routes/auth-confirm.ts'),
  route('auth/forgotten', 'routes/auth-forgotten.tsx'),
  route('auth/reset', 'routes/auth-reset.tsx'),
  route('auth/two-factor', 'routes/auth-two-factor.tsx'),
  route('auth/google-failed', 'routes/auth-google-failed.ts'),
  route('sign-out', 'routes/sign-out.ts'),
  route('api/session', 'routes/api-session.ts'),
  route('api/auth/callback/google', 'routes/google-callback.ts'),
  route('review', 'routes/review.tsx'),
  route('account', 'routes/account.tsx'),
  route('account/data.json', 'routes/account-data.ts'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('api/matches', 'routes/api-matches.ts'),
  route('api/matches/export', 'routes/api-matches-export.ts'),
  route('api/matches/:id', 'routes/api-match.ts'),
  route('api/matches/:id/restore', 'routes/api-match-restore.ts'),
  route('api/matches/:id/share', 'routes/api-match-share.ts'),
  // For whoever has the link.
  route('games/:token', 'routes/shared-game.tsx'),
  route('share/games/:picture', 'routes/shared-game-picture.ts'),
  route('support', 'routes/support.tsx'),
  route('thank-you', 'routes/thank-you.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('practice-checkout', 'routes/practice-checkout.tsx'),
  route('api/create-donation', 'routes/create-donation.ts'),
  route('api/verify-payment', 'routes/verify-payment.ts'),
  route('api/stripe/webhook', 'routes/stripe-webhook.ts'),
  // For search engines and readers of feeds.
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('feed.xml', 'routes/feed.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
