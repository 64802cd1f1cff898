import { useLayoutEffect, useRef } from 'react'
import type { Color } from '#chess/types.ts'
import { clockText, leftAt, type Clock } from './clock.ts'
import { COLOR_NAMES } from './wording.ts'

export interface ClockFaceProps {
  readonly color: Color
  readonly clock: Clock
  /** Who sits there, where that is not plain from the colour. */
  readonly name: string
}

/** One side's clock. It ticks without rendering, so that the passing of time costs the rest of the screen nothing. */
export function ClockFace({ color, clock, name }: ClockFaceProps) {
  const time = useRef<HTMLSpanElement>(null)
  const running = clock.running?.color === color

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      const leftMs = leftAt(clock, color, performance.now())
      if (time.current) time.current.textContent = clockText(leftMs)
      // At the next full second: a tick in between would show the same text.
      if (running && leftMs > 0) timer = setTimeout(show, (leftMs % 1000) + 1)
    }
    show()
    return () => clearTimeout(timer)
  }, [clock, color, running])

  return (
    <div className={`clock-face ${running ? 'running' : ''}`}>
      <span className="clock-name">{name}</span>
      <span ref={time} role="timer" aria-label={`${COLOR_NAMES[color]} clock`} className="clock-time">
        {clockText(clock.leftMs[color])}
      </span>
    </div>
  )
}
