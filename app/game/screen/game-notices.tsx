import { useEffect, useEffectEvent } from 'react'
import type { Game } from '#app/game/game.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { words } from '#words/game'

/** The offer to undo a reset. */
export interface ResetOffer {
  readonly bringBack: () => void
  /** Call when the reset can no longer be undone. */
  readonly expire: () => void
}

interface GameNoticesProps {
  readonly game: Game
  readonly computerFailed: boolean
  readonly askComputerAgain: () => void
  readonly storageFailed: boolean
  readonly resetOffer: ResetOffer | undefined
}

/** After this many moves the old game is no longer offered. */
const OFFERED_PLIES = 4

/** Notices during a game, at the lower edge of the page. */
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
        <Notice action={<Button onClick={askComputerAgain}>{words.gameNotices.tryAgain}</Button>}>
          {words.gameNotices.computerFailed}
        </Notice>
      )}
      {storageFailed && <Notice>{words.gameNotices.storageFailed}</Notice>}
      {resetOffer && (
        <Notice action={<Button onClick={resetOffer.bringBack}>{words.gameNotices.undoReset}</Button>}>
          {words.gameNotices.wasReset}
        </Notice>
      )}
    </div>
  )
}
