/** Keeps the page where it is while a piece is in the air. Returns what lets it scroll again. */
export function lockScroll(): () => void {
  const refuse = (event: Event) => event.preventDefault()
  window.addEventListener('wheel', refuse, { passive: false })
  window.addEventListener('touchmove', refuse, { passive: false })
  return () => {
    window.removeEventListener('wheel', refuse)
    window.removeEventListener('touchmove', refuse)
  }
}
