import { words } from '#words/coach'
import type { Claim } from '#coach/claims/claim.ts'
import { factsOfClaim, factsOfMove, factsOfWarning } from './make-facts.ts'
import type { Fact, FactKind, FactOf, Reader } from './facts.ts'
import type { MoveReview } from '#coach/review/review.ts'

/**
 * The coach's sentences about a move, each a claim that the rules have confirmed. `undefined` if nothing can be proved. The
 * same review always gets the same wording; `index` selects the phrases. `reader` is the side addressed as "you".
 */
export const sentenceOf = (
  move: MoveReview,
  index: number,
  reader?: Reader,
  earlier?: readonly number[],
): string | undefined => say(factsOfMove(move, index, reader, earlier))

/** The sentences about a bad move, without naming the better one, for a player who may try again. */
export const warningOf = (move: MoveReview, reader?: Reader): string | undefined =>
  say(factsOfWarning(move, reader))

/** The sentences of a claim, without a verdict on the move. */
export const factOf = (move: Pick<MoveReview, 'color'>, claim: Claim, reader?: Reader): string =>
  say(factsOfClaim(move, claim, reader)) ?? ''

/** Sentences for facts that do not belong to a single claim: answers (ask.ts), the course of a game, the pace of a move. */
export function say(facts: readonly Fact[]): string | undefined {
  return facts.length === 0 ? undefined : facts.map(wordOf).join(' ')
}

/** Calls the method for the fact's kind. TypeScript cannot correlate the two through the lookup. */
const wordOf = <Kind extends FactKind>(fact: FactOf<Kind>): string =>
  (words.facts[fact.kind] as (fact: FactOf<Kind>) => string)(fact)
