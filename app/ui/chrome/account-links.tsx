import { useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import { PageLink } from './page-link.tsx'
import { currentOf, type SiteLink } from './site-links.ts'
import { words } from '#words/ui/chrome'

const ACCOUNT: SiteLink = { to: '/account', label: () => words.siteLinks.account }

/** The user's name in the bar, a link to the account, in place of the last door's name. */
export function AccountLink({ className }: { readonly className: string }) {
  const { pathname } = useLocation()
  return (
    <PageLink link={ACCOUNT} aria-current={currentOf(ACCOUNT, pathname)} className={className}>
      <span className="sr-only">{words.accountLinks.signedIn} </span>
      <span className="account-name" />
    </PageLink>
  )
}

/** Who is signed in. A style sheet writes the name: see app/auth/known-session.ts. */
export const AccountName = () => (
  <p className="when-signed-in account-line">
    <Icon name="user" className="size-4" />
    <span className="sr-only">{words.accountLinks.signedIn} </span>
    <span className="account-name" />
  </p>
)

const MENU_ITEM = 'flex min-h-11 w-full items-center rounded-control px-3 text-label leading-tight'

/** A line of a menu. */
export function MenuLink({ className = '', ...link }: SiteLink & { readonly className?: string }) {
  const { pathname } = useLocation()
  return (
    <PageLink
      link={link}
      aria-current={currentOf(link, pathname)}
      className={`${MENU_ITEM} hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-green ${className}`}
    >
      {link.label()}
    </PageLink>
  )
}

interface SignOutProps {
  readonly onSignOut: () => void
  /** `bar`: as high as the bar. `menu`: a line of the menu. */
  readonly place: 'bar' | 'menu'
}

/** Signs out without leaving the page. Before the scripts have arrived the form does it. */
export function SignOut({ onSignOut, place }: SignOutProps) {
  return (
    <form
      method="post"
      action="/sign-out"
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
