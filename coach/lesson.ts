import { words } from '#words/coach'
import type { Claim } from './claim.ts'
import { LESSONS, type Lesson } from './facts.ts'
import type { MoveReview } from './review.ts'

/** One piece of advice from a side's mistakes, for what most of them are made of as far as it was proved; `undefined` if nothing was. */
export function lessonOf(mistakes: readonly MoveReview[]): string | undefined {
  const found = mistakes.flatMap(({ claim }) => (claim ? [lessonIn(claim)] : []))
  const count = (lesson: Lesson): number => found.filter((each) => each === lesson).length
  // The sort is stable: of lessons that are as frequent, the graver comes first.
  const [first] = LESSONS.filter((lesson) => count(lesson) > 0).toSorted(
    (one, other) => count(other) - count(one),
  )
  return first && words.lessons[first]
}

function lessonIn(claim: Claim): Lesson {
  if (claim.kind === 'pawn-ending' || claim.kind === 'trade') return claim.kind
  if (claim.kind === 'threat') return claim.about === 'allowed' ? 'allowed-threat' : 'missed-threat'
  if (claim.about !== 'allowed') return claim.kind === 'mate' ? 'missed-mate' : 'missed-chance'
  if (claim.kind === 'mate') return 'allowed-mate'
  if (claim.kind === 'castling' || claim.kind === 'draw') return claim.kind
  if (claim.cause === 'threat-ignored') return 'unseen-threat'
  if (claim.motif === 'promotion') return 'promotion'
  return claim.motif === 'hanging-piece' || claim.motif === 'exchange' ? 'loose-piece' : 'tactic'
}
