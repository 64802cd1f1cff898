import { words } from '#words/coach'
import { factsOfMove, type Fact, type Reader } from './facts.ts'
import type { MoveReview } from './review.ts'

/** Longer than this, a sentence does not fit beside a small board. */
const LONGEST = 96

/** The coach's first sentences about a move, as many as fit in one short line; undefined where nothing is proved. */
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

/** The method of a fact's kind takes that fact, which TypeScript cannot follow through the lookup. */
const wordOf = (fact: Fact): string => (words.facts[fact.kind] as (fact: Fact) => string)(fact)
