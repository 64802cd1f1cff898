import { useEffect, useState } from 'react'
import type * as Ideas from './opening-ideas.ts'

let loaded: typeof Ideas | undefined

/** The coach's words about openings; undefined until they are fetched, and if that fails. */
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
