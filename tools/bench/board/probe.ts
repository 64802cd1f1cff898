/** The page's own measurements, in milliseconds. */
export interface Seen {
  /** From a pointer's move, with a piece in the air, to the frame that shows it: the wait for the frame is in it. */
  readonly moves: number[]
  /** From the beginning of that frame, which is when the browser hands the move over, to the end of its painting. */
  readonly frames: number[]
  /** From pressing a piece to the frame that shows it chosen; those that showed nothing are `undefined`. */
  readonly presses: (number | undefined)[]
  readonly tasks: { readonly from: number; readonly ms: number }[]
  readonly shifts: number[]
}

/**
 * Runs in the page before anything else does. A frame counts as painted when a message posted in its
 * `requestAnimationFrame` arrives: the browser delivers it after style, layout and paint. The pointer's own time stamp is
 * the beginning, so that waiting for a busy page counts.
 */
export function probe() {
  const seen: Seen = { moves: [], frames: [], presses: [], tasks: [], shifts: [] }
  Object.assign(window, { seen })

  const afterFrame = (run: (began: number) => void) =>
    requestAnimationFrame((began) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => run(began)
      channel.port2.postMessage(undefined)
    })

  window.addEventListener(
    'pointermove',
    ({ buttons, timeStamp }) => {
      if (buttons !== 1) return
      afterFrame((began) => {
        const painted = performance.now()
        seen.moves.push(painted - timeStamp)
        seen.frames.push(painted - began)
      })
    },
    true,
  )
  window.addEventListener(
    'pointerdown',
    ({ target, timeStamp }) => {
      if (!(target as Element).closest('.board')) return
      afterFrame(() => {
        const shown = document.querySelector('[role=gridcell][aria-selected=true]')
        seen.presses.push(shown ? performance.now() - timeStamp : undefined)
      })
    },
    true,
  )
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.tasks.push({ from: startTime, ms: duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shifts.push((entry as PerformanceEntry & { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}
