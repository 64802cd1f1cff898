import type { Judgement } from './judgement.ts'
import { opposed, winChanceOf, type WinChance, type Worth } from './win-chance.ts'

/**
 * A move that gives away this much at the first pass may be a mistake (10 points, `move-class.ts`) at the second. A margin of
 * one point finds a few blunders that would otherwise be missed; two or three find no more (`npm run bench -- review`, 204
 * games).
 */
const SUSPICIOUS: WinChance = 9

/**
 * The positions to judge again with more nodes: those before and after a move that may be a mistake by its first or its
 * latest judgements, so that no move is blamed on the evidence of a single search. The order of second passes does not
 * matter: a position selected with partial knowledge is still selected with full knowledge.
 */
export function secondLooks(judgements: readonly (Judgement | undefined)[]): readonly number[] {
  const around = new Set<number>()
  for (const [index, before] of judgements.entries()) {
    const after = judgements[index + 1]
    if (!before || !after) continue
    if (isLost(firstOf(before), firstOf(after)) || isLost(nowOf(before), nowOf(after)))
      around.add(index).add(index + 1)
  }
  return [...around].filter((index) => judgements[index]!.first === undefined)
}

/** The second judgement, with the score of the first attached. */
export function mergeLooks<Kind extends Judgement>(before: Judgement, again: Kind): Kind {
  const first = before.first ?? before.variations[0]?.score
  return first ? { ...again, first } : again
}

/** The latest score; `undefined` if the rules have ended the game. */
const nowOf = ({ variations }: Judgement): Worth | undefined => variations[0]?.score
const firstOf = (judgement: Judgement): Worth | undefined => judgement.first ?? nowOf(judgement)

/** True if the move may be a mistake. Each worth is from the view of its side to move. */
const isLost = (before: Worth | undefined, after: Worth | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  winChanceOf(before) - winChanceOf(opposed(after)) >= SUSPICIOUS
