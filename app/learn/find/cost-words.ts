import type { Score } from '#engine/protocol.ts'
import type { San } from '#chess/types.ts'

/** A mate’s value in centipawns. */
const MATE_WORTH = 3_000
/** Smaller differences are a matter of taste. */
const TASTE = 30

const centipawns = (score: Score): number =>
  score.type === 'mate' ? Math.sign(score.moves) * MATE_WORTH : score.value

/**
 * The cost of a move outside the line, in words. `best`: the value of the position before it for the player.
 * `answer`: the value of the position after it for the opponent, whose best reply is named.
 */
export function costWords(san: San, best: Score, answer: Score, reply: San | undefined): string {
  const after = reply === undefined ? '' : ` The answer is ${reply}.`
  if (answer.type === 'mate' && answer.moves > 0) return `${san} runs into mate.${after}`
  if (best.type === 'mate' && best.moves > 0 && answer.type !== 'mate')
    return `${san} lets a mate slip.${after}`
  const drop = centipawns(best) + centipawns(answer)
  if (drop < TASTE) return `${san} is just as good, but it isn’t the move we are learning.`
  return `${san} costs about ${pawns(drop)}.${after}`
}

function pawns(drop: number): string {
  const tenths = Math.round(drop / 10) / 10
  return tenths === 1 ? 'one pawn' : `${tenths} pawns`
}
