import { useEffect, useEffectEvent, useState } from 'react'
import { finishGame } from '#app/game/saving/finished-game.ts'
import type { Game } from '#app/game/game.ts'
import type { StateMessage } from '#live/protocol.ts'
import type { FinishedGame } from '#matches/finished-game.ts'

/**
 * Hands a finished game over to be kept on the device of who is not signed in; the server has saved it already for who is.
 * It has the same UUID there as in the account, so that it is kept once however often the page is opened. What was
 * handed over.
 */
export function useKeptCopy(
  game: Game,
  server: StateMessage,
  save: ((game: FinishedGame) => void) | undefined,
): FinishedGame | undefined {
  const [handedOver, setHandedOver] = useState<FinishedGame>()
  const { game: gameId, phase } = server
  const isOver = phase === 'over' && gameId !== undefined
  const keep = useEffectEvent(() => {
    const finished = finishGame({ ...game, id: gameId ?? '' }, 0, new Date())
    if (!finished) return
    save?.(finished)
    setHandedOver(finished)
  })
  // Once more where whoever is here has signed in, or is known to be: then it is kept elsewhere.
  useEffect(() => {
    if (isOver) keep()
  }, [isOver, save])
  return isOver ? handedOver : undefined
}
