/**
 * Runs each time the page is hidden or left: nothing later is sure to run, on a phone least of all. Returns what ends it.
 */
export function whenHidden(run: () => void): () => void {
  const onChange = () => {
    if (document.visibilityState === 'hidden') run()
  }
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('pagehide', run)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('pagehide', run)
  }
}
