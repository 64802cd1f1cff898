import { useRef, type RefObject } from 'react'
import type { Game, BoardEvent } from '#app/game/game.ts'
import { useStepWheel } from '#app/line/use-step-wheel.ts'

/** The wheel over the board of a game steps through its moves; for the element that the board stands in. */
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
