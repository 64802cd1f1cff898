import type { Ref } from 'react'
import { NOTICE_REGION } from './notice.ts'

/** The live region of update-notice.ts. It must be in the page before any notice, or screen readers would not announce it. */
export const UpdateRegion = ({ ref }: { readonly ref?: Ref<HTMLDivElement> }) => (
  <div ref={ref} aria-live="polite" data-update-notice="" className={NOTICE_REGION} />
)
