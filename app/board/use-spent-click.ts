import { useRef } from 'react'

/**
 * The click of a mouse is there before any timer, that of a finger only when the browser has made out that it was a tap;
 * on a busy page that takes a while. A finger's drag has none, and what is activated later without a press is not ignored.
 */
const CLICK_WITHIN_MS = 500

/** The click that ends a press which has already done its work: it is to be ignored. */
export function useSpentClick() {
  const isSpent = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    onPressBegun() {
      clearTimeout(timer.current)
      isSpent.current = false
    },
    spend() {
      isSpent.current = true
    },
    onPressEnded() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => (isSpent.current = false), CLICK_WITHIN_MS)
    },
    /** Whether the click that has come is the spent one. The next is not. */
    take(): boolean {
      const wasSpent = isSpent.current
      isSpent.current = false
      return wasSpent
    },
  }
}
