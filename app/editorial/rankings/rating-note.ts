import { typeset } from '#content/typography.ts'
import { roughDate } from '#app/ui/dates.ts'
import type { Rating } from './ranking.ts'

/** Where a rating that is not on the FIDE list comes from. FIDE's own values need no note. */
export function noteOf(rating: Rating): string | undefined {
  if (rating.kind === 'fide') return undefined
  return typeset(`As of ${roughDate(rating.asOf)}: ${rating.source}.`)
}

/** Each different note once, in the order of their first use. */
export function listNotes(ratings: readonly (Rating | undefined)[]): readonly string[] {
  return [...new Set(ratings.flatMap((rating) => (rating && noteOf(rating)) ?? []))]
}
