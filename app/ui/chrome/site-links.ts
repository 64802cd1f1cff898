import type { Register } from 'react-router'

/** The addresses that exist, by the routes' own types. */
type Page = keyof Register['pages']

/**
 * Every link of navigation bar and footer, in their order. A link to a page that does not exist does not compile; a
 * new page adds its line here.
 */
export interface SiteLink {
  readonly to: Page
  readonly label: string
  /** Further addresses of the same screen. */
  readonly also?: readonly Page[]
  /** Where the addresses of its section begin, besides its own. */
  readonly sections?: readonly `/${string}`[]
  /** A page to read, which comes without scripts: the browser loads it, instead of the script of the page before. */
  readonly reloadDocument?: true
  /** Whom it is for, where it is not for everybody. */
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

/** Below the words about the site. */
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
  // For guests too: their games are kept on the device.
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

/** What `aria-current` says of a link: the page itself, or the section that the page belongs to. */
export const currentOf = (link: SiteLink, pathname: string): 'page' | 'true' | undefined => {
  if (isCurrent(link, pathname)) return 'page'
  const starts = link.to === '/' ? [] : [link.to, ...(link.sections ?? [])]
  const path = trimmed(pathname)
  return starts.some((start) => path === start || path.startsWith(`${start}/`)) ? 'true' : undefined
}

/** The one address a screen is known under. */
export const canonicalOf = (pathname: string): string =>
  NAVIGATION.find((link) => isCurrent(link, pathname))?.to ?? trimmed(pathname)

/** `/play/` is answered like `/play`. */
const trimmed = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '')
