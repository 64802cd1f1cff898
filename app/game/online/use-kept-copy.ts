import { useEffect, useEffectEvent, useState } from 'react'
import { makeFinishedGame } from '#app/game/saving/finished-game.ts'
import type { Game } from '#app/game/game.ts'
import type { StateMessage } from '#live/protocol.ts'
import type { DeclaredEnd } from '#matches/ending.ts'
import type { FinishedGame } from '#matches/finished-game.ts'

/** Nobody leaves a board at one screen, which is what a device's game of two is: who left is taken to have resigned. */
function takenAs(called: DeclaredEnd | undefined): DeclaredEnd | undefined {
  if (called?.reason !== 'abandonment') return called
  return called.color === null ? { reason: 'agreement' } : { reason: 'resignation', color: called.color }
}

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
    const finished = makeFinishedGame(
      { ...game, id: gameId ?? '', called: takenAs(game.called) },
      0,
      new Date(),
    )
    if (!finished) return
    save?.(finished)
    setHandedOver(finished)
  })
  useEffect(() => {
    if (isOver) keep()
  }, [isOver])
  return isOver ? handedOver : undefined
}
