import { useEffect, type RefObject } from 'react'

/** The button that shows a line may stand below where the board is in sight. `line`: undefined where none is shown. */
export function useBoardInSight(board: RefObject<HTMLElement | null>, line: object | undefined): void {
  useEffect(() => {
    if (line) board.current?.scrollIntoView({ block: 'nearest' })
  }, [board, line])
}
