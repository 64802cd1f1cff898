import { useRef } from 'react'

/**
 * How long after a drag its click may arrive. A mouse's click comes before any timer, a finger's only after the browser has
 * recognised a tap, which takes a while on a busy page. A drag by finger causes no click, and a later activation without a
 * press must not be ignored.
 */
const CLICK_WITHIN_MS = 500

/** Ignores the click at the end of a press that was already handled. */
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
    /** True for the click after the press, but only once. */
    take(): boolean {
      const wasSpent = isSpent.current
      isSpent.current = false
      return wasSpent
    },
  }
}
