import type { Score, Variation } from '#engine/protocol.ts'

/**
 * The engine's judgement of a position, from the view of the side to move. A position without legal moves has no variations:
 * the rules determine the result.
 */
export interface Judgement {
  readonly depth: number
  /** Best first. The second, if present, shows whether the best move was the only good one. */
  readonly variations: readonly Variation[]
  /** The score of the first pass; absent if the position was judged only once (second-look.ts). */
  readonly first?: Score
  /**
   * The index of the first move in the first variation for which the game alone speaks: the engine liked another move better
   * than what this one came to; see hindsight.ts.
   */
  readonly disputed?: number
}
