import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

interface FormMessageProps {
  /** The error, in red. */
  readonly error?: ReactNode
  /** The confirmation, in green. */
  readonly notice?: ReactNode
}

/** The outcome of a whole form. Screen readers announce an error at once and a notice at the next pause. */
export function FormMessage({ error, notice }: FormMessageProps) {
  return (
    <div className="grid not-has-[p]:absolute">
      <div role="alert">
        {error && (
          <p className="flex gap-2.5 rounded-control border border-danger p-3 text-label font-semibold text-danger">
            <Icon name="alert" />
            <span className="min-w-0">{error}</span>
          </p>
        )}
      </div>
      {/* Rendered before it has text, so that the text is announced. */}
      <div role="status" className={error && notice ? 'mt-3' : undefined}>
        {notice && (
          <p className="flex gap-2.5 rounded-control border border-success p-3 text-label font-semibold text-success">
            <Icon name="done" />
            <span className="min-w-0">{notice}</span>
          </p>
        )}
      </div>
    </div>
  )
}
