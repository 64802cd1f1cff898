import type { Ref } from 'react'
import type { Piece } from '#chess/types.ts'
import { PieceImage } from '#app/ui/piece.tsx'

export interface LiftedPieceProps {
  /** Nothing while no piece is in the air. */
  readonly piece: Piece | undefined
  /** What follows the pointer (`use-lifted-piece.ts`). */
  readonly ref: Ref<HTMLDivElement>
}

/** The piece in the air, over the whole page, so that the hand stays closed wherever it is carried. */
export function LiftedPiece({ piece, ref }: LiftedPieceProps) {
  return (
    <div aria-hidden className="board-drag" hidden={!piece}>
      <div className="board-ghost" ref={ref}>
        {piece && <PieceImage piece={piece} />}
      </div>
    </div>
  )
}
