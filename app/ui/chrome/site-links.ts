import type { Register } from 'react-router'
import { words } from '#words/ui/chrome'

/** Existing addresses, from the types of the routes. */
type Page = keyof Register['pages']

/** The links of the bar and the footer, in order. A link to a page that does not exist fails to compile. */
export interface SiteLink {
  readonly to: Page
  /** A function, because the server speaks several languages. */
  readonly label: () => string
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
  { to: '/', label: () => words.siteLinks.home, reloadDocument: true },
  { to: '/play', label: () => words.siteLinks.play, also: ['/game'], sections: ['/online', '/watch'] },
  { to: '/train', label: () => words.siteLinks.train, sections: ['/learn'] },
  {
    to: '/dashboard',
    label: () => words.siteLinks.dashboard,
    sections: ['/account'],
    audience: 'when-signed-in',
  },
  { to: '/rankings', label: () => words.siteLinks.rankings, sections: ['/players'], reloadDocument: true },
  { to: '/blog', label: () => words.siteLinks.blog, reloadDocument: true },
  { to: '/gallery', label: () => words.siteLinks.gallery, reloadDocument: true },
  { to: '/support', label: () => words.siteLinks.support, sections: ['/thank-you', '/practice-checkout'] },
  { to: '/contact', label: () => words.siteLinks.contact, reloadDocument: true },
  { to: '/auth', label: () => words.siteLinks.signIn, audience: 'when-signed-out' },
]

/** In the footer’s first column. */
export const ABOUT_LINKS: readonly SiteLink[] = [
  { to: '/gallery', label: () => words.siteLinks.theGallery, reloadDocument: true },
  { to: '/how-we-measured', label: () => words.siteLinks.howWeMeasured, reloadDocument: true },
  { to: '/sunday-puzzle', label: () => words.siteLinks.sundayPuzzle, reloadDocument: true },
]

export const HISTORY_LINKS: readonly SiteLink[] = [
  { to: '/history', label: () => words.siteLinks.allFiveChapters, reloadDocument: true },
  { to: '/history/chess-origins', label: () => words.siteLinks.chaturangaTheOrigins, reloadDocument: true },
  { to: '/history/chess-evolution', label: () => words.siteLinks.throughTheCenturies, reloadDocument: true },
  { to: '/history/modern-chess', label: () => words.siteLinks.theLastFiftyYears, reloadDocument: true },
  { to: '/history/indian-chess-rise', label: () => words.siteLinks.theRiseOfChess, reloadDocument: true },
  {
    to: '/history/indian-chess-success',
    label: () => words.siteLinks.whySoManyGrandmasters,
    reloadDocument: true,
  },
]

export const QUICK_LINKS: readonly SiteLink[] = [
  { to: '/play', label: () => words.siteLinks.playChess },
  { to: '/online', label: () => words.siteLinks.playAFriend },
  // Also for guests, whose games are kept on the device.
  { to: '/dashboard', label: () => words.siteLinks.yourGames },
  { to: '/train', label: () => words.siteLinks.train },
  { to: '/train/puzzles', label: () => words.siteLinks.puzzles },
  { to: '/review', label: () => words.siteLinks.reviewAGame },
  { to: '/analysis', label: () => words.siteLinks.analysisBoard },
  { to: '/learn', label: () => words.siteLinks.learnChess, reloadDocument: true },
  { to: '/rankings', label: () => words.siteLinks.rankings, reloadDocument: true },
  { to: '/players', label: () => words.siteLinks.players, reloadDocument: true },
  { to: '/blog', label: () => words.siteLinks.chessBlog, reloadDocument: true },
  { to: '/support', label: () => words.siteLinks.supportUs },
  { to: '/contact', label: () => words.siteLinks.contactUs, reloadDocument: true },
  { to: '/account', label: () => words.siteLinks.yourAccount, audience: 'when-signed-in' },
  { to: '/', label: () => words.siteLinks.home, reloadDocument: true },
]

export const LEGAL_LINKS: readonly SiteLink[] = [
  { to: '/privacy-policy', label: () => words.siteLinks.privacyPolicy, reloadDocument: true },
  { to: '/terms-of-service', label: () => words.siteLinks.termsOfService, reloadDocument: true },
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
