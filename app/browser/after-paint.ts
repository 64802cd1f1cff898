/**
 * Runs what nobody sees once what they do see is on the screen: saving, sounding. A hidden page paints nothing and is
 * not waited for. Returns what calls it off.
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
