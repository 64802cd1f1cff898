/** The page's own measurements, in milliseconds. */
export interface Seen {
  /** From a pointer move while dragging to the frame that shows it, including the wait for the frame. */
  readonly moves: number[]
  /** From the start of that frame, when the browser delivers the pointer move, to the end of painting. */
  readonly frames: number[]
  /** From pressing a piece to the frame that shows it selected; `undefined` if nothing was shown. */
  readonly presses: (number | undefined)[]
  readonly tasks: { readonly from: number; readonly ms: number }[]
  readonly shifts: number[]
}

/**
 * Runs in the page before any other script. A frame counts as painted when a message posted in its `requestAnimationFrame`
 * arrives: the browser delivers it after style, layout and paint. Measures from the pointer event's time stamp, to include
 * the wait for a busy page.
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
