import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

interface FormMessageProps {
  /** What went wrong, in red. */
  readonly error?: ReactNode
  /** What went well, in green. */
  readonly notice?: ReactNode
}

/** What a form has to say as a whole. Read out when it comes: an error at once, a notice when there is a pause. */
export function FormMessage({ error, notice }: FormMessageProps) {
  return (
    <div className="grid gap-3 not-has-[p]:-mb-5">
      <div role="alert">
        {error && (
          <p className="flex gap-2.5 rounded-control border border-danger p-3 text-label font-semibold text-danger">
            <Icon name="alert" />
            <span className="min-w-0">{error}</span>
          </p>
        )}
      </div>
      {/* There before it speaks, so that it is heard. */}
      <div role="status">
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
