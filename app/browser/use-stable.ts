import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns the same function for the life of the component, which always calls the latest handler, so that props that use it
 * stay the same. Only for event handlers: during a render it would call the previous render's handler.
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
