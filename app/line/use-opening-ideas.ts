import { useEffect, useState } from 'react'
import type * as Ideas from './opening-ideas.ts'

let loaded: typeof Ideas | undefined

/** What the coach says about openings; undefined until it is fetched, and without a network, since it is not kept for use offline. */
export function useOpeningIdeas(): typeof Ideas | undefined {
  const [ideas, setIdeas] = useState(loaded)
  useEffect(() => {
    if (loaded) return
    let isLeft = false
    import('./opening-ideas.ts').then(
      (module) => {
        loaded = module
        if (!isLeft) setIdeas(module)
      },
      (error: unknown) => console.warn('The ideas of openings could not be fetched.', error),
    )
    return () => {
      isLeft = true
    }
  }, [])
  return ideas
}
