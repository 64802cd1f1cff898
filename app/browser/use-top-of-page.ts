import { useEffect } from 'react'

/**
 * Scrolls to the top when a view replaces another one at the same URL: the button that led here may have been far down the
 * page.
 */
export function useTopOfPage(): void {
  useEffect(() => {
    // Braces, because newer browsers return a promise, which an effect must not.
    window.scrollTo(0, 0)
  }, [])
}
