import { useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import { PageLink } from './page-link.tsx'
import { currentOf, type SiteLink } from './site-links.ts'
import { words } from '#words/ui/chrome'
import { localAddress } from '#words/addresses.ts'

const ACCOUNT: SiteLink = { to: '/account', label: () => words.siteLinks.account }

/** The user's name in the bar: a link to the account, which replaces the last door's name. */
export function AccountLink({ className }: { readonly className: string }) {
  const { pathname } = useLocation()
  return (
    <PageLink link={ACCOUNT} aria-current={currentOf(ACCOUNT, pathname)} className={className}>
      <span className="sr-only">{words.accountLinks.signedIn} </span>
      <span className="account-name" />
    </PageLink>
  )
}

/** The signed-in user's name. A style sheet inserts it: see app/auth/known-session.ts. */
export const AccountName = () => (
  <p className="when-signed-in account-line">
    <Icon name="user" className="size-4" />
    <span className="sr-only">{words.accountLinks.signedIn} </span>
    <span className="account-name" />
  </p>
)

const MENU_ITEM = 'flex min-h-11 w-full items-center rounded-control px-3 text-label leading-tight'

/** An entry of a menu. */
export function MenuLink({ className = '', ...link }: SiteLink & { readonly className?: string }) {
  const { pathname } = useLocation()
  return (
    <PageLink
      link={link}
      aria-current={currentOf(link, pathname)}
      className={`menu-link ${MENU_ITEM} hover:bg-sunken ${className}`}
    >
      {link.label()}
    </PageLink>
  )
}

interface SignOutProps {
  readonly onSignOut: () => void
  /** `bar`: as high as the bar. `menu`: an entry of the menu. */
  readonly place: 'bar' | 'menu'
}

/** Signs out without leaving the page. Before the scripts have loaded, the form does it. */
export function SignOut({ onSignOut, place }: SignOutProps) {
  return (
    <form
      method="post"
      action={localAddress('/sign-out')}
      className={place === 'bar' ? 'flex' : ''}
      onSubmit={(event) => {
        event.preventDefault()
        onSignOut()
      }}
    >
      <button
        type="submit"
        className={
          place === 'bar' ? 'px-2.5 text-label whitespace-nowrap text-muted hover:text-green' : MENU_ITEM
        }
      >
        {words.accountLinks.signOut}
      </button>
    </form>
  )
}
