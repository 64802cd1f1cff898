import { SQUARES } from '#chess/squares.ts'
import { BoardGrid } from '#app/board/board-grid.tsx'

const NO_WORDS = SQUARES.map(() => '')

/** The squares alone, to look at, with White below. */
export const BareBoard = () => (
  <BoardGrid
    orientation="w"
    labels={NO_WORDS}
    marks={NO_WORDS}
    selected={undefined}
    cursor={undefined}
    acrossTable={false}
  />
)
