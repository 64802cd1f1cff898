/**
 * Stops the page from scrolling, and the wheel from stepping through moves, during a drag. Returns a function that
 * ends it.
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
