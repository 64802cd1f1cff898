import { SQUARES } from '#chess/squares.ts'
import { BoardGrid } from '#app/board/board-grid.tsx'

const NO_WORDS = SQUARES.map(() => '')

/** A read-only board of squares without pieces, White at the bottom. */
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
