import { useEffect, useRef } from 'react'
import { UpdateRegion } from './update-region.tsx'
import { watchForUpdatesLate } from './late-updates.ts'

/** Registers the service worker on a page with React and offers newer versions. */
export function UpdateNotice() {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => watchForUpdatesLate(region.current!), [])
  return <UpdateRegion ref={region} />
}
