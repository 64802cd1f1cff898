import type { Register } from 'react-router'

/** Existing addresses, from the types of the routes. */
type Page = keyof Register['pages']

/** The links of the bar and the footer, in order. A link to a page that does not exist fails to compile. */
export interface SiteLink {
  readonly to: Page
  readonly label: string
  /** Other addresses of the same screen. */
  readonly also?: readonly Page[]
  /** Prefixes of other addresses that belong to this section. */
  readonly sections?: readonly `/${string}`[]
  /** For pages without React: the browser loads them instead of the router. */
  readonly reloadDocument?: true
  /** The audience, if not all users. */
  readonly audience?: 'when-signed-in' | 'when-signed-out'
}

export const NAVIGATION: readonly SiteLink[] = [
  { to: '/', label: 'Home', reloadDocument: true },
  { to: '/play', label: 'Play', also: ['/game'], sections: ['/online', '/watch'] },
  { to: '/train', label: 'Train', sections: ['/learn'] },
  { to: '/dashboard', label: 'Dashboard', sections: ['/account'], audience: 'when-signed-in' },
  { to: '/rankings', label: 'Rankings', sections: ['/players'], reloadDocument: true },
  { to: '/blog', label: 'Blog', reloadDocument: true },
  { to: '/gallery', label: 'Gallery', reloadDocument: true },
  { to: '/support', label: 'Support', sections: ['/thank-you', '/practice-checkout'] },
  { to: '/contact', label: 'Contact', reloadDocument: true },
  { to: '/auth', label: 'Sign In', audience: 'when-signed-out' },
]

/** In the footer’s first column. */
export const ABOUT_LINKS: readonly SiteLink[] = [
  { to: '/gallery', label: 'The gallery', reloadDocument: true },
]

export const HISTORY_LINKS: readonly SiteLink[] = [
  { to: '/history', label: 'All five chapters', reloadDocument: true },
  { to: '/history/chess-origins', label: 'Chaturanga: the origins', reloadDocument: true },
  { to: '/history/chess-evolution', label: 'Through the centuries', reloadDocument: true },
  { to: '/history/modern-chess', label: 'The last fifty years', reloadDocument: true },
  { to: '/history/indian-chess-rise', label: 'The rise of chess in India', reloadDocument: true },
  { to: '/history/indian-chess-success', label: 'Why so many grandmasters?', reloadDocument: true },
]

export const QUICK_LINKS: readonly SiteLink[] = [
  { to: '/play', label: 'Play Chess' },
  { to: '/online', label: 'Play a Friend' },
  // Also for guests, whose games are kept on the device.
  { to: '/dashboard', label: 'Your Games' },
  { to: '/train', label: 'Train' },
  { to: '/train/puzzles', label: 'Puzzles' },
  { to: '/review', label: 'Review a Game' },
  { to: '/analysis', label: 'Analysis Board' },
  { to: '/learn', label: 'Learn Chess', reloadDocument: true },
  { to: '/rankings', label: 'Rankings', reloadDocument: true },
  { to: '/players', label: 'Players', reloadDocument: true },
  { to: '/blog', label: 'Chess Blog', reloadDocument: true },
  { to: '/support', label: 'Support Us' },
  { to: '/contact', label: 'Contact Us', reloadDocument: true },
  { to: '/account', label: 'Your Account', audience: 'when-signed-in' },
  { to: '/', label: 'Home', reloadDocument: true },
]

export const LEGAL_LINKS: readonly SiteLink[] = [
  { to: '/privacy-policy', label: 'Privacy Policy', reloadDocument: true },
  { to: '/terms-of-service', label: 'Terms of Service', reloadDocument: true },
]

export const isCurrent = ({ to, also = [] }: SiteLink, pathname: string): boolean =>
  [to, ...also].some((page) => page === trimmed(pathname))

/** `aria-current` of a link: `page` for the page itself, `true` for the section it belongs to. */
export const currentOf = (link: SiteLink, pathname: string): 'page' | 'true' | undefined => {
  if (isCurrent(link, pathname)) return 'page'
  const starts = link.to === '/' ? [] : [link.to, ...(link.sections ?? [])]
  const path = trimmed(pathname)
  return starts.some((start) => path === start || path.startsWith(`${start}/`)) ? 'true' : undefined
}

/** The canonical address of a screen. */
export const canonicalOf = (pathname: string): string =>
  NAVIGATION.find((link) => isCurrent(link, pathname))?.to ?? trimmed(pathname)

/** `/play/` is served like `/play`. */
const trimmed = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '')
