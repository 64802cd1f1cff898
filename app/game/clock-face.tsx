import { useEffect, useReducer } from 'react'
import type { Color } from '#chess/types.ts'
import { clockText, leftAt, type Clock } from './clock.ts'
import { COLOR_NAMES } from './wording.ts'

export interface ClockFaceProps {
  readonly color: Color
  readonly clock: Clock
  /** Who sits there, where that is not plain from the colour. */
  readonly name: string
}

/** One side's clock. It ticks by itself, so that nothing else on the screen is rendered for the passing of time. */
export function ClockFace({ color, clock, name }: ClockFaceProps) {
  useTicks(clock, color)
  const leftMs = leftAt(clock, color, performance.now())
  const running = clock.running?.color === color
  return (
    <div className={`clock-face ${running ? 'running' : ''}`} data-color={color}>
      <span className="clock-name">{name}</span>
      <span role="timer" aria-label={`${COLOR_NAMES[color]} clock`} className="clock-time">
        {clockText(leftMs)}
      </span>
    </div>
  )
}

/** Renders at each full second of what `color` has left: a tick in between would show the same text. */
function useTicks(clock: Clock, color: Color) {
  const [, render] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    if (clock.running?.color !== color) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const leftMs = leftAt(clock, color, performance.now())
      if (leftMs > 0) timer = setTimeout(tick, (leftMs % 1000) + 1)
    }
    const tick = () => {
      render()
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [clock, color])
}
