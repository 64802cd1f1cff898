import type { ReactNode } from 'react'
import { words } from '#words/ui'

interface ReportLinkProps {
  /** An email address. */
  readonly to: string
  /** The reported thing: a page’s name, or its address. */
  readonly about: string
  readonly children: ReactNode
}

/** Opens an email to the operator. The site sends and stores nothing about the person who reports. */
export function ReportLink({ to, about, children }: ReportLinkProps) {
  const subject = encodeURIComponent(words.reportLink.report(about))
  return (
    <a
      href={`mailto:${to}?subject=${subject}`}
      className="inline-flex min-h-11 items-center text-sm text-muted underline"
    >
      {children}
    </a>
  )
}
