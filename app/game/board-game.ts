import type { Line } from '#chess/line.ts'
import type { Color } from '#chess/types.ts'
import type { TimeSettings } from '#matches/settings.ts'
import type { Clock, TimesMs } from './clock.ts'
import type { GameOpponent } from './settings.ts'

/** A game as the board, the clocks and the list of moves show it, wherever it is played. */
export interface BoardGame {
  readonly line: Line
  /** The number of moves that lead to the shown position. */
  readonly shown: number
  readonly opponent: GameOpponent
  readonly time: TimeSettings
  /** The remaining time of both sides before the first move and after each move, so one entry more than the line has moves. */
  readonly times: readonly TimesMs[]
  readonly clock: Clock
  /** Points from earlier games of these two players, by their present colours. */
  readonly score: Readonly<Record<Color, number>>
}
