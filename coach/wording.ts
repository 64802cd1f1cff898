import { words } from '#words/coach'
import type { Claim } from './claim.ts'
import {
  factsOfClaim,
  factsOfMove,
  factsOfWarning,
  type Fact,
  type FactKind,
  type FactOf,
  type Reader,
} from './facts.ts'
import type { MoveReview } from './review.ts'

/**
 * The coach's sentences about a move, each a claim that the rules have confirmed. `undefined` where nothing can be proved.
 * The same review is always worded the same way; `index` varies the phrases. `reader` is the side that is addressed as "you".
 */
export const sentenceOf = (
  move: MoveReview,
  index: number,
  reader?: Reader,
  earlier?: readonly number[],
): string | undefined => say(factsOfMove(move, index, reader, earlier))

/** The sentences about a bad move without the better one, for a player who may try again. */
export const warningOf = (move: MoveReview, reader?: Reader): string | undefined =>
  say(factsOfWarning(move, reader))

/** The sentences of a claim, without a verdict on the move. */
export const factOf = (move: Pick<MoveReview, 'color'>, claim: Claim, reader?: Reader): string =>
  say(factsOfClaim(move, claim, reader)) ?? ''

/** The sentences of facts that are not about one claim: answers (ask.ts), the course of a game, the pace of a move. */
export function say(facts: readonly Fact[]): string | undefined {
  return facts.length === 0 ? undefined : facts.map(wordOf).join(' ')
}

/** The method of a fact's own kind takes that fact, which TypeScript cannot follow through the lookup. */
const wordOf = <Kind extends FactKind>(fact: FactOf<Kind>): string =>
  (words.facts[fact.kind] as (fact: FactOf<Kind>) => string)(fact)
