import type { Register } from 'react-router'

/** The addresses that exist, by the routes' own types. */
type Page = keyof Register['pages']

/**
 * Every link of navigation bar and footer, in their order. A link to a page that does not exist does not compile; a
 * new page adds its line here.
 */
interface SiteLink {
  readonly to: Page
  readonly label: string
  /** Further addresses of the same screen. */
  readonly also?: readonly Page[]
}

export const NAVIGATION: readonly SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/play', label: 'Play', also: ['/game'] },
]

export const QUICK_LINKS: readonly SiteLink[] = [
  { to: '/play', label: 'Play Chess' },
  { to: '/', label: 'Home' },
]

export const isCurrent = ({ to, also = [] }: SiteLink, pathname: string): boolean =>
  [to, ...also].some((page) => page === trimmed(pathname))

/** The one address a screen is known under. */
export const canonicalOf = (pathname: string): string =>
  NAVIGATION.find((link) => isCurrent(link, pathname))?.to ?? trimmed(pathname)

/** `/play/` is answered like `/play`. */
const trimmed = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '')
