import { words } from '#words/coach'
import type { Claim } from '#coach/claims/claim.ts'
import { LESSONS, type Lesson } from './facts.ts'
import type { MoveReview } from '#coach/review/review.ts'

/** Advice on a side's most frequent kind of mistake among those with a proved claim; `undefined` if none has one. */
export function lessonOf(mistakes: readonly MoveReview[]): string | undefined {
  const found = mistakes.flatMap(({ claim }) => (claim ? [lessonIn(claim)] : []))
  const count = (lesson: Lesson): number => found.filter((each) => each === lesson).length
  // LESSONS starts with the gravest and the sort is stable: of equally frequent lessons, the graver comes first.
  const [first] = LESSONS.filter((lesson) => count(lesson) > 0).toSorted(
    (one, other) => count(other) - count(one),
  )
  return first && words.lessons[first]
}

function lessonIn(claim: Claim): Lesson {
  if (claim.kind === 'pawn-ending' || claim.kind === 'trade' || claim.kind === 'ending') return claim.kind
  if (claim.kind === 'threat') return claim.about === 'allowed' ? 'allowed-threat' : 'missed-threat'
  if (claim.kind === 'sight') return claim.about === 'allowed' ? 'allowed-threat' : 'missed-threat'
  if (claim.about !== 'allowed') return claim.kind === 'mate' ? 'missed-mate' : 'missed-chance'
  if (claim.kind === 'mate' || claim.kind === 'hunt') return 'allowed-mate'
  if (claim.kind === 'castling' || claim.kind === 'draw') return claim.kind
  if (claim.cause === 'threat-ignored') return 'unseen-threat'
  if (claim.motif === 'promotion') return 'promotion'
  return claim.motif === 'hanging-piece' || claim.motif === 'exchange' ? 'loose-piece' : 'tactic'
}
