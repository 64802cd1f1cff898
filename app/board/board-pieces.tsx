import { memo } from 'react'
import { opposite, type Color, type Piece, type Square } from '#chess/types.ts'
import { PieceImage } from '#app/ui/piece.tsx'
import { squareTransform } from './board-squares.ts'
import type { NamedPiece } from './named-piece.ts'

export interface BoardPiecesProps {
  readonly orientation: Color
  readonly pieces: readonly NamedPiece[]
  readonly lastMove: readonly Square[]
  /** The square whose piece is being dragged. */
  readonly dragged: Square | undefined
  /** The square a piece was just dropped on: it is already there and does not slide. */
  readonly dropped: Square | undefined
  /** Two players across a table: the far side’s pieces are upside down. */
  readonly acrossTable: boolean
}

/** The pieces, as one layer over the squares. Each slides to its new square. */
export const BoardPieces = memo(function BoardPieces(props: BoardPiecesProps) {
  const { orientation, pieces, lastMove, dragged, dropped, acrossTable } = props
  function stateOf(square: Square): string {
    if (square === dragged) return 'lifted'
    if (square === dropped) return 'dropped'
    return lastMove.includes(square) ? 'moving' : ''
  }
  return (
    // A new key for each side: a turned board is redrawn instead of sliding every piece.
    <div
      aria-hidden
      className={`board-pieces ${acrossTable ? `far-${opposite(orientation)}` : ''}`}
      key={orientation}
    >
      {pieces.map(({ id, piece, square }) => (
        <BoardPiece
          key={id}
          piece={piece}
          place={squareTransform(square, orientation)}
          state={stateOf(square)}
        />
      ))}
    </div>
  )
})

interface BoardPieceProps {
  readonly piece: Piece
  readonly place: string
  readonly state: string
}

const BoardPiece = memo(function BoardPiece({ piece, place, state }: BoardPieceProps) {
  return (
    <div className={`board-piece ${piece.color} ${state}`} style={{ transform: place }}>
      <PieceImage piece={piece} />
    </div>
  )
})
