import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'

export interface Limits {
  readonly depth: number
  readonly nodes?: number
  /** `depth` is the least: a search that cost fewer nodes than this so far goes one deeper. */
  readonly effort?: number
  /** How many of the best moves to find; 1 if absent. */
  readonly variations?: number
  /** Only these moves are considered; all legal ones if absent. */
  readonly moves?: readonly Move[]
  /** Absent: everything is seen and judged as well as it can be. */
  readonly sight?: Sight
  /**
   * After how many occurrences a position of the game before the root is a draw. 2 if absent, so that the engine makes
   * progress in won endings. 3, as in the laws, for judging people's games, who may repeat once.
   */
  readonly drawnTime?: 2 | 3
  /** Asked before each iteration and every 128 nodes. Depth 1 is finished whatever it says. */
  readonly shouldStop?: () => boolean
}

/** Evaluates a position in centipawns for the side to move, which must not be in check. */
export type Judge = (position: Position) => number

/** A weaker player's view of a position. */
export interface Sight {
  /** Does it fail to think of this move, `ply` half-moves ahead, as the answer to `previous`? */
  readonly overlooks: (move: number, ply: number, previous: number) => boolean
  /** How many half-moves captures are played out. */
  readonly captureSteps: number
  readonly judge: Judge
}
