import { words } from '#words/coach'
import { factsOfMove } from './make-facts.ts'
import type { Fact, Reader } from './facts.ts'
import type { MoveReview } from '#coach/review/review.ts'

/** In characters: a longer sentence does not fit beside a small board. */
const LONGEST = 96

/** The coach's first sentences about a move, as many as fit on one short line; `undefined` if nothing is proved. */
export function headlineOf(move: MoveReview, index: number, reader?: Reader): string | undefined {
  const [first, ...rest] = factsOfMove(move, index, reader).map(wordOf)
  if (first === undefined) return undefined
  let headline = first
  for (const sentence of rest) {
    if (headline.length + 1 + sentence.length > LONGEST) break
    headline += ` ${sentence}`
  }
  return headline
}

/** Calls the method for the fact's kind. TypeScript cannot correlate the two through the lookup. */
const wordOf = (fact: Fact): string => (words.facts[fact.kind] as (fact: Fact) => string)(fact)
