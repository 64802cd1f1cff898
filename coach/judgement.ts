import type { Score, Variation } from '#engine/protocol.ts'

/**
 * The engine's judgement of one position, from the view of the side to move. A position without legal moves has no variations: the rules
 * tell how the game ended.
 */
export interface Judgement {
  readonly depth: number
  /** Best first. The second, where there is one, tells whether the best move was the only good one. */
  readonly variations: readonly Variation[]
  /** The score of the first look; absent if the position was judged only once (second-look.ts). */
  readonly first?: Score
}
