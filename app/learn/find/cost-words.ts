import type { Score } from '#engine/protocol.ts'
import type { San } from '#chess/types.ts'

/** What a side that sees mate counts with, in centipawns. */
const MATE_WORTH = 3_000
/** Less than this is a matter of taste. */
const TASTE = 30

const centipawns = (score: Score): number =>
  score.type === 'mate' ? Math.sign(score.moves) * MATE_WORTH : score.value

/**
 * What a move costs that is not in the line: `best` is the worth of the position before it, to whoever plays it, `answer` that of
 * the one after it, to the other side, whose best reply is named.
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
