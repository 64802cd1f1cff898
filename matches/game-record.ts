import type { Line } from '#chess/line.ts'
import type { Color } from '#chess/types.ts'
import type { DeclaredEnd } from './ending.ts'
import type { Opponent } from './opponent.ts'
import type { TimeSettings } from './settings.ts'

/**
 * A finished game, wherever it was played: all that cannot be computed. It names neither its result, nor its moves in notation,
 * nor its opening; `judge` and `makeMatch` compute them. Devices and requests have it as text (game-record-text.ts).
 */
export interface GameRecord {
  /** A UUID created when the game started, so that a game sent twice is saved once. */
  readonly gameId: string
  readonly opponent: Opponent
  readonly time: TimeSettings
  /** The number of takebacks; 0 for games from before they were counted. */
  readonly takebacks: number
  /** The rules, the start and the moves. */
  readonly line: Line
  /** The mover's remaining milliseconds after each move; undefined in a game without a clock. */
  readonly times: readonly number[] | undefined
  /** The remaining milliseconds of both sides at the end; undefined in a game without a clock. */
  readonly left: Readonly<Record<Color, number>> | undefined
  /** How a player, or the clock, ended the game; undefined if the rules did. */
  readonly called: DeclaredEnd | undefined
  readonly finishedAt: string
  readonly durationSeconds: number
  /** The version of the engine that played; undefined between people. */
  readonly engineVersion: string | undefined
}
