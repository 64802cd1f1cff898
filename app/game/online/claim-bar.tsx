import { useEffect, useState } from 'react'
import { clockText } from '#app/game/clock.ts'
import { focusBoard } from '#app/board/focus-board.ts'
import { announce } from '#app/ui/announce.ts'
import { Button } from '#app/ui/button.tsx'
import type { OnlineAct } from './online-state.ts'
import type { Person } from './wording.ts'
import { words } from '#words/online'

interface ClaimBarProps {
  readonly opponent: Person
  /** Milliseconds from `sinceMs` until the game may be claimed. */
  readonly claimInMs: number
  readonly sinceMs: number
  readonly onAct: (what: OnlineAct) => void
}

/** Shown while the opponent is away and has the move: a countdown, then the claims. The player may also wait. */
export function ClaimBar({ opponent, claimInMs, sinceMs, onAct }: ClaimBarProps) {
  const leftMs = useCountdown(sinceMs + claimInMs)
  const mayClaim = leftMs <= 0
  const news = words.claimBar.mayClaim(opponent)
  // Not a live region, which screen readers would read out every second.
  useEffect(() => {
    if (mayClaim) announce(news)
  }, [mayClaim, news])

  function claim(what: OnlineAct) {
    onAct(what)
    focusBoard()
  }

  return (
    <div role="region" aria-label={words.claimBar.opponentAway} className="question-bar">
      <p>
        {mayClaim ? words.claimBar.isAway(opponent) : words.claimBar.mayClaimIn(opponent, clockText(leftMs))}
      </p>
      {mayClaim && (
        <>
          <Button kind="primary" onClick={() => claim('claim')}>
            {words.claimBar.claimTheWin}
          </Button>
          <Button onClick={() => claim('claim-draw')}>{words.claimBar.callItADraw}</Button>
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
