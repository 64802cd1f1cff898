import { useRef, type RefObject } from 'react'
import type { Game, BoardEvent } from '#app/game/game.ts'
import { useStepWheel } from '#app/line/use-step-wheel.ts'

/** Lets the mouse wheel step through the moves. Returns a ref for the board's container. */
export function useGameWheel(
  game: Game,
  dispatch: (event: BoardEvent) => void,
): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null)
  useStepWheel(board, {
    ply: game.shown,
    last: game.line.length,
    onStep: (step) => {
      const ply = game.shown + (step === 'next' ? 1 : -1)
      dispatch({ type: 'position-shown', ply, atMs: performance.now() })
    },
  })
  return board
}
