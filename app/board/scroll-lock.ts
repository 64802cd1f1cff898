/**
 * Keeps the page where it is while a piece is in the air, and the moves too, which the wheel steps through. Returns what
 * lets them go.
 */
export function lockScroll(): () => void {
  const refuse = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('wheel', refuse, { passive: false, capture: true })
  window.addEventListener('touchmove', refuse, { passive: false, capture: true })
  return () => {
    window.removeEventListener('wheel', refuse, { capture: true })
    window.removeEventListener('touchmove', refuse, { capture: true })
  }
}
