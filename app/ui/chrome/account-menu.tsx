import { useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import { PageLink } from './page-link.tsx'
import { ACCOUNT_LINKS, currentOf, type SiteLink } from './site-links.ts'

interface AccountMenuProps {
  readonly onSignOut: () => void
}

/** The name in the bar, and under it what is theirs. Styles write the name: see app/auth/account-name.ts. */
export function AccountMenu({ onSignOut }: AccountMenuProps) {
  const { key } = useLocation()
  return (
    <>
      <button type="button" popoverTarget="account-menu" className="account-button">
        <Icon name="user" />
        <span className="sr-only">Signed in: </span>
        <span className="account-name" />
        <Icon name="down" className="size-4" />
      </button>
      {/* A new key with each page closes it, as it does the site's menu. */}
      <ul key={key} id="account-menu" popover="auto" className="site-menu account-menu">
        {ACCOUNT_LINKS.map((link) => (
          <li key={link.to}>
            <MenuLink {...link} />
          </li>
        ))}
        <li>
          <SignOut onSignOut={onSignOut} />
        </li>
      </ul>
    </>
  )
}

const MENU_ITEM = 'flex min-h-12 w-full items-center rounded-control px-4'

/** A line of a menu. */
export function MenuLink(link: SiteLink) {
  const { pathname } = useLocation()
  return (
    <PageLink
      link={link}
      aria-current={currentOf(link, pathname)}
      className={`${MENU_ITEM} aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-green`}
    >
      {link.label}
    </PageLink>
  )
}

/** Without leaving the page. Where no script runs, the form does it. */
export function SignOut({ onSignOut }: AccountMenuProps) {
  return (
    <form
      method="post"
      action="/sign-out"
      onSubmit={(event) => {
        event.preventDefault()
        onSignOut()
      }}
    >
      <button type="submit" className={MENU_ITEM}>
        Sign Out
      </button>
    </form>
  )
}
