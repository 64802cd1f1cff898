import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns one function for the life of the component that always calls the latest handler, so that props made from it
 * do not change. Only for event handlers: during a render it would still call the handler of the render before.
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
