import { useEffect, useRef } from 'react'
import type { Game } from '#app/game/game.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'

/** Removes a stored game once its screen has left, which writes it down a last time. */
export function useRemoval(storage: GameStorage | undefined, playing: Game | undefined) {
  const thrownAway = useRef<string>(undefined)
  useEffect(() => {
    if (thrownAway.current === undefined) return
    storage
      ?.remove([thrownAway.current])
      .catch((error: unknown) => console.warn('A game that was reset is still stored.', error))
    thrownAway.current = undefined
  }, [playing, storage])
  return (id: string) => void (thrownAway.current = id)
}
