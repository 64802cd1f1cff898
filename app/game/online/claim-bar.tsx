import { useEffect, useState } from 'react'
import { clockText } from '#app/game/clock.ts'
import { Button } from '#app/ui/button.tsx'
import type { OnlineAct } from './online-session.ts'

interface ClaimBarProps {
  readonly name: string
  /** Until the game may be claimed, counted from `sinceMs` of the page's clock. */
  readonly claimInMs: number
  readonly sinceMs: number
  readonly onAct: (what: OnlineAct) => void
}

/** The other side is gone while it has the move: when it may be claimed, and then the claim. Whoever waits presses nothing. */
export function ClaimBar({ name, claimInMs, sinceMs, onAct }: ClaimBarProps) {
  const leftMs = useCountdown(sinceMs + claimInMs)
  return (
    <div role="region" aria-label="Opponent away" className="question-bar">
      <p role="status">
        {leftMs > 0 ? `${name} is away; you may claim in ${clockText(leftMs)}` : `${name} is away.`}
      </p>
      {leftMs <= 0 && (
        <>
          <Button kind="primary" onClick={() => onAct('claim')}>
            Claim the Win
          </Button>
          <Button onClick={() => onAct('claim-draw')}>Call It a Draw</Button>
        </>
      )}
    </div>
  )
}

function useCountdown(untilMs: number): number {
  const [leftMs, setLeftMs] = useState(() => untilMs - performance.now())
  useEffect(() => {
    const tick = () => setLeftMs(untilMs - performance.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [untilMs])
  return Math.max(0, Math.ceil(leftMs / 1000) * 1000)
}
