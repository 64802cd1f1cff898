import { useEffect, useEffectEvent } from 'react'
import type { Game } from '#app/game/game.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** A game that was reset, as long as it can be brought back. */
export interface ResetOffer {
  readonly bringBack: () => void
  /** Now it is gone for good. */
  readonly expire: () => void
}

interface GameNoticesProps {
  readonly game: Game
  readonly computerFailed: boolean
  readonly askComputerAgain: () => void
  readonly storageFailed: boolean
  readonly resetOffer: ResetOffer | undefined
}

/** Whoever has got so far into the new game does not want the old one back. */
const OFFERED_PLIES = 4

/** What is told while a game is played, over the page at its lower edge. */
export function GameNotices(props: GameNoticesProps) {
  const { game, computerFailed, askComputerAgain, storageFailed, resetOffer } = props
  const hasGoneOn = game.line.length >= OFFERED_PLIES
  const expire = useEffectEvent(() => resetOffer?.expire())
  useEffect(() => {
    if (hasGoneOn) expire()
  }, [hasGoneOn])
  return (
    <div className="game-notices">
      {computerFailed && (
        <Notice action={<Button onClick={askComputerAgain}>Try Again</Button>}>
          The computer could not answer. Your game is safe.
        </Notice>
      )}
      {storageFailed && (
        <Notice>We can’t save games on this device. Keep playing, but don’t reload the page.</Notice>
      )}
      {resetOffer && (
        <Notice action={<Button onClick={resetOffer.bringBack}>Undo Reset</Button>}>
          The game was reset.
        </Notice>
      )}
    </div>
  )
}
