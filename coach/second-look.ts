import type { Judgement } from './judgement.ts'
import { opposed, winChanceOf, type WinChance, type Worth } from './win-chance.ts'

/**
 * A move that gives away so much by one look may be a mistake (10 points, `move-class.ts`) by the next one. One point of doubt finds a
 * few of the blunders that are overlooked without; two and three find no more (`npm run bench -- review`, 204 games).
 */
const SUSPICIOUS: WinChance = 9

/**
 * The positions of a game that are to be judged once more, with more nodes: those between which so much is lost, by the first look or
 * by what is known now, that it may be a mistake. In the end no move is blamed for what only one look has seen. The order does not
 * matter: what is asked for while less is known is asked for when all of it is known too.
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

/** What the second look says, with what the first one did. */
export function mergeLooks<Kind extends Judgement>(before: Judgement, again: Kind): Kind {
  const first = before.first ?? before.variations[0]?.score
  return first ? { ...again, first } : again
}

/** Absent where the rules have ended the game: there is nothing to look at again. */
const nowOf = ({ variations }: Judgement): Worth | undefined => variations[0]?.score
const firstOf = (judgement: Judgement): Worth | undefined => judgement.first ?? nowOf(judgement)

/** Each worth is of whoever is to move there. */
const isLost = (before: Worth | undefined, after: Worth | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  winChanceOf(before) - winChanceOf(opposed(after)) >= SUSPICIOUS
