import { useEffect, useState } from 'react'
import { clockText } from '#app/game/clock.ts'
import { focusBoard } from '#app/board/focus-board.ts'
import { announce } from '#app/ui/announce.ts'
import { Button } from '#app/ui/button.tsx'
import type { OnlineAct } from './online-state.ts'

interface ClaimBarProps {
  readonly name: string
  /** Milliseconds from `sinceMs` until the game may be claimed. */
  readonly claimInMs: number
  readonly sinceMs: number
  readonly onAct: (what: OnlineAct) => void
}

/** Shown while the opponent is away and has the move: a countdown, then the claims. The player may also wait. */
export function ClaimBar({ name, claimInMs, sinceMs, onAct }: ClaimBarProps) {
  const leftMs = useCountdown(sinceMs + claimInMs)
  const mayClaim = leftMs <= 0
  // Not a live region, which screen readers would read out every second.
  useEffect(() => {
    if (mayClaim) announce(`${name} is away. You may claim the win or call it a draw.`)
  }, [mayClaim, name])

  function claim(what: OnlineAct) {
    onAct(what)
    focusBoard()
  }

  return (
    <div role="region" aria-label="Opponent away" className="question-bar">
      <p>{!mayClaim ? `${name} is away; you may claim in ${clockText(leftMs)}` : `${name} is away.`}</p>
      {mayClaim && (
        <>
          <Button kind="primary" onClick={() => claim('claim')}>
            Claim the Win
          </Button>
          <Button onClick={() => claim('claim-draw')}>Call It a Draw</Button>
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
