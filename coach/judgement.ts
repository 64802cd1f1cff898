import type { Score, Variation } from '#engine/protocol.ts'

/**
 * What the engine says of one position of a game, from the view of the side to move there. Without legal moves there
 * are no variations: the rules say how that ended.
 */
export interface Judgement {
  readonly depth: number
  /** Best first. The second, where there is one, tells whether the best move was the only good one. */
  readonly variations: readonly Variation[]
  /** What a first look said; absent where there was no second (second-look.ts). */
  readonly first?: Score
}
