import { useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import { Mark } from '../mark.tsx'
import { AccountLink, MenuLink, SignOut } from './account-links.tsx'
import { PageLink } from './page-link.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import { currentOf, NAVIGATION, type SiteLink } from './site-links.ts'
import { words } from '#words/ui/chrome'

interface SiteHeaderProps {
  readonly name: string
  readonly onSignOut: () => void
}

/**
 * The bar at the top of every page; it stays there except on the lowest screens. Below 1024 px the links move into a
 * popover, which needs no script. The HTML is the same for all users: the classes `when-signed-in` and `when-signed-out`
 * decide who sees what.
 */
export function SiteHeader({ name, onSignOut }: SiteHeaderProps) {
  const { key } = useLocation()
  return (
    <header className="site-header inset-x-0 top-0 z-40 border-b border-hairline bg-ground">
      <nav
        aria-label={words.siteHeader.main}
        className="page flex h-(--nav-height) items-center justify-between gap-4"
      >
        <a href="/" className="flex items-center gap-2 rounded-control text-green">
          <Mark className="size-7" />
          <span className="site-name font-display text-lg font-semibold whitespace-nowrap">{name}</span>
        </a>
        <ul className="hidden h-full items-stretch lg:flex">
          {NAVIGATION.map((link) => (
            <li key={link.to} className={`flex ${link.audience ?? ''}`}>
              <BarLink {...link} />
            </li>
          ))}
          <li className="when-signed-in flex">
            <AccountLink />
          </li>
          <li className="when-signed-in flex">
            <SignOut onSignOut={onSignOut} place="bar" />
          </li>
        </ul>
        <button
          type="button"
          popoverTarget="site-menu"
          className="-mr-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-label font-semibold lg:hidden"
        >
          <Icon name="menu" />
          {words.siteHeader.menu}
        </button>
        {/* A new key for each page replaces the element, which closes the menu. */}
        <ul key={key} id="site-menu" popover="auto" className="site-menu">
          {NAVIGATION.map((link) => (
            <li key={link.to} className={link.audience}>
              <MenuLink {...link} />
            </li>
          ))}
          <li className="when-signed-in mt-2 border-t border-hairline pt-2">
            <p className="flex px-4 py-1 text-sm text-muted">
              <span className="sr-only">{words.siteHeader.signedIn} </span>
              <span className="account-name" />
            </p>
            <MenuLink to="/account" label={() => words.siteLinks.account} />
            <SignOut onSignOut={onSignOut} place="menu" />
          </li>
          <li className="mt-2 border-t border-hairline pt-2">
            <SchemeSwitch />
          </li>
        </ul>
      </nav>
    </header>
  )
}

function BarLink(link: SiteLink) {
  const { pathname } = useLocation()
  return (
    <PageLink
      link={link}
      prefetch="intent"
      aria-current={currentOf(link, pathname)}
      className="flex items-center border-y-3 border-transparent px-2 forced-colors:border-[Canvas] text-label hover:text-green xl:px-4 aria-[current]:border-b-green aria-[current]:font-semibold aria-[current]:text-green"
    >
      {link.label()}
    </PageLink>
  )
}
