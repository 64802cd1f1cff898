import type { Register } from 'react-router'
import { APP_PAGES, MENUS, OTHER_ADDRESSES, SECTION_STARTS } from '#content/pages/client-lists.ts'
import type { Section } from '#content/pages/entry.ts'
import type { MenuPage } from '#content/pages/lists.ts'
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
  /** Marked at all pages of this section. */
  readonly section?: Section
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

/** The pages that the manifest puts into menus, in their words there. */
const MENU_LINKS: Readonly<Record<MenuPage, Omit<SiteLink, 'to'>>> = {
  '/online': { label: () => words.siteLinks.playAFriend },
  '/lobby': { label: () => words.siteLinks.findAnOpponent },
  '/tournament': { label: () => words.siteLinks.tournaments },
  '/train/puzzles': { label: () => words.siteLinks.puzzles },
  '/train/rush': { label: () => words.siteLinks.puzzleRush },
  '/train/mistakes': { label: () => words.siteLinks.yourMistakes },
  '/train/endings': { label: () => words.siteLinks.endings },
  '/learn': { label: () => words.siteLinks.lessons },
  '/learn/coordinates': { label: () => words.siteLinks.coordinates },
  '/review': { label: () => words.siteLinks.reviewAGame },
  '/analysis': { label: () => words.siteLinks.analysisBoard },
  '/blog': { label: () => words.siteLinks.blog },
  '/history': { label: () => words.siteLinks.history },
  '/players': { label: () => words.siteLinks.players },
  '/rankings': { label: () => words.siteLinks.rankings },
  '/gallery': { label: () => words.siteLinks.gallery },
  '/this-week': { label: () => words.siteLinks.thisWeek },
  '/sunday-puzzle': { label: () => words.siteLinks.sundayPuzzle },
  '/account': { label: () => words.siteLinks.account, audience: 'when-signed-in' },
}

/** `choices` are links to one page that each set something there. They precede the section's other pages. */
const makeDoor = (
  id: Door['id'],
  hub: Pick<SiteLink, 'to' | 'label'>,
  choices: readonly SiteLink[] = [],
): Door => ({
  id,
  hub: { ...hub, section: id },
  links: [...choices, ...MENUS[id].map((to) => ({ to, ...MENU_LINKS[to] }))],
})

export const DOORS: readonly Door[] = [
  makeDoor('play', { to: '/play', label: () => words.siteLinks.play }, [
    { to: '/play', query: '?with=computer', label: () => words.siteLinks.playTheComputer },
    { to: '/play', query: '?with=person', label: () => words.siteLinks.playAtOneScreen },
    { to: '/play', query: '?with=table', label: () => words.siteLinks.playAcrossATable },
  ]),
  makeDoor('train', { to: '/train', label: () => words.siteLinks.train }),
  makeDoor('analyse', { to: '/analysis', label: () => words.siteLinks.analyse }),
  makeDoor('read', { to: '/blog', label: () => words.siteLinks.read }),
  makeDoor('you', { to: '/dashboard', label: () => words.siteLinks.you }, [
    // Shown to guests too, whose games are stored on the device.
    { to: '/dashboard', label: () => words.siteLinks.yourGames },
    { to: '/dashboard', query: '#progress', label: () => words.siteLinks.yourProgress },
  ]),
]

/** The links beside Play that the specification requires in the bar, with its wording and order. */
export const SPECIFIED_LINKS: readonly SiteLink[] = [
  { to: '/', label: () => words.siteLinks.home },
  { to: '/dashboard', label: () => words.siteLinks.dashboard, audience: 'when-signed-in' },
  { to: '/rankings', label: () => words.siteLinks.rankings },
  { to: '/blog', label: () => words.siteLinks.blog },
  { to: '/support', label: () => words.siteLinks.support, section: 'support' },
  { to: '/contact', label: () => words.siteLinks.contact },
  SIGN_IN,
]

/** Listed below the doors in the menu of narrow screens; rankings and blog are among the doors' links. */
export const OTHER_LINKS: readonly SiteLink[] = SPECIFIED_LINKS.filter(
  ({ to }) => !['/rankings', '/blog'].includes(to),
)

/** Links in the footer's first column. */
export const ABOUT_LINKS: readonly SiteLink[] = [
  { to: '/gallery', label: () => words.siteLinks.theGallery },
  { to: '/how-we-measured', label: () => words.siteLinks.howWeMeasured },
  { to: '/sunday-puzzle', label: () => words.siteLinks.sundayPuzzle },
]

export const HISTORY_LINKS: readonly SiteLink[] = [
  { to: '/history', label: () => words.siteLinks.allFiveChapters },
  { to: '/history/chess-origins', label: () => words.siteLinks.chaturangaTheOrigins },
  { to: '/history/chess-evolution', label: () => words.siteLinks.throughTheCenturies },
  { to: '/history/modern-chess', label: () => words.siteLinks.theLastFiftyYears },
  { to: '/history/indian-chess-rise', label: () => words.siteLinks.theRiseOfChess },
  {
    to: '/history/indian-chess-success',
    label: () => words.siteLinks.whySoManyGrandmasters,
  },
]

export const QUICK_LINKS: readonly SiteLink[] = [
  { to: '/play', label: () => words.siteLinks.playChess },
  { to: '/dashboard', label: () => words.siteLinks.yourGames },
  { to: '/learn', label: () => words.siteLinks.learnChess },
  { to: '/blog', label: () => words.siteLinks.chessBlog },
  { to: '/support', label: () => words.siteLinks.supportUs },
  { to: '/contact', label: () => words.siteLinks.contactUs },
  { to: '/account', label: () => words.siteLinks.yourAccount, audience: 'when-signed-in' },
  { to: '/', label: () => words.siteLinks.home },
]

export const LEGAL_LINKS: readonly SiteLink[] = [
  { to: '/privacy-policy', label: () => words.siteLinks.privacyPolicy },
  { to: '/terms-of-service', label: () => words.siteLinks.termsOfService },
]

/** Pages without React are loaded by the browser instead of the router. */
export const isDocument = (to: Page): boolean => !APP_PAGES.includes(to)

export const isCurrent = ({ to, query }: SiteLink, pathname: string): boolean =>
  query === undefined && to === canonicalOf(pathname)

/** `aria-current` of a link: `page` for the page itself, `true` for the section it belongs to. */
export const currentOf = (link: SiteLink, pathname: string): 'page' | 'true' | undefined => {
  if (isCurrent(link, pathname)) return 'page'
  if (link.query !== undefined || link.to === '/') return undefined
  const starts = link.section === undefined ? [link.to] : SECTION_STARTS[link.section]
  const path = trimmed(pathname)
  return starts.some((start) => path === start || path.startsWith(`${start}/`)) ? 'true' : undefined
}

/** The canonical address of a screen. */
export const canonicalOf = (pathname: string): string =>
  OTHER_ADDRESSES[trimmed(pathname)] ?? trimmed(pathname)

/** `/play/` is served like `/play`. */
const trimmed = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '')
