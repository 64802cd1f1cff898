import type { Score } from '#engine/protocol.ts'
import { FIRST_DRAW_PLY } from '#matches/settings.ts'

/** Centipawns the computer may be ahead and still agree. */
const MOST_AHEAD = 20

/** True if the computer accepts a draw. `score` is from the side of the player who offers it. */
export function agreesToDraw(plies: number, score: Score): boolean {
  if (plies < FIRST_DRAW_PLY) return false
  if (score.type === 'mate') return score.moves > 0
  return -score.value <= MOST_AHEAD
}
