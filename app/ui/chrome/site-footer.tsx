import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Mark } from '../mark.tsx'
import { LanguageLinks } from './language-links.tsx'
import { PageLink } from './page-link.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import {
  ABOUT_LINKS,
  HISTORY_LINKS,
  isCurrent,
  LEGAL_LINKS,
  QUICK_LINKS,
  type SiteLink,
} from './site-links.ts'
import { words } from '#words/ui/chrome'

interface SiteFooterProps {
  readonly name: string
  readonly operator: string
  readonly address: string
  readonly email: string
  /** True if the site runs ads: the footer then offers to change the consent. */
  readonly hasAds: boolean
}

/**
 * Four columns below a row of Rajput merlons. A phone has two, with the short lists above and below them in lines, so that the whole
 * footer fits its screen.
 */
export function SiteFooter({ name, operator, address, email, hasAds }: SiteFooterProps) {
  const { pathname } = useLocation()
  return (
    <footer className="mt-12 md:mt-20">
      <div aria-hidden="true" className="merlons text-court" />
      <div className="on-court bg-court text-on-court">
        <div className="page grid grid-cols-[1.4fr_1fr] gap-x-4 gap-y-3.5 py-4 md:grid-cols-[1.4fr_1.5fr_1fr_1.3fr] md:gap-8 md:py-10 lg:gap-10 lg:py-12">
          <Column
            isWide
            title={
              <span className="flex items-center gap-2">
                <Mark className="size-6" /> {words.siteFooter.about(name)}
              </span>
            }
          >
            <p>
              {operator === name
                ? words.siteFooter.site(address)
                : words.siteFooter.siteRun(address, operator)}
            </p>
            <div className="mt-1 md:mt-3">
              <Links links={ABOUT_LINKS} inLine />
            </div>
          </Column>
          <Column title={words.siteFooter.historyOfChess}>
            <Links links={HISTORY_LINKS} />
          </Column>
          <Column title={words.siteFooter.quickLinks}>
            <Links links={QUICK_LINKS} />
          </Column>
          <Column title={words.siteFooter.legal} isWide>
            <Links links={LEGAL_LINKS} inLine />
            <p className="mt-1 md:mt-3">{words.siteFooter.law}</p>
          </Column>
        </div>
        <div className="border-t border-court-line pb-[env(safe-area-inset-bottom)]">
          <div className="page flex flex-wrap items-center justify-between gap-x-3 py-2 text-sm md:gap-x-6 md:py-3 text-on-court-muted">
            <p className="py-2">{words.siteFooter.copyright(name)}</p>
            {/* Handled by ui/ads/ads.ts. */}
            {hasAds && (
              <button type="button" data-ad-choices="" className="min-h-11 underline">
                {words.siteFooter.advertisingChoices}
              </button>
            )}
            {words.siteFooter.reportWording !== '' && (
              <a
                href={`mailto:${email}?subject=${encodeURIComponent(words.siteFooter.wordingOn(pathname))}`}
                className="flex min-h-11 items-center underline"
              >
                {words.siteFooter.reportWording}
              </a>
            )}
            <LanguageLinks className="flex min-h-11 items-center px-3 text-on-court underline" />
            <SchemeSwitch className="text-on-court footer-schemes" />
          </div>
        </div>
      </div>
    </footer>
  )
}

interface LinksProps {
  readonly links: readonly SiteLink[]
  /** True for links beside each other on phones. */
  readonly inLine?: boolean
}

function Links({ links, inLine = false }: LinksProps) {
  const { pathname } = useLocation()
  return (
    <ul className={`md:-my-1.5 ${inLine ? 'flex flex-wrap gap-x-5 md:block' : ''}`}>
      {links.map((link) => (
        <li key={link.to} className={link.audience}>
          <PageLink
            link={link}
            aria-current={isCurrent(link, pathname) ? 'page' : undefined}
            className="inline-block py-1 text-on-court underline md:py-1.5"
          >
            {link.label()}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

interface ColumnProps {
  readonly title: ReactNode
  /** True for a column that is as wide as two on phones. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

function Column({ title, isWide = false, children }: ColumnProps) {
  return (
    <section className={isWide ? 'max-md:col-span-2' : ''}>
      <h2 className="mb-0.5 text-[1.2rem] leading-snug md:mb-3 md:text-lg">{title}</h2>
      <div className="text-label text-on-court-muted">{children}</div>
    </section>
  )
}
