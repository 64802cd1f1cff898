import type { ReactNode } from 'react'

interface NoticeProps {
  readonly children: ReactNode
  /** A button that resolves the problem. */
  readonly action?: ReactNode
}

/** A message about an event. Screen readers announce it when it appears. */
export function Notice({ children, action }: NoticeProps) {
  return (
    <div
      aria-live="polite"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-edge bg-surface px-4 py-2 text-label"
    >
      <p>{children}</p>
      {action}
    </div>
  )
}
