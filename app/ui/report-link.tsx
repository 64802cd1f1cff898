import type { ReactNode } from 'react'

interface ReportLinkProps {
  /** An e-mail address. */
  readonly to: string
  /** What is reported: a page's name, or its address. */
  readonly about: string
  readonly children: ReactNode
}

/** A letter to the operator, begun: nothing is sent from here, and nothing kept of whoever reports. */
export function ReportLink({ to, about, children }: ReportLinkProps) {
  const subject = encodeURIComponent(`Report: ${about}`)
  return (
    <a
      href={`mailto:${to}?subject=${subject}`}
      className="inline-flex min-h-11 items-center text-sm text-muted underline"
    >
      {children}
    </a>
  )
}
