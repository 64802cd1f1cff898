import { useEffect, useState } from 'react'
import type * as Ideas from './opening-ideas.ts'

let loaded: typeof Ideas | undefined

/** What the coach says about openings; undefined until it is fetched, and if that fails. */
export function useOpeningIdeas(): typeof Ideas | undefined {
  const [ideas, setIdeas] = useState(loaded)
  useEffect(() => {
    import('./opening-ideas.ts').then(
      (module) => setIdeas((loaded = module)),
      () => undefined,
    )
  }, [])
  return ideas
}
