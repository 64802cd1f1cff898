import { useEffect, useRef } from 'react'
import type { LocalGame } from '#app/game/game.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'

/** Removes stored games: at once, or once the game's screen has left, which writes it down a last time. */
export function useRemoval(storage: GameStorage | undefined, playing: LocalGame | undefined) {
  const thrownAway = useRef<string>(undefined)
  const now = (id: string) =>
    void storage
      ?.remove([id])
      .catch((error: unknown) => console.warn('A game that was reset is still stored.', error))

  useEffect(() => {
    if (thrownAway.current === undefined) return
    now(thrownAway.current)
    thrownAway.current = undefined
    // Only the game on the screen decides: whatever is thrown away was on it until now.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [playing])
  return { now, later: (id: string) => void (thrownAway.current = id) }
}
