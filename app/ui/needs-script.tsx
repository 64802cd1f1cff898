import type { ReactNode } from 'react'

/** Shown without scripts: says what this page needs them for, and what works without. */
export const NeedsScript = ({ children }: { readonly children: ReactNode }) => (
  <noscript>
    <div className="page pt-4">
      <div className="rounded-card border border-edge bg-surface px-5 py-3 [&_a]:underline">{children}</div>
    </div>
  </noscript>
)
