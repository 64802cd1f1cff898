import elephant from '#content/court/elephant-240.webp'
import horse from '#content/court/horse-240.webp'
import pawn from '#content/court/pawn-240.webp'
import dial from '#content/court/dial-240.webp'
import vizier from '#content/court/vizier-240.webp'
import type { Color } from '#chess/types.ts'
import type { Game } from '#app/game/game.ts'
import { PieceImage } from '#app/ui/piece.tsx'

const OPPONENTS = { beginner: pawn, intermediate: horse, advanced: elephant, master: vizier }

interface PlayerFaceProps {
  readonly opponent: Game['opponent']
  readonly color: Color
}

/** The carved opponent of the computer's level, or the king of a person's color. Decorative. */
export function PlayerFace({ opponent, color }: PlayerFaceProps) {
  if (opponent.type !== 'computer' || color === opponent.seat)
    return (
      <span aria-hidden className="player-face">
        <PieceImage piece={{ color, role: 'k' }} />
      </span>
    )
  const { skill } = opponent
  return (
    <img
      src={typeof skill === 'number' ? dial : OPPONENTS[skill]}
      alt=""
      aria-hidden
      width={240}
      height={240}
      decoding="async"
      className="player-face"
    />
  )
}
