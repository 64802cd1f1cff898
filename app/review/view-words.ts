import { Line } from '#chess/line.ts'
import type { San } from '#chess/types.ts'
import { numberAt } from '#app/line/move-number.ts'
import type { ReviewedGame } from './reviewed-game.ts'
import type { ReviewCursor } from './use-review-view.ts'
import { words } from '#words/review'

interface NotatedGame {
  readonly game: ReviewedGame
  readonly sans: readonly San[]
  /** Moves of both sides before the first. */
  readonly before: number
}

/** Names the move that led to the shown position. */
export const describeMove = ({ sans, before }: NotatedGame, ply: number): string =>
  ply === 0 ? words.reviewReading.startingPosition : `${numberAt(before + ply - 1)} ${sans[ply - 1]}`

/** Names the coach's line on the board. */
export function describeLine(
  { game, before }: NotatedGame,
  { line, tried, path }: Pick<ReviewCursor, 'line' | 'tried' | 'path'>,
): string | undefined {
  if (!line) return undefined
  const { from, kind, threat } = line.shown
  if (line.at.ply > 0) {
    const isAtEnd = line.at.ply === line.shown.moves.length
    const move = `${numberAt(before + path.length - 1)} ${new Line(game.line.start, path).sans().at(-1)}`
    return isAtEnd && threat
      ? words.shownLine.threat(kind, move, threat.san)
      : words.shownLine.move(kind, move)
  }
  const sans = (tried ? new Line(game.line.start, tried) : game.line).sans()
  return words.shownLine.start(kind, `${numberAt(before + from)} ${sans[from]}`)
}
