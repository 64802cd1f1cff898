import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { opposite, type Color } from '#chess/types.ts'
import { PieceImage } from '#app/ui/piece.tsx'
import { clockText, leftAt, lowTimeMs, untilNextText, type Clock } from '#app/game/clock.ts'
import type { Material } from '#app/line/material.ts'
import { COLOR_NAMES, ROLE_NAMES } from '#chess/names.ts'

export interface ClockFaceProps {
  readonly color: Color
  readonly clock: Clock
  readonly name: string
  /** A word on who that is, if there is one. */
  readonly detail: string
  /** Points from earlier games of the same two, where there were any. */
  readonly score: number | undefined
  readonly material: Material
  readonly baseMs: number
  /** Called once when this side becomes short of time. */
  readonly onLow: (color: Color) => void
}

/** Longer names are written smaller, and may take two lines: none is cut. */
const LONG_NAME = 13
/** More than these stand closer. */
const MANY_PIECES = 8

/** One side's place at the board: name, score, what it is ahead by on a line of its own, and its clock. */
export function ClockFace({ color, clock, name, detail, score, material, baseMs, onLow }: ClockFaceProps) {
  const time = useRef<HTMLSpanElement>(null)
  const running = clock.running?.color === color

  // Ticks without rendering, so that the passing of time costs the rest of the screen nothing.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      const leftMs = leftAt(clock, color, performance.now())
      if (time.current) showTime(time.current, clockText(leftMs), leftMs <= lowTimeMs(baseMs))
      if (running && leftMs > 0 && leftMs < Infinity) timer = setTimeout(show, untilNextText(leftMs))
    }
    show()
    return () => clearTimeout(timer)
  }, [clock, color, running, baseMs])

  useLowTime(running ? clock : undefined, color, baseMs, onLow)

  return (
    <div className={`clock-face ${running ? 'running' : ''}`}>
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
      <span ref={time} role="timer" aria-label={`${COLOR_NAMES[color]} clock`} className="clock-time">
        {clockText(clock.leftMs[color])}
      </span>
    </div>
  )
}

/** Writes only what has changed: most ticks change a digit of one text. */
function showTime(element: HTMLElement, text: string, low: boolean) {
  const shown = element.firstChild
  if (shown && shown.nodeValue !== text) shown.nodeValue = text
  if (element.hasAttribute('data-low') !== low) element.toggleAttribute('data-low', low)
}

/** Calls once for each stretch of running time in which the clock comes under the mark. */
function useLowTime(clock: Clock | undefined, color: Color, baseMs: number, onLow: (color: Color) => void) {
  const call = useEffectEvent(() => onLow(color))
  useEffect(() => {
    if (!clock) return
    const untilLow = leftAt(clock, color, performance.now()) - lowTimeMs(baseMs)
    // A side that is short of time already has been told so.
    if (untilLow <= 0 || untilLow === Infinity) return
    const timer = setTimeout(call, untilLow)
    return () => clearTimeout(timer)
  }, [clock, color, baseMs])
}

function materialWords({ more, ahead }: Material): string | undefined {
  if (more.length === 0) return undefined
  const names = more.map((role) => ROLE_NAMES[role]).join(', ')
  return `more: ${names}${ahead > 0 ? `; ahead by ${ahead}` : ''}`
}
