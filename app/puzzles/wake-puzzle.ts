/** As near as this the puzzle is woken before it is seen. */
const NEAR = '300px'

/**
 * Fetches a puzzle's script when it comes near the view, or is touched or focused, whichever is first.
 * `load` fetches the script, which wakes all puzzles of the page.
 */
export function wakePuzzles(root: ParentNode, load: () => void): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-puzzle]')) {
    const begun = new AbortController()
    const wake = () => {
      if (begun.signal.aborted) return
      begun.abort()
      sight.disconnect()
      load()
    }
    const sight = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
      { rootMargin: NEAR },
    )
    sight.observe(place)
    for (const event of ['pointerdown', 'focusin'])
      place.addEventListener(event, wake, { signal: begun.signal, passive: true })
  }
}
