import { memo } from 'react'
import { opposite, type Color, type Piece, type Square } from '#chess/types.ts'
import { PieceImage } from '#app/ui/piece.tsx'
import { placeOf } from './board-squares.ts'
import type { NamedPiece } from './named-piece.ts'

export interface BoardPiecesProps {
  readonly orientation: Color
  readonly pieces: readonly NamedPiece[]
  readonly lastMove: readonly Square[]
  /** Whose piece is in the air. */
  readonly dragged: Square | undefined
  /** Where a piece was just dropped: it is there already, and does not slide. */
  readonly dropped: Square | undefined
  /** The far side's pieces stand upside down, for two people across a table. */
  readonly acrossTable: boolean
}

/** The pieces as one layer over the squares, each sliding to where its square is. */
export const BoardPieces = memo(function BoardPieces(props: BoardPiecesProps) {
  const { orientation, pieces, lastMove, dragged, dropped, acrossTable } = props
  function stateOf(square: Square): string {
    if (square === dragged) return 'lifted'
    if (square === dropped) return 'dropped'
    return lastMove.includes(square) ? 'moving' : ''
  }
  return (
    // A board that is turned is another picture, not sixteen pieces on the march.
    <div
      aria-hidden
      className={`board-pieces ${acrossTable ? `far-${opposite(orientation)}` : ''}`}
      key={orientation}
    >
      {pieces.map(({ id, piece, square }) => (
        <BoardPiece key={id} piece={piece} place={placeOf(square, orientation)} state={stateOf(square)} />
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
