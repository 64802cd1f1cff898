/**
 * Tells whether an element lies across the middle of the window, now and whenever that changes. What moves by itself does
 * so only there, so that of several things on a page one moves at a time. Returns what ends it.
 */
export function watchMiddle(element: Element, tell: (isInMiddle: boolean) => void): () => void {
  // A band a tenth of the window high, for windows that are lower than what they show.
  const sight = new IntersectionObserver(([entry]) => tell(entry?.isIntersecting === true), {
    rootMargin: '-45% 0px',
  })
  sight.observe(element)
  return () => sight.disconnect()
}
