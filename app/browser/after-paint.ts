/**
 * Runs work that is not visible, such as saving or sound, after the current frame has been painted. A hidden page
 * paints no frame, so there it runs at once. Returns a function that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const soon = () => (timer = setTimeout(run))
  if (document.hidden) soon()
  const frame = document.hidden ? undefined : requestAnimationFrame(soon)
  return () => {
    clearTimeout(timer)
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}
