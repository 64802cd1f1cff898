import { Line } from '#chess/line.ts'
import type { San } from '#chess/types.ts'
import { numberAt } from '#app/line/move-number.ts'
import type { ReviewedGame } from './reviewed-game.ts'
import type { ReviewCursor } from './use-review-view.ts'
import type { ShownLine } from './view-state.ts'

interface NotatedGame {
  readonly game: ReviewedGame
  readonly sans: readonly San[]
  /** Moves of both sides before the first. */
  readonly before: number
}

/** Names the move that led to the shown position. */
export const describeMove = ({ sans, before }: NotatedGame, ply: number): string =>
  ply === 0 ? 'Starting position' : `${numberAt(before + ply - 1)} ${sans[ply - 1]}`

const LINE_NAMES = {
  ...{ refutation: 'The coach shows', chance: 'The coach shows' },
  ...{ reply: 'The best reply', better: 'The best line' },
} as const satisfies Record<ShownLine['kind'], string>

/** Names the coach's line on the board. */
export function describeLine(
  { game, before }: NotatedGame,
  { line, tried, path }: Pick<ReviewCursor, 'line' | 'tried' | 'path'>,
): string | undefined {
  if (!line) return undefined
  const { from, kind, threat } = line.shown
  const name = LINE_NAMES[kind]
  if (line.at.ply > 0) {
    const isAtEnd = line.at.ply === line.shown.moves.length
    const then = isAtEnd && threat ? `, which threatens ${threat.san}` : ''
    return `${name}: ${numberAt(before + path.length - 1)} ${new Line(game.line.start, path).sans().at(-1)}${then}`
  }
  const sans = (tried ? new Line(game.line.start, tried) : game.line).sans()
  return `${name}, from the position before ${numberAt(before + from)} ${sans[from]}`
}
