import { useState } from 'react'
import { shownEndOf, type Game, type GameEnd } from '#app/game/game.ts'

/** The end that the screen tells of, until it is dismissed: from then on the board is seen as it is. */
export function useEnding(game: Game): { readonly end: GameEnd | undefined; readonly dismiss: () => void } {
  const [dismissed, setDismissed] = useState<Game['line']>()
  const { line } = game
  return {
    end: dismissed === line ? undefined : shownEndOf(game),
    dismiss: () => setDismissed(line),
  }
}
