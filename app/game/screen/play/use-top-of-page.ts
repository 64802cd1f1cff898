import { useLayoutEffect, useRef } from 'react'

/** Another screen on the same page begins at its top. */
export function useTopOfPage(screen: string) {
  const last = useRef(screen)
  useLayoutEffect(() => {
    if (last.current !== screen) window.scrollTo(0, 0)
    last.current = screen
  }, [screen])
}
