import { useEffect, useRef } from 'react'
import { UpdateRegion } from './update-region.tsx'
import { watchForUpdates } from './update-notice.ts'

/** The notice of a newer version, on a page with React. */
export function UpdateNotice() {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => watchForUpdates(region.current!), [])
  return <UpdateRegion ref={region} />
}
