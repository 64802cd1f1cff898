import { useEffect, useEffectEvent } from 'react'
import { afterPaint } from '#app/browser/after-paint.ts'
import { isComputerTurn, type Game } from '#app/game/game.ts'

/** Tells of each move, of the end, and of whose turn it is, once the frame that shows it has been painted. */
export function useProgress(game: Game, onProgress: ((game: Game) => void) | undefined) {
  const { moves, called } = game
  const computersTurn = isComputerTurn(game)
  const tell = useEffectEvent(() => {
    if (moves.length > 0) onProgress?.(game)
  })
  useEffect(() => afterPaint(tell), [moves, called, computersTurn])
}
