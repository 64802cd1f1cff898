import type { Uci } from '#chess/types.ts'
import type { Score, Variation } from '#engine/protocol.ts'
import type { Judgement } from './judgement.ts'
import { opposed, winChanceOf, type WinChance } from './win-chance.ts'

/** By how much a judgement must contradict the one before it. Smaller differences are mostly noise between two searches. */
const CONTRADICTION: WinChance = 4

/** From this correction on, the line is replaced as well. A smaller one does not tell why the score changed. */
const OTHER_LINE: WinChance = 10

/**
 * The judgements, corrected by what the game showed later. The search after a move sees further than the search before it, so
 * its score replaces the earlier one if the engine's choice was played and turned out worse, or if any move turned out
 * better. Goes from the last move to the first, so that a refutation that shows after a long exchange reaches the move that
 * allowed it. Idempotent.
 */
export function withHindsight(moves: readonly Uci[], judgements: readonly Judgement[]): readonly Judgement[] {
  const corrected = [...judgements]
  for (let index = judgements.length - 2; index >= 0; index--)
    corrected[index] = correct(moves[index]!, judgements[index]!, corrected[index + 1]!)
  return corrected
}

interface Correction {
  readonly answer: Judgement
  readonly corrected: Judgement
}

/** Keeps corrected judgements identical while a page reviews its game again, because claims are cached by judgement. */
const corrections = new WeakMap<Judgement, Correction>()

function correct(move: Uci, judgement: Judgement, answer: Judgement): Judgement {
  const [best, ...others] = judgement.variations
  const reply = answer.variations[0]
  if (!best || !reply) return judgement
  const score = opposed(reply.score) as Score
  const rise = winChanceOf(score) - winChanceOf(best.score)
  const isChoice = best.moves[0] === move
  if ((isChoice ? Math.abs(rise) : rise) < CONTRADICTION) return judgement
  const known = corrections.get(judgement)
  if (known?.answer === answer) return known.corrected
  const corrected =
    Math.abs(rise) < OTHER_LINE
      ? { ...judgement, variations: [{ score, moves: best.moves }, ...others] }
      : {
          ...{ ...judgement, variations: [{ score, moves: [move, ...reply.moves] }] },
          ...disputeOf(others[0], score, answer),
        }
  corrections.set(judgement, { answer, corrected })
  return corrected
}

/**
 * The engine's second choice promised more than the line of the game now yields. Only a search could tell whether it keeps the
 * promise: the score often overlooks the same refutation, so it corrects no worth, but the line is not best play either.
 */
function disputeOf(
  second: Variation | undefined,
  score: Score,
  answer: Judgement,
): Pick<Judgement, 'disputed'> {
  if (second && winChanceOf(second.score) - winChanceOf(score) >= CONTRADICTION) return { disputed: 0 }
  return answer.disputed === undefined ? {} : { disputed: answer.disputed + 1 }
}
