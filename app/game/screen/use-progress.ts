import { useEffect, useEffectEvent } from 'react'
import { afterPaint } from '#app/browser/after-paint.ts'
import { endOf, isCoached, isComputerTurn, type LocalGame } from '#app/game/game.ts'
import type { Line } from '#chess/line.ts'

/** Game progress for callers that do not load the rules. */
export interface GameProgress {
  readonly line: Line
  readonly isOver: boolean
  readonly isComputersTurn: boolean
  readonly isCoached: boolean
}

/**
 * Reports moves, the end and changes of turn after they have been painted. In coached games it also reports the start, since
 * the coach waits for the first move.
 */
export function useProgress(game: LocalGame, onProgress: ((progress: GameProgress) => void) | undefined) {
  const { line, called } = game
  const isComputersTurn = isComputerTurn(game)
  const tell = useEffectEvent(() => {
    if (line.length === 0 && !isCoached(game)) return
    const isOver = endOf(game) !== undefined
    onProgress?.({ line, isOver, isComputersTurn, isCoached: isCoached(game) })
  })
  useEffect(() => afterPaint(tell), [line, called, isComputersTurn])
}
