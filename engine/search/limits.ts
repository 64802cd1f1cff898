import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'

export interface Limits {
  readonly depth: number
  readonly nodes?: number
  /** Makes `depth` a minimum: the search goes one deeper while it has used fewer nodes than this. */
  readonly effort?: number
  /** How many of the best moves to find; 1 if absent. */
  readonly variations?: number
  /** Considers only these moves; all legal ones if absent. */
  readonly moves?: readonly Move[]
  /** Absent: no move is overlooked, and positions are judged at full strength. */
  readonly sight?: Sight
  /**
   * After how many occurrences a position of the game before the root is scored as a draw. 2 if absent, so that the engine
   * makes progress in won endings. 3, as in the laws, for judging people's games, in which one repetition is allowed.
   */
  readonly drawnTime?: 2 | 3
  /** Called before each iteration and every 128 nodes. Depth 1 is always finished. */
  readonly shouldStop?: () => boolean
}

/** Evaluates a position in centipawns for the side to move, which must not be in check. */
export type Judge = (position: Position) => number

/** A weaker player's view of a position. */
export interface Sight {
  /** True if it overlooks this move, `ply` half-moves ahead, as the answer to `previous`. */
  readonly overlooks: (move: number, ply: number, previous: number) => boolean
  /** How many half-moves of captures are searched. */
  readonly captureSteps: number
  readonly judge: Judge
}
