import { useEffect, useEffectEvent } from 'react'
import { afterPaint } from '#app/browser/after-paint.ts'
import { endOf, isComputerTurn, type Game } from '#app/game/game.ts'
import type { GameLine } from '#app/line/line.ts'

/** How far a game has come, for whoever has no rules to ask. */
export interface GameProgress extends GameLine {
  readonly isOver: boolean
  readonly isComputersTurn: boolean
}

/** Tells of each move, of the end, and of whose turn it is, once the frame that shows it has been painted. */
export function useProgress(game: Game, onProgress: ((progress: GameProgress) => void) | undefined) {
  const { start, moves, called } = game
  const isComputersTurn = isComputerTurn(game)
  const tell = useEffectEvent(() => {
    if (moves.length > 0) onProgress?.({ start, moves, isOver: endOf(game) !== undefined, isComputersTurn })
  })
  useEffect(() => afterPaint(tell), [moves, called, isComputersTurn])
}
