/**
 * Reports whether an element crosses the middle of the window, now and after each change. Animations run only there, so that
 * at most one element of a page moves at a time. Returns a function that stops watching.
 */
export function watchMiddle(element: Element, tell: (isInMiddle: boolean) => void): () => void {
  // A band with a tenth of the window's height, because a line would miss elements in very low windows.
  const sight = new IntersectionObserver(([entry]) => tell(entry?.isIntersecting === true), {
    rootMargin: '-45% 0px',
  })
  sight.observe(element)
  return () => sight.disconnect()
}
