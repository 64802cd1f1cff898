import type { Color } from '#chess/types.ts'
import type { Review } from '#coach/review/review.ts'
import { PlayerStrip } from '#app/line/player-strip.tsx'
import { clockAt } from './figures/think-times.ts'
import type { ReviewedGame } from './reviewed-game.ts'
import { words } from '#words/review'

interface ReviewedPlayerProps {
  readonly color: Color
  readonly game: ReviewedGame
  readonly names: ReviewedGame['names']
  /** Set once every move is judged. */
  readonly review: Review | undefined
  /** The shown position, for the clock. */
  readonly ply: number
}

/** A player at the board's edge: name, points, accuracy, and the clock at the shown move. */
export function ReviewedPlayer({ color, game, names, review, ply }: ReviewedPlayerProps) {
  const accuracy = review?.accuracy[color]
  const clock = game.clocks && clockAt(game.clocks, color === game.line.sideToMoveAt(0), ply)
  return (
    <PlayerStrip color={color} name={names[color]} ending={game.ending}>
      {accuracy !== undefined && (
        <span className="player-accuracy">
          <span className="accuracy-label">{words.story.accuracy}</span>{' '}
          <b>{words.story.accuracyOf(accuracy)}</b>
        </span>
      )}
      {clock !== undefined && <span className="player-clock">{clockText(clock)}</span>}
    </PlayerStrip>
  )
}

/** `9:05`, `1:02:30`. */
function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const two = (part: number): string => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
