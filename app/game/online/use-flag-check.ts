import { useEffect, useEffectEvent } from 'react'
import { flaggedAt, remainingAt, type Clock } from '#app/game/clock.ts'

/** Only the server ends a game on time, since a move may still be on its way to it. */
const ASK_EVERY_MS = 1_000

/** Asks the server while a clock shows that its time is up. */
export function useFlagCheck(clock: Clock, ask: () => void) {
  const onUp = useEffectEvent(ask)
  useEffect(() => {
    const { running } = clock
    if (!running || clock.leftMs[running.color] === Infinity) return
    let timer: ReturnType<typeof setTimeout>
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        const now = performance.now()
        if (flaggedAt(clock, now) !== undefined) onUp()
        wait(Math.max(ASK_EVERY_MS, remainingAt(clock, running.color, now)))
      }, ms)
    }
    wait(Math.ceil(remainingAt(clock, running.color, performance.now())))
    return () => clearTimeout(timer)
  }, [clock])
}
