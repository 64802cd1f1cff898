import { useEffect, useEffectEvent, type RefObject } from 'react'

/** About half a notch of a mouse wheel; a touchpad's small deltas add up to it. */
const STEP_PX = 60
const LINE_PX = 20
/** After this long without scrolling, the wheel applies to the board under the pointer. */
const SCROLL_ENDS_AFTER_MS = 300

interface StepWheel {
  readonly ply: number
  /** Number of half-moves in the line. */
  readonly last: number
  readonly onStep: (step: 'previous' | 'next') => void
}

/** Steps through the moves with the wheel over a board: down is forwards, up is back. At either end the page scrolls. */
export function useStepWheel(board: RefObject<HTMLElement | null>, { ply, last, onStep }: StepWheel) {
  const canStep = useEffectEvent((step: 'previous' | 'next') => (step === 'next' ? ply < last : ply > 0))
  const take = useEffectEvent(onStep)
  useEffect(() => {
    const element = board.current
    if (!element) return
    let turned = 0
    let scrolledAt = -Infinity
    const onScroll = (event: WheelEvent) => {
      if (!element.contains(event.target as Node)) scrolledAt = event.timeStamp
    }
    const onWheel = (event: WheelEvent) => {
      const delta = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1)
      const step = delta > 0 ? 'next' : 'previous'
      if (event.ctrlKey || event.metaKey || delta === 0 || !canStep(step)) return
      if (event.timeStamp - scrolledAt < SCROLL_ENDS_AFTER_MS) return void (scrolledAt = event.timeStamp)
      event.preventDefault()
      turned = Math.sign(turned) === Math.sign(delta) ? turned + delta : delta
      if (Math.abs(turned) < STEP_PX) return
      turned = 0
      take(step)
    }
    window.addEventListener('wheel', onScroll, { passive: true, capture: true })
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      window.removeEventListener('wheel', onScroll, { capture: true })
      element.removeEventListener('wheel', onWheel)
    }
  }, [board])
}
