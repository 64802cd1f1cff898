import type { Register } from 'react-router'
import { words } from '#words/ui/chrome'

/** Paths of existing pages, from the types of the routes. */
type Page = keyof Register['pages']

/** A link to a page that does not exist fails to compile. */
export interface SiteLink {
  readonly to: Page
  /** `?with=table`: a choice on that page. */
  readonly query?: `?${string}` | `#${string}`
  /** A function, because the server speaks several languages. */
  readonly label: () => string
  /** Other paths of the same screen. */
  readonly also?: readonly Page[]
  /** Prefixes of other paths that belong to this section. */
  readonly sections?: readonly `/${string}`[]
  /** True for pages without React, which the browser loads instead of the router. */
  readonly reloadDocument?: true
  /** The audience, unless all users see the link. */
  readonly audience?: 'when-signed-in' | 'when-signed-out'
}

/** A section of the site: its main page, and a menu of all its pages. */
export interface Door {
  readonly id: 'play' | 'train' | 'analyse' | 'read' | 'you'
  readonly hub: SiteLink
  readonly links: readonly SiteLink[]
}

const SIGN_IN: SiteLink = { to: '/auth', label: () => words.siteLinks.signIn, audience: 'when-signed-out' }

export const DOORS: readonly Door[] = [
  {
    id: 'play',
    hub: {
      to: '/play',
      label: () => words.siteLinks.play,
      also: ['/game'],
      sections: ['/online', '/lobby', '/watch'],
    },
    links: [
      { to: '/play', query: '?with=computer', label: () => words.siteLinks.playTheComputer },
      { to: '/play', query: '?with=person', label: () => words.siteLinks.playAtOneScreen },
      { to: '/play', query: '?with=table', label: () => words.siteLinks.playAcrossATable },
      { to: '/online', label: () => words.siteLinks.playAFriend },
      { to: '/lobby', label: () => words.siteLinks.findAnOpponent },
    ],
  },
  {
    id: 'train',
    hub: { to: '/train', label: () => words.siteLinks.train, sections: ['/learn'] },
    links: [
      { to: '/train/puzzles', label: () => words.siteLinks.puzzles },
      { to: '/train/rush', label: () => words.siteLinks.puzzleRush },
      { to: '/train/mistakes', label: () => words.siteLinks.yourMistakes },
      { to: '/learn', label: () => words.siteLinks.lessons, reloadDocument: true },
      { to: '/learn/coordinates', label: () => words.siteLinks.coordinates, reloadDocument: true },
    ],
  },
  {
    id: 'analyse',
    hub: { to: '/analysis', label: () => words.siteLinks.analyse, sections: ['/review'] },
    links: [
      { to: '/review', label: () => words.siteLinks.reviewAGame },
      { to: '/analysis', label: () => words.siteLinks.analysisBoard },
    ],
  },
  {
    id: 'read',
    hub: {
      to: '/blog',
      label: () => words.siteLinks.read,
      sections: ['/history', '/players', '/rankings', '/gallery', '/sunday-puzzle', '/how-we-measured'],
      reloadDocument: true,
    },
    links: [
      { to: '/blog', label: () => words.siteLinks.blog, reloadDocument: true },
      { to: '/history', label: () => words.siteLinks.history, reloadDocument: true },
      { to: '/players', label: () => words.siteLinks.players, reloadDocument: true },
      { to: '/rankings', label: () => words.siteLinks.rankings, reloadDocument: true },
      { to: '/gallery', label: () => words.siteLinks.gallery, reloadDocument: true },
      { to: '/sunday-puzzle', label: () => words.siteLinks.sundayPuzzle, reloadDocument: true },
    ],
  },
  {
    id: 'you',
    hub: { to: '/dashboard', label: () => words.siteLinks.you, sections: ['/account', '/auth', '/games'] },
    links: [
      // Shown to guests too, whose games are stored on the device.
      { to: '/dashboard', label: () => words.siteLinks.yourGames },
      { to: '/dashboard', query: '#progress', label: () => words.siteLinks.yourProgress },
      { to: '/account', label: () => words.siteLinks.account, audience: 'when-signed-in' },
    ],
  },
]

/** The links beside Play that the specification requires in the bar, with its wording and order. */
export const SPECIFIED_LINKS: readonly SiteLink[] = [
  { to: '/', label: () => words.siteLinks.home, reloadDocument: true },
  { to: '/dashboard', label: () => words.siteLinks.dashboard, audience: 'when-signed-in' },
  { to: '/rankings', label: () => words.siteLinks.rankings, reloadDocument: true },
  { to: '/blog', label: () => words.siteLinks.blog, reloadDocument: true },
  { to: '/support', label: () => words.siteLinks.support, sections: ['/thank-you', '/practice-checkout'] },
  { to: '/contact', label: () => words.siteLinks.contact, reloadDocument: true },
  SIGN_IN,
]

/** Listed below the doors in the menu of narrow screens; rankings and blog are among the doors' links. */
export const OTHER_LINKS: readonly SiteLink[] = SPECIFIED_LINKS.filter(
  ({ to }) => !['/rankings', '/blog'].includes(to),
)

/** Links in the footer's first column. */
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
  { to: '/dashboard', label: () => words.siteLinks.yourGames },
  { to: '/learn', label: () => words.siteLinks.learnChess, reloadDocument: true },
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

export const isCurrent = ({ to, query, also = [] }: SiteLink, pathname: string): boolean =>
  query === undefined && [to, ...also].some((page) => page === trimmed(pathname))

/** `aria-current` of a link: `page` for the page itself, `true` for the section it belongs to. */
export const currentOf = (link: SiteLink, pathname: string): 'page' | 'true' | undefined => {
  if (isCurrent(link, pathname)) return 'page'
  if (link.query !== undefined) return undefined
  const starts = link.to === '/' ? [] : [link.to, ...(link.sections ?? [])]
  const path = trimmed(pathname)
  return starts.some((start) => path === start || path.startsWith(`${start}/`)) ? 'true' : undefined
}

/** The canonical address of a screen. */
export const canonicalOf = (pathname: string): string =>
  DOORS.find(({ hub }) => isCurrent(hub, pathname))?.hub.to ?? trimmed(pathname)

/** `/play/` is served like `/play`. */
const trimmed = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '')
