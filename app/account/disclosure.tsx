import type { ReactNode } from 'react'

interface DisclosureProps {
  readonly title: string
  /** The initial state; then the user decides. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A form that few users need, hidden until its title is pressed. */
export function Disclosure({ title, isOpen, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="rounded-control border border-hairline px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 text-label font-semibold">{title}</summary>
      <div className="grid gap-4 pt-1 pb-4">{children}</div>
    </details>
  )
}
