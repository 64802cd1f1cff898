import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isDocument, type SiteLink } from './site-links.ts'
import { PageAnchor } from '../page-anchor.tsx'

interface PageLinkProps {
  readonly link: Pick<SiteLink, 'to' | 'query'>
  readonly className: string
  /** Prefetches the page's scripts on hover. */
  readonly prefetch?: 'intent'
  readonly 'aria-current'?: 'page' | 'true' | undefined
  readonly children: ReactNode
}

/**
 * A link of the bar, menu or footer. Links to pages without React are plain, since the browser loads those pages. A page with
 * React hydrates some fifty links, and each router link costs ten hooks.
 */
export function PageLink({ link, prefetch, children, ...rest }: PageLinkProps) {
  const { to, query = '' } = link
  if (isDocument(to))
    return (
      <PageAnchor href={to + query} {...rest}>
        {children}
      </PageAnchor>
    )
  return (
    <Link to={to + query} viewTransition prefetch={prefetch ?? 'none'} {...rest}>
      {children}
    </Link>
  )
}
