import { useEffect, useEffectEvent } from 'react'
import { afterPaint } from '#app/browser/after-paint.ts'
import { endOf, isCoached, isComputerTurn, type Game } from '#app/game/game.ts'
import type { GameLine } from '#app/line/line.ts'

/** How far a game has come, for whoever has no rules to ask. */
export interface GameProgress extends GameLine {
  readonly isOver: boolean
  readonly isComputersTurn: boolean
  readonly isCoached: boolean
}

/**
 * Tells of each move, of the end, and of whose turn it is, once the frame that shows it has been painted; of the start too,
 * where a coach waits for the first move.
 */
export function useProgress(game: Game, onProgress: ((progress: GameProgress) => void) | undefined) {
  const { start, moves, called } = game
  const isComputersTurn = isComputerTurn(game)
  const tell = useEffectEvent(() => {
    if (moves.length === 0 && !isCoached(game)) return
    const isOver = endOf(game) !== undefined
    onProgress?.({ start, moves, isOver, isComputersTurn, isCoached: isCoached(game) })
  })
  useEffect(() => afterPaint(tell), [moves, called, isComputersTurn])
}
