import { useEffect } from 'react'

/** For a view that replaces another at the same address: the button that led here may have been far down the page. */
export function useTopOfPage(): void {
  useEffect(() => {
    // In braces, since newer browsers return a promise and an effect must not.
    window.scrollTo(0, 0)
  }, [])
}
