import { useState } from 'react'
import { shownEndOf, type Game, type GameEnd } from '#app/game/game.ts'

/** The end to show, until the player dismisses it. */
export function useEnding(game: Game): { readonly end: GameEnd | undefined; readonly dismiss: () => void } {
  const [dismissed, setDismissed] = useState<Game['line']>()
  const { line } = game
  return {
    end: dismissed === line ? undefined : shownEndOf(game),
    dismiss: () => setDismissed(line),
  }
}
