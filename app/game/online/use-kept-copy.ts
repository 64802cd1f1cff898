import { useEffect, useEffectEvent, useState } from 'react'
import { finishGame } from '#app/game/saving/finished-game.ts'
import type { Game } from '#app/game/game.ts'
import type { StateMessage } from '#live/protocol.ts'
import type { FinishedGame } from '#matches/finished-game.ts'

/**
 * Passes a finished game to `save`, which stores it on the device for guests; for accounts the server has saved it. Its id is
 * the one in the account, so that it is stored once however often the page is opened. Returns the game that was passed.
 */
export function useKeptCopy(
  game: Game,
  server: StateMessage,
  save: ((game: FinishedGame) => void) | undefined,
): FinishedGame | undefined {
  const [handedOver, setHandedOver] = useState<FinishedGame>()
  const { game: gameId, phase, called } = server
  // Older servers do not say how the game was ended; a newer one does when the page connects to it.
  const isOver = phase === 'over' && gameId !== undefined && called !== undefined
  const keep = useEffectEvent(() => {
    const finished = finishGame({ ...game, id: gameId ?? '', called: called ?? undefined }, 0, new Date())
    if (!finished) return
    save?.(finished)
    setHandedOver(finished)
  })
  // Runs again when the visitor signs in, since the game is then saved in the account.
  useEffect(() => {
    if (isOver) keep()
  }, [isOver, save])
  return isOver ? handedOver : undefined
}
