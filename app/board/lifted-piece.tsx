import type { Ref } from 'react'
import type { Piece } from '#chess/types.ts'
import { PieceImage } from '#app/ui/piece.tsx'

export interface LiftedPieceProps {
  /** Undefined while no piece is dragged. */
  readonly piece: Piece | undefined
  /** The element that follows the pointer (`use-lifted-piece.ts`). */
  readonly ref: Ref<HTMLDivElement>
}

/** The dragged piece. Its layer covers the page, so that the cursor stays a closed hand everywhere. */
export function LiftedPiece({ piece, ref }: LiftedPieceProps) {
  return (
    <div aria-hidden className="board-drag" hidden={!piece}>
      <div className="board-ghost" ref={ref}>
        {piece && <PieceImage piece={piece} />}
      </div>
    </div>
  )
}
