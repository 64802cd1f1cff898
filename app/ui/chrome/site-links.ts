import { href } from 'react-router'

/**
 * Every link of navigation bar and footer, in their order. `href` knows the routes, so a link to a page that does not
 * exist does not compile; a new page adds its line here.
 */
interface SiteLink {
  readonly to: string
  readonly label: string
  /** Further addresses of the same screen. */
  readonly also?: readonly string[]
}

export const NAVIGATION: readonly SiteLink[] = [
  { to: href('/'), label: 'Home' },
  { to: href('/play'), label: 'Play', also: [href('/game')] },
]

export const QUICK_LINKS: readonly SiteLink[] = [
  { to: href('/play'), label: 'Play Chess' },
  { to: href('/'), label: 'Home' },
]

export const isCurrent = ({ to, also = [] }: SiteLink, pathname: string): boolean =>
  [to, ...also].includes(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname)

/** The one address a screen is known under. */
export const canonicalOf = (pathname: string): string =>
  NAVIGATION.find((link) => link.also?.includes(pathname))?.to ?? pathname
