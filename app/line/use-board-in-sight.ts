import { useEffect, type RefObject } from 'react'

/**
 * Scrolls the board into view when a line is shown, because the button for it may be far below the board. `line` is
 * undefined while no line is shown.
 */
export function useBoardInSight(board: RefObject<HTMLElement | null>, line: object | undefined): void {
  useEffect(() => {
    if (line) board.current?.scrollIntoView({ block: 'nearest' })
  }, [board, line])
}
