import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SiteLink } from './site-links.ts'

interface PageLinkProps {
  readonly link: Pick<SiteLink, 'to' | 'reloadDocument'>
  readonly className: string
  /** Fetches the page's scripts when somebody points at it. */
  readonly prefetch?: 'intent'
  readonly 'aria-current'?: 'page' | 'true' | undefined
  readonly children: ReactNode
}

/**
 * A link of bar, menu or footer. Pages to read are loaded by the browser, so their links are plain ones: every page with
 * React wakes some fifty links, and each of the router's costs ten hooks.
 */
export function PageLink({ link, prefetch, children, ...rest }: PageLinkProps) {
  const { to, reloadDocument = false } = link
  if (reloadDocument)
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  return (
    <Link to={to} viewTransition prefetch={prefetch ?? 'none'} {...rest}>
      {children}
    </Link>
  )
}
