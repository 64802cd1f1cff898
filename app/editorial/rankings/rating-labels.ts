import type { RatingKind } from '#content/ratings.ts'
import { words } from '#words/editorial'

/** In the order in which they are shown. Repeated here, because importing the list from its module would add the parser to the page. */
export const SHOWN_RATING_KINDS: readonly RatingKind[] = ['classical', 'rapid', 'blitz']

export const ratingLabel = (kind: RatingKind): string => words.rankings.kinds[kind]
