import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import type { ExactProbe } from '#coach/judging/exact.ts'
import type { Variation } from '#engine/protocol.ts'

/** A move of a game with the engine's lines before and after it, each from the view of its side to move. */
export interface Question {
  /** The position before the opponent's last move; absent at the start of a game. */
  readonly previous?: Position | undefined
  /** The position before the move. */
  readonly position: Position
  readonly played: Move
  readonly best: Variation
  /** The opponent's best answer; absent if the rules have ended the game. */
  readonly answer: Variation | undefined
  /** The engine's second lines before and after the move; absent if only one move is legal. */
  readonly secondBest?: Variation | undefined
  readonly secondAnswer?: Variation | undefined
  /** Exact results of endings, if the caller has tables of some. */
  readonly exact?: ExactProbe | undefined
  /** The mover's rating, if known. */
  readonly rating?: number | undefined
  /** True for no sentence unless it gives the reason for the loss: leaves out the second tier (second-tier.ts). */
  readonly isReasonOnly?: boolean | undefined
  /** True if the move is only an inaccuracy. */
  readonly isSlight?: boolean
}
