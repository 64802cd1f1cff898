import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function for as long as the component stands, doing what its latest render says: what it is handed to need
 * not be rendered again for it. For handlers only; while rendering it would still be the last render's.
 */
export function useStable<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
