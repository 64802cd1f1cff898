/** Runs each time the page is hidden or left, since phones guarantee no later event. Returns a function that stops it. */
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
