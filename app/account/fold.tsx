import type { ReactNode } from 'react'

interface FoldProps {
  readonly title: string
  /** From the start; from then on it is the reader's. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A form that few need, folded away. */
export function Fold({ title, isOpen, children }: FoldProps) {
  return (
    <details open={isOpen} className="rounded-control border border-hairline px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 text-label font-semibold">{title}</summary>
      <div className="grid gap-4 pt-1 pb-4">{children}</div>
    </details>
  )
}
