import { Link, useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import { Mark } from '../mark.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import { currentOf, NAVIGATION, type SiteLink } from './site-links.ts'

interface SiteHeaderProps {
  readonly name: string
  /** Signs out without leaving the page. Where no script runs, the form does it. */
  readonly onSignOut: () => void
}

/**
 * The bar that stays at the top. Below 1024 px the links move into a popover, which needs no script. It is the same for
 * everybody: what is for those who are signed in, or out, is shown by `when-signed-in` and `when-signed-out`.
 */
export function SiteHeader({ name, onSignOut }: SiteHeaderProps) {
  const { pathname, key } = useLocation()
  const links = NAVIGATION.map((link) => ({ ...link, current: currentOf(link, pathname) }))
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40 border-b border-hairline bg-ground">
      <nav aria-label="Main" className="page flex h-(--nav-height) items-center justify-between gap-4">
        <Link
          to="/"
          viewTransition
          reloadDocument
          className="flex items-center gap-2 rounded-control text-green"
        >
          <Mark className="size-7" />
          <span className="font-display text-lg font-semibold whitespace-nowrap">{name}</span>
        </Link>
        <BarLinks links={links} onSignOut={onSignOut} />
        <button
          type="button"
          popoverTarget="site-menu"
          className="-mr-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-label font-semibold lg:hidden"
        >
          <Icon name="menu" />
          Menu
        </button>
        {/* A new key with each page: the menu of the page before is gone, and so it is closed. */}
        <MenuLinks key={key} links={links} onSignOut={onSignOut} />
      </nav>
    </header>
  )
}

interface LinksProps {
  readonly links: readonly (SiteLink & { readonly current: ReturnType<typeof currentOf> })[]
  readonly onSignOut: () => void
}

function BarLinks({ links, onSignOut }: LinksProps) {
  return (
    <ul className="hidden h-full items-stretch lg:flex">
      {links.map(({ to, label, current, audience = '', reloadDocument = false }) => (
        <li key={to} className={`flex ${audience}`}>
          <Link
            to={to}
            viewTransition
            reloadDocument={reloadDocument}
            prefetch={reloadDocument ? 'none' : 'intent'}
            aria-current={current}
            className="flex items-center border-y-3 border-transparent px-4 text-label hover:text-green aria-[current]:border-b-green aria-[current]:font-semibold aria-[current]:text-green"
          >
            {label}
          </Link>
        </li>
      ))}
      <li className="when-signed-in flex">
        <SignOut
          onSignOut={onSignOut}
          className="flex h-full items-center border-y-3 border-transparent px-4 text-label hover:text-green"
        />
      </li>
    </ul>
  )
}

function MenuLinks({ links, onSignOut }: LinksProps) {
  return (
    <ul id="site-menu" popover="auto" className="site-menu">
      {links.map(({ to, label, current, audience, reloadDocument = false }) => (
        <li key={to} className={audience}>
          <Link
            to={to}
            viewTransition
            reloadDocument={reloadDocument}
            aria-current={current}
            className="flex min-h-12 items-center rounded-control px-4 aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-green"
          >
            {label}
          </Link>
        </li>
      ))}
      <li className="when-signed-in">
        <SignOut onSignOut={onSignOut} className="flex min-h-12 w-full items-center rounded-control px-4" />
      </li>
      <li className="mt-2 border-t border-hairline pt-2">
        <SchemeSwitch />
      </li>
    </ul>
  )
}

function SignOut({ onSignOut, className }: { readonly onSignOut: () => void; readonly className: string }) {
  return (
    <form
      method="post"
      action="/sign-out"
      onSubmit={(event) => {
        event.preventDefault()
        onSignOut()
      }}
    >
      <button type="submit" className={className}>
        Sign Out
      </button>
    </form>
  )
}
