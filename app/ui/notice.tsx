import type { ReactNode } from 'react'

interface NoticeProps {
  readonly children: ReactNode
  /** What can be done about it. */
  readonly action?: ReactNode
}

/** A quiet line about something that happened, read out when it appears and in nobody's way. */
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
