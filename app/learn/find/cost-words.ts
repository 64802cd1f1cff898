import type { Score } from '#engine/protocol.ts'
import type { San } from '#chess/types.ts'
import { words } from '#words/learn/find'

/** A mate’s value in centipawns. */
const MATE_WORTH = 3_000
/** Smaller differences are not counted as a cost. */
const TASTE = 30

const centipawns = (score: Score): number =>
  score.type === 'mate' ? Math.sign(score.moves) * MATE_WORTH : score.value

/**
 * The cost of a move outside the line, in words. `best`: the value of the position before it for the player.
 * `answer`: the value of the position after it for the opponent, whose best reply is named.
 */
export function costWords(san: San, best: Score, answer: Score, reply: San | undefined): string {
  if (answer.type === 'mate' && answer.moves > 0) return words.costWords.runsIntoMate(san, reply)
  if (best.type === 'mate' && best.moves > 0 && answer.type !== 'mate')
    return words.costWords.missesMate(san, reply)
  const drop = centipawns(best) + centipawns(answer)
  return drop < TASTE
    ? words.costWords.isJustAsGood(san)
    : words.costWords.costs(san, Math.round(drop / 10) / 10, reply)
}
