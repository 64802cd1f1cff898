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

/** Four columns below a row of Rajput merlons. */
export function SiteFooter({ name, operator, address, email, hasAds }: SiteFooterProps) {
  const { pathname } = useLocation()
  return (
    <footer className="mt-16 md:mt-24">
      <div aria-hidden="true" className="merlons text-court" />
      <div className="on-court bg-court text-on-court">
        <div className="page grid grid-cols-2 gap-x-6 gap-y-6 py-8 lg:grid-cols-[1.4fr_1.4fr_1fr_1.2fr] lg:gap-10 lg:py-12">
          <Column
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
            <div className="mt-3">
              <Links links={ABOUT_LINKS} />
            </div>
          </Column>
          <Column title={words.siteFooter.historyOfChess}>
            <Links links={HISTORY_LINKS} />
          </Column>
          <Column title={words.siteFooter.quickLinks}>
            <Links links={QUICK_LINKS} />
          </Column>
          <Column title={words.siteFooter.legal}>
            <Links links={LEGAL_LINKS} />
            <p className="mt-3">{words.siteFooter.law}</p>
          </Column>
        </div>
        <div className="border-t border-court-line pb-[env(safe-area-inset-bottom)]">
          <div className="page flex flex-wrap items-center justify-between gap-x-6 py-3 text-sm text-on-court-muted">
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
            <SchemeSwitch className="text-on-court" />
          </div>
        </div>
      </div>
    </footer>
  )
}

function Links({ links }: { readonly links: readonly SiteLink[] }) {
  const { pathname } = useLocation()
  return (
    <ul className="-my-1.5">
      {links.map((link) => (
        <li key={link.to} className={link.audience}>
          <PageLink
            link={link}
            aria-current={isCurrent(link, pathname) ? 'page' : undefined}
            className="inline-block py-1.5 text-on-court underline"
          >
            {link.label()}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

function Column({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      <div className="text-label text-on-court-muted">{children}</div>
    </section>
  )
}
