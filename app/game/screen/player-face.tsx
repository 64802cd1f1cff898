import type { Color } from '#chess/types.ts'
import type { Game } from '#app/game/game.ts'
import { FIGURES } from '#app/stage/figures.ts'
import { PieceImage } from '#app/ui/piece.tsx'

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
      src={FIGURES[typeof skill === 'number' ? 'dial' : skill]}
      alt=""
      aria-hidden
      width={240}
      height={240}
      decoding="async"
      className="player-face"
    />
  )
}
