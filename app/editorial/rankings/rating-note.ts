import { typeset } from '#content/typography.ts'
import { roughDate } from '#app/ui/dates.ts'
import type { Rating } from '#content/ratings.ts'
import { words } from '#words/editorial'

/** The source of a rating that is not from the FIDE list. FIDE's values have no note. */
export function noteOf(rating: Rating): string | undefined {
  if (rating.kind === 'fide') return undefined
  return typeset(words.rankings.asOf(roughDate(rating.asOf), rating.source))
}

/** Each note once, in the order of first use. */
export function listNotes(ratings: readonly (Rating | undefined)[]): readonly string[] {
  return [...new Set(ratings.flatMap((rating) => (rating && noteOf(rating)) ?? []))]
}
