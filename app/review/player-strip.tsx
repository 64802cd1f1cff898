import { opposite, type Color } from '#chess/types.ts'
import type { Review } from '#coach/review.ts'
import { clockAt } from './figures/think-times.ts'
import type { ReviewedGame } from './reviewed-game.ts'
import { words } from '#words/review'

interface PlayerStripProps {
  readonly color: Color
  readonly game: ReviewedGame
  readonly names: ReviewedGame['names']
  /** Given once every move is judged. */
  readonly review: Review | undefined
  /** The shown position, for the clock. */
  readonly ply: number
}

/** A player at the board's edge: name, accuracy, and the clock at the shown move. */
export function PlayerStrip({ color, game, names, review, ply }: PlayerStripProps) {
  const accuracy = review?.accuracy[color]
  const clock = game.clocks && clockAt(game.clocks, color === firstSide(game), ply)
  return (
    <p className="player-strip">
      <span aria-hidden="true" className={`player-color ${color}`} />
      <span className="player-name">{names[color]}</span>
      {game.ending && <span className="player-points">{pointsOf(color, game.ending.winner)}</span>}
      {accuracy !== undefined && <span className="player-accuracy">{words.figures.accuracy(accuracy)}</span>}
      {clock !== undefined && <span className="player-clock">{clockText(clock)}</span>}
    </p>
  )
}

const firstSide = ({ line }: ReviewedGame): Color => line.sideToMoveAt(0)

const pointsOf = (color: Color, winner: Color | undefined): string =>
  winner === undefined ? '½' : winner === opposite(color) ? '0' : '1'

/** `9:05`, `1:02:30`. */
function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const two = (part: number): string => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
