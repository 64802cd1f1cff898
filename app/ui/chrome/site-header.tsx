import { useLocation } from 'react-router'
import { Icon } from '../icon.tsx'
import { Mark } from '../mark.tsx'
import { AccountLink, AccountName, MenuLink, SignOut } from './account-links.tsx'
import { LanguageLinks } from './language-links.tsx'
import { PageLink } from './page-link.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import { currentOf, DOORS, OTHER_LINKS, SPECIFIED_LINKS, type Door, type SiteLink } from './site-links.ts'
import { words } from '#words/ui/chrome'
import { localAddress } from '#words/addresses.ts'

interface SiteHeaderProps {
  readonly name: string
  readonly onSignOut: () => void
}

/**
 * The bar at the top of every page, sticky except on the lowest screens. Five doors lead to all sections, each a link with a
 * menu beside it; the specification's other links follow in lighter type. Below 1280 px everything moves into one menu. Menus
 * are popovers, which need no script. The HTML is the same for all users: the classes `when-signed-in` and `when-signed-out`
 * select what is visible.
 */
export function SiteHeader({ name, onSignOut }: SiteHeaderProps) {
  const { key } = useLocation()
  return (
    <header className="site-header inset-x-0 top-0 z-40 border-b border-hairline bg-ground">
      <nav aria-label={words.siteHeader.main} className="page flex h-(--nav-height) items-center gap-6">
        <a href={localAddress('/')} className="flex items-center gap-2 rounded-control text-green">
          <Mark className="size-7" />
          <span className="site-name font-display text-lg font-semibold whitespace-nowrap">{name}</span>
        </a>
        {/* A new key for each page replaces the elements, which closes the menus. */}
        <ul key={key} className="hidden h-full items-stretch xl:flex">
          {DOORS.map((door) => (
            <BarDoor key={door.id} {...door} />
          ))}
        </ul>
        <ul className="ml-auto hidden h-full items-stretch xl:flex">
          {SPECIFIED_LINKS.map((link) => (
            <li key={link.to} className={`flex ${link.audience ?? ''}`}>
              <BarLink {...link} />
            </li>
          ))}
          <li className="when-signed-in flex">
            <SignOut onSignOut={onSignOut} place="bar" />
          </li>
          <li className="flex">
            <LanguageLinks className="flex items-center px-2.5 text-label text-muted hover:text-green" />
          </li>
        </ul>
        <button
          type="button"
          popoverTarget="site-menu"
          className="-mr-2 ml-auto flex min-h-11 items-center gap-2 rounded-control px-2 text-label font-semibold xl:hidden"
        >
          <Icon name="menu" />
          {words.siteHeader.menu}
        </button>
        <SiteMenu key={`menu ${key}`} onSignOut={onSignOut} />
      </nav>
    </header>
  )
}

const DOOR_LINK = 'door-link hover:text-green'

/** All links in one list, for narrow screens. */
const SiteMenu = ({ onSignOut }: Pick<SiteHeaderProps, 'onSignOut'>) => (
  <div id="site-menu" popover="auto" className="site-menu">
    {DOORS.map((door) => (
      <section key={door.id} className="site-menu-door">
        <MenuLink {...door.hub} className="font-display font-semibold" />
        <ul>
          {door.links.map((link) => (
            <li key={link.to + (link.query ?? '')} className={link.audience}>
              <MenuLink {...link} />
            </li>
          ))}
          {door.id === 'you' && (
            <li className="when-signed-in">
              <SignOut onSignOut={onSignOut} place="menu" />
            </li>
          )}
        </ul>
      </section>
    ))}
    <ul className="site-menu-others">
      {OTHER_LINKS.map((link) => (
        <li key={link.to} className={link.audience}>
          <MenuLink {...link} />
        </li>
      ))}
    </ul>
    <AccountName />
    <LanguageLinks className="flex min-h-11 items-center px-3 text-label" />
    <SchemeSwitch />
  </div>
)

function BarDoor({ id, hub, links }: Door) {
  const { pathname } = useLocation()
  return (
    <li className="door">
      <PageLink
        link={hub}
        prefetch="intent"
        aria-current={currentOf(hub, pathname)}
        className={`${DOOR_LINK} ${id === 'you' ? 'when-signed-out' : ''}`}
      >
        {hub.label()}
      </PageLink>
      {id === 'you' && <AccountLink className={`${DOOR_LINK} when-signed-in`} />}
      <button
        type="button"
        popoverTarget={`door-${id}`}
        aria-label={words.siteHeader.pagesOf(hub.label())}
        className="door-opener hover:text-green"
      >
        <Icon name="down" className="size-4" />
      </button>
      <div id={`door-${id}`} popover="auto" className="door-menu">
        <ul>
          {links.map((link) => (
            <li key={link.to + (link.query ?? '')} className={link.audience}>
              <MenuLink {...link} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

function BarLink(link: SiteLink) {
  const { pathname } = useLocation()
  return (
    <PageLink
      link={link}
      prefetch="intent"
      aria-current={currentOf(link, pathname)}
      className="bar-link text-label hover:text-green"
    >
      {link.label()}
    </PageLink>
  )
}
