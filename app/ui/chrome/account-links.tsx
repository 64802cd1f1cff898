import { useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import { PageLink } from './page-link.tsx'
import { currentOf, type SiteLink } from './site-links.ts'
import { words } from '#words/ui/chrome'

const ACCOUNT: SiteLink = { to: '/account', label: () => words.siteLinks.account }

/** The user's name in the bar, a link to the account. A style sheet writes the name: see app/auth/known-session.ts. */
export function AccountLink() {
  const { pathname } = useLocation()
  return (
    <PageLink link={ACCOUNT} aria-current={currentOf(ACCOUNT, pathname)} className="account-link">
      <Icon name="user" />
      <span className="sr-only">{words.accountLinks.signedIn} </span>
      <span className="account-name" />
    </PageLink>
  )
}

const MENU_ITEM = 'flex min-h-12 w-full items-center rounded-control px-4'

/** A line of the menu on narrow screens. */
export function MenuLink(link: SiteLink) {
  const { pathname } = useLocation()
  return (
    <PageLink
      link={link}
      aria-current={currentOf(link, pathname)}
      className={`${MENU_ITEM} aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-green`}
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
        className={place === 'bar' ? 'px-2 text-label whitespace-nowrap hover:text-green xl:px-4' : MENU_ITEM}
      >
        {words.accountLinks.signOut}
      </button>
    </form>
  )
}
