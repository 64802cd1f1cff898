import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Mark } from '../mark.tsx'
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

interface SiteFooterProps {
  readonly name: string
  readonly operator: string
  readonly address: string
  /** True if the site runs ads, whose consent can be changed here. */
  readonly hasAds: boolean
}

/** Four columns below a row of Rajput merlons. */
export function SiteFooter({ name, operator, address, hasAds }: SiteFooterProps) {
  return (
    <footer className="mt-24">
      <div aria-hidden="true" className="merlons text-court" />
      <div className="on-court bg-court text-on-court">
        <div className="page grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.4fr_1.4fr_1fr_1.2fr]">
          <Column
            title={
              <span className="flex items-center gap-2">
                <Mark className="size-6" /> About {name}
              </span>
            }
          >
            <p>
              A free chess site with Indian roots, from {address}.
              {operator !== name && ` Run by ${operator}.`}
            </p>
            <div className="mt-3">
              <Links links={ABOUT_LINKS} />
            </div>
          </Column>
          <Column title="History of Chess">
            <Links links={HISTORY_LINKS} />
          </Column>
          <Column title="Quick Links">
            <Links links={QUICK_LINKS} />
          </Column>
          <Column title="Legal">
            <Links links={LEGAL_LINKS} />
            <p className="mt-3">
              Governed by the law of England and Wales. The program is free software under the MIT licence.
            </p>
          </Column>
        </div>
        <div className="border-t border-court-line pb-[env(safe-area-inset-bottom)]">
          <div className="page flex flex-wrap items-center justify-between gap-x-6 py-3 text-sm text-on-court-muted">
            <p className="py-2">&copy; 2025 {name}.</p>
            {/* Handled by ui/ads/ads.ts. */}
            {hasAds && (
              <button type="button" data-ad-choices="" className="min-h-11 underline">
                Advertising choices
              </button>
            )}
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
            {link.label}
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
