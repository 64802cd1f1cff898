import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { opposite, type Color } from '#chess/types.ts'
import { PieceImage } from '#app/ui/piece.tsx'
import { clockText, remainingAt, lowTimeMs, untilNextText, type Clock } from '#app/game/clock.ts'
import type { Material } from '#app/line/material.ts'
import { words } from '#words/game'

export interface ClockFaceProps {
  /** A picture before the name, if there is room for it. */
  readonly face: ReactNode
  readonly color: Color
  readonly clock: Clock
  readonly name: string
  /** The line below the name; may be empty. */
  readonly detail: string
  /** Points from earlier games; undefined before the first. */
  readonly score: number | undefined
  readonly material: Material
  readonly baseMs: number
  /** Called once when this side's time becomes low. */
  readonly onLow: (color: Color) => void
}

/** Longer names are smaller and may take two lines. */
const LONG_NAME = 13
/** With more pieces than this, they are drawn closer together. */
const MANY_PIECES = 8

/** A player's name, score, material advantage and clock. */
export function ClockFace({
  face,
  color,
  clock,
  name,
  detail,
  score,
  material,
  baseMs,
  onLow,
}: ClockFaceProps) {
  const time = useRef<HTMLSpanElement>(null)
  const running = clock.running?.color === color

  // Updates the text without rendering, so that ticks cost the rest of the screen nothing.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      const leftMs = remainingAt(clock, color, performance.now())
      if (time.current) showTime(time.current, clockText(leftMs), leftMs <= lowTimeMs(baseMs))
      if (running && leftMs > 0 && leftMs < Infinity) timer = setTimeout(show, untilNextText(leftMs))
    }
    show()
    return () => clearTimeout(timer)
  }, [clock, color, running, baseMs])

  useLowTime(running ? clock : undefined, color, baseMs, onLow)

  return (
    <div className={`clock-face ${running ? 'running' : ''}`}>
      {face}
      <div className={`clock-who ${name.length > LONG_NAME ? 'long' : ''}`}>
        <p className="clock-name">
          {name}
          {score !== undefined && <span className="text-muted"> · {score}</span>}
        </p>
        {detail && <p className="clock-detail">{detail}</p>}
      </div>
      <p className={`clock-material ${material.more.length > MANY_PIECES ? 'many' : ''}`}>
        {material.more.map((role, index) => (
          <PieceImage key={index} piece={{ color: opposite(color), role }} className="size-4" />
        ))}
        {material.ahead > 0 && <span aria-hidden>+{material.ahead}</span>}
        <span className="sr-only">{materialWords(material)}</span>
      </p>
      <span ref={time} role="timer" aria-label={words.clockFace.clock(color)} className="clock-time">
        {clockText(clock.leftMs[color])}
      </span>
    </div>
  )
}

/** Writes to the DOM only if something has changed. */
function showTime(element: HTMLElement, text: string, low: boolean) {
  const shown = element.firstChild
  if (shown && shown.nodeValue !== text) shown.nodeValue = text
  if (element.hasAttribute('data-low') !== low) element.toggleAttribute('data-low', low)
}

/** Calls `onLow` each time the running clock falls below the threshold. */
function useLowTime(clock: Clock | undefined, color: Color, baseMs: number, onLow: (color: Color) => void) {
  const call = useEffectEvent(() => onLow(color))
  useEffect(() => {
    if (!clock) return
    const untilLow = remainingAt(clock, color, performance.now()) - lowTimeMs(baseMs)
    // `onLow` was already called when the time became low.
    if (untilLow <= 0 || untilLow === Infinity) return
    const timer = setTimeout(call, untilLow)
    return () => clearTimeout(timer)
  }, [clock, color, baseMs])
}

function materialWords({ more, ahead }: Material): string | undefined {
  return more.length === 0 ? undefined : words.clockFace.more(more, ahead)
}
