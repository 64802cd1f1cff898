/** Distance at which the script is loaded, before the puzzle is visible. */
const NEAR = '300px'

/**
 * Loads a puzzle's script when the puzzle comes near the viewport, or is touched or focused. `load` loads the script for all
 * puzzles of the page.
 */
export function wakePuzzles(root: ParentNode, load: () => void): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-puzzle]')) {
    const loading = new AbortController()
    const wake = () => {
      if (loading.signal.aborted) return
      loading.abort()
      sight.disconnect()
      load()
    }
    const sight = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
      { rootMargin: NEAR },
    )
    sight.observe(place)
    for (const event of ['pointerdown', 'focusin'])
      place.addEventListener(event, wake, { signal: loading.signal, passive: true })
  }
}
