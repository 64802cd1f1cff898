import { words } from '#words/coach'
import { factsOfMove } from './make-facts.ts'
import type { Fact, Reader } from './facts.ts'
import type { MoveReview } from '#coach/review/review.ts'

/** In characters: a longer sentence does not fit beside a small board. */
const LONGEST = 96

/**
 * The coach's first sentences about a move, as many as fit on one short line; `undefined` if nothing is proved. A sentence
 * that only introduces the next one counts as its beginning. `isTaken` rejects a headline that the page has already: then it
 * gets the next sentence as well.
 */
export function headlineOf(
  move: MoveReview,
  index: number,
  reader?: Reader,
  isTaken: (headline: string) => boolean = () => false,
): string | undefined {
  const [first, ...rest] = joinedFacts(factsOfMove(move, index, reader))
  if (first === undefined) return undefined
  let headline = first
  for (const sentence of rest) {
    if (headline.length + 1 + sentence.length > LONGEST && !isTaken(headline)) break
    headline += ` ${sentence}`
  }
  return isTaken(headline) ? undefined : headline
}

/** The sentences, each with its introduction. */
function joinedFacts(facts: readonly Fact[]): readonly string[] {
  const sentences: string[] = []
  let lead = ''
  for (const fact of facts) {
    const sentence = `${lead}${wordOf(fact)}`
    lead = isIntroduction(fact) ? `${sentence} ` : ''
    if (lead === '') sentences.push(sentence)
  }
  return sentences
}

const isIntroduction = (fact: Fact): boolean =>
  (fact.kind === 'missed-chance' && fact.better === undefined) ||
  fact.kind === 'instead' ||
  fact.kind === 'next-best'

/** Calls the method for the fact's kind. TypeScript cannot correlate the two through the lookup. */
const wordOf = (fact: Fact): string => (words.facts[fact.kind] as (fact: Fact) => string)(fact)
