import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import type { Variation } from '#engine/protocol.ts'

/** A move of a game with the engine's lines before and after it, each from the view of the side to move there. */
export interface Question {
  /** Before the opponent's last move; absent at the start of a game. */
  readonly previous?: Position | undefined
  /** Before the move. */
  readonly position: Position
  readonly played: Move
  readonly best: Variation
  /** The opponent's best answer; absent if the rules have ended the game. */
  readonly answer: Variation | undefined
  /** The next best moves instead of these two; absent if there is only one. */
  readonly secondBest?: Variation | undefined
  readonly secondAnswer?: Variation | undefined
  /** An inaccuracy. */
  readonly isSlight?: boolean
}
