import { useEffect } from 'react'

/** For what takes the place of a page without an address of its own: the button that led here may have stood far below its board. */
export function useTopOfPage(): void {
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    window.scrollTo(0, 0)
  }, [])
}
