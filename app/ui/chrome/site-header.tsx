import { useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import { Mark } from '../mark.tsx'
import { AccountMenu, MenuLink, SignOut } from './account-menu.tsx'
import { PageLink } from './page-link.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import { currentOf, NAVIGATION, type SiteLink } from './site-links.ts'

interface SiteHeaderProps {
  readonly name: string
  readonly onSignOut: () => void
}

/**
 * The bar that stays at the top, but on the lowest screens. Below 1024 px the links move into a popover, which needs no
 * script. It is the same for everybody: what is for those who are signed in, or out, is shown by `when-signed-in` and
 * `when-signed-out`.
 */
export function SiteHeader({ name, onSignOut }: SiteHeaderProps) {
  const { key } = useLocation()
  return (
    <header className="site-header inset-x-0 top-0 z-40 border-b border-hairline bg-ground">
      <nav aria-label="Main" className="page flex h-(--nav-height) items-center justify-between gap-4">
        <a href="/" className="flex items-center gap-2 rounded-control text-green">
          <Mark className="size-7" />
          <span className="font-display text-lg font-semibold whitespace-nowrap">{name}</span>
        </a>
        <ul className="hidden h-full items-stretch lg:flex">
          {NAVIGATION.map((link) => (
            <li key={link.to} className={`flex ${link.audience ?? ''}`}>
              <BarLink {...link} />
            </li>
          ))}
          <li className="when-signed-in flex">
            <AccountMenu onSignOut={onSignOut} />
          </li>
        </ul>
        <button
          type="button"
          popoverTarget="site-menu"
          className="-mr-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-label font-semibold lg:hidden"
        >
          <Icon name="menu" />
          Menu
        </button>
        {/* A new key with each page: the menu of the page before is gone, and so it is closed. */}
        <ul key={key} id="site-menu" popover="auto" className="site-menu">
          {NAVIGATION.map((link) => (
            <li key={link.to} className={link.audience}>
              <MenuLink {...link} />
            </li>
          ))}
          <li className="when-signed-in mt-2 border-t border-hairline pt-2">
            <p className="flex px-4 py-1 text-sm text-muted">
              <span className="sr-only">Signed in: </span>
              <span className="account-name" />
            </p>
            <MenuLink to="/account" label="Account" />
            <SignOut onSignOut={onSignOut} />
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
      className="flex items-center border-y-3 border-transparent px-2 text-label hover:text-green xl:px-4 aria-[current]:border-b-green aria-[current]:font-semibold aria-[current]:text-green"
    >
      {link.label}
    </PageLink>
  )
}
