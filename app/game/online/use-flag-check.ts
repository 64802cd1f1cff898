import { useEffect, useEffectEvent, useRef } from 'react'
import { flaggedAt, remainingAt, type Clock } from '#app/game/clock.ts'

/** Only the server ends a game on time, since a move may still be on its way to it. */
const ASK_EVERY_MS = 1_000

/**
 * Asks the server once a second while a clock shows that its time is up. Each answer replaces the state and with it the clock,
 * so the time of the last question must outlive the effect.
 */
export function useFlagCheck(clock: Clock, ask: () => void) {
  const askedAtMs = useRef(-Infinity)
  const onUp = useEffectEvent(ask)
  useEffect(() => {
    const { running } = clock
    if (!running || clock.leftMs[running.color] === Infinity) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const now = performance.now()
      const leftMs = remainingAt(clock, running.color, now)
      timer = setTimeout(check, Math.ceil(Math.max(leftMs, askedAtMs.current + ASK_EVERY_MS - now)))
    }
    const check = () => {
      const now = performance.now()
      if (flaggedAt(clock, now) !== undefined) {
        askedAtMs.current = now
        onUp()
      }
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [clock])
}
