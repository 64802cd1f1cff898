import type { Ref } from 'react'

/**
 * Where update-notice.ts speaks: over the page and at its foot, so that nothing moves when it comes; there before it
 * speaks, so that it is heard.
 */
export const UpdateRegion = ({ ref }: { readonly ref?: Ref<HTMLDivElement> }) => (
  <div
    ref={ref}
    aria-live="polite"
    data-update-notice=""
    className="pointer-events-none fixed inset-x-0 bottom-0 z-20 grid justify-items-center p-3"
  />
)
