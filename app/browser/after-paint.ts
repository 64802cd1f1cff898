/**
 * Runs invisible work, such as saving or sound, after the current frame has been painted. A hidden page paints no frames, so
 * the work runs at once there. Returns a function that cancels it.
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
